#include "core/scene/object_table.h"

#include "core/base/long_array.h"
#include "core/geometry/bounds.h"
#include "core/scene/id_order.h"

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <utility>

namespace broadside {

void RowObjectList::expect(const Scene& scene)
{
    m_scene = scene;
    m_rows = m_scene.objects().data();
}

void RowObjectList::append(ObjectPtr object)
{
    if (m_own.empty() && m_size < m_scene.size() && m_scene.objects()[m_size] == object) {
        ++m_size;
        return;
    }
    own(m_size + 1);
    m_own.push_back(std::move(object));
    m_rows = m_own.data();
    ++m_size;
}

void RowObjectList::replace(std::size_t row, ObjectPtr object)
{
    own(m_size);
    m_own[row] = std::move(object);
}

void RowObjectList::truncate(std::size_t rows)
{
    if (!m_own.empty())
        m_own.resize(rows);
    if (m_own.empty())
        m_rows = m_scene.objects().data();
    m_size = rows;
}

/// From here on, the objects are in a list of this table. The scene's list stays for the references to it.
void RowObjectList::own(std::size_t room)
{
    if (!m_own.empty())
        return;
    m_own.reserve(std::max(room, m_scene.size()));
    m_own.assign(m_rows, m_rows + m_size);
    m_rows = m_own.data();
}

ObjectTable::ObjectTable(const Scene& scene)
{
    reserve(scene);
    if (isInIdOrder(scene)) {
        for (const ObjectPtr& object : scene.objects())
            add(object);
        return;
    }
    for (ObjectPtr& object : objectsById(scene))
        add(std::move(object));
    takePlaces(scene);
}

void ObjectTable::reserve(const Scene& scene)
{
    const std::size_t rows = scene.size();
    m_objects.expect(scene);
    const auto reserveIn = [rows](auto& column) {
        column.reserve(rows);
        preferLargePages(column.data(), rows * sizeof(column[0])); // a quarter of the time would be page faults
    };
    reserveIn(m_poses);
    reserveIn(m_bounds);
    reserveIn(m_halfSizes);
    reserveIn(m_filters);
    reserveIn(m_outlines);
    m_present.reserve(rows);
    m_hasProperties.reserve(rows);
}

void ObjectTable::takePlaces(const Scene& scene)
{
    m_places.clear();
    if (std::ranges::is_sorted(scene.objects(), {}, [](const ObjectPtr& object) { return object->id; }))
        return;
    m_places.assign(m_ids.size(), 0);
    m_nextPlace = 0;
    for (const ObjectPtr& object : scene.objects())
        if (const auto row = rowOf(object->id))
            m_places[*row] = m_nextPlace++;
}

std::optional<ObjectIndex> ObjectTable::indexOf(ObjectId id) const noexcept
{
    const auto row = rowOf(id);
    return row && m_present[*row] ? row : std::nullopt;
}

ObjectIndex ObjectTable::add(ObjectPtr object)
{
    if (const auto row = m_ids.continuesWith(object->id) ? std::nullopt : rowOf(object->id)) {
        restore(*row);
        replace(*row, std::move(object));
        return *row;
    }
    const auto row = static_cast<ObjectIndex>(m_ids.size());
    m_ids.append(object->id);
    m_poses.push_back(object->pose);
    m_filters.push_back(object->filter());
    m_hasProperties.push_back(!object->properties.isEmpty());
    m_present.push_back(true);
    m_objects.append(std::move(object));
    m_bounds.emplace_back();
    m_halfSizes.emplace_back();
    m_outlines.emplace_back();
    if (!m_layers.empty())
        m_layers.push_back(0);
    if (!m_places.empty())
        m_places.push_back(m_nextPlace++);
    setLayer(row, *m_objects[row]->layer);
    measure(row);
    ++m_presentCount;
    return row;
}

void ObjectTable::remove(ObjectIndex index)
{
    assert(m_present[index]);
    m_present[index] = false;
    --m_presentCount;
}

void ObjectTable::restore(ObjectIndex index)
{
    assert(!m_present[index]);
    m_present[index] = true;
    ++m_presentCount;
}

void ObjectTable::replace(ObjectIndex index, ObjectPtr object, const std::optional<Pose>& pose)
{
    assert(m_ids[index] == object->id);
    m_filters[index] = object->filter();
    m_hasProperties[index] = !object->properties.isEmpty();
    m_objects.replace(index, std::move(object));
    m_poses[index] = pose.value_or(m_objects[index]->pose);
    setLayer(index, *m_objects[index]->layer);
    measure(index);
}

void ObjectTable::setLayer(ObjectIndex index, const std::string& name)
{
    std::uint32_t number = 0;
    if (!name.empty()) {
        const auto [entry, isNew] = m_layerNumbers.try_emplace(name, static_cast<std::uint32_t>(m_layerNames.size()));
        if (isNew)
            m_layerNames.push_back(name);
        number = entry->second;
        if (m_layers.empty())
            m_layers.resize(m_ids.size());
    }
    if (!m_layers.empty())
        m_layers[index] = number;
}

void ObjectTable::setPose(ObjectIndex index, const Pose& pose)
{
    const Pose before = std::exchange(m_poses[index], pose);
    if (m_outlines[index] != Outline::Other && before.angle == pose.angle && before.scale == pose.scale)
        m_bounds[index] = {pose.position - m_halfSizes[index], pose.position + m_halfSizes[index]};
    else
        measure(index);
}

void ObjectTable::moveTo(std::span<const ObjectIndex> rows, std::span<const Vec2> positions)
{
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const ObjectIndex row = rows[i];
        const Vec2 position = positions[i];
        m_poses[row].position = position;
        if (m_outlines[row] != Outline::Other)
            m_bounds[row] = {position - m_halfSizes[row], position + m_halfSizes[row]};
        else
            measure(row);
    }
}

void ObjectTable::truncate(std::size_t rowCount)
{
    assert(rowCount <= m_ids.size());
    for (std::size_t row = rowCount; row < m_ids.size(); ++row)
        m_presentCount -= m_present[row] ? 1U : 0U;
    m_ids.truncate(rowCount);
    m_objects.truncate(rowCount);
    m_poses.resize(rowCount);
    m_bounds.resize(rowCount);
    m_halfSizes.resize(rowCount);
    m_filters.resize(rowCount);
    m_outlines.resize(rowCount);
    m_hasProperties.resize(rowCount);
    m_present.resize(rowCount);
    m_layers.resize(std::min(m_layers.size(), rowCount));
    m_places.resize(std::min(m_places.size(), rowCount));
}

void ObjectTable::measure(ObjectIndex index)
{
    const Shape& shape = shapeOf(index);
    const Pose& pose = m_poses[index];
    const std::optional<Vec2> half = centredHalfSize(shape, pose.angle, pose.scale);
    m_halfSizes[index] = half.value_or(Vec2{});
    m_outlines[index] = std::holds_alternative<Box>(shape)      ? Outline::Box
                        : std::holds_alternative<Circle>(shape) ? Outline::Disc
                        : half                                  ? Outline::Centred
                                                                : Outline::Other;
    m_bounds[index] = half ? Aabb{pose.position - *half, pose.position + *half} : broadside::boundsOf(shape, pose);
}

void addAll(const ObjectTable& table, BroadPhase& broadPhase)
{
    broadPhase.reserve(table.rowCount());
    table.forEach([&](ObjectIndex i) { broadPhase.add(i, table.boundsOf(i), table.filterOf(i)); });
}

} // namespace broadside
