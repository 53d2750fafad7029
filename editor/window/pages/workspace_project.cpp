// Of Workspace: the open project.

#include "core/base/count_text.h"
#include "editor/document/scene_file.h"
#include "editor/widgets/words/number_text.h"
#include "editor/window/files/file_actions.h"
#include "editor/window/files/file_dialogs.h"
#include "editor/window/pages/workspace.h"

#include <QFileInfo>

#include <algorithm>

namespace broadside {
namespace {

using Kind = MessageBar::Kind;

} // namespace

void Workspace::connectProject()
{
    connect(&m_project, &ProjectDocument::opened, this, [this] {
        m_settings.addRecentFile(m_project.path());
        current().showProjectPanel(true);
    });
    connect(&m_project, &ProjectDocument::closed, this, [this] { current().showProjectPanel(false); });
    connect(&m_project, &ProjectDocument::changed, this, [this] {
        showTabs();
        showTitle();
    });
    connect(&m_project, &ProjectDocument::reloaded, this,
            [this](const QString& notice) { current().tell(Kind::Info, notice); });
    connect(&m_project, &ProjectDocument::savingProblemChanged, this, [this] {
        if (const std::optional<Problem>& problem = m_project.savingProblem())
            current().tell(Kind::Warning, tr("The project could not be saved: %1 What you changed stays here, and is "
                                             "written with the next change.")
                                              .arg(QString::fromStdString(describe(*problem))));
    });
}

QString Workspace::closedSentence(const QString& before) const
{
    return before.isEmpty()
               ? QString()
               : tr(" The project %1 was closed; scenes of it that are open stay open as files.").arg(before);
}

void Workspace::newProject()
{
    const QString path = askWhereToSaveProject(*this, current().document().path());
    if (path.isEmpty() || !mayLeaveProject())
        return;
    const QString before = m_project.isOpen() ? m_project.name() : QString();
    if (const std::optional<Problem> problem = m_project.create(path)) {
        showProblem(*this, tr("The project could not be made."), QString::fromStdString(describe(*problem)));
        return;
    }
    current().tell(Kind::Info, tr("The project %1 has no scenes yet. The panel Project adds them, and so does File > "
                                  "Add this scene to the project.")
                                       .arg(m_project.name()) +
                                   closedSentence(before));
}

void Workspace::openProject()
{
    if (const QString path = askWhichToOpen(*this, current().document().path(), OpenKind::Projects); !path.isEmpty())
        current().openFile(path);
}

void Workspace::openProjectFile(const QString& path)
{
    const QString file = QFileInfo(path).absoluteFilePath();
    if (m_project.path() == file) {
        current().showProjectPanel(true);
        return;
    }
    if (!mayLeaveProject())
        return;
    const QString before = m_project.isOpen() ? m_project.name() : QString();
    if (const std::optional<Problem> problem = m_project.open(file)) {
        showProblem(*this, tr("%1 could not be opened.").arg(QFileInfo(file).fileName()),
                    tr("%1\n\nWhat is open stays as it is.").arg(QString::fromStdString(describe(*problem))));
        return;
    }
    removeLeftovers(file);
    openFirstScene();
    tellAboutProject(before);
}

void Workspace::openFirstScene()
{
    if (!current().isUntouched())
        return;
    for (const std::string& entry : m_project.project().scenes)
        if (!m_project.problemOf(entry)) {
            current().openFile(m_project.fileOf(entry));
            return;
        }
}

void Workspace::tellAboutProject(const QString& before)
{
    QStringList lines;
    for (const Problem& note : m_project.notes())
        lines += QString::fromStdString(describe(note));
    std::uint64_t missing = 0;
    for (const auto* entries : {&m_project.project().scenes, &m_project.project().assets})
        for (const std::string& entry : *entries)
            if (const std::optional<Problem> problem = m_project.problemOf(entry)) {
                lines += QString::fromStdString(describe(*problem));
                ++missing;
            }
    QString text = tr("The project %1 is open: %2.")
                       .arg(m_project.name(), toQString(countOf(m_project.project().scenes.size(), "scene")));
    if (missing > 0)
        text += tr(" %1 missing; the rest works. The panel Project marks what is missing, and can look for it or take "
                   "it off the list.")
                    .arg(missing == 1 ? tr("One file is") : tr("%1 files are").arg(grouped(missing)));
    m_projectNotice = Notice{missing > 0 || !lines.isEmpty() ? Kind::Warning : Kind::Info,
                             text + closedSentence(before), lines.join(QLatin1Char('\n'))};
    showProjectNotice();
    for (const auto& [id, page] : m_pages)
        if (page.window && page.window->files().reading().isEmpty())
            page.window->followTemplates();
}

/// A scene that is opened takes messages away that were about another: this one is still to be read.
void Workspace::showProjectNotice()
{
    if (!m_projectNotice || !current().files().reading().isEmpty())
        return;
    const Notice notice = *std::exchange(m_projectNotice, std::nullopt);
    current().tell(notice.kind, notice.text, notice.details);
}

void Workspace::closeProject()
{
    if (!m_project.isOpen() || !mayLeaveProject())
        return;
    const QString name = m_project.name();
    m_project.close();
    current().tell(Kind::Info, closedSentence(name).trimmed());
}

void Workspace::addToProject(MainWindow& page)
{
    const QString file = page.document().path();
    const auto entry = m_project.entryOf(file);
    if (!entry) {
        page.tell(Kind::Warning, tr("%1 is not in the project's folder, %2, and a project lists only what is: save it "
                                    "there first (File > Save as).")
                                     .arg(QFileInfo(file).fileName(), m_project.folder()));
        return;
    }
    const auto& scenes = m_project.project().scenes;
    const bool isListed = std::ranges::find(scenes, *entry) != scenes.end();
    if (!isListed)
        m_project.edit([&](Project& project) { addEntries(project.scenes, {*entry}); });
    if (!m_project.savingProblem())
        page.tell(Kind::Info, (isListed ? tr("%1 belongs to the project %2 already.")
                                        : tr("%1 belongs to the project %2 now; the project is saved."))
                                  .arg(QFileInfo(file).fileName(), m_project.name()));
    page.followTemplates();
}

bool Workspace::mayLeaveProject()
{
    if (!m_project.savingProblem())
        return true;
    m_project.save();
    return !m_project.savingProblem() ||
           askToLeaveProject(*this, m_project.name(), QString::fromStdString(describe(*m_project.savingProblem())));
}

} // namespace broadside
