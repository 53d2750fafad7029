#include "editor/window/layout/panel_table.h"

#include "editor/panels/assets/assets_panel.h"
#include "editor/panels/assets/picture_shape_panel.h"
#include "editor/panels/assets/templates_panel.h"
#include "editor/panels/broad_phase_panel.h"
#include "editor/panels/findings/breakpoints_panel.h"
#include "editor/panels/findings/checks_panel.h"
#include "editor/panels/findings/diagnosis_panel.h"
#include "editor/panels/findings/events_panel.h"
#include "editor/panels/findings/expectation_panel.h"
#include "editor/panels/findings/story_panel.h"
#include "editor/panels/findings/why_panel.h"
#include "editor/panels/history_panel.h"
#include "editor/panels/inspector_panel.h"
#include "editor/panels/objects/objects_panel.h"
#include "editor/panels/place_panel.h"
#include "editor/panels/project_panel.h"
#include "editor/panels/properties/properties_panel.h"
#include "editor/panels/properties/recorded_objects.h"
#include "editor/panels/queries_panel.h"
#include "editor/panels/simulation_panel.h"
#include "editor/panels/timeline_panel.h"
#include "editor/panels/tuner_panel.h"
#include "editor/session/simulation_session.h"
#include "editor/viewport/export/example_picture.h"
#include "editor/window/actions/action_registry.h"
#include "editor/window/layout/appearance.h"

#include <QCoreApplication>

#include <algorithm>
#include <string_view>
#include <vector>

namespace broadside {
namespace {

using P = PanelParts;
using Area = PanelPlace::Area;

// The context of this file's texts for translators.
class PanelsText {
    Q_DECLARE_TR_FUNCTIONS(Panels)
};

PanelWidget* makeProperties(const PanelParts& p)
{
    if (!p.steps.capabilities().canEdit) {
        auto* panel = new PanelWidget;
        panel->setWidget(new RecordedObjects(p.focus, p.shownWorld, *p.recording));
        return panel;
    }
    return new PropertiesPanel(p.document, p.edits, p.templates, p.focus, p.steps, p.atlases,
                               p.actions.all({"applyToTemplate", "resetToTemplate", "detachInstances"}));
}

PanelWidget* makeObjects(const PanelParts& p)
{
    return new ObjectsPanel(
        p.document, p.edits, p.focus, p.steps,
        {p.actions["selectFound"], p.actions.all({"frameSelection", "rename", "cut", "copy", "paste", "duplicate",
                                                  "delete", "group", "ungroup", "hideObjects", "lockObjects"})});
}

PanelWidget* makeTemplates(const PanelParts& p)
{
    return new TemplatesPanel(
        p.document, p.templates, p.templateChoice, p.steps,
        {p.actions.all({"makeTemplate", "placeTemplate", "applyToTemplate", "selectInstances", "shareTemplate",
                        "deleteTemplate"}),
         p.actions.all({"placeTemplate", "selectInstances", "renameTemplate", "shareTemplate", "ownTemplate",
                        "deleteTemplate", "makeTemplate", "applyToTemplate", "resetToTemplate", "detachInstances"})});
}

Result<QImage> drawExample(const ExampleView::Example& example, const ExampleView::Look& look,
                           const std::stop_token& stop)
{
    return drawnExample(*example.steps, {example.pair, example.symptom}, look.size, look.pixelRatio,
                        themeFor(look.palette), stop);
}

constexpr PanelPlace left(int height) { return {Area::Left, height, Panel::Objects, true}; }
constexpr PanelPlace right(int height) { return {Area::Right, height, Panel::Objects, true}; }
constexpr PanelPlace bottom(bool isShown) { return {Area::Bottom, 0, Panel::Objects, isShown}; }
constexpr PanelPlace shownBehind(Panel head) { return {Area::Tab, 0, head, true}; }
constexpr PanelPlace hiddenBehind(Panel head) { return {Area::Tab, 0, head, false}; }

// Columns of places: building, wide and narrow; debugging, wide and narrow.
constexpr std::array kPanelTable{
    PanelRow{Panel::Objects,
             "ObjectsPanel",
             QT_TRANSLATE_NOOP("Panels", "Objects"),
             "layout#how-do-i-use-layers",
             PanelPages::All,
             &ObjectsPanel::staticMetaObject,
             makeObjects,
             {left(250), right(200), left(280), right(150)},
             PanelMaking::AtOnce}, // Actions use it, and it is in front in all ready layouts.
    PanelRow{Panel::Simulation,
             "SimulationPanel",
             QT_TRANSLATE_NOOP("Panels", "Simulation"),
             "debugging#try-a-change-where-it-matters",
             PanelPages::All,
             &SimulationPanel::staticMetaObject,
             [](const P& p) -> PanelWidget* { return new SimulationPanel(p.document, p.steps, p.shownWorld); },
             {hiddenBehind(Panel::Objects), hiddenBehind(Panel::Objects), left(380), shownBehind(Panel::Objects)}},
    PanelRow{Panel::Place,
             "PlacePanel",
             QT_TRANSLATE_NOOP("Panels", "Place"),
             "layout#how-do-i-place-one-object-a-row-or-many",
             PanelPages::Scenes,
             &PlacePanel::staticMetaObject,
             [](const P& p) -> PanelWidget* { return new PlacePanel(p.actions["delete"]); },
             {left(370), right(220), shownBehind(Panel::Objects), shownBehind(Panel::Objects)},
             PanelMaking::AtOnce}, // The Place tool places its object.
    PanelRow{Panel::ObjectProperties,
             "PropertiesPanel",
             QT_TRANSLATE_NOOP("Panels", "Properties"),
             "layout#how-do-i-edit-several-objects-at-once",
             PanelPages::All,
             &PropertiesPanel::staticMetaObject,
             makeProperties,
             {right(320), right(260), shownBehind(Panel::Inspector), shownBehind(Panel::Inspector)}},
    PanelRow{Panel::BroadPhase,
             "BroadPhasePanel",
             QT_TRANSLATE_NOOP("Panels", "Broad phase"),
             "algorithms#which-algorithm-should-i-choose",
             PanelPages::All,
             &BroadPhasePanel::staticMetaObject,
             [](const P& p) -> PanelWidget* {
                 return new BroadPhasePanel(p.document, p.focus, p.steps, p.shownWorld, p.tuner, p.fixRun,
                                            p.actions["showStructure"]);
             },
             {right(360), shownBehind(Panel::ObjectProperties), right(320), right(190)}},
    PanelRow{Panel::Inspector,
             "InspectorPanel",
             QT_TRANSLATE_NOOP("Panels", "Inspector"),
             "debugging#ask-about-two-objects",
             PanelPages::All,
             &InspectorPanel::staticMetaObject,
             [](const P& p) -> PanelWidget* { return new InspectorPanel(p.focus, p.shownWorld, p.hover); },
             {hiddenBehind(Panel::ObjectProperties), hiddenBehind(Panel::ObjectProperties), right(360), right(340)}},
    PanelRow{Panel::Timeline,
             "TimelinePanel",
             QT_TRANSLATE_NOOP("Panels", "Timeline"),
             "debugging#stop-where-it-happens",
             PanelPages::All,
             &TimelinePanel::staticMetaObject,
             [](const P& p) -> PanelWidget* {
                 return new TimelinePanel(p.steps, p.breakpoints, &p.audit, &p.diagnosis, &p.story);
             },
             {bottom(false), bottom(false), bottom(true), bottom(true)},
             PanelMaking::AtOnce}, // Its dock folds to the height of the panel before the dock is seen.
    PanelRow{Panel::Why,
             "WhyPanel",
             QT_TRANSLATE_NOOP("Panels", "Why"),
             "debugging#ask-about-two-objects",
             PanelPages::All,
             &WhyPanel::staticMetaObject,
             [](const P& p) -> PanelWidget* {
                 return new WhyPanel(p.document, p.edits, p.focus, p.steps, p.shownWorld, p.inquiry, p.proof);
             },
             {hiddenBehind(Panel::ObjectProperties), hiddenBehind(Panel::ObjectProperties),
              shownBehind(Panel::Inspector), shownBehind(Panel::Inspector)}},
    PanelRow{Panel::Expected,
             "ExpectationPanel",
             QT_TRANSLATE_NOOP("Panels", "Expectation"),
             "debugging#say-what-should-happen",
             PanelPages::All,
             &ExpectationPanel::staticMetaObject,
             [](const P& p) -> PanelWidget* {
                 return new ExpectationPanel(p.document, p.edits, p.focus, p.steps, p.expectation);
             },
             {hiddenBehind(Panel::ObjectProperties), hiddenBehind(Panel::ObjectProperties),
              hiddenBehind(Panel::Inspector), hiddenBehind(Panel::Inspector)}},
    PanelRow{Panel::Breakpoints,
             "BreakpointsPanel",
             QT_TRANSLATE_NOOP("Panels", "Breakpoints"),
             "debugging#stop-where-it-happens",
             PanelPages::All,
             &BreakpointsPanel::staticMetaObject,
             [](const P& p) -> PanelWidget* {
                 return new BreakpointsPanel(p.breakpoints, p.focus, p.shownWorld,
                                             p.actions.all({"previousBreakpoint", "nextBreakpoint"}));
             },
             {hiddenBehind(Panel::BroadPhase), hiddenBehind(Panel::ObjectProperties), shownBehind(Panel::BroadPhase),
              shownBehind(Panel::BroadPhase)}},
    PanelRow{Panel::CellSize,
             "TunerPanel",
             QT_TRANSLATE_NOOP("Panels", "Cell size"),
             "debugging#choose-the-cells",
             PanelPages::All,
             &TunerPanel::staticMetaObject,
             [](const P& p) -> PanelWidget* { return new TunerPanel(p.document, p.steps, p.shownWorld, p.tuner); },
             {hiddenBehind(Panel::BroadPhase), hiddenBehind(Panel::ObjectProperties), shownBehind(Panel::BroadPhase),
              shownBehind(Panel::BroadPhase)}},
    PanelRow{Panel::Diagnosis,
             "AuditPanel", // its name in layouts that were saved before there was a diagnosis
             QT_TRANSLATE_NOOP("Panels", "Diagnosis"),
             "debugging#ask-for-the-fault-behind-them",
             PanelPages::All,
             &DiagnosisPanel::staticMetaObject,
             [](const P& p) -> PanelWidget* {
                 return new DiagnosisPanel({p.document, p.edits, p.focus, p.steps, p.diagnosis, p.fixRun, drawExample},
                                           p.audit, p.proof);
             },
             {hiddenBehind(Panel::Timeline), hiddenBehind(Panel::Timeline), shownBehind(Panel::Timeline),
              shownBehind(Panel::Timeline)}},
    PanelRow{Panel::Queries,
             "QueriesPanel",
             QT_TRANSLATE_NOOP("Panels", "Queries"),
             "debugging#keep-an-eye-on-a-place",
             PanelPages::All,
             &QueriesPanel::staticMetaObject,
             [](const P& p) -> PanelWidget* { return new QueriesPanel(p.queries, p.hover, p.shownWorld); },
             {hiddenBehind(Panel::Timeline), hiddenBehind(Panel::Timeline), shownBehind(Panel::Timeline),
              shownBehind(Panel::Timeline)}},
    PanelRow{Panel::Checks,
             "ChecksPanel",
             QT_TRANSLATE_NOOP("Panels", "Checks"),
             "layout#how-do-i-check-my-level",
             PanelPages::Scenes,
             &ChecksPanel::staticMetaObject,
             [](const P& p) -> PanelWidget* {
                 return new ChecksPanel(p.document, p.edits, p.templates, p.focus, p.steps, p.review);
             },
             {shownBehind(Panel::BroadPhase), shownBehind(Panel::ObjectProperties), shownBehind(Panel::Timeline),
              shownBehind(Panel::Timeline)}},
    PanelRow{Panel::Events,
             "EventsPanel",
             QT_TRANSLATE_NOOP("Panels", "Events"),
             "debugging#stop-where-it-happens",
             PanelPages::All,
             &EventsPanel::staticMetaObject,
             [](const P& p) -> PanelWidget* { return new EventsPanel(p.steps, p.shownWorld, p.focus); },
             {hiddenBehind(Panel::Timeline), hiddenBehind(Panel::Timeline), shownBehind(Panel::Timeline),
              shownBehind(Panel::Timeline)}},
    PanelRow{Panel::Story,
             "StoryPanel",
             QT_TRANSLATE_NOOP("Panels", "Story"),
             "debugging#ask-what-happened-to-an-object",
             PanelPages::All,
             &StoryPanel::staticMetaObject,
             [](const P& p) -> PanelWidget* { return new StoryPanel(p.steps, p.story, p.focus); },
             {hiddenBehind(Panel::Timeline), hiddenBehind(Panel::Timeline), shownBehind(Panel::Timeline),
              shownBehind(Panel::Timeline)}},
    PanelRow{
        Panel::History,
        "HistoryPanel",
        QT_TRANSLATE_NOOP("Panels", "History"),
        "layout#how-do-i-find-commands-keys-and-edits",
        PanelPages::Scenes,
        &HistoryPanel::staticMetaObject,
        [](const P& p) -> PanelWidget* { return new HistoryPanel(p.document.undoStack(), p.simulation->undoStack()); },
        {shownBehind(Panel::Objects), shownBehind(Panel::Objects), hiddenBehind(Panel::Objects),
         hiddenBehind(Panel::Objects)}},
    PanelRow{Panel::Templates,
             "TemplatesPanel",
             QT_TRANSLATE_NOOP("Panels", "Templates"),
             "layout#how-do-i-use-templates",
             PanelPages::Scenes,
             &TemplatesPanel::staticMetaObject,
             makeTemplates,
             {shownBehind(Panel::Objects), shownBehind(Panel::Objects), hiddenBehind(Panel::Objects),
              hiddenBehind(Panel::Objects)}},
    PanelRow{Panel::Assets,
             "AssetsPanel",
             QT_TRANSLATE_NOOP("Panels", "Assets"),
             "pictures#how-do-i-import-pictures",
             PanelPages::Scenes,
             &AssetsPanel::staticMetaObject,
             [](const P& p) -> PanelWidget* {
                 return new AssetsPanel(p.atlases,
                                        p.actions.all({"addAssets", "placeSprite", "reloadAssets", "removeAtlas"}));
             },
             {shownBehind(Panel::Place), shownBehind(Panel::Place), hiddenBehind(Panel::Objects),
              hiddenBehind(Panel::Objects)}},
    PanelRow{Panel::PictureShape,
             "PictureShapePanel",
             QT_TRANSLATE_NOOP("Panels", "Shape over picture"),
             "pictures#how-do-i-fit-a-shape-to-a-picture",
             PanelPages::Scenes,
             &PictureShapePanel::staticMetaObject,
             [](const P& p) -> PanelWidget* {
                 return new PictureShapePanel(p.document, p.edits, p.focus, p.steps, p.atlases);
             },
             {hiddenBehind(Panel::BroadPhase), hiddenBehind(Panel::ObjectProperties), hiddenBehind(Panel::BroadPhase),
              hiddenBehind(Panel::BroadPhase)}},
    PanelRow{Panel::Project,
             "ProjectPanel",
             QT_TRANSLATE_NOOP("Panels", "Project"),
             "layout#how-do-i-use-a-project",
             PanelPages::None,
             &ProjectPanel::staticMetaObject,
             nullptr,
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

const PanelRow& rowOf(Panel panel) noexcept { return *std::ranges::find(kPanelTable, panel, &PanelRow::panel); }

QString titleOf(const PanelRow& row) { return PanelsText::tr(row.title); }

} // namespace broadside
