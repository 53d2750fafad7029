#include "core/base/system/shared_library.h"

#include <dlfcn.h>

namespace broadside {

void* loadLibrary(const std::string& path, std::string& reason)
{
    // Without a slash, the loader would look in the folders of the system.
    const std::string place = path.find('/') == std::string::npos ? "./" + path : path;
    void* const library = ::dlopen(place.c_str(), RTLD_NOW | RTLD_LOCAL);
    if (!library) {
        const char* const words = ::dlerror();
        reason = words ? words : "unknown reason";
    }
    return library;
}

void* functionIn(void* library, const char* name) { return ::dlsym(library, name); }

} // namespace broadside
