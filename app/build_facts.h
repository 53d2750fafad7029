#pragma once

#include <string>
#include <string_view>

namespace broadside {

/// What this program was built from and how. Two builds of the same sources with the same tools say the same.
struct BuildFacts {
    std::string_view commit;   ///< "0123456789ab of 2026-11-27", or "unknown" for sources without git.
    std::string_view compiler; ///< "GCC 12.2.0".
    std::string_view kind;     ///< CMake's kind of build: "RelWithDebInfo".
};

/// The build makes this function again after each commit (build_facts.cmake), and compiles nothing else for it.
[[nodiscard]] BuildFacts buildFacts();

/// What --version prints, without a line feed at the end. The first line is name and version alone.
[[nodiscard]] std::string versionText();

} // namespace broadside
