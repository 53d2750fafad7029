#pragma once

#include "core/scene/object_table.h"

#include <cstdint>
#include <string>
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

} // namespace broadside
