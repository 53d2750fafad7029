#include "editor/window/help/hidden_faults.h"

#include "editor/panels/broad_phase_panel.h"
#include "editor/viewport/viewport_widget.h"
#include "editor/window/layout/panels.h"
#include "editor/window/pages/page_model.h"

#include <utility>

namespace broadside {

HiddenFaults::HiddenFaults(const PageModel& model, ViewportWidget& viewport, Panels& panels)
    : m_viewport(viewport)
    , m_panels(panels)
{
    panels.whenMade<BroadPhasePanel>([this](BroadPhasePanel& panel) { connectPanel(panel); });
    connect(&model.diagnosis, &RunDiagnosis::changed, this, [this, &diagnosis = model.diagnosis] {
        if (!diagnosis.isRunning() && diagnosis.diagnosis() && !diagnosis.diagnosis()->explanations.empty())
            show();
    });
    connect(&model.document, &SceneDocument::changed, this, [this](const SceneChange& change) {
        if (change.kind == SceneChange::Kind::Reset)
            show();
    });
}

void HiddenFaults::connectPanel(BroadPhasePanel& panel)
{
    if (m_isHidden)
        panel.setTellsFaults(false);
    connect(&panel, &BroadPhasePanel::faultsWanted, this, &HiddenFaults::show);
}

void HiddenFaults::hide()
{
    if (!std::exchange(m_isHidden, true))
        tell(false);
}

void HiddenFaults::show()
{
    if (std::exchange(m_isHidden, false))
        tell(true);
}

void HiddenFaults::tell(bool tells)
{
    m_viewport.setTellsFaults(tells);
    if (auto* panel = m_panels.find<BroadPhasePanel>())
        panel->setTellsFaults(tells);
}

} // namespace broadside
