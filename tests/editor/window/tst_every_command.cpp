// Every command of the menus, done as a user does it who knows no key: Ctrl+Shift+P, its words, Return. A command that
// nobody has written a row for fails here.

#include "core/geometry/bounds.h"
#include "core/io/project_writer.h"
#include "core/io/scene_writer.h"
#include "editor/panels/assets_view.h"
#include "editor/window/command_list.h"
#include "editor/window/message_bar.h"
#include "editor/window/settings.h"
#include "tests/support/dialog_answer.h"
#include "tests/support/editor_world.h"
#include "tests/support/workspace_fixture.h"

#include <QClipboard>
#include <QDockWidget>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QTextBrowser>
#include <QTreeView>
#include <QTreeWidget>

#include <algorithm>
#include <cmath>

using namespace broadside;
using test::DialogAnswer;

class TestEveryCommand : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { QApplication::setAttribute(Qt::AA_DontUseNativeDialogs); }
    void init();
    void cleanup();

    void isDoneFromThePalette_data();
    void isDoneFromThePalette();
    void hasARow();

public:
    /// What a row starts from, and whether it came out.
    using Start = void (*)(TestEveryCommand&);
    using Check = bool (*)(TestEveryCommand&);
    struct Row {
        const char* command; ///< Its object name, or the menus above it where it has none.
        Start start;
        Check isDone;
        const char* dialog = nullptr; ///< That it opens and that is left by Escape, unless `answer` answers.
        void (*answer)(TestEveryCommand&, QWidget&) = nullptr;
    };
    [[nodiscard]] static std::vector<Row> rows();

    [[nodiscard]] const Scene& scene() const { return m->document().scene(); }
    [[nodiscard]] const SceneObject& object(std::uint64_t id) const { return *scene().find({id}); }
    [[nodiscard]] Focus& focus() const { return m->page().focus(); }
    [[nodiscard]] StepSession& steps() const { return m->page().steps(); }
    [[nodiscard]] ViewportWidget& viewport() const { return m->page().viewport(); }
    [[nodiscard]] std::string text() const { return writeScene(scene()); }
    void select(std::initializer_list<std::uint64_t> objects) const { focus().select(test::ids(objects)); }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) const
    {
        QTest::keyClick(&viewport(), key, modifiers);
    }
    void hover(Vec2 world) const
    {
        const Vec2 at = viewport().camera().toScreen(world);
        m->mouse(viewport(), QEvent::MouseMove, {at.x, at.y}, Qt::NoButton);
    }
    void step(std::uint64_t count) const
    {
        for (std::uint64_t i = 0; i < count; ++i) {
            const std::uint64_t next = steps().step() + 1;
            key(Qt::Key_F10);
            QTRY_COMPARE(steps().step(), next);
        }
    }
    void expectDialog();
    /// In the palette.
    void choose(const QString& command);
    /// The undo stack has one edit more; Undo restores every byte.
    [[nodiscard]] bool isOneEdit();
    [[nodiscard]] bool isSwitched() const { return m->action(m_row.command).isChecked() != m_wasChecked; }
    [[nodiscard]] bool isShown(const char* dialog) const
    {
        const auto* found = m->workspace->findChild<QWidget*>(QLatin1String(dialog));
        return found && found->isVisible();
    }
    [[nodiscard]] bool manualSays(const char* words) const
    {
        const auto* manual = m->workspace->findChild<QTextBrowser*>(QStringLiteral("manualText"));
        return manual && manual->isVisible() && manual->toPlainText().contains(QLatin1String(words));
    }
    [[nodiscard]] qsizetype panels() const
    {
        const QList<QDockWidget*> docks = m->page().findChildren<QDockWidget*>();
        return std::ranges::count_if(docks, [](const QDockWidget* dock) { return !dock->isHidden(); });
    }
    void openProject();
    void makeTemplate(); ///< Of the crate (1), which becomes its instance; and of another one, nobody's.
    void addPicture();

    std::unique_ptr<test::WorkspaceFixture> m;
    Row m_row{};
    std::unique_ptr<DialogAnswer> m_answer;
    bool m_wasChecked = false;
    int m_edits = 0;
    std::string m_before;
    qsizetype m_panels = 0;
    Vec2 m_centre;
    double m_zoom = 0.0; // pixels a metre

private:
    [[nodiscard]] static QString nameOf(const Command& command)
    {
        return command.action->objectName().isEmpty() ? command.path : command.action->objectName();
    }
    QString m_refusal;
};

namespace {

using T = TestEveryCommand;

void nothing(T&) {}
void selectTriangle(T& t) { t.select({3}); }
void selectCrate(T& t) { t.select({1}); }
void selectThree(T& t) { t.select({1, 3, 4}); }
void selectAndCopy(T& t)
{
    t.select({3});
    t.key(Qt::Key_C, Qt::ControlModifier);
}
bool oneEdit(T& t) { return t.isOneEdit(); }
bool switched(T& t) { return t.isSwitched(); }
bool asked(T& t) { return t.m_answer->wasAsked(); }
bool isTurned(T& t)
{
    const Aabb box = boundsOf(t.object(1).shape, t.object(1).pose);
    return box.height() > box.width() && t.isOneEdit();
}
bool isMirrored(T& t)
{
    const SceneObject& triangle = t.object(3);
    const Aabb box = boundsOf(triangle.shape, triangle.pose);
    return writeScene(t.scene()) != t.m_before && std::abs(box.center().x - 9.25) < 1e-9 &&
           std::abs(box.center().y - 4.125) < 1e-9 && t.isOneEdit();
}
bool otherTool(T& t) { return t.m->action(t.m_row.command).isChecked() && !t.m_wasChecked; }
void zoomAway(T& t) { t.viewport().showView({3.0, 3.0}, 0.25); }
bool isMoved(T& t) { return t.viewport().camera().center() != t.m_centre; }
void twoSteps(T& t) { t.step(2); }
void twoTabs(T& t)
{
    t.m->edit();
    t.m->action("newScene").trigger();
}
bool isNextPage(T& t) { return t.m->workspace->pageCount() == 2 && t.m->tabs().currentIndex() == 0; }
bool isTabMoved(T& t) { return t.m->tabs().tabText(0).startsWith(QStringLiteral("Untitled")); }

void runRow(T& t) { t.key(Qt::Key_F5); }

/// Where a file dialog is asked for a name.
void answerFile(T& t, QWidget& dialog, const char* name)
{
    dialog.findChild<QLineEdit*>(QStringLiteral("fileNameEdit"))->setText(t.m->file(QLatin1String(name)));
    QMetaObject::invokeMethod(&dialog, "accept");
}

std::vector<T::Row> fileRows()
{
    return {
        {"newScene", [](T& t) { t.m->edit(); },
         [](T& t) { return t.scene().objects().empty() && t.m->workspace->pageCount() == 2; }},
        {"open", [](T& t) { static_cast<void>(t.m->write(QStringLiteral("pong.broadside"))); },
         [](T& t) { return t.m->document().path() == t.m->file(QStringLiteral("pong.broadside")); }, "openScene",
         [](T& t, QWidget& dialog) { answerFile(t, dialog, "pong.broadside"); }},
        {"File > Open recent",
         [](T& t) {
             t.m->open(t.m->write(QStringLiteral("pong.broadside")));
             t.m->action("newScene").trigger();
         },
         [](T& t) { return t.m->document().path() == t.m->file(QStringLiteral("pong.broadside")); }},
        {"File > Open mystery", nothing,
         [](T& t) { return !t.scene().objects().empty() && t.m->document().path().isEmpty(); }},
        {"File > Open sample", nothing,
         [](T& t) { return !t.scene().objects().empty() && t.m->document().path().isEmpty(); }},
        {"save",
         [](T& t) {
             t.m->open(t.m->write(QStringLiteral("pong.broadside")));
             t.m->edit();
         },
         [](T& t) { return t.m->document().undoStack().isClean() && t.m->document().undoStack().count() == 1; }},
        {"saveAs", nothing, [](T& t) { return QFile::exists(t.m->file(QStringLiteral("mine.broadside"))); },
         "saveScene", [](T& t, QWidget& dialog) { answerFile(t, dialog, "mine.broadside"); }},
        {"exportPicture", nothing, asked, "exportDialog"},
        {"attachGame", nothing, asked, "liveDialog"},
        {"newProject", nothing, [](T& t) { return QFile::exists(t.m->file(QStringLiteral("game.broadside-project"))); },
         "newProject", [](T& t, QWidget& dialog) { answerFile(t, dialog, "game"); }},
        {"openProject",
         [](T& t) {
             static_cast<void>(t.m->write(QStringLiteral("pong.broadside")));
             t.openProject();
             t.m->action("closeProject").trigger();
         },
         [](T& t) { return t.m->action("closeProject").isEnabled(); }, "openProject",
         [](T& t, QWidget& dialog) { answerFile(t, dialog, "game.broadside-project"); }},
        {"addToProject",
         [](T& t) {
             t.openProject();
             t.m->open(t.m->write(QStringLiteral("pong.broadside")));
         },
         [](T& t) {
             QFile file(t.m->file(QStringLiteral("game.broadside-project")));
             return file.open(QIODevice::ReadOnly) && file.readAll().contains("pong.broadside");
         }},
        {"closeProject", [](T& t) { t.openProject(); }, [](T& t) { return !t.m->action("closeProject").isEnabled(); }},
        {"closeScene", twoTabs, [](T& t) { return t.m->workspace->pageCount() == 1; }},
        {"quit", nothing, [](T& t) { return !t.m->workspace->isVisible(); }},
    };
}

std::vector<T::Row> editRows()
{
    return {
        {"undo", [](T& t) { t.m->edit(); },
         [](T& t) { return t.scene().size() == 4 && t.m->document().undoStack().canRedo(); }},
        {"redo",
         [](T& t) {
             t.m->edit();
             t.key(Qt::Key_Z, Qt::ControlModifier);
         },
         [](T& t) { return t.scene().size() == 5; }},
        {"cut", selectTriangle,
         [](T& t) { return QApplication::clipboard()->text().contains(QStringLiteral("sail")) && t.isOneEdit(); }},
        {"copy", selectTriangle, [](T&) { return QApplication::clipboard()->text().contains(QStringLiteral("sail")); }},
        {"paste", selectAndCopy, oneEdit},
        {"pasteInPlace", selectAndCopy,
         [](T& t) { return t.scene().objects().back()->pose == t.object(3).pose && t.isOneEdit(); }},
        {"duplicate", selectTriangle, oneEdit},
        {"rename", selectTriangle,
         [](T& t) {
             const auto* line = t.m->part<QTreeView>("objectsView").findChild<QLineEdit*>();
             return line && line->isVisible();
         }},
        {"delete", selectTriangle, [](T& t) { return !t.scene().find({3}) && t.isOneEdit(); }},
        {"selectAll", nothing, [](T& t) { return t.focus().selection().size() == 4; }},
        {"selectNone", selectThree, [](T& t) { return t.focus().selection().empty(); }},
        {"invertSelection", selectThree, [](T& t) { return t.focus().selection() == test::ids({2}); }},
        {"selectSameType", selectCrate,
         [](T& t) {
             return t.focus().selection() == test::ids({1, 2});
         }},
        {"selectBelow",
         [](T& t) {
             t.hover({3.4, 4.2});
             t.select({2});
         },
         [](T& t) { return t.focus().selection() == test::ids({1}); }},
        {"Edit > Select a category", nothing, [](T& t) { return !t.focus().selection().empty(); }},
        {"findObjects", nothing,
         [](T&) {
             return QApplication::focusWidget() &&
                    QApplication::focusWidget()->objectName() == QLatin1String("objectsSearch");
         }},
        {"selectFound",
         [](T& t) {
             auto& search = t.m->part<QLineEdit>("objectsSearch");
             search.setFocus();
             QTest::keyClicks(&search, QStringLiteral("sail"));
             QTRY_VERIFY(t.m->action("selectFound").isEnabled());
         },
         [](T& t) { return t.focus().selection() == test::ids({3}); }},
        {"contextMenu",
         [](T& t) {
             t.select({3});
             t.viewport().setFocus();
         },
         [](T&) {
             const auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
             return menu && !menu->actions().isEmpty();
         }},
    };
}

std::vector<T::Row> templateRows()
{
    const T::Start withTemplate = [](T& t) { t.makeTemplate(); };
    const T::Start withOverride = [](T& t) {
        t.makeTemplate();
        t.select({1});
        t.key(Qt::Key_R); // turned
    };
    return {
        {"makeTemplate", selectCrate, [](T& t) { return t.scene().templates.size() == 1 && t.isOneEdit(); }},
        {"placeTemplate", withTemplate, [](T& t) { return t.m->action("placeTool").isChecked(); }},
        {"selectInstances",
         [](T& t) {
             t.makeTemplate();
             t.focus().clearSelection();
         },
         [](T& t) { return t.focus().selection() == test::ids({1}); }},
        {"applyToTemplate", withOverride, oneEdit},
        {"resetToTemplate", withOverride, oneEdit},
        {"detachInstances", withTemplate, [](T& t) { return t.object(1).instanceOf.isEmpty() && t.isOneEdit(); }},
        {"renameTemplate", withTemplate,
         [](T& t) {
             const auto* line = t.m->part<QTreeWidget>("templatesView").findChild<QLineEdit*>();
             return line && line->isVisible();
         }},
        {"deleteTemplate", withTemplate, [](T& t) { return t.scene().templates.empty() && t.isOneEdit(); }},
        {"shareTemplate",
         [](T& t) {
             t.openProject();
             t.makeTemplate();
         },
         oneEdit},
        {"ownTemplate",
         [](T& t) {
             t.openProject();
             t.makeTemplate();
             t.choose(QStringLiteral("shareTemplate"));
         },
         oneEdit},
    };
}

std::vector<T::Row> pictureRows()
{
    const T::Start withPicture = [](T& t) { t.addPicture(); };
    return {
        {"addAssets",
         [](T& t) {
             t.addPicture();
             QVERIFY(QFile::copy(t.m->file(QStringLiteral("disc.png")), t.m->file(QStringLiteral("other.png"))));
         },
         [](T& t) { return t.scene().atlases.size() == 2; }, "addPictures",
         [](T& t, QWidget& dialog) { answerFile(t, dialog, "other.png"); }},
        {"placeSprite", withPicture, [](T& t) { return t.m->action("placeTool").isChecked(); }},
        {"editOverPicture", withPicture, [](T& t) { return t.m->part<QDockWidget>("PictureShapePanel").isVisible(); }},
        {"reloadAssets",
         [](T& t) {
             t.addPicture();
             QVERIFY(QFile::remove(t.m->file(QStringLiteral("disc.atlas.json"))));
         },
         [](T& t) { return t.m->part<QWidget>("assetsProblems").isVisibleTo(&t.m->part<QDockWidget>("AssetsPanel")); }},
        {"removeAtlas", withPicture, [](T& t) { return t.scene().atlases.empty() && t.isOneEdit(); }},
    };
}

std::vector<T::Row> arrangeRows()
{
    std::vector<T::Row> rows{
        {"group", selectThree, oneEdit},
        {"ungroup",
         [](T& t) {
             t.select({1, 3});
             t.key(Qt::Key_G, Qt::ControlModifier);
         },
         oneEdit},
        {"orderToFront", selectCrate, oneEdit},
        {"orderRaise", selectCrate, oneEdit},
        {"orderLower", [](T& t) { t.select({2}); }, oneEdit},
        {"orderToBack", selectTriangle, oneEdit},
        {"hideObjects", selectTriangle, [](T& t) { return !t.object(3).visible && t.isOneEdit(); }},
        {"lockObjects", selectTriangle, [](T& t) { return t.object(3).locked && t.isOneEdit(); }},
        {"showAllObjects",
         [](T& t) {
             t.select({3});
             t.key(Qt::Key_H, Qt::ShiftModifier);
         },
         [](T& t) { return t.object(3).visible && t.isOneEdit(); }},
        {"unlockAllObjects",
         [](T& t) {
             t.select({3});
             t.key(Qt::Key_L, Qt::ShiftModifier);
         },
         [](T& t) { return !t.object(3).locked && t.isOneEdit(); }},
        {"turnLeft", selectCrate, isTurned},
        {"turnRight", selectCrate, isTurned},
        {"flipHorizontally", selectTriangle, isMirrored},
        {"flipVertically", selectTriangle, isMirrored},
        {"Arrange > Move to layer > New layer", selectTriangle, oneEdit},
    };
    for (const char* command :
         {"alignLeft", "alignCentreX", "alignRight", "alignTop", "alignCentreY", "alignBottom", "distributeCentresX",
          "distributeCentresY", "distributeGapsX", "distributeGapsY", "nudgeLeft", "nudgeRight", "nudgeUp", "nudgeDown",
          "nudgeFarLeft", "nudgeFarRight", "nudgeFarUp", "nudgeFarDown"})
        rows.push_back({command, selectThree, oneEdit});
    for (const char* command : {"sameWidth", "sameHeight", "sameSize"})
        rows.push_back({command,
                        [](T& t) {
                            t.select({1});
                            t.focus().toggle({2});
                        },
                        oneEdit});
    return rows;
}

std::vector<T::Row> viewRows()
{
    std::vector<T::Row> rows{
        {"showWorld", zoomAway, [](T& t) { return isMoved(t) && t.viewport().camera().pixelsPerMetre() < t.m_zoom; }},
        {"frameSelection", selectTriangle,
         [](T& t) {
             return std::abs(t.viewport().camera().center().x - 9.25) < 1e-6 &&
                    t.viewport().camera().pixelsPerMetre() > t.m_zoom;
         }},
        {"zoomIn", nothing, [](T& t) { return t.viewport().camera().pixelsPerMetre() > t.m_zoom; }},
        {"zoomOut", zoomAway, [](T& t) { return t.viewport().camera().pixelsPerMetre() < t.m_zoom; }},
        {"panLeft", zoomAway, [](T& t) { return t.viewport().camera().center().x < t.m_centre.x; }},
        {"panRight", zoomAway, [](T& t) { return t.viewport().camera().center().x > t.m_centre.x; }},
        {"panUp", zoomAway, [](T& t) { return t.viewport().camera().center().y > t.m_centre.y; }},
        {"panDown", zoomAway, [](T& t) { return t.viewport().camera().center().y < t.m_centre.y; }},
        {"fullScreen", nothing, [](T& t) { return t.m->workspace->windowState().testFlag(Qt::WindowFullScreen); }},
        {"hidePanels", nothing,
         [](T& t) {
             const QList<QDockWidget*> docks = t.m->page().findChildren<QDockWidget*>();
             return std::ranges::none_of(docks, [](const QDockWidget* dock) { return dock->isVisible(); });
         }},
        {"snapSteps", nothing, asked, "snapDialog"},
        {"addGuide", nothing, [](T& t) { return t.scene().guides.count() == 1 && t.isOneEdit(); }, "guideDialog",
         [](T&, QWidget& dialog) { QMetaObject::invokeMethod(&dialog, "accept"); }},
        {"guidesAtSelection", selectTriangle, [](T& t) { return t.scene().guides.count() == 4 && t.isOneEdit(); }},
        {"removeGuides",
         [](T& t) {
             t.select({3});
             t.m->action("guidesAtSelection").trigger();
         },
         [](T& t) { return t.scene().guides.isEmpty() && t.isOneEdit(); }},
        {"View > Theme", nothing, [](T& t) { return Settings(t.m->settings).appearance() != Appearance::System; }},
    };
    for (const char* command :
         {"followProjectile", "showMinimap", "pointerKeys",  "showStructure", "showHeat",   "snapping",
          "snapToObjects",    "snapToGaps",  "snapToGuides", "snapToCells",   "snapToGrid", "snapToPixels",
          "showGuides",       "showGrid",    "showCellIds",  "showCounts",    "showFaults", "showSprites",
          "showShapes",       "showBoxes",   "showFocus",    "showNames",     "showAxes",   "showLegend"})
        rows.push_back({command, nothing, switched});
    return rows;
}

std::vector<T::Row> worldRows()
{
    std::vector<T::Row> rows{
        {"selectTool", [](T& t) { t.key(Qt::Key_P); }, otherTool},
        {"vertexTool", selectTriangle, otherTool},
        {"worldSettings", nothing, asked, "worldDialog"},
        {"run", nothing, [](T& t) { return t.steps().state() == StepSession::State::Running; }},
        {"pause", runRow, [](T& t) { return t.steps().state() == StepSession::State::Paused; }},
        {"step", twoSteps, [](T& t) { return t.steps().step() == 3; }},
        {"stop", twoSteps, [](T& t) { return t.steps().state() == StepSession::State::Authored; }},
        {"stepBack", twoSteps, [](T& t) { return t.steps().step() == 1; }},
        {"firstStep", twoSteps, [](T& t) { return t.steps().step() == 0; }},
        {"lastStep",
         [](T& t) {
             t.step(2);
             t.key(Qt::Key_Home, Qt::AltModifier);
         },
         [](T& t) { return t.steps().step() == 2; }},
        {"otherFuture",
         [](T& t) {
             t.step(3);
             t.key(Qt::Key_Home, Qt::AltModifier);
             t.select({3});
             t.key(Qt::Key_Left);
             t.step(1);
         },
         [](T& t) { return t.steps().recorded().last == 3; }},
        {"addBreakpoint", selectTriangle, [](T& t) { return t.m->page().breakpoints().list().size() == 1; }},
        {"nextBreakpoint",
         [](T& t) {
             t.select({2, 4});
             t.key(Qt::Key_F9);
         },
         [](T& t) { return t.m->page().breakpoints().stop().has_value(); }},
        {"previousBreakpoint",
         [](T& t) {
             t.select({2, 4});
             t.key(Qt::Key_F9);
             t.step(60);
         },
         [](T& t) { return t.m->page().breakpoints().stop() && t.steps().isInThePast(); }},
        {"compareAlgorithms", nothing, [](T& t) { return t.isShown("comparison"); }},
        {"checkDeterminism", twoSteps, [](T& t) { return t.m->part<MessageBar>("messageBar").isVisible(); }},
        {"Debug > Repeat with another algorithm", twoSteps,
         [](T& t) { return t.m->part<MessageBar>("messageBar").isVisible(); }},
        {"pin", selectTriangle, [](T& t) { return t.focus().pins()[0] == ObjectId{3}; }},
    };
    for (const char* command :
         {"placeTool", "polygonTool", "measureTool", "guideTool", "cannonTool", "queryTool", "regionTool"})
        rows.push_back({command, nothing, otherTool});
    return rows;
}

std::vector<T::Row> windowRows()
{
    std::vector<T::Row> rows{
        {"nextScene", twoTabs, isNextPage},
        {"previousScene", twoTabs, isNextPage},
        {"moveTabRight",
         [](T& t) {
             twoTabs(t);
             t.m->action("nextScene").trigger();
         },
         isTabMoved},
        {"moveTabLeft", twoTabs, isTabMoved},
        {"layoutLayout", nothing, [](T& t) { return t.m->part<QDockWidget>("PlacePanel").isVisible(); }},
        {"debugLayout", [](T& t) { t.m->action("layoutLayout").trigger(); },
         [](T& t) { return t.m->part<QDockWidget>("TimelinePanel").isVisible(); }},
        {"resetLayout", [](T& t) { t.m->part<QDockWidget>("TimelinePanel").hide(); },
         [](T& t) { return t.m->part<QDockWidget>("TimelinePanel").isVisible(); }},
        {"findCommand", nothing, asked, "commandPalette"},
        {"editShortcuts", nothing, asked, "shortcutsDialog"},
        {"welcome", nothing, [](T& t) { return t.isShown("welcome"); }},
        {"firstMinute", nothing, [](T& t) { return t.isShown("firstMinute"); }},
        {"manualLayout", nothing, [](T& t) { return t.manualSays("Laying out"); }},
        {"manualAlgorithms", nothing, [](T& t) { return t.manualSays("textbook"); }},
        {"manualDebugging", nothing, [](T& t) { return t.manualSays("tunnel"); }},
        {"manualMysteries", nothing, [](T& t) { return t.manualSays("myster"); }},
        {"manualNumbers", nothing, [](T& t) { return t.manualSays("exact"); }},
        {"about", nothing, asked, "about"},
    };
    for (const char* command :
         {"toggleAssetsPanel", "toggleAuditPanel", "toggleBreakpointsPanel", "toggleChecksPanel", "toggleGridPanel",
          "toggleHistoryPanel", "toggleInspectorPanel", "toggleObjectsPanel", "togglePictureShapePanel",
          "togglePlacePanel", "toggleProjectPanel", "togglePropertiesPanel", "toggleQueriesPanel",
          "toggleSimulationPanel", "toggleTemplatesPanel", "toggleTimelinePanel", "toggleTunerPanel", "toggleWhyPanel"})
        rows.push_back({command, nothing, [](T& t) { return t.isSwitched() && t.panels() != t.m_panels; }});
    return rows;
}

} // namespace

std::vector<TestEveryCommand::Row> TestEveryCommand::rows()
{
    std::vector<Row> all;
    for (auto& part :
         {fileRows(), editRows(), templateRows(), pictureRows(), arrangeRows(), viewRows(), worldRows(), windowRows()})
        all.insert(all.end(), part.begin(), part.end());
    return all;
}

/// 16 by 8 m: a crate (1) below another one (2) that falls, a sail (3) that is like no mirror image of itself, and a
/// disc (4) that falls on nothing.
void TestEveryCommand::init()
{
    m = std::make_unique<test::WorkspaceFixture>();
    Scene scene;
    scene.world.width = 16.0;
    scene.world.height = 8.0;
    scene.append(test::makeObject(1, {3.0, 2.0}, [](SceneObject& o) { o.shape = OrientedBox{2.0, 1.0}; }));
    scene.append(test::makeObject(2, {3.4, 2.2}, [](SceneObject& o) { o.shape = OrientedBox{1.0, 1.5}; }));
    scene.append(test::makeObject(3, {9.0, 4.0}, [](SceneObject& o) {
        o.name = "sail";
        o.shape = Polygon{{{-0.5, -0.5}, {1.0, -0.5}, {-0.5, 0.75}}};
    }));
    scene.append(test::makeObject(4, {3.5, 7.0}, [](SceneObject& o) {
        o.kind = ObjectKind::Dynamic;
        o.shape = Circle{0.4};
    }));
    m->document().reset(std::move(scene), {});
    m->settings.setValue(QStringLiteral("snapping/on"), false);
    viewport().showWorld();
    viewport().setFocus();
}

void TestEveryCommand::cleanup()
{
    if (QWidget* menu = QApplication::activePopupWidget())
        menu->close();
    m_row = {};
    m_answer.reset();
    m->forgetEdits();
    m.reset();
}

void TestEveryCommand::openProject()
{
    const QString path = m->file(QStringLiteral("game.broadside-project"));
    const QString scene = m->file(QStringLiteral("yard.broadside"));
    QVERIFY(!m->document().saveTo(scene));
    Project project;
    project.name = "game";
    project.scenes = {"yard.broadside"};
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QByteArray::fromStdString(writeProject(project)));
    file.close();
    m->page().openFile(path);
    QTRY_VERIFY(m->action("closeProject").isEnabled());
    QTRY_COMPARE(m->document().path(), scene);
}

void TestEveryCommand::makeTemplate()
{
    select({1});
    key(Qt::Key_T, Qt::ControlModifier);
    auto& list = m->part<QTreeWidget>("templatesView");
    QTRY_COMPARE(list.topLevelItemCount(), 1);
    QTRY_VERIFY(m->action("placeTemplate").isEnabled());
}

void TestEveryCommand::addPicture()
{
    QVERIFY(!m->document().saveTo(m->file(QStringLiteral("yard.broadside"))));
    QImage picture(32, 32, QImage::Format_ARGB32);
    picture.fill(Qt::red);
    const QString file = m->file(QStringLiteral("disc.png"));
    QVERIFY(picture.save(file));
    m->page().addAssets({file});
    auto& list = m->part<AssetsView>("assetsView");
    m->part<QDockWidget>("AssetsPanel").show();
    m->part<QDockWidget>("AssetsPanel").raise();
    QTRY_COMPARE(list.topLevelItemCount(), 1);
    QTRY_COMPARE(list.topLevelItem(0)->childCount(), 1);
    list.setCurrentItem(list.topLevelItem(0)->child(0));
}

void TestEveryCommand::expectDialog()
{
    if (!m_row.dialog)
        return;
    m_answer = std::make_unique<DialogAnswer>(QLatin1String(m_row.dialog), [this](QWidget& dialog) {
        if (m_row.answer)
            m_row.answer(*this, dialog);
        else
            QTest::keyClick(&dialog, Qt::Key_Escape);
    });
}

void TestEveryCommand::choose(const QString& command)
{
    const std::vector<Command> commands = commandsOf(*m->page().menuBar());
    const auto wanted = std::ranges::find_if(commands, [&](const Command& one) {
        const bool isNew = !one.action->objectName().isEmpty() || !one.action->isChecked();
        return (nameOf(one) == command || one.path + QStringLiteral(" > ") + one.text == command) &&
               one.action->isEnabled() && isNew;
    });
    if (wanted == commands.end()) {
        m_refusal = command + QStringLiteral(" is in no menu, or cannot be done");
        return;
    }
    m_refusal = QStringLiteral("The palette did not open");
    const DialogAnswer answer(QStringLiteral("commandPalette"), [&](QWidget& palette) {
        auto* typed = palette.findChild<QLineEdit*>(QStringLiteral("paletteText"));
        const auto* list = palette.findChild<QTreeWidget*>(QStringLiteral("paletteList"));
        const auto isWanted = [&] {
            const QTreeWidgetItem* item = list->currentItem();
            return item && item->text(0).endsWith(wanted->text) && item->text(1) == wanted->path;
        };
        QTest::keyClicks(typed, wanted->text);
        QTest::qWait(0); // the list lays its rows out
        for (int i = 0; i < list->topLevelItemCount() && !isWanted(); ++i)
            QTest::keyClick(typed, Qt::Key_Down);
        m_refusal = isWanted() ? QString() : QStringLiteral("Not found by its words");
        if (m_refusal.isEmpty()) {
            expectDialog(); // which may be another palette
            QTest::keyClick(typed, Qt::Key_Return);
        }
        if (palette.isVisible())
            qobject_cast<QDialog*>(&palette)->reject();
    });
    QVERIFY(QTest::qWaitForWindowActive(m->workspace.get(), test::kPatience));
    key(Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
}

bool TestEveryCommand::isOneEdit()
{
    QUndoStack& undo = m->document().undoStack();
    if (undo.index() != m_edits + 1 || text() == m_before)
        return false;
    const std::string after = text();
    undo.undo();
    const bool isBack = text() == m_before;
    undo.redo();
    return isBack && text() == after;
}

void TestEveryCommand::isDoneFromThePalette_data()
{
    QTest::addColumn<std::size_t>("row");
    const std::vector<Row> all = rows();
    for (std::size_t i = 0; i < all.size(); ++i)
        QTest::newRow(all[i].command) << i;
}

void TestEveryCommand::isDoneFromThePalette()
{
    QFETCH(const std::size_t, row);
    m_row = rows()[row];
    m_row.start(*this);
    if (QTest::currentTestFailed())
        return;
    const auto* action = m->page().findChild<QAction*>(QLatin1String(m_row.command));
    m_wasChecked = action && action->isChecked();
    m_before = text();
    m_edits = m->document().undoStack().index();
    m_centre = viewport().camera().center();
    m_zoom = viewport().camera().pixelsPerMetre();
    m_panels = panels();
    choose(QLatin1String(m_row.command));
    QVERIFY2(m_refusal.isEmpty(), qPrintable(m_refusal));
    QTRY_VERIFY(m_row.isDone(*this));
    QVERIFY(!m_row.dialog || m_answer->wasAsked());
}

void TestEveryCommand::hasARow()
{
    QStringList driven;
    for (const Row& row : rows())
        driven += QLatin1String(row.command);
    QSet<QString> without;
    for (const Command& command : commandsOf(*m->page().menuBar()))
        if (std::ranges::none_of(driven, [name = nameOf(command)](const QString& row) {
                return row == name || row.startsWith(name + QStringLiteral(" > "));
            }))
            without.insert(nameOf(command));
    QVERIFY2(without.isEmpty(), qPrintable(without.values().join(QStringLiteral(", "))));
}

QTEST_MAIN(TestEveryCommand)
#include "tst_every_command.moc"
