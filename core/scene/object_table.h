#pragma once

#include "core/broadphase/broad_phase.h"
#include "core/scene/scene.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <unordered_map>
#include <vector>

namespace broadside {

/// Objects as the collision code wants them: side by side in arrays, under dense numbers (ObjectIndex).
///
/// Rows are in ascending id order when made from a scene; later additions go to the end. A removed row stays, marked
/// absent, so that numbers are stable; it is not reused.
class ObjectTable {
public:
    ObjectTable() = default;
    explicit ObjectTable(const Scene& scene);

    [[nodiscard]] std::size_t rowCount() const noexcept { return m_ids.size(); } ///< Absent rows included.
    [[nodiscard]] std::size_t presentCount() const noexcept { return m_presentCount; }
    [[nodiscard]] bool isPresent(ObjectIndex index) const noexcept { return m_present[index]; }
    /// Of a present object.
    [[nodiscard]] std::optional<ObjectIndex> indexOf(ObjectId id) const noexcept;
    /// Also of a removed one.
    [[nodiscard]] std::optional<ObjectIndex> rowOf(ObjectId id) const noexcept;

    [[nodiscard]] ObjectId idOf(ObjectIndex index) const noexcept { return m_ids[index]; }
    [[nodiscard]] const SceneObject& objectOf(ObjectIndex index) const noexcept { return *m_objects[index]; }
    [[nodiscard]] const ObjectPtr& pointerTo(ObjectIndex index) const noexcept { return m_objects[index]; }
    [[nodiscard]] const Shape& shapeOf(ObjectIndex index) const noexcept { return m_objects[index]->shape; }
    [[nodiscard]] const Pose& poseOf(ObjectIndex index) const noexcept { return m_poses[index]; }
    [[nodiscard]] const Aabb& boundsOf(ObjectIndex index) const noexcept { return m_bounds[index]; }
    /// Whether the shape is an axis-aligned box, and so the same as its bounds.
    [[nodiscard]] bool isBox(ObjectIndex index) const noexcept { return m_isBox[index]; }
    [[nodiscard]] const CollisionFilter& filterOf(ObjectIndex index) const noexcept { return m_filters[index]; }

    /// Of its layer in layerNames().
    [[nodiscard]] std::uint32_t layerOf(ObjectIndex index) const noexcept
    {
        return m_layers.empty() ? 0 : m_layers[index];
    }
    /// All that rows have, or had; the first is the base layer, the others in no order.
    [[nodiscard]] std::span<const std::string> layerNames() const noexcept { return m_layerNames; }
    /// Rises in the order of the file; what was added later comes behind.
    [[nodiscard]] std::uint32_t placeOf(ObjectIndex index) const noexcept
    {
        return m_places.empty() ? index : m_places[index];
    }
    [[nodiscard]] bool isInFileOrder() const noexcept { return m_places.empty(); } ///< Places rise with the rows.

    [[nodiscard]] std::span<const Aabb> bounds() const noexcept
    {
        return m_bounds;
    } ///< Absent rows keep their last box.

    /// An id that was removed gets its old row back. @pre the id is not present.
    ObjectIndex add(ObjectPtr object);
    void remove(ObjectIndex index);
    /// Puts a removed row back as it was. @pre it is absent.
    void restore(ObjectIndex index);
    /// The same id with other content, whether present or not. It stands where it says, or at `pose`. @pre pose finite.
    void replace(ObjectIndex index, ObjectPtr object);
    void replace(ObjectIndex index, ObjectPtr object, const Pose& pose);
    /// Takes the places of the objects from the scene: after its order has changed. Cost: O(n).
    void takePlaces(const Scene& scene);
    /// Moves without changing the authored object; the bounds follow. @pre pose finite.
    void setPose(ObjectIndex index, const Pose& pose);
    /// Another box than shape and pose would have: of who measured it elsewhere. It counts until the row moves.
    void setBounds(ObjectIndex index, const Aabb& box) noexcept { m_bounds[index] = box; }
    /// Forgets the rows from `rowCount` on, as if they had never been added. @pre rowCount <= this->rowCount()
    void truncate(std::size_t rowCount);

    /// Calls `visit(index)` for every present row, ascending.
    template<class Visit>
    void forEach(Visit&& visit) const
    {
        for (ObjectIndex i = 0; i < m_ids.size(); ++i)
            if (m_present[i])
                visit(i);
    }

private:
    void measure(ObjectIndex index);
    void setLayer(ObjectIndex index, const std::string& name);

    std::vector<ObjectId> m_ids;
    std::vector<ObjectPtr> m_objects;
    std::vector<Pose> m_poses;
    std::vector<Aabb> m_bounds;
    std::vector<std::optional<Vec2>> m_halfSizes; // centredHalfSize: a move need not look at the shape
    std::vector<CollisionFilter> m_filters;
    std::vector<bool> m_isBox;
    std::vector<bool> m_present;
    std::vector<std::uint32_t> m_layers; // empty: all are on the base layer
    std::vector<std::string> m_layerNames{std::string{}};
    std::unordered_map<std::string, std::uint32_t> m_layerNumbers;
    std::vector<std::uint32_t> m_places; // empty: as the rows
    std::uint32_t m_nextPlace = 0;
    std::unordered_map<ObjectId, ObjectIndex> m_rowOf;
    std::size_t m_presentCount = 0;
};

/// Registers every present row.
void addAll(const ObjectTable& table, BroadPhase& broadPhase);

} // namespace broadside
