#include "editor/window/pages/finding_links.h"

#include "editor/document/message_text.h"
#include "editor/panels/assets/templates_panel.h"
#include "editor/panels/broad_phase_panel.h"
#include "editor/panels/findings/checks_panel.h"
#include "editor/panels/findings/diagnosis_panel.h"
#include "editor/panels/findings/events_panel.h"
#include "editor/panels/heat_section.h"
#include "editor/panels/properties/properties_panel.h"
#include "editor/panels/simulation_panel.h"
#include "editor/viewport/viewport_widget.h"
#include "editor/widgets/words/number_text.h"
#include "editor/window/actions/action_registry.h"
#include "editor/window/help/manual.h"
#include "editor/window/pages/page.h"
#include "editor/window/pages/page_host.h"
#include "editor/window/window_messages.h"

#include <algorithm>

namespace broadside {
namespace {

constexpr std::uint64_t kMostStepsAtOnce = 100; // Steps of a small scene, without a wait that one notices.

} // namespace

FindingLinks::FindingLinks(const Parts& parts)
    : m_parts(parts)
{
    connectLists();
    if (parts.panels.has(Panel::Checks))
        connectChecks();
    connectBroadPhase();
    connect(&parts.model.focus, &Focus::pinsChanged, this, [this] {
        if (!m_parts.model.focus.pins()[1].isNull())
            m_parts.panels.bringUp(Panel::Why);
    });
    connect(&parts.model.expectation, &ExpectationCheck::asked, this,
            [this] { m_parts.panels.bringUp(Panel::Expected); });
}

void FindingLinks::connectLists()
{
    Panels& panels = m_parts.panels;
    panels.whenMade<DiagnosisPanel>([this](DiagnosisPanel& diagnosis) {
        connect(&diagnosis, &DiagnosisPanel::frameRequested, &m_parts.viewport, &ViewportWidget::frameSelection);
        connect(&diagnosis, &DiagnosisPanel::reduced, this,
                [this](const std::shared_ptr<const ReducedFinding>& result) { openReduced(*result); });
    });
    panels.whenMade<EventsPanel>([this](EventsPanel& events) {
        connect(&events, &EventsPanel::frameRequested, &m_parts.viewport, &ViewportWidget::frameSelection);
    });
    panels.whenMade<SimulationPanel>([this](SimulationPanel& simulation) {
        connect(&simulation, &SimulationPanel::removalsWanted, this, [this] {
            m_parts.panels.get<EventsPanel>().show(EventsModel::Show::Removals);
            m_parts.panels.bringUp(Panel::Events);
        });
    });
}

void FindingLinks::connectChecks()
{
    Panels& panels = m_parts.panels;
    panels.whenMade<ChecksPanel>([this](ChecksPanel& checks) {
        connect(&checks, &ChecksPanel::frameRequested, &m_parts.viewport, &ViewportWidget::frameSelection);
        connect(&checks, &ChecksPanel::fieldRequested, this,
                [this](const QString& key) { m_parts.panels.get<PropertiesPanel>().showField(key); });
        connect(&checks, &ChecksPanel::templateRequested, this,
                [this](const std::string& name) { m_parts.panels.get<TemplatesPanel>().showTemplate(name); });
    });
    // The title counts the warnings as soon as it can be seen, also when the panel was never seen.
    connect(&panels, &Panels::openChanged, this, [this](Panel panel, bool isOpen) {
        if (panel == Panel::Checks)
            m_parts.model.review.setWatched(isOpen);
    });
    connect(&m_parts.model.review, &LevelReview::changed, this,
            [this] { m_parts.panels.setTitle(Panel::Checks, ChecksPanel::titleFor(m_parts.model.review)); });
}

void FindingLinks::connectBroadPhase()
{
    m_parts.panels.whenMade<BroadPhasePanel>([this](BroadPhasePanel& broadPhase) {
        auto* heat = new HeatSection(m_parts.model.heat, m_parts.actions["showHeat"]);
        broadPhase.addSection(*heat);
        connect(heat, &HeatSection::scaleChosen, this, [this](bool logarithmic) {
            ShowFlags flags = m_parts.viewport.showFlags();
            flags.logarithmicHeat = logarithmic;
            m_parts.viewport.setShowFlags(flags);
        });
        connect(&broadPhase, &BroadPhasePanel::frameRequested, &m_parts.viewport, &ViewportWidget::frameSelection);
        connect(&broadPhase, &BroadPhasePanel::manualWanted, this, [this] { m_parts.manual.show(kAlgorithmsPage); });
    });
    connect(&m_parts.viewport, &ViewportWidget::listWanted, this, [this](Mark mark) {
        if (mark == Mark::MissedPair) {
            m_parts.panels.bringUp(Panel::Diagnosis);
            return;
        }
        m_parts.panels.get<BroadPhasePanel>().listFaults();
        m_parts.panels.bringUp(Panel::BroadPhase);
    });
}

void FindingLinks::openReduced(const ReducedFinding& result)
{
    const RecordedReduction& reduced = *result.reduced;
    const Scene& scene = reduced.reduction.scene;
    Page& page = m_parts.host.addPage();
    page.files().openMade(scene, tr("Reduced"));
    page.tell(MessageBar::Kind::Info,
              translated(texts::enoughObjects(scene.size(), result.objectsBefore, reduced.reduction.finding.step)));
    showIn(page, reduced.reduction.finding, reduced.inputs.size());
}

void FindingLinks::showIn(Page& page, const Finding& finding, std::size_t inputs)
{
    page.panels().bringUp(Panel::Diagnosis);
    if (finding.step == 0) {
        page.model().audit.auditPresent();
    } else if (inputs > 0) {
        page.tell(
            MessageBar::Kind::Warning,
            tr("In step %1 the fault needs the inputs of the simulation, such as shots, and a scene has no inputs")
                .arg(grouped(finding.step)));
        return;
    } else if (finding.step <= kMostStepsAtOnce) {
        page.model().audit.setEveryStep(true);
        for (std::uint64_t step = 0; step < finding.step; ++step)
            page.steps().stepMany(1);
    } else {
        page.model().audit.setEveryStep(true);
        page.steps().stepMany(finding.step);
    }
    page.focus().setPins(finding.a, finding.b);
}

} // namespace broadside
