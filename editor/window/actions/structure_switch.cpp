#include "editor/window/actions/structure_switch.h"

#include "editor/viewport/viewport_widget.h"

namespace broadside {

StructureSwitch::StructureSwitch(QAction& action, ViewportWidget& viewport, const Stage& stage)
    : QObject(&viewport)
    , m_action(action)
    , m_stage(stage)
{
    connect(&action, &QAction::toggled, &viewport, [&viewport](bool on) {
        ShowFlags flags = viewport.showFlags();
        flags.structure = on;
        viewport.setShowFlags(flags);
    });
    connect(&action, &QAction::triggered, this, [this](bool on) { m_chosen = on; }); // by hand alone
    connect(&stage, &Stage::changed, this, &StructureSwitch::follow);
    follow();
}

void StructureSwitch::follow()
{
    m_action.setChecked(m_chosen.value_or(showsStructureUnasked(m_stage.broadPhaseSettings().algorithm)));
}

} // namespace broadside
