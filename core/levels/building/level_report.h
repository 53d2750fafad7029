#pragma once

#include "core/levels/building/level_sources.h"
#include "core/levels/tiled/tiled_map.h"

#include <string>
#include <vector>

namespace broadside::levels {

/// The report of one conversion: what the scene does not have, object by object; and the limits of the scene that it
/// makes. Each limit is reported once.
class LevelReport {
public:
    /// `level` is the place for what concerns the whole level.
    explicit LevelReport(LevelPlace level) noexcept
        : m_level(level)
    {}

    [[nodiscard]] LevelPlace level() const noexcept { return m_level; }
    /// Something that the scene does not have, or has in another form. `object`: its id in the scene; may be null.
    void note(const LevelPlace& place, ObjectId object, Message message, Message remedy = {});
    void warn(const LevelPlace& place, ObjectId object, Message message, Message remedy);
    /// A limit of the whole level. Only the first one is reported.
    void fail(Message message, Message remedy);

    /// Counts an object before it is made. False after the limit.
    [[nodiscard]] bool takeObject();
    /// Counts a shape before it is made. False after the limit.
    [[nodiscard]] bool take(const tiled::ShapeCost& cost);
    /// No more objects can be added: a limit was reached and is reported.
    [[nodiscard]] bool isFull() const noexcept { return m_isFull; }

private:
    LevelPlace m_level;
    std::size_t m_objects = 0;
    tiled::ShapeCost m_cost;
    bool m_isFull = false;
};

/// A scene may have more objects, but each costs more memory here than in its file.
inline constexpr std::size_t kMostLevelObjects = 500'000;
inline constexpr tiled::ShapeCost kMostLevelShapes{256U << 20, 1'000'000'000}; ///< Of all objects together.

/// The notes as one text, each of them once.
[[nodiscard]] Message joinedNotes(const std::vector<Message>& notes);

} // namespace broadside::levels
