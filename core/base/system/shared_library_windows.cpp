#include "core/base/system/shared_library.h"
#include "core/base/system/wide_text.h"

#ifndef NOMINMAX
#define NOMINMAX
#endif
#define WIN32_LEAN_AND_MEAN
#include <windows.h>

namespace broadside {

void* loadLibrary(const std::string& path, std::string& reason)
{
    const std::string place = path.find_first_of("/\\") == std::string::npos ? ".\\" + path : path;
    void* const library = LoadLibraryW(wideText(place).c_str());
    if (!library)
        reason = "error " + std::to_string(GetLastError()) + " of Windows";
    return library;
}

void* functionIn(void* library, const char* name)
{
    return reinterpret_cast<void*>(GetProcAddress(static_cast<HMODULE>(library), name));
}

} // namespace broadside
