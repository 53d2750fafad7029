#pragma once

#include "core/geometry/bounds.h"
#include "core/io/scene/scene_reader.h"
#include "editor/document/import_store.h"
#include "editor/document/recovery_store.h"
#include "editor/session/registrations.h"
#include "editor/session/trace_session.h"
#include "editor/window/extensions/extension_store.h"
#include "editor/window/layout/languages.h"
#include "editor/window/layout/settings.h"
#include "editor/window/message_bar.h"
#include "tests/editor/window/menus/command_trial.h"
#include "tests/support/editor/dialog_answer.h"

#include <QCheckBox>
#include <QClipboard>
#include <QDir>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QTreeView>

#include <cmath>
#include <vector>

/// @file
/// For each command of the menus: the state before it, and the check that it was done.

namespace broadside::test {
namespace command_rows {

using T = CommandTrial;

inline void nothing(T&) {}
inline void selectTriangle(T& t) { t.select({3}); }
inline void selectCrate(T& t) { t.select({1}); }
inline void selectThree(T& t) { t.select({1, 3, 4}); }
inline void selectAndCopy(T& t)
{
    t.select({3});
    t.key(Qt::Key_C, Qt::ControlModifier);
}
inline void noExtensions(T&) { QDir(ExtensionStore::folder()).removeRecursively(); }
inline bool says(T& t, const char* words)
{
    return t.m->page().findChild<MessageBar*>()->text().contains(QLatin1String(words));
}
/// Other windows would load it.
inline bool isExampleCopied(T& t)
{
    return says(t, "was copied") && QDir(ExtensionStore::folder()).removeRecursively();
}
inline bool oneEdit(T& t) { return t.isOneUndoableEdit(); }
inline bool switched(T& t) { return t.isSwitched(); }
inline bool asked(T& t) { return t.m_answer->wasAsked(); }
inline bool hasFocusInPanel()
{
    for (const QWidget* each = QApplication::focusWidget(); each; each = each->parentWidget())
        if (qobject_cast<const QDockWidget*>(each))
            return true;
    return false;
}
inline bool isTurned(T& t)
{
    const Aabb box = boundsOf(t.object(1).shape, t.object(1).pose);
    return box.height() > box.width() && t.isOneUndoableEdit();
}
inline bool isMirrored(T& t)
{
    const SceneObject& triangle = t.object(3);
    const Aabb box = boundsOf(triangle.shape, triangle.pose);
    return writeScene(t.scene()) != t.m_before && std::abs(box.center().x - 9.25) < 1e-9 &&
           std::abs(box.center().y - 4.125) < 1e-9 && t.isOneUndoableEdit();
}
inline bool otherTool(T& t) { return t.m->action(t.m_row.command).isChecked() && !t.m_wasChecked; }
inline void zoomAway(T& t) { t.viewport().showView({3.0, 3.0}, 0.25); }
inline bool isMoved(T& t) { return t.viewport().camera().center() != t.m_centre; }
inline void twoSteps(T& t) { t.step(2); }
inline void twoTabs(T& t)
{
    t.m->edit();
    t.m->action("newScene").trigger();
}
inline bool isNextPage(T& t) { return t.m->window->pageCount() == 2 && t.m->tabs().currentIndex() == 0; }
inline bool isTabMoved(T& t) { return t.m->tabs().tabText(0).startsWith(QStringLiteral("Untitled")); }

inline void runRow(T& t) { t.key(Qt::Key_F5); }

/// Enters a name in a file dialog.
inline void answerFile(T& t, QWidget& dialog, const char* name) { enterFile(dialog, t.m->file(QLatin1String(name))); }

inline std::vector<T::Row> fileRows()
{
    return {
        {"newScene", [](T& t) { t.m->edit(); },
         [](T& t) { return t.scene().objects().empty() && t.m->window->pageCount() == 2; }},
        {"open", [](T& t) { static_cast<void>(t.m->write(QStringLiteral("pong.broadside"))); },
         [](T& t) { return t.m->document().path() == t.m->file(QStringLiteral("pong.broadside")); }, "openScene",
         [](T& t, QWidget& dialog) { answerFile(t, dialog, "pong.broadside"); }},
        {"openByName", [](T& t) { static_cast<void>(t.m->write(QStringLiteral("pong.broadside"))); },
         [](T& t) { return t.m->document().path() == t.m->file(QStringLiteral("pong.broadside")); }, "openByName",
         [](T& t, QWidget& dialog) {
             dialog.findChild<QLineEdit*>(QStringLiteral("openByNamePath"))
                 ->setText(t.m->file(QStringLiteral("pong.broadside")));
             dialog.findChild<QPushButton*>(QStringLiteral("openByNameOpen"))->click();
         }},
        {"File > Open recent",
         [](T& t) {
             t.m->open(t.m->write(QStringLiteral("pong.broadside")));
             t.m->action("newScene").trigger();
         },
         [](T& t) { return t.m->document().path() == t.m->file(QStringLiteral("pong.broadside")); }},
        {"World > Extensions > Examples", noExtensions, isExampleCopied},
        {"scriptOutputAction", nothing, [](T& t) { return t.isShown("scriptOutput"); }},
        {"reloadExtensions", noExtensions, [](T& t) { return says(t, "has no scripts"); }},
        {"openExtensions", noExtensions, [](T&) { return QDir(ExtensionStore::folder()).exists(); }},
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
        {"revert",
         [](T& t) {
             t.m->open(t.m->write(QStringLiteral("pong.broadside")));
             t.m->edit();
         },
         [](T& t) {
             QUndoStack& undo = t.m->document().undoStack();
             return QTest::qWaitFor([&undo] { return undo.isClean(); }, kPatience) && undo.count() == 2;
         }},
        {"earlierVersions",
         [](T& t) {
             t.m->open(t.m->write(QStringLiteral("pong.broadside")));
             t.m->edit();
         },
         asked, "earlierVersions"},
        {"recoverUnsaved",
         [](T& t) {
             const QString folder = RecoveryStore::defaultRoot() + QStringLiteral("/ended");
             (void)UnsavedWriter().write({folder + QStringLiteral("/1.unsaved"), {}, QStringLiteral("left"), {}},
                                         t.scene());
         },
         [](T& t) { return asked(t) && QDir(RecoveryStore::defaultRoot()).removeRecursively(); }, "recoveryDialog"},
        {"importAgain",
         [](T& t) {
             const QString path = t.m->write(QStringLiteral("pong.broadside"));
             QFile level(t.m->file(QStringLiteral("level.tmx")));
             if (level.open(QIODevice::WriteOnly))
                 level.write("<map width=\"2\" height=\"2\" tilewidth=\"32\" tileheight=\"32\" "
                             "orientation=\"orthogonal\"><objectgroup id=\"1\"><object id=\"90\" x=\"1\" "
                             "y=\"1\" width=\"9\" height=\"9\"/></objectgroup></map>");
             level.close();
             (void)ImportStore().remember(path, {level.fileName(), 32.0}, *readSceneFile(path.toStdString()).scene);
             t.m->open(path);
         },
         [](T& t) {
             QUndoStack& undo = t.m->document().undoStack();
             return QTest::qWaitFor([&undo] { return undo.count() == 1; }, kPatience);
         }},
        {"saveAs", nothing, [](T& t) { return QFile::exists(t.m->file(QStringLiteral("mine.broadside"))); },
         "saveScene", [](T& t, QWidget& dialog) { answerFile(t, dialog, "mine.broadside"); }},
        {"exportPicture", nothing, asked, "exportDialog"},
        {"exportLevel", nothing,
         [](T& t) {
             return QTest::qWaitFor([&t] { return QFile::exists(t.m->file(QStringLiteral("mine.tmj"))); }, kPatience);
         },
         "exportLevel", [](T& t, QWidget& dialog) { answerFile(t, dialog, "mine.tmj"); }},
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
        {"closeScene", twoTabs, [](T& t) { return t.m->window->pageCount() == 1; }},
        {"quit", nothing, [](T& t) { return !t.m->window->isVisible(); }},
    };
}

inline std::vector<T::Row> editRows()
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
         [](T& t) {
             return QApplication::clipboard()->text().contains(QStringLiteral("sail")) && t.isOneUndoableEdit();
         }},
        {"copy", selectTriangle, [](T&) { return QApplication::clipboard()->text().contains(QStringLiteral("sail")); }},
        {"paste", selectAndCopy, oneEdit},
        {"pasteInPlace", selectAndCopy,
         [](T& t) { return t.scene().objects().back()->pose == t.object(3).pose && t.isOneUndoableEdit(); }},
        {"duplicate", selectTriangle, oneEdit},
        {"rename", selectTriangle,
         [](T& t) {
             const auto* line = t.m->part<QTreeView>("objectsView").findChild<QLineEdit*>();
             return line && line->isVisible();
         }},
        {"delete", selectTriangle, [](T& t) { return !t.scene().find({3}) && t.isOneUndoableEdit(); }},
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

inline std::vector<T::Row> templateRows()
{
    const T::Start withTemplate = [](T& t) { t.makeTemplate(); };
    const T::Start withOverride = [](T& t) {
        t.makeTemplate();
        t.select({1});
        t.key(Qt::Key_R); // rotated
    };
    return {
        {"makeTemplate", selectCrate, [](T& t) { return t.scene().templates.size() == 1 && t.isOneUndoableEdit(); }},
        {"placeTemplate", withTemplate, [](T& t) { return t.m->action("placeTool").isChecked(); }},
        {"selectInstances",
         [](T& t) {
             t.makeTemplate();
             t.focus().clearSelection();
         },
         [](T& t) { return t.focus().selection() == test::ids({1}); }},
        {"applyToTemplate", withOverride, oneEdit},
        {"resetToTemplate", withOverride, oneEdit},
        {"detachInstances", withTemplate,
         [](T& t) { return t.object(1).instanceOf.isEmpty() && t.isOneUndoableEdit(); }},
        {"renameTemplate", withTemplate,
         [](T& t) {
             const auto* line = t.m->part<QTreeWidget>("templatesView").findChild<QLineEdit*>();
             return line && line->isVisible();
         }},
        {"deleteTemplate", withTemplate, [](T& t) { return t.scene().templates.empty() && t.isOneUndoableEdit(); }},
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

inline std::vector<T::Row> pictureRows()
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
        {"removeAtlas", withPicture, [](T& t) { return t.scene().atlases.empty() && t.isOneUndoableEdit(); }},
    };
}

inline std::vector<T::Row> arrangeRows()
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
        {"hideObjects", selectTriangle, [](T& t) { return !t.object(3).visible && t.isOneUndoableEdit(); }},
        {"lockObjects", selectTriangle, [](T& t) { return t.object(3).locked && t.isOneUndoableEdit(); }},
        {"showAllObjects",
         [](T& t) {
             t.select({3});
             t.key(Qt::Key_H, Qt::ShiftModifier);
         },
         [](T& t) { return t.object(3).visible && t.isOneUndoableEdit(); }},
        {"unlockAllObjects",
         [](T& t) {
             t.select({3});
             t.key(Qt::Key_L, Qt::ShiftModifier);
         },
         [](T& t) { return !t.object(3).locked && t.isOneUndoableEdit(); }},
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

inline std::vector<T::Row> viewRows()
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
        {"fullScreen", nothing, [](T& t) { return t.m->window->windowState().testFlag(Qt::WindowFullScreen); }},
        {"hidePanels", nothing,
         [](T& t) {
             const QList<QDockWidget*> docks = t.m->window->findChildren<QDockWidget*>();
             return std::ranges::none_of(docks, [](const QDockWidget* dock) { return dock->isVisible(); });
         }},
        {"snapSteps", nothing, asked, "snapDialog"},
        {"addGuide", nothing, [](T& t) { return t.scene().guides.count() == 1 && t.isOneUndoableEdit(); },
         "guideDialog", [](T&, QWidget& dialog) { QMetaObject::invokeMethod(&dialog, "accept"); }},
        {"guidesAtSelection", selectTriangle,
         [](T& t) { return t.scene().guides.count() == 4 && t.isOneUndoableEdit(); }},
        {"removeGuides",
         [](T& t) {
             t.select({3});
             t.m->action("guidesAtSelection").trigger();
         },
         [](T& t) { return t.scene().guides.isEmpty() && t.isOneUndoableEdit(); }},
        {"View > Language", nothing, [](T& t) { return !chosenLanguage(t.m->settings).isEmpty(); }},
        {"View > Grid of the recording",
         [](T& t) {
             const QString file = QStringLiteral(BROADSIDE_TEST_DATA "/versions/trace-3.bstrace");
             t.m->window->openFiles({file});
             QTRY_VERIFY(t.m->page().model().recording && !t.m->page().model().recording->isEmpty());
             QTRY_VERIFY(gridNames(t.m->page().shownWorld().broadPhase()).size() > 1);
         },
         [](T& t) { return t.viewport().showFlags().onlyGrid.has_value(); }},
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

inline std::vector<T::Row> worldRows()
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
        {"slower", nothing, [](T& t) { return t.steps().runPace().slowness() == 2; }},
        {"faster", [](T& t) { t.steps().runPace().setSlowness(4); },
         [](T& t) { return t.steps().runPace().slowness() == 2; }},
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
        {"addBreakpoint", selectTriangle, [](T& t) { return t.m->page().model().breakpoints.list().size() == 1; }},
        {"nextBreakpoint",
         [](T& t) {
             t.select({2, 4});
             t.key(Qt::Key_F9);
         },
         [](T& t) { return t.m->page().model().breakpoints.stop().has_value(); }},
        {"previousBreakpoint",
         [](T& t) {
             t.select({2, 4});
             t.key(Qt::Key_F9);
             t.step(60);
         },
         [](T& t) { return t.m->page().model().breakpoints.stop() && isInThePast(t.steps()); }},
        {"compareAlgorithms", nothing, [](T& t) { return t.isShown("comparison"); }},
        {"diagnose", twoSteps,
         [](T& t) { return t.m->part<QLabel>("diagnosisSummary").text().contains(QLatin1String("steps 0 to 2")); }},
        {"auditStep", twoSteps,
         [](T& t) { return t.m->part<QLabel>("auditSummary").text().contains(QLatin1String("in step 2")); }},
        {"auditEveryStep", twoSteps,
         [](T& t) {
             return t.isSwitched() && t.m->part<QCheckBox>("auditEvery").isChecked() &&
                    t.m->part<QLabel>("auditSummary").text().contains(QLatin1String("in steps 0 to 2"));
         }},
        {"checkDeterminism", twoSteps, [](T& t) { return t.m->part<MessageBar>("messageBar").isVisible(); }},
        {"Debug > Repeat with another algorithm", twoSteps,
         [](T& t) { return t.m->part<MessageBar>("messageBar").isVisible(); }},
        {"expectHit",
         [](T& t) {
             t.select({2, 4});
         },
         [](T& t) {
             return t.expects(HitExpectation{{2}, {4}});
         }},
        {"expectInWorld", selectTriangle,
         [](T& t) {
             const WorldSettings& world = t.scene().world;
             return t.expects(StayExpectation{{3}, {{0.0, 0.0}, {world.width, world.height}}});
         }},
        {"expectHere", selectTriangle, [](T& t) { return t.m->action("expectTool").isChecked(); }},
        {"expectUntouched", selectTriangle, [](T& t) { return t.expects(UntouchedExpectation{{3}}); }},
        {"pin", selectTriangle, [](T& t) { return t.focus().pins()[0] == ObjectId{3}; }},
    };
    for (const char* command : {"placeTool", "polygonTool", "measureTool", "guideTool", "cannonTool", "queryTool",
                                "regionTool", "expectTool"})
        rows.push_back({command, nothing, otherTool});
    return rows;
}

inline std::vector<T::Row> windowRows()
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
        {"nextPanel", nothing, [](T&) { return hasFocusInPanel(); }},
        {"previousPanel", nothing, [](T&) { return hasFocusInPanel(); }},
        {"resetLayout", [](T& t) { t.m->part<QDockWidget>("TimelinePanel").hide(); },
         [](T& t) { return t.m->part<QDockWidget>("TimelinePanel").isVisible(); }},
        {"findCommand", nothing, asked, "commandPalette"},
        {"editShortcuts", nothing, asked, "shortcutsDialog"},
        {"preferences", nothing, asked, "preferencesDialog"},
        {"welcome", nothing, [](T& t) { return t.isShown("welcome"); }},
        {"manualContents", nothing, [](T& t) { return t.manualSays("All pages of the manual"); }},
        {"manualTutorial", nothing, [](T& t) { return t.manualSays("first minute"); }},
        {"showMeHow", nothing, [](T& t) { return t.isShown("callout"); }},
        {"manualSearch", nothing, [](T& t) { return t.isShown("manual") && t.manualSays("All pages of the manual"); }},
        {"whatIsThis", nothing, [](T&) { return QWhatsThis::inWhatsThisMode(); }},
        {"whatIsNew", nothing, [](T& t) { return t.isShown("whatIsNew"); }},
        {"reportProblem", nothing, asked, "problemReport"},
        {"about", nothing, asked, "about"},
    };
    for (const char* command :
         {"toggleAssetsPanel",    "toggleAuditPanel",       "toggleBreakpointsPanel",  "toggleChecksPanel",
          "toggleEventsPanel",    "toggleExpectationPanel", "toggleBroadPhasePanel",   "toggleHistoryPanel",
          "toggleInspectorPanel", "toggleObjectsPanel",     "togglePictureShapePanel", "togglePlacePanel",
          "toggleProjectPanel",   "togglePropertiesPanel",  "toggleQueriesPanel",      "toggleSimulationPanel",
          "toggleStoryPanel",     "toggleTemplatesPanel",   "toggleTimelinePanel",     "toggleTunerPanel",
          "toggleWhyPanel"})
        rows.push_back({command, nothing, [](T& t) { return t.panels() != t.m_panels; }});
    return rows;
}

} // namespace command_rows

inline std::vector<CommandTrial::Row> commandRows()
{
    using namespace command_rows;
    std::vector<CommandTrial::Row> all;
    for (auto& part :
         {fileRows(), editRows(), templateRows(), pictureRows(), arrangeRows(), viewRows(), worldRows(), windowRows()})
        all.insert(all.end(), part.begin(), part.end());
    return all;
}

} // namespace broadside::test
