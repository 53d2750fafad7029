#include "editor/window/files/file_menu.h"

#include "editor/window/actions/action_registry.h"
#include "editor/window/files/file_actions.h"
#include "editor/window/files/file_changes.h"
#include "editor/window/files/level_importer.h"
#include "editor/window/files/samples.h"

#include <QMenu>

namespace broadside {

FileMenu::FileMenu(ActionRegistry& actions, FileActions& files)
    : m_files(files)
{
    addOpening(actions);
    addSaving(actions);
    addReverting(actions);
}

void FileMenu::addOpening(ActionRegistry& actions)
{
    actions.add(*this, MenuSection::FileOpen,
                {.name = "newScene",
                 .text = tr("&New"),
                 .icon = "new",
                 .keys = {QKeySequence::New},
                 .tip = tr("Create an empty scene"),
                 .perform = [this] { m_files.newScene(); }});
    actions.add(*this, MenuSection::FileOpen,
                {.name = "open",
                 .text = tr("&Open..."),
                 .icon = "open",
                 .keys = {QKeySequence::Open},
                 .tip = tr("Open a scene file"),
                 .perform = [this] { m_files.open(); }});
    actions.add(*this, MenuSection::FileOpen,
                {.name = "openByName",
                 .text = tr("Open &by name..."),
                 .tip = tr("Open a file by its path, also one whose name is not UTF-8"),
                 .perform = [this] { m_files.openByName(); }});
    QMenu& recent = actions.addMenu(MenuSection::FileOpen, tr("Open &recent"), QStringLiteral("recentFiles"));
    connect(&recent, &QMenu::aboutToShow, this, [this, &recent] { m_files.fillRecentFiles(recent); });
    addWorlds(actions.addMenu(MenuSection::FileOpen, tr("Open sa&mple")), samples());
    addWorlds(actions.addMenu(MenuSection::FileOpen, tr("Open m&ystery")), mysteries());
}

void FileMenu::addSaving(ActionRegistry& actions)
{
    actions.add(*this, MenuSection::FileSave,
                {.name = "save",
                 .text = tr("&Save"),
                 .icon = "save",
                 .keys = {QKeySequence::Save},
                 .tip = tr("Save the scene to its file"),
                 .needs = {.editing = true},
                 .perform = [this] { m_files.save(); }});
    actions.add(*this, MenuSection::FileSave,
                {.name = "saveAs",
                 .text = tr("Save &as..."),
                 .keys = {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S)},
                 .tip = tr("Save the scene to another file"),
                 .needs = {.editing = true},
                 .perform = [this] { m_files.saveAs(); }});
}

void FileMenu::addReverting(ActionRegistry& actions)
{
    FileChanges* const changes = m_files.changes();
    QAction& revert = actions.add(*this, MenuSection::FileSave,
                                  {.name = "revert",
                                   .text = tr("Re&vert"),
                                   .tip = tr("Replace the scene with the last saved version, as one undo step"),
                                   .needs = {.editing = true},
                                   .perform = [changes] { changes->revert(); }});
    actions.add(
        *this, MenuSection::FileSave,
        {.name = "earlierVersions",
         .text = tr("Ear&lier versions..."),
         .tip = tr("Show earlier saved versions of this file, open one or restore it"),
         .needs = {.editing = true,
                   .reason = [this] { return m_files.hasFile() ? QString() : tr("Save the scene to a file first."); }},
         .perform = [this] { m_files.showEarlierVersions(); }});
    actions.add(
        *this, MenuSection::FileSave,
        {.name = "importAgain",
         .text = tr("&Import the level again"),
         .tip = tr("Apply the changes of the level's own editor to this scene; your edits stay"),
         .needs = {.editing = true, .authored = true, .reason = [this] { return m_files.importer()->obstacle(); }},
         .perform = [this] { m_files.importer()->importAgain(); }});
    if (!changes)
        return;
    const auto showAvailable = [changes, &revert] {
        const QString refusal = changes->revertRefusal();
        ActionRegistry::setAvailable(revert, refusal.isEmpty(), refusal);
    };
    connect(changes, &FileChanges::refusalChanged, this, showAvailable);
    showAvailable();
}

void FileMenu::addWorlds(QMenu& menu, std::span<const Sample> worlds)
{
    for (const Sample& sample : worlds) {
        QAction* action = menu.addAction(titleOf(sample));
        action->setToolTip(tipOf(sample));
        action->setStatusTip(tipOf(sample));
        connect(action, &QAction::triggered, this, [this, &sample] { m_files.openSample(sample); });
    }
}

} // namespace broadside
