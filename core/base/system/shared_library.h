#pragma once

#include <string>

namespace broadside {

/// Loads a shared library, which stays loaded. Null after an error; `reason` then gets the words of the system.
/// A path without a folder is in the current one.
[[nodiscard]] void* loadLibrary(const std::string& path, std::string& reason);
/// Null if the library has no such function. The caller casts it to the type of the function.
[[nodiscard]] void* functionIn(void* library, const char* name);

} // namespace broadside
