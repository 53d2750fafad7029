#pragma once

#include "core/trace/bytes.h"
#include "core/trace/trace_format.h"
#include "core/trace/trace_header.h"

#include <optional>
#include <span>
#include <string_view>

/// @file
/// Messages of a frame about what is not the same in all frames, or not the same for all objects: world, grids, marks.
/// The readers get the bytes after the message's first eight, and return the first error. The writers append these
/// bytes.

namespace broadside::trace {

/// Replaces the world and the grids. Keeps the present value if it is the same.
[[nodiscard]] std::optional<ByteFault> readSurroundings(std::string_view bytes, FrameData& frame);
/// Appends cells. Ranges that are in the wrong order are left out.
[[nodiscard]] std::optional<ByteFault> readGridCells(std::string_view bytes, FrameData& frame);
/// Appends marks of one kind. A kind that is not known is left out.
[[nodiscard]] std::optional<ByteFault> readMarks(std::string_view bytes, FrameData& frame);
[[nodiscard]] std::optional<ByteFault> readRemoved(std::string_view bytes, FrameData& frame);
[[nodiscard]] std::optional<ByteFault> readFaults(std::string_view bytes, FrameData& frame);

void putSurroundings(ByteWriter& writer, const Surroundings& surroundings);
/// Only those of grids other than grid 0.
void putGridCells(ByteWriter& writer, std::span<const RegisteredCells> cells);
void putMarks(ByteWriter& writer, ObjectMark mark, std::span<const ObjectId> ids);
void putRemoved(ByteWriter& writer, const ObjectMarks::Removed& removed);
void putFaults(ByteWriter& writer, const RecorderFaults& faults);

} // namespace broadside::trace
