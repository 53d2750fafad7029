#pragma once

#include "core/base/object_id.h"
#include "core/broadphase/broad_phase.h"
#include "core/scene/scene.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

namespace broadside {

/// What is known of a shape without a look at it.
enum class Outline : std::uint8_t {
    Other,
    Centred, ///< The bounds are position - half size .. position + half size, to the bit.
    Disc,    ///< Centred; the half width is the radius.
    Box,     ///< Centred; it fills its bounds.
};

/// The objects of the rows of a table. As long as they are those of a scene, in its order, the scene's own list holds
/// them, and none is copied.
class RowObjectList {
public:
    RowObjectList() = default;
    RowObjectList(const RowObjectList& other)
        : m_scene(other.m_scene)
        , m_own(other.m_own)
        , m_rows(other.m_own.empty() ? other.m_rows : m_own.data())
        , m_size(other.m_size)
    {}
    RowObjectList(RowObjectList&&) noexcept = default; // the memory of both lists stays in its place
    RowObjectList& operator=(RowObjectList other) noexcept
    {
        std::swap(m_scene, other.m_scene);
        m_own.swap(other.m_own);
        std::swap(m_rows, other.m_rows);
        std::swap(m_size, other.m_size);
        return *this;
    }
    ~RowObjectList() = default;

    /// The objects that follow will probably be those of the scene, in its order. @pre there are none
    void expect(const Scene& scene);
    void append(ObjectPtr object);
    void replace(std::size_t row, ObjectPtr object);
    void truncate(std::size_t rows); ///< @pre rows <= the number of rows
    [[nodiscard]] const ObjectPtr& operator[](std::size_t row) const noexcept { return m_rows[row]; }

private:
    void own(std::size_t room);

    Scene m_scene; // shares its list
    std::vector<ObjectPtr> m_own;
    const ObjectPtr* m_rows = nullptr; // of either list
    std::size_t m_size = 0;
};

/// Objects for the collision code: in arrays, under consecutive numbers (ObjectIndex).
///
/// Rows are in ascending id order when made from a scene; objects that are added later go to the end. A removed row
/// stays, marked absent, so that numbers are stable. Only the same id can use the row again.
class ObjectTable {
public:
    ObjectTable() = default;
    explicit ObjectTable(const Scene& scene);

    [[nodiscard]] std::size_t rowCount() const noexcept { return m_ids.size(); } ///< Including absent rows.
    [[nodiscard]] std::size_t presentCount() const noexcept { return m_presentCount; }
    [[nodiscard]] bool isPresent(ObjectIndex index) const noexcept { return m_present[index]; }
    /// The row of a present object.
    [[nodiscard]] std::optional<ObjectIndex> indexOf(ObjectId id) const noexcept;
    /// The row of a present or removed object.
    [[nodiscard]] std::optional<ObjectIndex> rowOf(ObjectId id) const noexcept { return m_ids.find(id); }

    [[nodiscard]] ObjectId idOf(ObjectIndex index) const noexcept { return m_ids[index]; }
    [[nodiscard]] const SceneObject& objectOf(ObjectIndex index) const noexcept { return *m_objects[index]; }
    [[nodiscard]] const ObjectPtr& pointerTo(ObjectIndex index) const noexcept { return m_objects[index]; }
    [[nodiscard]] const Shape& shapeOf(ObjectIndex index) const noexcept { return m_objects[index]->shape; }
    [[nodiscard]] const Pose& poseOf(ObjectIndex index) const noexcept { return m_poses[index]; }
    [[nodiscard]] const Aabb& boundsOf(ObjectIndex index) const noexcept { return m_bounds[index]; }
    /// Whether the shape is an axis-aligned box, and so identical to its bounds.
    [[nodiscard]] bool isBox(ObjectIndex index) const noexcept { return m_outlines[index] == Outline::Box; }
    [[nodiscard]] const CollisionFilter& filterOf(ObjectIndex index) const noexcept { return m_filters[index]; }

    /// Whether the object has custom properties, without a look at the object itself.
    [[nodiscard]] bool hasProperties(ObjectIndex index) const noexcept { return m_hasProperties[index]; }

    /// Index of the row's layer in layerNames().
    [[nodiscard]] std::uint32_t layerOf(ObjectIndex index) const noexcept
    {
        return m_layers.empty() ? 0 : m_layers[index];
    }
    /// All layers that rows have or had. The first is the base layer; the others are in no particular order.
    [[nodiscard]] std::span<const std::string> layerNames() const noexcept { return m_layerNames; }
    /// Ascends in the order of the file; objects that were added later come last.
    [[nodiscard]] std::uint32_t placeOf(ObjectIndex index) const noexcept
    {
        return m_places.empty() ? index : m_places[index];
    }
    /// Whether places ascend with the rows.
    [[nodiscard]] bool isInFileOrder() const noexcept { return m_places.empty(); }

    /// What the collision code reads of every row, one entry for each, valid until a row is added.
    struct Columns {
        std::span<const Pose> poses;
        std::span<const Aabb> bounds;    ///< Absent rows keep their last box.
        std::span<const Vec2> halfSizes; ///< Metres; meaningless for Outline::Other.
        std::span<const Outline> outlines;
        bool areBoundsOfShapes = true; ///< False if setBounds() was called for any row.
    };
    [[nodiscard]] Columns columns() const noexcept
    {
        return {m_poses, m_bounds, m_halfSizes, m_outlines, !m_hasOtherBounds};
    }

    /// Makes room for the objects of a scene. If they are added in its order, the table shares the scene's list of
    /// them.
    /// @pre the table is empty
    void reserve(const Scene& scene);
    /// Adds an object. An id that was removed gets its old row back. @pre the id is not present.
    ObjectIndex add(ObjectPtr object);
    void remove(ObjectIndex index);
    /// Makes a removed row present again, unchanged. @pre it is absent.
    void restore(ObjectIndex index);
    /// Replaces an object by one with the same id, whether the row is present or not. The pose is the object's own, or
    /// `pose`. @pre the pose is finite.
    void replace(ObjectIndex index, ObjectPtr object, const std::optional<Pose>& pose = {});
    /// Reads the places of the objects again from the scene, after its order has changed. Cost: O(n).
    void takePlaces(const Scene& scene);
    /// Moves the row without changing the authored object; the bounds are updated. @pre the pose is finite.
    void setPose(ObjectIndex index, const Pose& pose);
    /// Moves many rows at once, as setPose() would: `positions` has one for each of the rows. @pre they are finite.
    void moveTo(std::span<const ObjectIndex> rows, std::span<const Vec2> positions);
    /// Sets a box that was measured elsewhere instead of the one from shape and pose. It is valid until the row moves.
    void setBounds(ObjectIndex index, const Aabb& box) noexcept
    {
        m_bounds[index] = box;
        m_hasOtherBounds = true;
    }
    /// Removes the rows from `rowCount` on, as if they had never been added. @pre rowCount <= this->rowCount()
    void truncate(std::size_t rowCount);

    /// Calls `visit(index)` for every present row, in ascending order.
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

    IdList m_ids;
    RowObjectList m_objects;
    std::vector<Pose> m_poses;
    std::vector<Aabb> m_bounds;
    // The results of centredHalfSize(), zero without one. A move can update the bounds without the shape.
    std::vector<Vec2> m_halfSizes;
    std::vector<Outline> m_outlines;
    std::vector<CollisionFilter> m_filters;
    std::vector<bool> m_hasProperties;
    std::vector<bool> m_present;
    std::vector<std::uint32_t> m_layers; // empty: all are on the base layer
    std::vector<std::string> m_layerNames{std::string{}};
    std::unordered_map<std::string, std::uint32_t> m_layerNumbers;
    std::vector<std::uint32_t> m_places; // empty: in the order of the rows
    std::uint32_t m_nextPlace = 0;
    std::size_t m_presentCount = 0;
    bool m_hasOtherBounds = false;
};

/// Adds every present row to the broad phase.
void addAll(const ObjectTable& table, BroadPhase& broadPhase);

} // namespace broadside
