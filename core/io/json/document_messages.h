#pragma once

#include "core/base/message/message_form.h"

/// @file
/// What is said about the head of our files, "format" and "version".

namespace broadside::texts {

// Each kind of file has these five sentences.
inline constexpr Form<> sceneNotObject{"document.scene-not-object",
                                       "This is not a scene file: a scene file is one JSON object"};
inline constexpr Form<Phrase> sceneNotThis{"document.scene-not-this", "This is not a Broadside scene: {why}"};
inline constexpr Form<Text> sceneOrWrite{"document.scene-or-write",
                                         "Choose a scene file, or write \"format\": \"{format}\""};
inline constexpr Form<Text> sceneOrAdd{"document.scene-or-add", "Choose a scene file, or add \"format\": \"{format}\""};
inline constexpr Form<> sceneNoVersion{"document.scene-no-version", "The scene has no \"version\""};

inline constexpr Form<> projectNotObject{"document.project-not-object",
                                         "This is not a project file: a project file is one JSON object"};
inline constexpr Form<Phrase> projectNotThis{"document.project-not-this", "This is not a Broadside project: {why}"};
inline constexpr Form<Text> projectOrWrite{"document.project-or-write",
                                           "Choose a project file, or write \"format\": \"{format}\""};
inline constexpr Form<Text> projectOrAdd{"document.project-or-add",
                                         "Choose a project file, or add \"format\": \"{format}\""};
inline constexpr Form<> projectNoVersion{"document.project-no-version", "The project has no \"version\""};

inline constexpr Form<> atlasNotObject{"document.atlas-not-object",
                                       "This is not an atlas file: an atlas file is one JSON object"};
inline constexpr Form<Phrase> atlasNotThis{"document.atlas-not-this", "This is not a Broadside atlas: {why}"};
inline constexpr Form<Text> atlasOrWrite{"document.atlas-or-write",
                                         "Choose an atlas file, or write \"format\": \"{format}\""};
inline constexpr Form<Text> atlasOrAdd{"document.atlas-or-add",
                                       "Choose an atlas file, or add \"format\": \"{format}\""};
inline constexpr Form<> atlasNoVersion{"document.atlas-no-version", "The atlas has no \"version\""};

inline constexpr Form<Text, Integer> documentBegin{
    "document.begin", "Begin the file with {{\"format\": \"{format}\", \"version\": {version}"};
inline constexpr Form<Text, Text> documentFormat{"document.format", "\"format\" is {value}, not \"{format}\""};
inline constexpr Form<> documentNoFormat{"document.no-format", "it has no \"format\""};
inline constexpr Form<Text, Integer> documentNewer{
    "document.newer", "The file has version {version}, but this program reads only versions up to {known}"};
inline constexpr Form<Integer> documentSaveOlder{
    "document.save-older", "Open it with a newer version of Broadside, or save it there as version {known}"};
inline constexpr Form<Text> documentUnknownVersion{
    "document.unknown-version", "\"version\" is {value}, but the files of Broadside have no such version"};
inline constexpr Form<Integer> documentWriteVersion{"document.write-version", "Write \"version\": {version}"};
inline constexpr Form<Integer> documentAddVersion{"document.add-version", "Add \"version\": {version}"};

} // namespace broadside::texts
