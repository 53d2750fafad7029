#include "editor/window/actions/structure_switch.h"

#include "editor/viewport/viewport_widget.h"
#include "editor/window/actions/action_registry.h"

#include <utility>

namespace broadside {

StructureSwitch::StructureSwitch(ActionRegistry& actions, QMenu& menu, ViewportWidget& viewport,
                                 const ShownWorld& shownWorld, std::function<QString()> noStructureReason)
    : m_action(actions.add(*this, menu,
                           {.name = "showStructure",
                            .text = tr("S&tructure of the algorithm"),
                            .keys = {QKeySequence(Qt::Key_T)},
                            .tip = tr("Show the structure of the algorithm: occupied cells, tree nodes or intervals"),
                            .needs = {.reason = std::move(noStructureReason)},
                            .isCheckable = true}))
    , m_shownWorld(shownWorld)
{
    m_action.setIconText(tr("Show structure"));
    connect(&m_action, &QAction::toggled, &viewport, [&viewport](bool on) {
        ShowFlags flags = viewport.showFlags();
        flags.structure = on;
        viewport.setShowFlags(flags);
    });
    connect(&m_action, &QAction::triggered, this, [this](bool on) { m_chosen = on; }); // by the user only
    connect(&shownWorld, &ShownWorld::changed, this, &StructureSwitch::follow);
    follow();
}

void StructureSwitch::follow()
{
    m_action.setChecked(m_chosen.value_or(showsStructureByDefault(m_shownWorld.broadPhaseSettings().algorithm)));
}

} // namespace broadside
