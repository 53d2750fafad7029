#include "editor/window/files/file_dialogs.h"

#include "core/base/message/common_messages.h"
#include "core/levels/level_formats.h"
#include "editor/document/file_path.h"
#include "editor/document/message_text.h"
#include "editor/widgets/help_link.h"
#include "editor/widgets/words/number_text.h"
#include "editor/window/help/manual/manual_search.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>

#include <algorithm>

namespace broadside {
namespace {

// The context of this file's texts for translators.
class FileDialogsText {
    Q_DECLARE_TR_FUNCTIONS(FileDialogs)
};

QString folderOf(const QString& path) { return path.isEmpty() ? QDir::currentPath() : QFileInfo(path).absolutePath(); }

QString sceneFilter() { return FileDialogsText::tr("Scenes (*.broadside)"); }
QString projectFilter() { return FileDialogsText::tr("Projects (*.broadside-project)"); }
QString traceFilter() { return FileDialogsText::tr("Traces of games (*.bstrace)"); }
QString linesFilter() { return FileDialogsText::tr("JSON Lines of games (*.jsonl *.ndjson)"); }
QString reportFilter() { return FileDialogsText::tr("Reports of findings (*.html)"); }
QString tableFilter() { return FileDialogsText::tr("Tables of boxes (*.csv *.tsv)"); }

/// "*.tmx *.tmj *.ldtk".
QString levelPatterns()
{
    QStringList patterns;
    for (const levels::LevelFormat& format : levels::levelFormats())
        for (const std::string_view suffix : format.suffixes)
            patterns += QLatin1Char('*') + QLatin1String(suffix.data(), static_cast<qsizetype>(suffix.size()));
    return patterns.join(QLatin1Char(' '));
}

QStringList filtersOf(OpenKind kind, const std::vector<ExtensionFormat>& formats)
{
    QString patterns = levelPatterns();
    for (const ExtensionFormat& format : formats)
        if (!format.suffix.isEmpty())
            patterns += QStringLiteral(" *.") + format.suffix;
    switch (kind) {
    case OpenKind::Scenes:
        return {sceneFilter()};
    case OpenKind::ScenesAndProjects:
        return {
            FileDialogsText::tr("All supported files (%1)")
                .arg(QStringLiteral("*.broadside *.broadside-project *.bstrace *.jsonl *.ndjson *.csv *.tsv *.html ") +
                     patterns),
            sceneFilter(),
            projectFilter(),
            traceFilter(),
            linesFilter(),
            tableFilter(),
            reportFilter(),
            FileDialogsText::tr("Levels of other editors (%1)").arg(levelPatterns())};
    case OpenKind::Projects:
        return {projectFilter()};
    }
    return {};
}

QStringList filtersOf(const std::vector<ExtensionFormat>& formats)
{
    QStringList filters;
    for (const ExtensionFormat& format : formats)
        filters += format.filter();
    return filters;
}

/// The format whose filter is chosen in the dialog.
std::optional<ExtensionFormat> formatChosenIn(const QFileDialog& dialog, const std::vector<ExtensionFormat>& formats)
{
    const auto found = std::ranges::find_if(
        formats, [&](const ExtensionFormat& format) { return format.filter() == dialog.selectedNameFilter(); });
    return found == formats.end() ? std::nullopt : std::optional(*found);
}

/// The dialog asks before it returns an existing file.
QString askWhere(QFileDialog& dialog, const QString& filter, const QString& suffix)
{
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setNameFilters({filter, FileDialogsText::tr("All files (*)")});
    dialog.setDefaultSuffix(suffix);
    return dialog.exec() == QDialog::Accepted ? pathShownAs(dialog.selectedFiles().value(0)) : QString();
}

/// Adds the answers to a question that has Cancel, and asks it. `write`: the text of the button that writes the file.
OverwriteAnswer overwriteAnswer(QMessageBox& box, const QString& write)
{
    const QPushButton* overwrite = box.addButton(write, QMessageBox::AcceptRole);
    const QPushButton* saveAs = box.addButton(FileDialogsText::tr("Save as..."), QMessageBox::AcceptRole);
    box.setDefaultButton(QMessageBox::Cancel);
    box.exec();
    if (box.clickedButton() == overwrite)
        return OverwriteAnswer::Overwrite;
    return box.clickedButton() == saveAs ? OverwriteAnswer::SaveAs : OverwriteAnswer::Cancel;
}

} // namespace

ChangesAnswer askAboutChanges(QWidget& window, const QString& name, bool others)
{
    QMessageBox box(QMessageBox::Warning, FileDialogsText::tr("Unsaved changes"),
                    FileDialogsText::tr("Save the changes of %1?").arg(name),
                    QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, &window);
    box.setObjectName(QStringLiteral("unsavedChanges"));
    box.setInformativeText(FileDialogsText::tr("Without saving, the changes will be lost."));
    if (others) {
        box.addButton(QMessageBox::SaveAll);
        box.addButton(QMessageBox::NoToAll)->setText(FileDialogsText::tr("Discard all"));
    }
    box.setDefaultButton(QMessageBox::Save);
    switch (box.exec()) {
    case QMessageBox::Save:
        return ChangesAnswer::Save;
    case QMessageBox::SaveAll:
        return ChangesAnswer::SaveAll;
    case QMessageBox::NoToAll:
        return ChangesAnswer::DiscardAll;
    case QMessageBox::Discard:
        return ChangesAnswer::Discard;
    default:
        return ChangesAnswer::Stay;
    }
}

EditsAnswer askAboutSimulationEdits(QWidget& window, const QString& name, std::size_t objects)
{
    QMessageBox box(QMessageBox::Warning, FileDialogsText::tr("Edits of the simulation"),
                    FileDialogsText::tr("Apply the edits of the simulation to %1?").arg(name),
                    QMessageBox::Apply | QMessageBox::Discard | QMessageBox::Cancel, &window);
    box.setObjectName(QStringLiteral("simulationEdits"));
    box.setInformativeText(
        FileDialogsText::tr("You edited %1 while the simulation was open. Only the simulation has these edits, and "
                            "closing ends it.")
            .arg(translated(texts::objectCount(objects))));
    box.setDefaultButton(QMessageBox::Apply);
    switch (box.exec()) {
    case QMessageBox::Apply:
        return EditsAnswer::Apply;
    case QMessageBox::Discard:
        return EditsAnswer::Discard;
    default:
        return EditsAnswer::Stay;
    }
}

ChangesAnswer askAboutRecording(QWidget& window, const QString& name, RecordingSource source)
{
    QMessageBox box(QMessageBox::Warning, FileDialogsText::tr("Unsaved recording"),
                    FileDialogsText::tr("Save the recording of %1?").arg(name),
                    QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, &window);
    box.setObjectName(QStringLiteral("unsavedRecording"));
    const QString what = source == RecordingSource::Game
                             ? FileDialogsText::tr("The recording of the game is lost when its tab is closed.")
                             : FileDialogsText::tr("The pasted table is lost when its tab is closed.");
    box.setInformativeText(FileDialogsText::tr("%1 Saving keeps the tab open. Close it afterwards.").arg(what));
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

OverwriteAnswer askToOverwrite(QWidget& window, const QString& name, const QString& obstacle)
{
    QMessageBox box(QMessageBox::Warning, FileDialogsText::tr("Changed on disk"),
                    FileDialogsText::tr("%1 was changed by another program since it was opened here.").arg(name),
                    QMessageBox::Cancel, &window);
    box.setObjectName(QStringLiteral("changedOnDisk"));
    box.setInformativeText(
        FileDialogsText::tr("%1\n\nOverwriting replaces that version with the open scene. \"Save as\" keeps both.")
            .arg(obstacle));
    return overwriteAnswer(box, FileDialogsText::tr("Overwrite"));
}

OverwriteAnswer askToMakeAgain(QWidget& window, const QString& name)
{
    QMessageBox box(QMessageBox::Warning, FileDialogsText::tr("Missing file"),
                    FileDialogsText::tr("%1 was deleted or renamed by another program. Save it again?").arg(name),
                    QMessageBox::Cancel, &window);
    box.setObjectName(QStringLiteral("missingOnDisk"));
    box.setInformativeText(FileDialogsText::tr("The open scene is complete. Saving creates the file again under the "
                                               "same name; \"Save as\" asks for another name."));
    return overwriteAnswer(box, FileDialogsText::tr("Save again"));
}

ChosenFile askForFileToOpen(QWidget& window, const QString& present, OpenKind kind,
                            const std::vector<ExtensionFormat>& formats)
{
    const bool project = kind == OpenKind::Projects;
    QFileDialog dialog(&window, project ? FileDialogsText::tr("Open project") : FileDialogsText::tr("Open scene"),
                       folderOf(present));
    dialog.setObjectName(project ? QStringLiteral("openProject") : QStringLiteral("openScene"));
    dialog.setFileMode(QFileDialog::ExistingFile);
    dialog.setNameFilters(filtersOf(kind, formats) + filtersOf(formats) +
                          QStringList{FileDialogsText::tr("All files (*)")});
    if (dialog.exec() != QDialog::Accepted)
        return {};
    return {pathShownAs(dialog.selectedFiles().value(0)), formatChosenIn(dialog, formats)};
}

ChosenFile askForSavePath(QWidget& window, const QString& present, const std::vector<ExtensionFormat>& formats)
{
    QFileDialog dialog(&window, FileDialogsText::tr("Save scene as"), folderOf(present));
    dialog.setObjectName(QStringLiteral("saveScene"));
    dialog.selectFile(present.isEmpty() ? FileDialogsText::tr("Untitled") + QStringLiteral(".broadside")
                                        : QFileInfo(present).fileName());
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setNameFilters(QStringList{sceneFilter()} + filtersOf(formats) +
                          QStringList{FileDialogsText::tr("All files (*)")});
    const QString suffix = QStringLiteral("broadside");
    dialog.setDefaultSuffix(suffix);
    QObject::connect(&dialog, &QFileDialog::filterSelected, &dialog, [&dialog, &suffix, formats] {
        const auto format = formatChosenIn(dialog, formats);
        dialog.setDefaultSuffix(format ? format->suffix : suffix);
        // The name that was proposed is that of a scene.
        auto* name = dialog.findChild<QLineEdit*>(QStringLiteral("fileNameEdit"));
        if (format && name && name->text().endsWith(QLatin1Char('.') + suffix))
            name->setText(QFileInfo(name->text()).completeBaseName());
    });
    if (dialog.exec() != QDialog::Accepted)
        return {};
    return {pathShownAs(dialog.selectedFiles().value(0)), formatChosenIn(dialog, formats)};
}

QString askForLevelPath(QWidget& window, const QString& present)
{
    QFileDialog dialog(&window, FileDialogsText::tr("Export a map of Tiled as"), folderOf(present));
    dialog.setObjectName(QStringLiteral("exportLevel"));
    const QString name = present.isEmpty() ? FileDialogsText::tr("Untitled") : QFileInfo(present).completeBaseName();
    dialog.selectFile(name + QStringLiteral(".tmj"));
    return askWhere(dialog, FileDialogsText::tr("Maps of Tiled (*.tmj)"), QStringLiteral("tmj"));
}

QString askForRecordingPath(QWidget& window, const QString& name, const QString& folder)
{
    QFileDialog dialog(&window, FileDialogsText::tr("Save the recording as"),
                       !folder.isEmpty() && QDir(folder).exists() ? folder : QDir::currentPath());
    dialog.setObjectName(QStringLiteral("saveRecording"));
    dialog.selectFile(name + QStringLiteral(".bstrace"));
    return askWhere(dialog, traceFilter(), QStringLiteral("bstrace"));
}

QString askForReportPath(QWidget& window, const QString& name)
{
    const QString page = FileDialogsText::tr("Pages (*.html)");
    const QString text = FileDialogsText::tr("Texts for issue trackers (*.md)");
    QFileDialog dialog(&window, FileDialogsText::tr("Write the report as"), QDir::currentPath());
    dialog.setObjectName(QStringLiteral("saveReport"));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setNameFilters({page, text});
    dialog.setDefaultSuffix(QStringLiteral("html"));
    dialog.selectFile(FileDialogsText::tr("%1 report").arg(name) + QStringLiteral(".html"));
    QObject::connect(&dialog, &QFileDialog::filterSelected, &dialog, [&dialog, text](const QString& filter) {
        dialog.setDefaultSuffix(filter == text ? QStringLiteral("md") : QStringLiteral("html"));
    });
    return dialog.exec() == QDialog::Accepted ? pathShownAs(dialog.selectedFiles().value(0)) : QString();
}

QString askForProjectPath(QWidget& window, const QString& present)
{
    QFileDialog dialog(&window, FileDialogsText::tr("New project: its folder holds the scenes"), folderOf(present));
    dialog.setObjectName(QStringLiteral("newProject"));
    return askWhere(dialog, projectFilter(), QStringLiteral("broadside-project"));
}

bool askToLeaveProject(QWidget& window, const QString& name, const QString& problem)
{
    QMessageBox box(QMessageBox::Warning, FileDialogsText::tr("Project not saved"),
                    FileDialogsText::tr("The project %1 could not be saved.").arg(name), QMessageBox::Cancel, &window);
    box.setObjectName(QStringLiteral("projectNotSaved"));
    box.setInformativeText(FileDialogsText::tr("%1\n\nIts last changes are lost when it is closed.").arg(problem));
    const QPushButton* leave = box.addButton(FileDialogsText::tr("Close anyway"), QMessageBox::DestructiveRole);
    box.setDefaultButton(QMessageBox::Cancel);
    box.exec();
    return box.clickedButton() == leave;
}

void showProblem(QWidget& window, const QString& what, const QString& details, const QString& message)
{
    QMessageBox box(QMessageBox::Critical, QCoreApplication::applicationName(), what, QMessageBox::Ok, &window);
    box.setObjectName(QStringLiteral("problem"));
    box.setInformativeText(details);
    box.setTextInteractionFlags(Qt::TextSelectableByMouse);
    const QString place = placeOfMessage(message);
    const QPushButton* explain = nullptr;
    if (!place.isEmpty()) {
        explain = box.addButton(FileDialogsText::tr("What does this mean?"), QMessageBox::HelpRole);
        box.setEscapeButton(QMessageBox::Ok);
    }
    box.exec();
    if (explain && box.clickedButton() == explain)
        openManual(place);
}

void showProblem(QWidget& window, const QString& what, const Problem& problem)
{
    showProblem(window, what, described(problem), toQString(problem.message.id()));
}

} // namespace broadside
