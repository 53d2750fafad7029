#pragma once

#include "core/scene/object_table.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace broadside {

/// The names of objects when they were found: a game uses ids again, and a removed object has no row any more.
class NameBook {
public:
    /// O(1) while the steps ascend and the name does not change.
    void note(std::uint64_t step, const ObjectTable& objects, ObjectId id);
    /// Adds all notes of the other book.
    void take(const NameBook& other);
    /// The name at that step: "Ball (7)"; "object 7" if it was never noted.
    [[nodiscard]] std::string nameAndId(std::uint64_t step, ObjectId id) const;

private:
    struct Since {
        std::uint64_t step = 0;
        std::string name;
    };
    void note(std::uint64_t step, ObjectId id, const std::string& name);

    std::unordered_map<ObjectId, std::vector<Since>> m_names; // each ascending by step
};

/// What objects that differ only in a number have in common: "Enemy" of "Enemy 3" and of "Enemy_12". Digits, spaces and
/// the signs _ - # . are removed at the end; empty where nothing else is in the name.
[[nodiscard]] std::string_view withoutNumber(std::string_view name) noexcept;

} // namespace broadside
