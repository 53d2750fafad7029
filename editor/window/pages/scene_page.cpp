#include "editor/window/pages/scene_page.h"

#include "editor/document/message_text.h"
#include "editor/document/project_document.h"
#include "editor/panels/broad_phase_panel.h"
#include "editor/panels/objects/objects_panel.h"
#include "editor/panels/place_panel.h"
#include "editor/panels/properties/brush_section.h"
#include "editor/panels/properties/properties_panel.h"
#include "editor/viewport/viewport_widget.h"
#include "editor/window/actions/arrange_actions.h"
#include "editor/window/actions/asset_actions.h"
#include "editor/window/actions/component_actions.h"
#include "editor/window/actions/determinism_action.h"
#include "editor/window/actions/edit_actions.h"
#include "editor/window/actions/guide_actions.h"
#include "editor/window/actions/level_actions.h"
#include "editor/window/actions/template_actions.h"
#include "editor/window/actions/tool_actions.h"
#include "editor/window/actions/transform_actions.h"
#include "editor/window/files/changed_file_bar.h"
#include "editor/window/files/file_bar.h"
#include "editor/window/files/file_changes.h"
#include "editor/window/files/levels/changed_level_bar.h"
#include "editor/window/files/levels/level_changes.h"
#include "editor/window/files/lock_notice.h"
#include "editor/window/help/first_hints.h"
#include "editor/window/help/game_sign.h"
#include "editor/window/help/guided_mystery.h"
#include "editor/window/help/hints.h"
#include "editor/window/leaver_notice.h"
#include "editor/window/message_bar.h"
#include "editor/window/paddle_keys.h"
#include "editor/window/pages/asset_notice.h"
#include "editor/window/pages/page_host.h"
#include "editor/window/pages/shared_follower.h"
#include "editor/window/preferences/preferences.h"
#include "editor/window/rest_notice.h"
#include "editor/window/slow_step.h"
#include "editor/window/status_line.h"
#include "editor/window/template_drop.h"
#include "editor/window/world_edits_bar.h"

#include <QMainWindow>
#include <QSlider>
#include <QVBoxLayout>

#include <algorithm>

namespace broadside {

ScenePage::ScenePage(const Window& window, const Kept* kept, QWidget* parent)
    : Page(window, PageKind::Scene, kept, parent)
    , m_worldEdits(new WorldEditsBar(*m_model.offeredEdits,
                                     [this] { return m_viewport->tool() && m_viewport->tool()->isBusy(); }))
{
    m_bars->insertWidget(m_bars->indexOf(m_viewport), m_worldEdits);
    makeFileBars();
    makeEditing();
    makeArranging();
    makeAssets();
    makeNotices();
    connectPlacing();
    connectVertices();
    connectSimulation();
    connectProject();
    connectPreferences(!kept);
    finish();
}

ScenePage::~ScenePage() = default;

Page::Kept ScenePage::giveAway()
{
    m_model.library.setProject(nullptr); // the project ends with the window
    return Page::giveAway();
}

FileBar& ScenePage::addFileBar(const QString& name)
{
    auto* bar = new FileBar(name, [this] { return m_viewport->tool() && m_viewport->tool()->isBusy(); });
    m_bars->insertWidget(m_bars->indexOf(m_viewport), bar);
    connect(m_viewport, &ViewportWidget::hintChanged, bar, &FileBar::settle);
    return *bar;
}

void ScenePage::makeFileBars()
{
    m_features.add<LockNotice>(m_model.document, addFileBar(QStringLiteral("lockBar")));
    auto& changed = m_features.add<ChangedFileBar>(ChangedFileBar::Parts{*m_files.changes(), m_model.document,
                                                                         addFileBar(QStringLiteral("changedFileBar")),
                                                                         [this] { m_files.saveAgain(); }});
    connect(&m_files, &FileActions::comparisonShown, &changed, &ChangedFileBar::showDifferences);
    connect(&changed, &ChangedFileBar::chosen, &m_connectionContext,
            [this](std::vector<ObjectId> objects, const std::vector<Vec2>& places) {
                std::erase_if(objects, [this](ObjectId id) { return !m_model.document.scene().contains(id); });
                m_model.focus.select(objects);
                if (!objects.empty())
                    m_viewport->frameSelection();
                else if (!places.empty()) // objects that only the file has cannot be selected: show where they are
                    m_viewport->centreOn(places.front());
            });
    connect(&changed, &ChangedFileBar::marked, m_viewport, &ViewportWidget::mark);
    auto& level = m_features.add<LevelChanges>(m_model.document, *m_files.changes(), *m_files.importer());
    m_features.add<ChangedLevelBar>(level, addFileBar(QStringLiteral("changedLevelBar")),
                                    *m_actions.find(QStringLiteral("importAgain")));
    connectFileChanges();
}

void ScenePage::connectFileChanges()
{
    FileChanges& changes = *m_files.changes();
    connect(&changes, &FileChanges::reloaded, &m_connectionContext,
            [this](const QString& what, const std::vector<Problem>& notes) {
                QStringList lines;
                for (const Problem& note : notes)
                    lines.append(described(note));
                // The status bar is used, if possible: a bar above the world would move the view, which has to stay.
                if (lines.isEmpty())
                    m_status->announce(what);
                else
                    tell(MessageBar::Kind::Info, what, lines.join(QLatin1Char('\n')));
                followTemplates();
            });
    connect(&changes, &FileChanges::failed, &m_connectionContext, [this](const QString& what, const Problem& reason) {
        tell(MessageBar::Kind::Warning, joinedSentences({what, described(reason)}));
    });
}

void ScenePage::makeEditing()
{
    PageModel& m = m_model;
    m_features.add<EditActions>(
        EditActions::Parts{m_actions, *m_messages, m.document, m.edits, m.focus, m.undo, m_panels, *this});
    m_templates = &m_features.add<TemplateActions>(TemplateActions::Parts{
        m_actions, *m_messages, m.templates, m.templateChoice, m.focus, m_panels, m.tools.place});
    auto& components = m_features.add<ComponentActions>(m_actions, m.document, m.edits, m.focus, *m_centre);
    m_panels.whenMade<ObjectsPanel>([&components](ObjectsPanel& objects) {
        objects.addContextActions({components.addMenu(), components.removeMenu()});
    });
    m_panels.whenMade<PropertiesPanel>([this](PropertiesPanel& properties) {
        connect(&properties, &PropertiesPanel::refused, &m_connectionContext,
                [this](const QString& reason) { tell(MessageBar::Kind::Warning, reason); });
    });
}

void ScenePage::makeArranging()
{
    PageModel& m = m_model;
    m_features.add<ArrangeActions>(m_actions, *m_messages, m.edits, m.focus, *m_viewport);
    m_features.add<TransformActions>(m_actions, *m_messages, m.edits, m.focus);
    m_features.add<LevelActions>(m_actions, m.document, m.edits, m.focus);
    m_guides = &m_features.add<GuideActions>(
        GuideActions::Parts{m_actions, *m_messages, m.document, m.edits, m.focus, m.tools.snapper, *m_viewport, *this},
        m_settings);
    m_features.add<DeterminismAction>(m_actions, *m_messages, m.document, *m.simulation, m.focus);
}

void ScenePage::makeAssets()
{
    PageModel& m = m_model;
    m_assets = &m_features.add<AssetActions>(
        AssetActions::Parts{m_actions, *m_messages, m.document, m.atlases, m_panels, m.tools.place, *this});
    m_drop = &m_features.add<TemplateDrop>(
        TemplateDrop::Parts{*m_toolActions, *m_templates, *m_viewport, m.tools.place, m_panels, *m_assets});
    m_features.add<AssetNotice>(*m_messages, m.atlases, [this] { m_panels.bringUp(Panel::Assets); });
    const auto choosePlace = [this] { m_toolActions->choose(m_model.tools.place); };
    connect(m_assets, &AssetActions::placeToolWanted, &m_connectionContext, choosePlace);
    connect(m_templates, &TemplateActions::placeToolWanted, &m_connectionContext, choosePlace);
    connect(m_assets, &AssetActions::shapePanelWanted, &m_connectionContext, [this] {
        m_panels.bringUp(Panel::PictureShape);
        m_panels[Panel::PictureShape].setFocus();
    });
}

/// Features that show messages on their own, and the keys of the game.
void ScenePage::makeNotices()
{
    PageModel& m = m_model;
    m_features.add<SlowStep>(*m_messages, *m.simulation, nullptr);
    m_features.add<RestNotice>(*m_messages, *m.simulation, m_settings, nullptr);
    m_features.add<LeaverNotice>(*m_status, m.document, *m.simulation);
    m_follower = &m_features.add<SharedFollower>(m.templates, *m.simulation, *m_messages);
    m_paddleKeys = &m_features.add<PaddleKeys>(*m_viewport, m.document, *m.simulation, nullptr);
    connect(m_paddleKeys, &PaddleKeys::hintChanged, &m_connectionContext, [this] { showHint(); });
    m_features.add<GameSign>(*m_viewport, *m_paddleKeys, *m.simulation);
}

void ScenePage::connectPlacing()
{
    PlaceTool& tool = m_model.tools.place;
    connect(m_viewport, &ViewportWidget::hintChanged, m_worldEdits, &WorldEditsBar::settle);
    m_panels.whenMade<ObjectsPanel>([this, &tool](ObjectsPanel& objects) {
        connect(&objects, &ObjectsPanel::layerChosen, &m_connectionContext, [this, &tool](const std::string& layer) {
            tool.setLayer(layer);
            showHint();
        });
    });
    m_panels.whenMade<PlacePanel>([this, &tool](PlacePanel& place) {
        place.choosePurpose(m_window.preferences.number(Preference::PlacedPurpose));
        tool.setPrototype(place.prototype());
        connect(&place.brush(), &BrushSection::settingsChanged, &m_connectionContext,
                [this, &tool](const PlaceSettings& settings) {
                    tool.setSettings(settings);
                    activateTool(tool);
                });
        connect(&place, &PlacePanel::prototypeChanged, &m_connectionContext,
                [this, &tool](const SceneObject& prototype) {
                    tool.setPrototype(prototype);
                    activateTool(tool); // the focus stays in the panel
                });
    });
}

void ScenePage::connectVertices()
{
    connect(m_viewport, &ViewportWidget::doubleClicked, &m_connectionContext, [this] {
        GuideTool& guides = m_model.tools.guides;
        const std::optional<Guide> guide = guides.target();
        if (m_viewport->tool() != &guides || !guide)
            return;
        if (const std::optional<Guide> moved = m_guides->askForPlaceOf(*guide))
            guides.choose(*moved);
    });
    connect(m_viewport, &ViewportWidget::doubleClicked, &m_connectionContext, [this](ObjectId hit) {
        const SelectTool& select = m_model.tools.select;
        const ObjectPtr object = m_model.edits.find(hit);
        const bool isSelect = m_viewport->tool() == &select && !select.isTransforming();
        if (!isSelect || !object || !VertexTool::canEdit(*object))
            return;
        m_toolActions->choose(m_model.tools.vertices);
        m_model.focus.select(hit); // this object without its group
    });
}

void ScenePage::connectSimulation()
{
    connect(m_model.simulation.get(), &SimulationSession::redoForgotten, &m_connectionContext,
            [this] { showAvailable(); });
    connect(m_model.simulation.get(), &SimulationSession::ended, &m_connectionContext,
            [this](const QString& reason) { tell(MessageBar::Kind::Info, reason); });
    connect(m_model.simulation.get(), &SimulationSession::futureDropped, &m_connectionContext,
            [this](const QString& sentence) {
                const FixRun& fix = m_model.fixRun;
                if (fix.explanation() && fix.verdict() == FixRun::Verdict::Trying)
                    return; // The panel says that these steps are made again.
                tell(MessageBar::Kind::Info,
                     tr("%1. Simulation > Restore discarded steps undoes that, until the next step.").arg(sentence));
            });
}

/// `isNew`: the page was not shown before in another language; otherwise the memory of its run stays as it is.
void ScenePage::connectPreferences(bool isNew)
{
    const auto setMemory = [this] {
        const int chosen = m_window.preferences.number(Preference::HistoryMemory);
        m_model.simulation->setMemory(kHistoryMemories[static_cast<std::size_t>(chosen)]);
    };
    if (isNew)
        setMemory();
    connect(&m_window.preferences, &Preferences::changed, &m_connectionContext, [this, setMemory](Preference changed) {
        if (changed == Preference::HistoryMemory)
            setMemory();
        auto* place = m_panels.find<PlacePanel>();
        if (changed == Preference::PlacedPurpose && place) {
            place->choosePurpose(m_window.preferences.number(Preference::PlacedPurpose));
            m_model.tools.place.setPrototype(place->prototype());
        }
    });
}

void ScenePage::connectProject()
{
    connect(&m_window.host.project(), &ProjectDocument::changed, &m_connectionContext, [this] { joinWindow(); });
    connect(&m_model.document, &SceneDocument::pathChanged, &m_connectionContext, [this] { onPathChanged(); });
}

void ScenePage::onPathChanged()
{
    const ProjectDocument& project = m_window.host.project();
    const bool shared = m_model.library.project() != nullptr;
    joinWindow();
    if (!shared || m_model.library.project() || !project.isOpen() || !m_files.reading().isEmpty())
        return;
    const std::vector<Template>& templates = project.project().templates;
    const auto isOfProject = [&](const ObjectPtr& object) {
        return !object->instanceOf.isEmpty() && templateNamed(templates, object->instanceOf->name);
    };
    if (std::ranges::any_of(m_model.document.scene().objects(), isOfProject))
        tell(MessageBar::Kind::Warning,
             tr("This scene has instances of templates of the project %1, but is not in that project. Add it, so that "
                "they follow (File > Add this scene to the project).")
                 .arg(project.name()));
}

/// A scene without a file may join the project later. A scene of another folder or project uses its own templates.
void ScenePage::joinWindow()
{
    ProjectDocument& project = m_window.host.project();
    const auto isListed = [&] {
        const std::optional<std::string> entry = project.entryOf(m_model.document.path());
        const auto& scenes = project.project().scenes;
        return entry && std::ranges::find(scenes, *entry) != scenes.end();
    };
    const bool belongs = project.isOpen() && (m_model.document.path().isEmpty() || isListed());
    m_model.library.setProject(belongs ? &project : nullptr);
    m_model.atlases.setProject(belongs ? project.path() : QString());
}

void ScenePage::followTemplates()
{
    if (m_model.library.project())
        m_follower->followAll();
}

void ScenePage::onOpened()
{
    joinWindow();
    Page::onOpened();
}

bool ScenePage::isUntouched() const
{
    const SceneDocument& document = m_model.document;
    return document.path().isEmpty() && !document.isModified() && document.undoStack().count() == 0 &&
           m_model.simulation->state() == SimulationSession::State::Authored && m_files.reading().isEmpty();
}

QStringList ScenePage::addAssets(const QStringList& files)
{
    QStringList assets;
    QStringList others;
    for (const QString& file : files)
        (isPossibleAsset(file) ? assets : others).append(file);
    if (!assets.isEmpty())
        m_assets->add(assets);
    return others;
}

QStringList ScenePage::hints() const { return Page::hints() + QStringList{m_paddleKeys->hint()}; }

void ScenePage::onToolChosen(Tool& tool)
{
    if (&tool == &m_model.tools.guides)
        m_guides->show();
    if (&tool == &m_model.tools.place && !m_drop->isUnderWay())
        m_panels.bringUp(Panel::Place);
}

void ScenePage::offerHints()
{
    if (m_settings.hintsDismissed() || m_hints || m_guide)
        return;
    auto& broadPhase = m_panels.get<BroadPhasePanel>();
    m_hints = std::make_unique<Hints>(firstHints(m_model.document, *m_viewport, broadPhase.cellSizeSlider(), *window()),
                                      *window());
    Hints& bubble = *m_hints;
    connect(m_viewport, &ViewportWidget::cameraChanged, &bubble, &Hints::placeLater);
    connect(&m_model.document, &SceneDocument::changed, &bubble, [&bubble](const SceneChange& change) {
        change.kind == SceneChange::Kind::Reset ? bubble.follow() : bubble.placeLater();
    });
    connect(m_model.simulation.get(), &SimulationSession::shot, &bubble, &Hints::firstDone);
    connect(&bubble, &Hints::dismissed, &m_connectionContext, [this] {
        m_settings.dismissHints();
        m_hints.release()->deleteLater(); // the hints are the sender
    });
    bubble.follow();
}

void ScenePage::startGuide()
{
    m_hints.reset(); // one bubble at a time; they come again at the next start
    auto* const window = qobject_cast<QMainWindow*>(this->window());
    if (!window)
        return;
    m_guide.reset(); // what it held back is shown again before the new one begins
    m_guide = std::make_unique<GuidedMystery>(GuidedMystery::Parts{m_model, m_panels, *m_viewport, *m_faults, *window});
    connect(m_guide.get(), &GuidedMystery::finished, &m_connectionContext, [this](bool solved) {
        if (solved)
            tell(MessageBar::Kind::Guide, tr("Solved: the finding is gone. Help > Welcome has five more mysteries."));
        if (m_guide)
            m_guide.release()->deleteLater(); // the guide is the sender
    });
}

void ScenePage::showEvent(QShowEvent* event)
{
    Page::showEvent(event);
    if (m_hints)
        m_hints->follow();
    if (m_guide)
        m_guide->follow();
}

void ScenePage::hideEvent(QHideEvent* event)
{
    Page::hideEvent(event);
    // Only after this event the world of the page is hidden, too.
    if (m_hints)
        QMetaObject::invokeMethod(m_hints.get(), &Hints::follow, Qt::QueuedConnection);
    if (m_guide)
        QMetaObject::invokeMethod(m_guide.get(), &GuidedMystery::follow, Qt::QueuedConnection);
}

} // namespace broadside
