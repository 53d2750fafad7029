#include "editor/window/file_dialogs.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>

namespace broadside {
namespace {

QString translated(const char* text) { return QCoreApplication::translate("FileDialogs", text); }

QString folderOf(const QString& path) { return path.isEmpty() ? QDir::currentPath() : QFileInfo(path).absolutePath(); }

QString sceneFilter() { return translated("Scenes (*.broadside)"); }
QString projectFilter() { return translated("Projects (*.broadside-project)"); }
QString traceFilter() { return translated("Traces of games (*.bstrace)"); }
QString tableFilter() { return translated("Tables of boxes (*.csv *.tsv)"); }

QStringList filtersOf(OpenKind kind)
{
    switch (kind) {
    case OpenKind::Scenes:
        return {sceneFilter()};
    case OpenKind::ScenesAndProjects:
        return {translated("All that opens here (*.broadside *.broadside-project *.bstrace *.csv *.tsv)"),
                sceneFilter(), projectFilter(), traceFilter(), tableFilter()};
    case OpenKind::Projects:
        return {projectFilter()};
    }
    return {};
}

/// Has asked before an existing file is overwritten.
QString askWhere(QFileDialog& dialog, const QString& filter, const QString& suffix)
{
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setNameFilters({filter, translated("All files (*)")});
    dialog.setDefaultSuffix(suffix);
    return dialog.exec() == QDialog::Accepted ? dialog.selectedFiles().value(0) : QString();
}

} // namespace

ChangesAnswer askAboutChanges(QWidget& window, const QString& name, bool others)
{
    QMessageBox box(QMessageBox::Warning, translated("Unsaved changes"),
                    translated("Save the changes to %1?").arg(name),
                    QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, &window);
    box.setObjectName(QStringLiteral("unsavedChanges"));
    box.setInformativeText(translated("Without saving they are lost."));
    if (others)
        box.addButton(QMessageBox::SaveAll);
    box.setDefaultButton(QMessageBox::Save);
    switch (box.exec()) {
    case QMessageBox::Save:
        return ChangesAnswer::Save;
    case QMessageBox::SaveAll:
        return ChangesAnswer::SaveAll;
    case QMessageBox::Discard:
        return ChangesAnswer::Discard;
    default:
        return ChangesAnswer::Stay;
    }
}

ChangesAnswer askAboutRecording(QWidget& window, const QString& name, RecordingSource source)
{
    QMessageBox box(QMessageBox::Warning, translated("Unsaved recording"),
                    translated("Save the recording of %1?").arg(name),
                    QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, &window);
    box.setObjectName(QStringLiteral("unsavedRecording"));
    const QString what = source == RecordingSource::Game ? translated("What the game sent goes with its tab.")
                                                         : translated("The table was pasted, and goes with its tab.");
    box.setInformativeText(translated("%1 Saving leaves the tab open; close it when that is done.").arg(what));
    box.setDefaultButton(QMessageBox::Save);
    switch (box.exec()) {
    case QMessageBox::Save:
        return ChangesAnswer::Save;
    case QMessageBox::Discard:
        return ChangesAnswer::Discard;
    default:
        return ChangesAnswer::Stay;
    }
}

bool askToOverwrite(QWidget& window, const QString& name)
{
    QMessageBox box(QMessageBox::Warning, translated("Changed on disk"),
                    translated("%1 was changed by another program since it was opened here.").arg(name),
                    QMessageBox::Cancel, &window);
    box.setObjectName(QStringLiteral("changedOnDisk"));
    box.setInformativeText(translated("Saving replaces those changes with this scene. \"Save as\" keeps both."));
    const QPushButton* overwrite = box.addButton(translated("Overwrite"), QMessageBox::AcceptRole);
    box.setDefaultButton(QMessageBox::Cancel);
    box.exec();
    return box.clickedButton() == overwrite;
}

QString askWhichToOpen(QWidget& window, const QString& present, OpenKind kind)
{
    const bool project = kind == OpenKind::Projects;
    QFileDialog dialog(&window, project ? translated("Open project") : translated("Open scene"), folderOf(present));
    dialog.setObjectName(project ? QStringLiteral("openProject") : QStringLiteral("openScene"));
    dialog.setFileMode(QFileDialog::ExistingFile);
    dialog.setNameFilters(filtersOf(kind) + QStringList{translated("All files (*)")});
    return dialog.exec() == QDialog::Accepted ? dialog.selectedFiles().value(0) : QString();
}

QString askWhereToSave(QWidget& window, const QString& present)
{
    QFileDialog dialog(&window, translated("Save scene as"), folderOf(present));
    dialog.setObjectName(QStringLiteral("saveScene"));
    if (!present.isEmpty())
        dialog.selectFile(QFileInfo(present).fileName());
    return askWhere(dialog, sceneFilter(), QStringLiteral("broadside"));
}

QString askWhereToSaveRecording(QWidget& window, const QString& name)
{
    QFileDialog dialog(&window, translated("Save the recording as"), QDir::currentPath());
    dialog.setObjectName(QStringLiteral("saveRecording"));
    dialog.selectFile(name + QStringLiteral(".bstrace"));
    return askWhere(dialog, traceFilter(), QStringLiteral("bstrace"));
}

QString askWhereToSaveProject(QWidget& window, const QString& present)
{
    QFileDialog dialog(&window, translated("New project: its folder holds the scenes"), folderOf(present));
    dialog.setObjectName(QStringLiteral("newProject"));
    return askWhere(dialog, projectFilter(), QStringLiteral("broadside-project"));
}

bool askToLeaveProject(QWidget& window, const QString& name, const QString& problem)
{
    QMessageBox box(QMessageBox::Warning, translated("Project not saved"),
                    translated("The project %1 could not be saved.").arg(name), QMessageBox::Cancel, &window);
    box.setObjectName(QStringLiteral("projectNotSaved"));
    box.setInformativeText(translated("%1\n\nWhat was changed in it last is lost when it is closed.").arg(problem));
    const QPushButton* leave = box.addButton(translated("Close anyway"), QMessageBox::DestructiveRole);
    box.setDefaultButton(QMessageBox::Cancel);
    box.exec();
    return box.clickedButton() == leave;
}

void showProblem(QWidget& window, const QString& what, const QString& details)
{
    QMessageBox box(QMessageBox::Critical, QCoreApplication::applicationName(), what, QMessageBox::Ok, &window);
    box.setObjectName(QStringLiteral("problem"));
    box.setInformativeText(details);
    box.setTextInteractionFlags(Qt::TextSelectableByMouse);
    box.exec();
}

} // namespace broadside
