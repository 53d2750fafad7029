#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view> // std::hash
#include <unordered_map>
#include <vector>

namespace broadside {

/// Identifies an object in a scene and in its file: 1..2^53, chosen once, never reused within a session.
struct ObjectId {
    /// The largest integer that every JSON reader reads exactly.
    static constexpr std::uint64_t kLargest = std::uint64_t{1} << 53;

    std::uint64_t value = 0; ///< 0 names no object.

    [[nodiscard]] constexpr bool isNull() const noexcept { return value == 0; }
    friend constexpr auto operator<=>(const ObjectId&, const ObjectId&) = default;
};

} // namespace broadside

template<>
struct std::hash<broadside::ObjectId> {
    [[nodiscard]] std::size_t operator()(broadside::ObjectId id) const noexcept
    {
        return std::hash<std::uint64_t>{}(id.value);
    }
};

namespace broadside {

/// Different ids in the order in which they were appended. The position of an id is found without a hash table as long
/// as the ids ascend, as nearly all lists do: in constant time if they have no gaps, else in logarithmic time. From the
/// first id that is out of order on, a hash table finds the ids.
///
/// Memory: none for ids without gaps, as most files have them; else 8 bytes for each id.
class IdList {
public:
    [[nodiscard]] std::size_t size() const noexcept { return m_size; }
    [[nodiscard]] ObjectId operator[](std::size_t position) const noexcept
    {
        return m_ids.empty() ? ObjectId{m_first.value + position} : m_ids[position];
    }
    [[nodiscard]] std::optional<std::uint32_t> find(ObjectId id) const noexcept;

    /// Whether the id is larger than all others of an ascending list, and so is not in it.
    [[nodiscard]] bool continuesWith(ObjectId id) const noexcept
    {
        return m_late.empty() && (m_size == 0 || (*this)[m_size - 1] < id);
    }
    /// @pre the id is not in the list, and the list has fewer than 2^32 ids.
    void append(ObjectId id);
    /// Removes the ids from this position on. @pre size <= this->size()
    void truncate(std::size_t size);

private:
    [[nodiscard]] bool hasGaps() const noexcept { return !m_ids.empty(); }
    void list(); // the ids that had no gaps so far

    std::size_t m_size = 0;
    ObjectId m_first;                                   // of ids without gaps
    std::vector<ObjectId> m_ids;                        // empty: the ids have no gaps
    std::unordered_map<ObjectId, std::uint32_t> m_late; // All positions from the first id that is out of order on.
};

} // namespace broadside
