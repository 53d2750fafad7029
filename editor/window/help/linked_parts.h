#pragma once

#include <span>
#include <string_view>

namespace broadside {

/// Work of others that is part of the program: linked to it, or compiled into it.
struct LinkedPart {
    std::string_view name;
    std::string_view licence; ///< Its SPDX expression.
    /// Beginnings of the names of its shared libraries, with spaces between them: "libQt6". Empty: it is compiled in.
    std::string_view libraries = {};
};

/// All of them, in the order of About Broadside. A test compares the rows with what the program really links.
[[nodiscard]] std::span<const LinkedPart> linkedParts() noexcept;

} // namespace broadside
