#pragma once

#include "core/base/object_id.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace broadside {

/// What a game says of an object in one frame.
enum class ObjectMark : std::uint8_t {
    Teleported, ///< It was put elsewhere: it did not move along the path from its place in the frame before.
    Spawned,    ///< It is new. If its id was used before, that was another object.
    Asleep,     ///< The game does not move or test it until something wakes it.
    Swept,      ///< The game tests its whole path, so that it cannot pass through anything unnoticed.
};
inline constexpr std::size_t kObjectMarks = 4;

/// All marks of one frame. Memory: 8 bytes for each mark.
struct ObjectMarks {
    struct Removed {
        ObjectId id;
        std::string reason; ///< In the words of the game: "hit by a bullet".
        friend bool operator==(const Removed&, const Removed&) = default;
    };

    std::array<std::vector<ObjectId>, kObjectMarks> ids; ///< Those of each mark; ascending after sort().
    std::vector<Removed> removed;                        ///< In the order of the game.

    [[nodiscard]] std::vector<ObjectId>& of(ObjectMark mark) noexcept { return ids[static_cast<std::size_t>(mark)]; }
    [[nodiscard]] const std::vector<ObjectId>& of(ObjectMark mark) const noexcept
    {
        return ids[static_cast<std::size_t>(mark)];
    }
    /// @pre sort() was called after the last change. O(log marks)
    [[nodiscard]] bool has(ObjectMark mark, ObjectId id) const noexcept
    {
        return std::ranges::binary_search(of(mark), id);
    }
    [[nodiscard]] bool isEmpty() const noexcept
    {
        return removed.empty() && std::ranges::all_of(ids, [](const auto& list) { return list.empty(); });
    }
    void sort()
    {
        for (std::vector<ObjectId>& list : ids)
            if (!std::ranges::is_sorted(list))
                std::ranges::sort(list);
    }
    void clear() ///< Keeps the allocated memory.
    {
        for (std::vector<ObjectId>& list : ids)
            list.clear();
        removed.clear();
    }
    friend bool operator==(const ObjectMarks&, const ObjectMarks&) = default;
};

} // namespace broadside
