#include "editor/window/help/linked_parts.h"

#include <array>

namespace broadside {
namespace {

constexpr std::array kLinkedParts{
    LinkedPart{"Qt", "LGPL-3.0-only", "libQt6"},
    LinkedPart{"libpng", "libpng-2.0", "libpng"},
    LinkedPart{"zlib", "Zlib", "libz."},
    LinkedPart{"Zstandard", "BSD-3-Clause", "libzstd."},
    LinkedPart{"pugixml", "MIT", "libpugixml."},
    LinkedPart{"RapidJSON", "MIT"},
    LinkedPart{"stb_rect_pack", "MIT OR Unlicense"},
    LinkedPart{"GCC runtime libraries", "GPL-3.0-or-later WITH GCC-exception-3.1", "libstdc++. libgcc_s."},
    LinkedPart{"GNU C library", "LGPL-2.1-or-later", "libc. libm. ld-linux"},
};

} // namespace

std::span<const LinkedPart> linkedParts() noexcept { return kLinkedParts; }

} // namespace broadside
