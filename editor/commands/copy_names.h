#pragma once

#include "editor/commands/object_edits.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>

namespace broadside {

/// Names for copies: the next free number of the same word. A copy of "Target 1" among "Target 1" to "Target 20" is
/// "Target 21", and one of "Cannon" is "Cannon 2". An empty name stays empty. O(objects) once
class CopyNames {
public:
    explicit CopyNames(const ObjectEdits& objects);

    /// Each call takes another number.
    [[nodiscard]] std::string nextAfter(std::string_view name);
    /// The name itself while no object has it, as after a cut; else the next after it. Each call takes its result.
    [[nodiscard]] std::string freeFor(std::string_view name);

private:
    void take(const std::string& name);

    std::unordered_set<std::string> m_taken;
    std::unordered_map<std::string, std::uint64_t> m_greatest; // number behind each word; 1 where there is none
};

} // namespace broadside
