#pragma once

#include "editor/document/recovery_store.h"
#include "tests/support/editor/level_fixture.h"

#include <QClipboard>
#include <QDirIterator>
#include <QGuiApplication>

#include <functional>
#include <vector>

/// @file
/// The dialogs and windows that the main window opens, each with what a user does to see it.

namespace broadside::test {

struct DialogRow {
    const char* name;   ///< Of the row.
    const char* dialog; ///< The dialog's object name.
    std::function<void(LevelFixture&)> open;
};

namespace dialog_rows {

/// Chooses a command of the menus.
inline auto command(const char* action)
{
    return [action](LevelFixture& m) { m.action(action).trigger(); };
}

/// A file of a level with an object.
inline const char* const kOtherMap = R"(<map version="1.10" orientation="orthogonal" width="4" height="4"
 tilewidth="32" tileheight="32"><objectgroup id="1"><object id="1" x="0" y="96" width="128" height="32"/></objectgroup>
</map>)";

inline void openLevel(LevelFixture& m) { m.window->openFiles({m.put(QStringLiteral("other.tmx"), kOtherMap)}); }

inline void pasteTable(LevelFixture& m)
{
    QGuiApplication::clipboard()->setText(QStringLiteral("id,x,y,w,h\n1,1,1,1,1\n2,3,3,1,1\n"));
    m.action("paste").trigger();
}

/// Each saving keeps the version before.
inline void openEarlierVersions(LevelFixture& m)
{
    m.open(m.write(QStringLiteral("pong.broadside")));
    m.edit();
    QVERIFY(m.page().files().save());
    m.action("earlierVersions").trigger();
}

inline void closeWithEdits(LevelFixture& m)
{
    m.edit();
    m.action("closeScene").trigger();
}

inline void closeWithEditsOfASimulation(LevelFixture& m)
{
    m.action("step").trigger();
    QTRY_VERIFY(m.session().step() > 0);
    m.action("selectAll").trigger();
    m.action("delete").trigger();
    m.action("closeScene").trigger();
}

/// Saves over a file that another program has changed.
inline void saveOverAChange(LevelFixture& m)
{
    m.open(m.write(QStringLiteral("pong.broadside")));
    m.edit();
    QVERIFY(!m.write(QStringLiteral("pong.broadside"), QStringLiteral("walkers")).isEmpty());
    QTRY_VERIFY(m.part<QWidget>("changedFileBar").isVisible());
    m.action("save").trigger();
}

/// The file was deleted by another program.
inline void saveWithoutFile(LevelFixture& m)
{
    const QString path = m.write(QStringLiteral("pong.broadside"));
    m.open(path);
    m.edit();
    QVERIFY(QFile::remove(path));
    QTRY_VERIFY(m.part<QWidget>("changedFileBar").isVisible());
    m.action("save").trigger();
}

/// A scene that no program can read, next to one that was edited when its run ended abruptly.
inline void leaveUnsavedWork(LevelFixture& m)
{
    const QString ended = RecoveryStore::defaultRoot() + QStringLiteral("/ended");
    const auto copies = [] {
        QStringList found;
        QDirIterator files(RecoveryStore::defaultRoot(), {QStringLiteral("*.unsaved")}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext())
            found += files.next();
        return found;
    };
    m.open(m.write(QStringLiteral("pong.broadside")));
    m.edit();
    QTRY_COMPARE(copies().size(), 1);
    QVERIFY(QDir().mkpath(ended));
    QVERIFY(QFile::copy(copies().front(), ended + QStringLiteral("/1.unsaved")));
    QVERIFY(QFile::copy(m.put(QStringLiteral("damaged"), "{"), ended + QStringLiteral("/2.unsaved")));
    m.forgetEdits();
    m.restart();
    m.window->offerUnsaved();
}

inline void discardUnsavedWork(LevelFixture& m)
{
    leaveUnsavedWork(m);
    auto& discard = m.part<QPushButton>("recoveryDiscard");
    QTRY_VERIFY(discard.isEnabled());
    QTest::mouseClick(&discard, Qt::LeftButton);
}

/// Renames and moves an object here and in the level.
inline void importConflicts(LevelFixture& m)
{
    m.importMap();
    m.change("crate", [](SceneObject& object) { object.name = "1"; });
    QVERIFY(m.page().files().save());
    QVERIFY(!m.put(QStringLiteral("map.tmx"), QByteArray(kLevelMap).replace("name=\"crate\"", "name=\"2\"")).isEmpty());
    QTRY_VERIFY(m.part<QWidget>("changedLevelBar").isVisible());
    QTest::mouseClick(&m.part<QPushButton>("changedLevelImport"), Qt::LeftButton);
}

} // namespace dialog_rows

inline const std::vector<DialogRow>& dialogRows()
{
    using namespace dialog_rows;
    static const std::vector<DialogRow> rows{
        {"world settings", "worldDialog", command("worldSettings")},
        {"grid step and pixels", "snapDialog", command("snapSteps")},
        {"guide", "guideDialog", command("addGuide")},
        {"export of a picture", "exportDialog", command("exportPicture")},
        {"keys", "shortcutsDialog", command("editShortcuts")},
        {"preferences", "preferencesDialog", command("preferences")},
        {"find a command", "commandPalette", command("findCommand")},
        {"open by name", "openByName", command("openByName")},
        {"attach to a game", "liveDialog", command("attachGame")},
        {"about", "about", command("about")},
        {"report a problem", "problemReport", command("reportProblem")},
        {"what is new", "whatIsNew", command("whatIsNew")},
        {"welcome", "welcome", command("welcome")},
        {"comparison of algorithms", "comparison", command("compareAlgorithms")},
        {"output of scripts", "scriptOutput", command("scriptOutputAction")},
        {"table", "tableDialog", pasteTable},
        {"level", "levelDialog", openLevel},
        {"conflicts of an import", "conflictsDialog", importConflicts},
        {"earlier versions", "earlierVersions", openEarlierVersions},
        {"unsaved changes", "unsavedChanges", closeWithEdits},
        {"edits of a simulation", "simulationEdits", closeWithEditsOfASimulation},
        {"comparison before saving", "changedOnDisk", saveOverAChange},
        {"missing file", "missingOnDisk", saveWithoutFile},
        {"recovery", "recoveryDialog", leaveUnsavedWork},
        {"discarding unsaved work", "recoveryQuestion", discardUnsavedWork},
    };
    return rows;
}

} // namespace broadside::test
