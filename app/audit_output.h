#pragma once

#include "core/debug/audit.h"
#include "core/io/json_writer.h"
#include "core/scene/object_table.h"

#include <cstdint>
#include <map>
#include <ostream>
#include <span>

/// @file
/// How audits are printed, whatever made their frames: simulations and recordings.

namespace broadside {

inline constexpr std::size_t kMostShown = 20; ///< Lines of a list for people; JSON has all.

/// "missed": [{"step": ..., "a": ..., "b": ..., "cause": ...}, ...]
void writeMissed(JsonWriter& json, std::span<const Audit::Miss> missed);

[[nodiscard]] std::map<MissCause, std::uint64_t> causesOf(std::span<const Audit::Miss> missed);
/// A line each, with names.
void printMissed(std::ostream& out, std::span<const Audit::Miss> missed, const ObjectTable& objects);
/// Says how many of a list that is too long were left out.
void printRest(std::ostream& out, std::size_t count);

} // namespace broadside
