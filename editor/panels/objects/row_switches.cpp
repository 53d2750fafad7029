#include "editor/panels/objects/row_switches.h"

namespace broadside {

RowSwitches::State RowSwitches::ofObject(ObjectId id) const
{
    const SceneObject* object = m_objects.shown(id);
    return object ? State{object->visible, object->locked} : State{true, true};
}

RowSwitches::State RowSwitches::ofLayer(const std::string& name) const
{
    const LayerState state = m_objects.stateOfLayer(name);
    return {state.visible, state.locked};
}

RowSwitches::State RowSwitches::ofGroup(std::size_t folder) const
{
    const auto [known, isNew] = m_groups.try_emplace(folder);
    State& state = known->second;
    if (isNew)
        m_tree.forEachIn(folder, [&](ObjectId id) {
            const State object = ofObject(id);
            state.seen = state.seen || object.seen;
            state.locked = state.locked && object.locked;
            return !state.seen || state.locked; // stops when both values are final
        });
    return state;
}

} // namespace broadside
