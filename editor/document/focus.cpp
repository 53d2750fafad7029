#include "editor/document/focus.h"

#include "editor/document/scene_document.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace broadside {
namespace {

/// The new last selected object. @pre both lists ascend
ObjectId lastOf(const std::vector<ObjectId>& before, const std::vector<ObjectId>& now, ObjectId last)
{
    std::vector<ObjectId> joined;
    std::ranges::set_difference(now, before, std::back_inserter(joined));
    if (!joined.empty())
        return joined.back();
    if (std::ranges::binary_search(now, last))
        return last;
    return now.empty() ? ObjectId{} : now.back();
}

} // namespace

void Focus::follow(const SceneDocument& document)
{
    connect(&document, &SceneDocument::changed, this, [this, &document](const SceneChange& change) {
        if (change.kind == SceneChange::Kind::Added)
            selectReturned(change.objects);
        if (change.kind != SceneChange::Kind::Removed && change.kind != SceneChange::Kind::Reset)
            return;
        if (change.kind == SceneChange::Kind::Reset) { // Ids mean other objects in another scene.
            m_removed.clear();
            clearSelection();
        }
        leave([&](ObjectId id) { return document.scene().contains(id); });
        if (change.kind == SceneChange::Kind::Reset || !document.scene().contains(m_hovered))
            setHovered({});
        const auto kept = [&](ObjectId id) {
            return change.kind != SceneChange::Kind::Reset && document.scene().contains(id) ? id : ObjectId{};
        };
        setPins(kept(m_pins[0]), kept(m_pins[1]));
    });
}

void Focus::followObjects(const std::function<bool(ObjectId)>& exists)
{
    leave(exists);
    std::vector<ObjectId> returned;
    std::ranges::copy_if(m_removed, std::back_inserter(returned), exists);
    selectReturned(returned);
}

/// Objects that do not exist any more leave the selection.
void Focus::leave(const std::function<bool(ObjectId)>& exists)
{
    std::vector<ObjectId> left;
    std::vector<ObjectId> gone;
    for (const ObjectId id : m_selection)
        (exists(id) ? left : gone).push_back(id);
    if (gone.empty())
        return;
    std::vector<ObjectId> removed;
    std::ranges::set_union(m_removed, gone, std::back_inserter(removed));
    m_removed = std::move(removed);
    select(std::move(left));
}

void Focus::selectReturned(const std::vector<ObjectId>& ids)
{
    const auto wasSelected = [this](ObjectId id) { return std::ranges::binary_search(m_removed, id); };
    std::vector<ObjectId> returned;
    std::ranges::copy_if(ids, std::back_inserter(returned), wasSelected);
    if (returned.empty())
        return;
    std::ranges::sort(returned);
    std::erase_if(m_removed, [&](ObjectId id) { return std::ranges::binary_search(returned, id); });
    select(std::move(returned));
}

bool Focus::isSelected(ObjectId id) const noexcept { return std::ranges::binary_search(m_selection, id); }

void Focus::select(std::vector<ObjectId> ids)
{
    std::ranges::sort(ids);
    ids.erase(std::unique(ids.begin(), ids.end()), ids.end());
    if (!ids.empty() && ids.front().isNull())
        ids.erase(ids.begin());
    if (ids == m_selection)
        return;
    const ObjectId last = lastOf(m_selection, ids, m_lastSelected);
    const bool loseVertices = std::exchange(m_lastSelected, last) != last && !m_vertices.empty();
    if (loseVertices)
        m_vertices.clear();
    m_selection = std::move(ids);
    emit selectionChanged();
    if (loseVertices)
        emit verticesChanged();
}

void Focus::chooseVertices(std::vector<std::size_t> vertices)
{
    std::ranges::sort(vertices);
    if (std::exchange(m_vertices, vertices) != vertices)
        emit verticesChanged();
}

void Focus::select(ObjectId id) { select(std::vector{id}); }

void Focus::toggle(ObjectId id)
{
    std::vector<ObjectId> ids = m_selection;
    if (std::erase(ids, id) == 0)
        ids.push_back(id);
    select(std::move(ids));
}

void Focus::setPointer(const std::optional<Vec2>& pointer, ObjectId hovered)
{
    const bool moved = std::exchange(m_pointer, pointer) != pointer;
    const bool other = std::exchange(m_hovered, hovered) != hovered;
    if (moved)
        emit pointerChanged();
    if (other)
        emit hoverChanged(hovered);
}

void Focus::setHovered(ObjectId hovered)
{
    if (std::exchange(m_hovered, hovered) != hovered)
        emit hoverChanged(hovered);
}

void Focus::setPins(ObjectId a, ObjectId b)
{
    if (a.isNull())
        std::swap(a, b);
    if (a == b)
        b = {};
    const Pins pins{a, b};
    if (std::exchange(m_pins, pins) != pins)
        emit pinsChanged();
}

void Focus::togglePin(ObjectId id)
{
    if (id == m_pins[0])
        setPins(m_pins[1], {});
    else if (id == m_pins[1] || m_pins[0].isNull() || !m_pins[1].isNull())
        setPins(id == m_pins[1] ? m_pins[0] : id, {});
    else
        setPins(m_pins[0], id);
}

} // namespace broadside
