#include "editor/window/layout/panel_table.h"

#include "editor/panels/assets/assets_panel.h"
#include "editor/panels/assets/picture_shape_panel.h"
#include "editor/panels/assets/templates_panel.h"
#include "editor/panels/findings/audit_panel.h"
#include "editor/panels/findings/breakpoints_panel.h"
#include "editor/panels/findings/checks_panel.h"
#include "editor/panels/findings/events_panel.h"
#include "editor/panels/findings/why_panel.h"
#include "editor/panels/grid_panel.h"
#include "editor/panels/history_panel.h"
#include "editor/panels/inspector_panel.h"
#include "editor/panels/objects/objects_panel.h"
#include "editor/panels/place_panel.h"
#include "editor/panels/project_panel.h"
#include "editor/panels/properties/properties_panel.h"
#include "editor/panels/queries_panel.h"
#include "editor/panels/simulation_panel.h"
#include "editor/panels/timeline_panel.h"
#include "editor/panels/tuner_panel.h"

#include <algorithm>
#include <string_view>
#include <vector>

namespace broadside {
namespace {

using P = PanelParts;
using Area = PanelPlace::Area;

constexpr PanelPlace left(int height) { return {Area::Left, height, Panel::Objects, true}; }
constexpr PanelPlace right(int height) { return {Area::Right, height, Panel::Objects, true}; }
constexpr PanelPlace bottom(bool isShown) { return {Area::Bottom, 0, Panel::Objects, isShown}; }
constexpr PanelPlace shownBehind(Panel head) { return {Area::Tab, 0, head, true}; }
constexpr PanelPlace hiddenBehind(Panel head) { return {Area::Tab, 0, head, false}; }

// Columns: building, wide and narrow; debugging, wide and narrow.
constexpr std::array kPanelTable{
    PanelRow{
        Panel::Objects,
        "ObjectsPanel",
        [](const P& p) -> QDockWidget* { return new ObjectsPanel(p.document, p.edits, p.focus, p.session, &p.window); },
        {left(250), right(200), left(280), right(180)}},
    PanelRow{Panel::Simulation,
             "SimulationPanel",
             [](const P& p) -> QDockWidget* { return new SimulationPanel(p.document, p.steps, p.stage, &p.window); },
             {hiddenBehind(Panel::Objects), hiddenBehind(Panel::Objects), left(380), shownBehind(Panel::Objects)}},
    PanelRow{Panel::Place,
             "PlacePanel",
             [](const P& p) -> QDockWidget* { return new PlacePanel(&p.window); },
             {left(370), right(220), shownBehind(Panel::Objects), shownBehind(Panel::Objects)}},
    PanelRow{Panel::ObjectProperties,
             "PropertiesPanel",
             [](const P& p) -> QDockWidget* {
                 auto* panel = new PropertiesPanel(p.document, p.edits, p.templates, p.focus, p.session, &p.window);
                 panel->setAtlases(p.atlases);
                 return panel;
             },
             {right(320), right(260), shownBehind(Panel::Inspector), shownBehind(Panel::Inspector)}},
    PanelRow{Panel::BroadPhase,
             "GridPanel",
             [](const P& p) -> QDockWidget* { return new GridPanel(p.document, p.focus, p.steps, p.stage, &p.window); },
             {right(360), shownBehind(Panel::ObjectProperties), right(380), right(280)}},
    PanelRow{Panel::Inspector,
             "InspectorPanel",
             [](const P& p) -> QDockWidget* { return new InspectorPanel(p.focus, p.stage, p.hover, &p.window); },
             {hiddenBehind(Panel::ObjectProperties), hiddenBehind(Panel::ObjectProperties), right(300), right(220)}},
    PanelRow{Panel::Timeline,
             "TimelinePanel",
             [](const P& p) -> QDockWidget* {
                 auto* panel = new TimelinePanel(p.steps, p.breakpoints, &p.window);
                 panel->setAudit(p.audit);
                 return panel;
             },
             {bottom(false), bottom(false), bottom(true), bottom(true)}},
    PanelRow{Panel::Why,
             "WhyPanel",
             [](const P& p) -> QDockWidget* {
                 return new WhyPanel(p.document, p.edits, p.focus, p.steps, p.stage, p.inquiry, p.proof, &p.window);
             },
             {hiddenBehind(Panel::ObjectProperties), hiddenBehind(Panel::ObjectProperties),
              shownBehind(Panel::Inspector), shownBehind(Panel::Inspector)}},
    PanelRow{Panel::Breakpoints,
             "BreakpointsPanel",
             [](const P& p) -> QDockWidget* { return new BreakpointsPanel(p.breakpoints, p.focus, &p.window); },
             {hiddenBehind(Panel::BroadPhase), hiddenBehind(Panel::ObjectProperties), shownBehind(Panel::BroadPhase),
              shownBehind(Panel::BroadPhase)}},
    PanelRow{Panel::CellSize,
             "TunerPanel",
             [](const P& p) -> QDockWidget* { return new TunerPanel(p.document, p.steps, p.stage, &p.window); },
             {hiddenBehind(Panel::BroadPhase), hiddenBehind(Panel::ObjectProperties), shownBehind(Panel::BroadPhase),
              shownBehind(Panel::BroadPhase)}},
    PanelRow{Panel::Audit,
             "AuditPanel",
             [](const P& p) -> QDockWidget* {
                 return new AuditPanel(p.document, p.edits, p.focus, p.steps, p.audit, p.proof, &p.window);
             },
             {hiddenBehind(Panel::Timeline), hiddenBehind(Panel::Timeline), shownBehind(Panel::Timeline),
              shownBehind(Panel::Timeline)}},
    PanelRow{Panel::Queries,
             "QueriesPanel",
             [](const P& p) -> QDockWidget* { return new QueriesPanel(p.queries, p.hover, &p.window); },
             {hiddenBehind(Panel::Timeline), hiddenBehind(Panel::Timeline), shownBehind(Panel::Timeline),
              shownBehind(Panel::Timeline)}},
    PanelRow{Panel::Checks,
             "ChecksPanel",
             [](const P& p) -> QDockWidget* {
                 return new ChecksPanel(p.document, p.edits, p.templates, p.focus, p.session, &p.window);
             },
             {shownBehind(Panel::BroadPhase), shownBehind(Panel::ObjectProperties), shownBehind(Panel::Timeline),
              shownBehind(Panel::Timeline)}},
    PanelRow{Panel::Events,
             "EventsPanel",
             [](const P& p) -> QDockWidget* { return new EventsPanel(p.steps, p.stage, p.focus, &p.window); },
             {hiddenBehind(Panel::Timeline), hiddenBehind(Panel::Timeline), shownBehind(Panel::Timeline),
              shownBehind(Panel::Timeline)}},
    PanelRow{Panel::History,
             "HistoryPanel",
             [](const P& p) -> QDockWidget* {
                 return new HistoryPanel(p.document.undoStack(), p.session.undoStack(), &p.window);
             },
             {shownBehind(Panel::Objects), shownBehind(Panel::Objects), hiddenBehind(Panel::Objects),
              hiddenBehind(Panel::Objects)}},
    PanelRow{Panel::Templates,
             "TemplatesPanel",
             [](const P& p) -> QDockWidget* {
                 return new TemplatesPanel(p.document, p.templates, p.focus, p.session, &p.window);
             },
             {shownBehind(Panel::Objects), shownBehind(Panel::Objects), hiddenBehind(Panel::Objects),
              hiddenBehind(Panel::Objects)}},
    PanelRow{Panel::Assets,
             "AssetsPanel",
             [](const P& p) -> QDockWidget* { return new AssetsPanel(p.atlases, &p.window); },
             {shownBehind(Panel::Place), shownBehind(Panel::Place), hiddenBehind(Panel::Objects),
              hiddenBehind(Panel::Objects)}},
    PanelRow{Panel::PictureShape,
             "PictureShapePanel",
             [](const P& p) -> QDockWidget* {
                 return new PictureShapePanel(p.document, p.edits, p.focus, p.session, p.atlases, &p.window);
             },
             {hiddenBehind(Panel::BroadPhase), hiddenBehind(Panel::ObjectProperties), hiddenBehind(Panel::BroadPhase),
              hiddenBehind(Panel::BroadPhase)}},
    PanelRow{Panel::Project,
             "ProjectPanel",
             [](const P& p) -> QDockWidget* { return p.project ? new ProjectPanel(*p.project, &p.window) : nullptr; },
             {hiddenBehind(Panel::Objects), hiddenBehind(Panel::Objects), hiddenBehind(Panel::Objects),
              hiddenBehind(Panel::Objects)}},
};

} // namespace

std::span<const PanelRow> panelTable() noexcept { return kPanelTable; }

int versionOfPanelTable()
{
    std::vector<std::string_view> names; // the order of the rows does not matter
    for (const PanelRow& row : kPanelTable)
        names.emplace_back(row.objectName);
    std::ranges::sort(names);
    std::uint32_t hash = 2'166'136'261; // FNV-1a
    for (const std::string_view name : names)
        for (const char letter : name)
            hash = (hash ^ static_cast<unsigned char>(letter)) * 16'777'619U;
    return static_cast<int>(hash & 0x7fffffffU);
}

Panels::Panels(const PanelParts& parts)
{
    for (const PanelRow& row : kPanelTable)
        if (QDockWidget* const dock = row.make(parts))
            m_docks.emplace(row.panel, dock);
}

QList<QDockWidget*> Panels::all() const
{
    QList<QDockWidget*> docks;
    for (const PanelRow& row : kPanelTable)
        if (has(row.panel))
            docks += m_docks.at(row.panel);
    return docks;
}

} // namespace broadside
