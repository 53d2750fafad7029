#pragma once

#include <string_view>

namespace broadside {

/// The text of a file in resources/recorders, or of the header for C and C++. In a build without Qt, the build makes
/// this function from these files (recorder_texts.cmake). Otherwise app/window/packed_recorders.cpp has it.
/// @pre `file` is the name of one of them
[[nodiscard]] std::string_view recorderText(std::string_view file);

} // namespace broadside
