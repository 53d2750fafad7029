#pragma once

#include "core/scene/object_table.h"

#include <cstdint>
#include <string>
#include <unordered_map>
#include <vector>

namespace broadside {

/// What objects were called when they were found: a game uses ids again, and what is gone has no row any more.
class NameBook {
public:
    /// O(1) as long as the steps ascend and the name stays.
    void note(std::uint64_t step, const ObjectTable& objects, ObjectId id);
    /// All that the other has noted.
    void take(const NameBook& other);
    /// What it was called then: "Ball (7)"; "object 7" where it was never noted.
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
