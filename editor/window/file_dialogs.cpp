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

} // namespace

ChangesAnswer askAboutChanges(QWidget& window, const QString& name)
{
    QMessageBox box(QMessageBox::Warning, translated("Unsaved changes"),
                    translated("Save the changes to %1?").arg(name),
                    QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, &window);
    box.setObjectName(QStringLiteral("unsavedChanges"));
    box.setInformativeText(translated("Without saving they are lost."));
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

QString askWhichToOpen(QWidget& window, const QString& present)
{
    QFileDialog dialog(&window, translated("Open scene"), folderOf(present));
    dialog.setObjectName(QStringLiteral("openScene"));
    dialog.setFileMode(QFileDialog::ExistingFile);
    dialog.setNameFilters({sceneFilter(), translated("All files (*)")});
    return dialog.exec() == QDialog::Accepted ? dialog.selectedFiles().value(0) : QString();
}

QString askWhereToSave(QWidget& window, const QString& present)
{
    QFileDialog dialog(&window, translated("Save scene as"), folderOf(present));
    dialog.setObjectName(QStringLiteral("saveScene"));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setNameFilters({sceneFilter(), translated("All files (*)")});
    dialog.setDefaultSuffix(QStringLiteral("broadside"));
    if (!present.isEmpty())
        dialog.selectFile(QFileInfo(present).fileName());
    return dialog.exec() == QDialog::Accepted ? dialog.selectedFiles().value(0) : QString();
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
