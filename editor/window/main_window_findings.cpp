// Of MainWindow: what shows where the broad phase goes wrong, and where it works in vain.

#include "editor/panels/findings/audit_panel.h"
#include "editor/panels/grid_panel.h"
#include "editor/panels/heat_section.h"
#include "editor/viewport/viewport_widget.h"
#include "editor/widgets/words/number_text.h"
#include "editor/window/actions/action_registry.h"
#include "editor/window/files/file_actions.h"
#include "editor/window/help/manual.h"
#include "editor/window/main_window.h"
#include "editor/window/message_bar.h"
#include "editor/window/pages/scene_host.h"

#include <QDockWidget>

#include <algorithm>

namespace broadside {
namespace {

constexpr std::uint64_t kMostStepsAtOnce = 100; // Of a small scene: nobody notices.

} // namespace

void MainWindow::connectHeat(HeatSection& section)
{
    section.setAction(m_actions["showHeat"]);
    connect(&section, &HeatSection::scaleChosen, this, [this](bool logarithmic) {
        ShowFlags flags = m_viewport->showFlags();
        flags.logarithmicHeat = logarithmic;
        m_viewport->setShowFlags(flags);
    });
}

void MainWindow::connectBroadPhaseDock(GridPanel& broadPhase)
{
    broadPhase.setStructureAction(m_actions["showStructure"]);
    auto* heat = new HeatSection(m_heat);
    broadPhase.addSection(*heat);
    connectHeat(*heat);
    connect(&broadPhase, &GridPanel::frameRequested, m_viewport, &ViewportWidget::frameSelection);
    connect(m_viewport, &ViewportWidget::listWanted, this, [this, &broadPhase](Mark mark) {
        if (mark == Mark::MissedPair) {
            bringUp(m_panels[Panel::Audit]);
            return;
        }
        broadPhase.listFaults();
        bringUp(broadPhase);
    });
    connect(&broadPhase, &GridPanel::manualWanted, this, [this] { showManual(*window(), kAlgorithmsPage); });
}

/// Unless the user has hidden all panels.
void MainWindow::bringUp(QDockWidget& dock)
{
    if (m_layouts->panelsAreHidden())
        return;
    dock.show();
    dock.raise();
}

void MainWindow::openReduced(const ReducedFinding& result)
{
    const RecordedReduction& reduced = *result.reduced;
    const Scene& scene = reduced.reduction.scene;
    MainWindow* window = m_host ? &m_host->addPage() : new MainWindow(m_storage);
    window->m_files->openMade(scene, tr("Reduced"));
    if (!m_host) {
        window->setAttribute(Qt::WA_DeleteOnClose);
        window->show();
    }
    window->m_messages->show(MessageBar::Kind::Info, tr("%1 of %2 objects are enough to show it, in step %3")
                                                         .arg(grouped(scene.size()), grouped(result.objectsBefore),
                                                              grouped(reduced.reduction.finding.step)));
    window->showFinding(reduced.reduction.finding, reduced.inputs.size());
}

void MainWindow::showFinding(const Finding& finding, std::size_t inputs)
{
    bringUp(m_panels[Panel::Audit]);
    if (finding.step == 0) {
        m_audit.auditPresent();
    } else if (inputs > 0) {
        m_messages->show(MessageBar::Kind::Warning, tr("It shows in step %1 only with the inputs that the simulation "
                                                       "had, such as shots: they are no part of a scene")
                                                        .arg(grouped(finding.step)));
        return;
    } else {
        m_audit.setEveryStep(true);
        for (std::uint64_t step = 0; step < std::min(finding.step, kMostStepsAtOnce); ++step)
            m_session.stepOnce();
    }
    m_focus.setPins(finding.a, finding.b);
}

} // namespace broadside
