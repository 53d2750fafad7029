#pragma once

#include <string_view>

namespace broadside {

/// The text of a file in resources/recorders, or of the header for C and C++. The build makes this function from these
/// files (recorder_texts.cmake).
/// @pre `file` is the name of one of them
[[nodiscard]] std::string_view recorderText(std::string_view file);

} // namespace broadside
