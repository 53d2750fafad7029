#pragma once

#include "editor/commands/object_edits.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>

namespace broadside {

/// Names for copies: the same word with the next free number. A copy of "Target 1" among "Target 1" to "Target 20" is
/// "Target 21", a copy of "Cannon" is "Cannon 2". An empty name stays empty. O(objects) once
class CopyNames {
public:
    explicit CopyNames(const ObjectEdits& objects);

    /// Each call reserves another number.
    [[nodiscard]] std::string nextAfter(std::string_view name);
    /// The name itself while no object has it, as after a cut; else the next name. Each call reserves its result.
    [[nodiscard]] std::string freeFor(std::string_view name);

private:
    void take(const std::string& name);

    std::unordered_set<std::string> m_taken;
    std::unordered_map<std::string, std::uint64_t> m_greatest; // Largest number of each word; 1 when it has none.
};

} // namespace broadside
