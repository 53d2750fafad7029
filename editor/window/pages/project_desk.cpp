#include "editor/window/pages/project_desk.h"

#include "editor/document/message_text.h"
#include "editor/document/scene_file.h"
#include "editor/panels/project_panel.h"
#include "editor/widgets/words/count_messages.h"
#include "editor/widgets/words/number_text.h"
#include "editor/window/actions/action_registry.h"
#include "editor/window/files/file_actions.h"
#include "editor/window/files/file_dialogs.h"
#include "editor/window/pages/page.h"
#include "editor/window/pages/page_host.h"
#include "editor/window/window_messages.h"

#include <QFileInfo>

#include <algorithm>

namespace broadside {
namespace {

using Kind = MessageBar::Kind;

} // namespace

ProjectDesk::ProjectDesk(ActionRegistry& actions, Settings settings, PageHost& host, QWidget& window)
    : m_settings(settings)
    , m_host(host)
    , m_window(window)
{
    addActions(actions);
    connectProject();
}

void ProjectDesk::addActions(ActionRegistry& actions)
{
    const auto add = [&](const ActionSpec& spec) { return &actions.add(*this, MenuSection::FileProject, spec); };
    add({.name = "newProject",
         .text = tr("New pro&ject..."),
         .tip = tr("Create a project: a list of scenes that belong together, in the same folder"),
         .perform = [this] { make(); }});
    add({.name = "openProject",
         .text = tr("Open projec&t..."),
         .tip = tr("Open a project and close the current one; its scenes stay open"),
         .perform = [this] { open(); }});
    m_add = add({.name = "addToProject",
                 .text = tr("A&dd this scene to the project"),
                 .tip = tr("Add this scene to the open project, which is saved at once"),
                 .perform = [this] { addSceneInFront(); }});
    m_close = add({.name = "closeProject",
                   .text = tr("Close t&he project"),
                   .tip = tr("Close the project; its scenes stay open as files"),
                   .perform = [this] { close(); }});
}

void ProjectDesk::showAvailable()
{
    const QString none = tr("Open a project first.");
    ActionRegistry::setAvailable(*m_close, m_project.isOpen(), none);
    Page& page = m_host.current();
    const bool hasFile = !page.document().path().isEmpty();
    const QString reason = !m_project.isOpen() ? none
                           : !page.steps().capabilities().canEdit
                               ? tr("A recording is read only. Convert a step to a scene first.")
                           : !hasFile ? tr("Save the scene in the folder of the project first.")
                                      : QString();
    ActionRegistry::setAvailable(*m_add, reason.isEmpty(), reason);
}

void ProjectDesk::connectPanel(ProjectPanel& panel)
{
    connect(&panel, &ProjectPanel::sceneWanted, this, [this](const QString& path) { m_host.current().openFile(path); });
}

void ProjectDesk::connectProject()
{
    connect(&m_project, &ProjectDocument::opened, this, [this] {
        m_settings.addRecentFile(m_project.path());
        emit panelWanted(true);
    });
    connect(&m_project, &ProjectDocument::closed, this, [this] { emit panelWanted(false); });
    connect(&m_project, &ProjectDocument::changed, this, [this] {
        showAvailable();
        emit changed();
    });
    connect(&m_project, &ProjectDocument::reloaded, this,
            [this](const QString& notice) { m_host.current().tell(Kind::Info, notice); });
    connect(&m_project, &ProjectDocument::savedWithLoss, this,
            [this](const QString& sentence) { m_host.current().tell(Kind::Warning, sentence); });
    connect(&m_project, &ProjectDocument::savingProblemChanged, this, [this] {
        if (const std::optional<Problem>& problem = m_project.savingProblem())
            m_host.current().tell(
                Kind::Warning,
                tr("The project could not be saved: %1 Your changes stay here and are saved with the next change.")
                    .arg(described(*problem)));
    });
}

QString ProjectDesk::closedSentence(const QString& before)
{
    return before.isEmpty() ? QString()
                            : tr("The project %1 was closed. Its open scenes stay open as files.").arg(before);
}

void ProjectDesk::make()
{
    const QString path = askForProjectPath(m_window, m_host.current().document().path());
    if (path.isEmpty() || !mayLeave())
        return;
    const QString before = m_project.isOpen() ? m_project.name() : QString();
    if (const std::optional<Problem> problem = m_project.create(path)) {
        showProblem(m_window, tr("The project could not be created."), *problem);
        return;
    }
    m_host.current().tell(Kind::Info, joinedSentences({tr("The project %1 has no scenes yet. Add them in the panel "
                                                          "Project, or with File > Add this scene to the project.")
                                                           .arg(m_project.name()),
                                                       closedSentence(before)}));
}

void ProjectDesk::open()
{
    if (const QString path = askForFileToOpen(m_window, m_host.current().document().path(), OpenKind::Projects).path;
        !path.isEmpty())
        m_host.current().openFile(path);
}

void ProjectDesk::openFile(const QString& path)
{
    const QString file = QFileInfo(path).absoluteFilePath();
    if (m_project.path() == file) {
        emit panelWanted(true);
        return;
    }
    if (!mayLeave())
        return;
    const QString before = m_project.isOpen() ? m_project.name() : QString();
    if (const std::optional<Problem> problem = m_project.open(file)) {
        showProblem(m_window, tr("%1 could not be opened.").arg(QFileInfo(file).fileName()),
                    tr("%1\n\nAll open files stay as they are.").arg(described(*problem)),
                    toQString(problem->message.id()));
        return;
    }
    removeLeftovers(file);
    openFirstScene();
    reportMissingFiles(before);
}

void ProjectDesk::openFirstScene()
{
    if (!m_host.current().isUntouched())
        return;
    for (const std::string& entry : m_project.project().scenes)
        if (!m_project.problemOf(entry)) {
            m_host.current().openFile(m_project.fileOf(entry));
            return;
        }
}

void ProjectDesk::reportMissingFiles(const QString& before)
{
    QStringList lines;
    for (const Problem& note : m_project.notes())
        lines += described(note);
    std::uint64_t missing = 0;
    for (const auto* entries : {&m_project.project().scenes, &m_project.project().assets})
        for (const std::string& entry : *entries)
            if (const std::optional<Problem> problem = m_project.problemOf(entry)) {
                lines += described(*problem);
                ++missing;
            }
    const QString text =
        tr("The project %1 is open: %2.")
            .arg(m_project.name(), translated(texts::countedScenes(m_project.project().scenes.size())));
    const QString broken = missing > 0 ? translated(texts::projectMissing(missing)) : QString();
    m_notice = Notice{missing > 0 || !lines.isEmpty() ? Kind::Warning : Kind::Info,
                      joinedSentences({text, broken, closedSentence(before)}), lines.join(QLatin1Char('\n'))};
    showNotice();
    for (Page* page : m_host.openPages())
        if (page->files().reading().isEmpty())
            page->followTemplates();
}

void ProjectDesk::showNotice()
{
    if (!m_notice || !m_host.current().files().reading().isEmpty())
        return;
    const Notice notice = *std::exchange(m_notice, std::nullopt);
    m_host.current().tell(notice.kind, notice.text, notice.details);
}

void ProjectDesk::close()
{
    if (!m_project.isOpen() || !mayLeave())
        return;
    const QString name = m_project.name();
    m_project.close();
    m_host.current().tell(Kind::Info, closedSentence(name));
}

void ProjectDesk::addSceneInFront()
{
    Page& page = m_host.current();
    const QString file = page.document().path();
    const auto entry = m_project.entryOf(file);
    if (!entry) {
        page.tell(Kind::Warning, tr("%1 is not in the project's folder, %2. Save it there first (File > Save as).")
                                     .arg(QFileInfo(file).fileName(), m_project.folder()));
        return;
    }
    const auto& scenes = m_project.project().scenes;
    const bool isListed = std::ranges::find(scenes, *entry) != scenes.end();
    if (!isListed)
        m_project.edit([&](Project& project) { addEntries(project.scenes, {*entry}); });
    if (!m_project.savingProblem())
        page.tell(Kind::Info, (isListed ? tr("%1 already belongs to the project %2.")
                                        : tr("%1 now belongs to the project %2, which is saved."))
                                  .arg(QFileInfo(file).fileName(), m_project.name()));
    page.followTemplates();
}

bool ProjectDesk::mayLeave()
{
    if (!m_project.savingProblem())
        return true;
    m_project.save();
    return !m_project.savingProblem() ||
           askToLeaveProject(m_window, m_project.name(), described(*m_project.savingProblem()));
}

} // namespace broadside
