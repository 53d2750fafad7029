#pragma once

#include "core/base/enumerators.h"
#include "core/io/atlas/atlas_reader.h"
#include "core/io/json/document_header.h"
#include "core/io/json/document_messages.h"
#include "core/sprites/atlas.h"

/// @file
/// The words of atlas files, by the value of their enumerators, and their keys.

namespace broadside {

inline constexpr EnumWord<TextureFilter> kFilterRows[] = {{TextureFilter::Nearest, "nearest"},
                                                          {TextureFilter::Linear, "linear"}};
inline constexpr EnumWord<Playback> kPlaybackRows[] = {
    {Playback::Loop, "loop"}, {Playback::Once, "once"}, {Playback::PingPong, "ping-pong"}};
inline constexpr auto kFilterWords = wordsOfRows<kFilterRows>();
inline constexpr auto kPlaybackWords = wordsOfRows<kPlaybackRows>();

inline constexpr DocumentKind kAtlasDocument{
    kAtlasFormat,
    "atlas",
    kAtlasVersion,
    {&texts::atlasNotObject, &texts::atlasNotThis, &texts::atlasOrWrite, &texts::atlasOrAdd, &texts::atlasNoVersion}};
[[nodiscard]] KeyTable atlasKeyTable();

} // namespace broadside
