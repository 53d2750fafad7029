#include "core/dynamics/world_state.h"

#include "core/base/overloaded.h"
#include "core/base/unshared.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace broadside {
namespace {

/// A node of a red-black tree has three pointers and a colour next to its value.
constexpr std::uint64_t kPerNode = 4 * sizeof(void*);

template<class Value>
std::uint64_t bytesOf(const std::vector<Value>& values) noexcept
{
    return values.size() * sizeof(Value);
}

template<class Value>
std::uint64_t bytesOf(const SharedList<Value>& values) noexcept
{
    return values.size() * sizeof(Value);
}

/// Memory of a shape outside the variant.
std::uint64_t bytesOf(const Shape& shape) noexcept
{
    return std::visit(Overloaded{[](const Mesh& mesh) { return bytesOf(mesh.vertices) + bytesOf(mesh.indices); },
                                 [](const Polygon& polygon) { return bytesOf(polygon.points); },
                                 [](const Compound& compound) {
                                     std::uint64_t bytes = bytesOf(compound.parts);
                                     for (const CompoundPart& part : compound.parts)
                                         bytes += bytesOf(part.shape);
                                     return bytes;
                                 },
                                 [](const auto&) { return std::uint64_t{0}; }},
                      shape);
}

std::uint64_t bytesOf(const SceneObject& object) noexcept
{
    return sizeof(object) + object.name.size() + bytesOf(object.components) + bytesOf(object.shape);
}

void flip(std::vector<bool>& present, const std::vector<ObjectIndex>& rows)
{
    for (const ObjectIndex row : rows)
        present[row] = !present[row];
}

void flip(std::vector<IndexPair>& overlaps, const std::vector<IndexPair>& pairs)
{
    if (pairs.empty())
        return;
    std::vector<IndexPair> flipped;
    flipped.reserve(overlaps.size() + pairs.size());
    std::ranges::set_symmetric_difference(overlaps, pairs, std::back_inserter(flipped));
    overlaps = std::move(flipped);
}

void putEdits(WorldState& state, const std::vector<RowEdit>& edits, ObjectPtr RowEdit::*which)
{
    std::vector<RowObjects::Entry> entries;
    entries.reserve(edits.size());
    for (const RowEdit& edit : edits)
        entries.push_back({edit.row, edit.*which});
    std::ranges::sort(entries, {}, &RowObjects::Entry::row);
    state.edited.put(std::move(entries));
}

} // namespace

bool canChange(const SceneObject& object) noexcept { return object.isDynamic() || !object.components.empty(); }

std::set<ObjectId>& IdSet::own() { return unshared(m_ids); }

void IdSet::insert(ObjectId id)
{
    if (!m_ids->contains(id))
        own().insert(id);
}

void IdSet::erase(ObjectId id)
{
    if (m_ids->contains(id))
        own().erase(id);
}

std::uint64_t WorldRest::bytes() const noexcept
{
    return sizeof(WorldRest) + steering.size() * (kPerNode + sizeof(*steering.begin())) +
           spawnedBy.size() * (kPerNode + sizeof(*spawnedBy.begin())) +
           scores.size() * (kPerNode + sizeof(*scores.begin())) +
           addedBoxes.size() * (kPerNode + sizeof(*addedBoxes.begin())) +
           (placed.ids().size() + takenOut.ids().size()) * (kPerNode + sizeof(ObjectId));
}

std::uint64_t WorldState::bytes() const noexcept
{
    return sizeof(WorldState) + bytesOf(bodies) + present.size() / 8 + bytesOf(spawned) + bytesOf(overlaps) +
           edited.size() * sizeof(RowObjects::Entry) + bytesOf(lateRows) + bytesOf(lateBodies);
}

void WorldDelta::clear()
{
    bodies.clear();
    lateBodies.clear();
    edits.clear();
    flips.clear();
    spawned.clear();
    overlapFlips.clear();
    before.reset();
    after.reset();
}

std::uint64_t WorldDelta::bytes() const noexcept
{
    std::uint64_t bytes =
        bytesOf(bodies) + bytesOf(lateBodies) + bytesOf(flips) + bytesOf(overlapFlips) + bytesOf(edits);
    for (const ObjectPtr& object : spawned)
        bytes += sizeof(object) + bytesOf(*object);
    for (const RowEdit& edit : edits)
        bytes += bytesOf(*edit.after);
    return bytes + (before == after ? 0 : after->bytes());
}

void applyRows(WorldState& state, const WorldDelta& delta)
{
    putEdits(state, delta.edits, &RowEdit::after);
    for (const RowEdit& edit : delta.edits) {
        if (!edit.isLate)
            continue;
        state.lateRows.push_back(edit.row);
        state.lateBodies.emplace_back();
    }
    for (const ObjectPtr& object : delta.spawned) {
        state.spawned.push_back(object);
        state.present.push_back(true);
        if (canChange(*object))
            state.bodies.emplace_back();
    }
    // a row that was removed and came back in the same step is listed twice, and flips twice
    flip(state.present, delta.flips);
}

void applyForward(WorldState& state, const WorldDelta& delta)
{
    applyRows(state, delta);
    leadForward(delta.bodies, state.bodies);
    leadForward(delta.lateBodies, state.lateBodies);
    flip(state.overlaps, delta.overlapFlips);
    state.rest = delta.after;
    ++state.step;
}

void applyBackward(WorldState& state, const WorldDelta& delta)
{
    flip(state.overlaps, delta.overlapFlips);
    flip(state.present, delta.flips);
    leadBack(delta.bodies, state.bodies);
    leadBack(delta.lateBodies, state.lateBodies);
    for (const ObjectPtr& object : delta.spawned) {
        state.spawned.pop_back();
        state.present.pop_back();
        if (canChange(*object))
            state.bodies.pop_back();
    }
    putEdits(state, delta.edits, &RowEdit::before);
    for (const RowEdit& edit : delta.edits) {
        if (!edit.isLate)
            continue;
        state.lateRows.pop_back();
        state.lateBodies.pop_back();
    }
    state.rest = delta.before;
    --state.step;
}

bool StatePlace::isPresent(const WorldState& state) const
{
    const bool isHere = !spawned || (*spawned < state.spawned.size() && state.spawned[*spawned] == object);
    return row < state.present.size() && state.present[row] && isHere;
}

const SceneObject& StatePlace::objectIn(const WorldState& state) const
{
    const ObjectPtr* edited = state.edited.find(row);
    return edited ? **edited : *object;
}

Pose StatePlace::poseIn(const WorldState& state) const
{
    Pose pose = objectIn(state).pose;
    if (const BodyState* const moved = bodyIn(state)) {
        pose.position = moved->position;
        pose.angle = moved->angle;
    }
    return pose;
}

Vec2 StatePlace::velocityIn(const WorldState& state) const
{
    const BodyState* const moved = bodyIn(state);
    return moved ? moved->velocity : objectIn(state).velocity;
}

const BodyState* StatePlace::bodyIn(const WorldState& state) const
{
    if (body)
        return &state.bodies[*body];
    const auto late = std::ranges::find(state.lateRows, row);
    return late == state.lateRows.end() ? nullptr
                                        : &state.lateBodies[static_cast<std::size_t>(late - state.lateRows.begin())];
}

} // namespace broadside
