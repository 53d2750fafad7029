#include "editor/panels/project_panel.h"

#include "editor/document/message_text.h"
#include "editor/panels/panel_messages.h"
#include "editor/widgets/action_buttons.h"
#include "editor/widgets/icons.h"
#include "editor/widgets/lazy_refresh.h"
#include "editor/widgets/panel_form.h"
#include "editor/widgets/words/count_messages.h"
#include "editor/widgets/words/number_text.h"

#include <QAction>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QScrollArea>
#include <QStackedWidget>
#include <QToolButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace broadside {
namespace {

constexpr int kPath = Qt::UserRole;        // path of an entry; null in headings and notes
constexpr int kGroup = Qt::UserRole + 1;   // group of every row
constexpr int kMissing = Qt::UserRole + 2; // why the file is missing, as a sentence

} // namespace

ProjectPanel::ProjectPanel(ProjectDocument& project, const Actions& actions, QWidget* parent)
    : PanelWidget(parent)
    , m_project(project)
    , m_pages(new QStackedWidget)
    , m_summary(makeNote(QStringLiteral("projectSummary")))
    , m_fault(makeNote(QStringLiteral("projectFault")))
    , m_retry(new QPushButton(tr("&Try again")))
    , m_list(new QTreeWidget)
    , m_open(new QAction(tr("&Open"), this))
    , m_addScenes(new QAction(tr("Add &scenes..."), this))
    , m_addAssets(new QAction(tr("Add &pictures..."), this))
    , m_locate(new QAction(tr("&Locate..."), this))
    , m_remove(new QAction(tr("&Remove from the project"), this))
    , m_addOpenScene(actions.addOpenScene)
    , m_refresh(new LazyRefresh(*this, [this] { refresh(); }))
{
    setObjectName(QStringLiteral("ProjectPanel"));
    m_pages->addWidget(makeScrolled(makeStart(actions.atStart)));
    m_pages->addWidget(makeBody());
    setWidget(m_pages);
    connectParts();
    m_refresh->request();
}

QWidget* ProjectPanel::makeStart(const QList<QAction*>& actions)
{
    auto* start = new QWidget;
    auto* layout = new QVBoxLayout(start);
    layout->setContentsMargins(8, 8, 8, 8);
    layout->addWidget(makeNote(QStringLiteral("projectNone"),
                               tr("No project is open. A project lists scenes that belong together and the pictures "
                                  "that they share. The files stay in the folder of the project.")));
    auto* buttons = new QVBoxLayout;
    buttons->setContentsMargins(0, 4, 0, 0);
    for (QAction* action : actions) {
        auto* button = new QToolButton;
        button->setDefaultAction(action);
        button->setToolButtonStyle(Qt::ToolButtonTextOnly);
        buttons->addWidget(button);
    }
    layout->addLayout(buttons);
    layout->addStretch(1);
    return start;
}

QWidget* ProjectPanel::makeBody()
{
    m_retry->setObjectName(QStringLiteral("projectRetry"));
    m_retry->setToolTip(tr("Save the project to its file again"));
    m_list->setObjectName(QStringLiteral("projectList"));
    m_list->setAccessibleName(tr("Files of the project"));
    m_list->setHeaderHidden(true);
    m_list->setUniformRowHeights(true);
    m_list->setTextElideMode(Qt::ElideMiddle);
    m_list->setContextMenuPolicy(Qt::CustomContextMenu);
    m_list->setExpandsOnDoubleClick(false);
    m_list->installEventFilter(this);
    for (const Group group : {Group::Scenes, Group::Assets}) {
        auto* heading = new QTreeWidgetItem(m_list, {group == Group::Scenes ? tr("Scenes") : tr("Pictures")});
        heading->setData(0, kGroup, static_cast<int>(group));
        heading->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
        QFont font = m_list->font();
        font.setBold(true);
        heading->setFont(0, font);
        heading->setExpanded(true);
    }

    m_open->setObjectName(QStringLiteral("projectOpenScene"));
    m_addScenes->setObjectName(QStringLiteral("projectAddScenes"));
    m_addScenes->setIcon(themedIcon(QStringLiteral("new")));
    m_addAssets->setObjectName(QStringLiteral("projectAddAssets"));
    m_addAssets->setIcon(themedIcon(QStringLiteral("layer-add")));
    m_locate->setObjectName(QStringLiteral("projectLocate"));
    m_locate->setIcon(themedIcon(QStringLiteral("open")));
    m_remove->setObjectName(QStringLiteral("projectRemove"));
    m_remove->setIcon(themedIcon(QStringLiteral("delete")));
    auto* buttons = new QHBoxLayout;
    insertActionButtons(*buttons, 0, {m_addScenes, m_addAssets, m_locate, m_remove}, true);
    buttons->addStretch(1);

    auto* body = new QWidget;
    auto* layout = new QVBoxLayout(body);
    layout->setContentsMargins(6, 4, 6, 4);
    layout->setSpacing(4);
    layout->addWidget(m_summary);
    layout->addWidget(m_fault);
    layout->addWidget(m_retry, 0, Qt::AlignLeft);
    layout->addWidget(m_list, 1);
    layout->addLayout(buttons);
    return body;
}

void ProjectPanel::connectParts()
{
    for (const auto& signal :
         {&ProjectDocument::changed, &ProjectDocument::filesChanged, &ProjectDocument::savingProblemChanged})
        connect(&m_project, signal, this, [this] { m_refresh->request(); });
    connect(m_retry, &QPushButton::clicked, &m_project, &ProjectDocument::save);
    connect(m_list, &QTreeWidget::currentItemChanged, this, &ProjectPanel::showAvailable);
    connect(m_list, &QTreeWidget::itemDoubleClicked, this, &ProjectPanel::openCurrent);
    connect(m_list, &QTreeWidget::customContextMenuRequested, this, &ProjectPanel::showMenu);
    connect(m_open, &QAction::triggered, this, &ProjectPanel::openCurrent);
    connect(m_addScenes, &QAction::triggered, this, [this] { addFiles(Group::Scenes); });
    connect(m_addAssets, &QAction::triggered, this, [this] { addFiles(Group::Assets); });
    connect(m_locate, &QAction::triggered, this, &ProjectPanel::locateCurrent);
    connect(m_remove, &QAction::triggered, this, &ProjectPanel::removeCurrent);
}

std::vector<std::string>& ProjectPanel::listOf(Project& project, Group group)
{
    return group == Group::Scenes ? project.scenes : project.assets;
}

void ProjectPanel::refresh()
{
    m_pages->setCurrentIndex(m_project.isOpen() ? 1 : 0);
    const Project& project = m_project.project();
    m_summary->setText(tr("%1: %2, %3, %4. Changes are saved at once.")
                           .arg(m_project.name(), translated(texts::countedScenes(project.scenes.size())),
                                translated(texts::countedPictures(project.assets.size())),
                                translated(texts::countedSharedTemplates(project.templates.size()))));
    m_summary->setToolTip(m_project.path());
    const std::optional<Problem>& fault = m_project.savingProblem();
    m_fault->setText(fault ? tr("The project is not saved: %1").arg(sentenceOf(*fault)) : QString());
    m_fault->setVisible(fault.has_value());
    m_retry->setVisible(fault.has_value());

    const std::optional<Entry> before = current();
    showGroup(Group::Scenes, project.scenes);
    showGroup(Group::Assets, project.assets);
    if (before)
        m_list->setCurrentItem(itemOf(*before));
    showAvailable();
}

void ProjectPanel::showGroup(Group group, const std::vector<std::string>& entries)
{
    QTreeWidgetItem* heading = m_list->topLevelItem(static_cast<int>(group));
    qDeleteAll(heading->takeChildren());
    for (const std::string& path : entries) {
        const auto problem = m_project.problemOf(path);
        const QString shown = QString::fromStdString(path);
        auto* item = new QTreeWidgetItem(heading, {problem ? tr("%1 (missing)").arg(shown) : shown});
        item->setData(0, kGroup, static_cast<int>(group));
        item->setData(0, kPath, shown);
        item->setToolTip(0, m_project.fileOf(path));
        if (problem) {
            item->setData(0, kMissing, sentenceOf(*problem));
            item->setToolTip(0, QStringLiteral("%1\n%2").arg(m_project.fileOf(path), sentenceOf(*problem)));
            item->setIcon(0, themedIcon(QStringLiteral("warning")));
        }
    }
    if (entries.empty()) {
        auto* note =
            new QTreeWidgetItem(heading, {group == Group::Scenes ? tr("None yet. Use \"Add scenes\" below.")
                                                                 : tr("None yet. Use \"Add pictures\" below.")});
        note->setData(0, kGroup, static_cast<int>(group));
        note->setFlags(Qt::NoItemFlags);
    }
}

std::optional<ProjectPanel::Entry> ProjectPanel::current() const
{
    const QTreeWidgetItem* item = m_list->currentItem();
    if (!item || item->data(0, kPath).isNull())
        return std::nullopt;
    return Entry{static_cast<Group>(item->data(0, kGroup).toInt()), item->data(0, kPath).toString().toStdString()};
}

QTreeWidgetItem* ProjectPanel::itemOf(const Entry& entry) const
{
    QTreeWidgetItem* heading = m_list->topLevelItem(static_cast<int>(entry.group));
    const QString path = QString::fromStdString(entry.path);
    for (int i = 0; i < heading->childCount(); ++i)
        if (heading->child(i)->data(0, kPath).toString() == path)
            return heading->child(i);
    return heading;
}

void ProjectPanel::showAvailable()
{
    const std::optional<Entry> entry = current();
    const QString missing = entry ? m_list->currentItem()->data(0, kMissing).toString() : QString();
    const QString choose = tr("Select a file in the list first.");
    m_addScenes->setToolTip(tr("Add scene files that are in the project's folder"));
    m_addAssets->setToolTip(tr("Add pictures that are in the project's folder"));
    m_open->setEnabled(entry && entry->group == Group::Scenes && missing.isEmpty());
    m_locate->setEnabled(!missing.isEmpty());
    m_locate->setToolTip(!missing.isEmpty() ? tr("Choose the new place of the missing file")
                         : entry            ? tr("The file is not missing.")
                                            : choose);
    m_remove->setEnabled(entry.has_value());
    m_remove->setToolTip(entry ? tr("Remove it from the list (Delete); the file stays") : choose);
}

void ProjectPanel::openCurrent()
{
    const std::optional<Entry> entry = current();
    if (!entry || entry->group != Group::Scenes)
        return;
    if (m_project.problemOf(entry->path))
        m_refresh->request(); // the file is gone now: the row will show it
    else
        emit sceneWanted(m_project.fileOf(entry->path));
}

std::vector<std::string> ProjectPanel::entriesOf(const QStringList& files)
{
    std::vector<std::string> entries;
    QStringList outside;
    for (const QString& file : files) {
        if (auto entry = m_project.entryOf(file))
            entries.push_back(*std::move(entry));
        else
            outside += file;
    }
    if (!outside.isEmpty()) {
        QMessageBox box(QMessageBox::Warning, tr("Not in the project's folder"),
                        outside.size() == 1
                            ? tr("%1 is not in the project's folder.").arg(outside.front())
                            : translated(texts::filesOutsideProject(static_cast<std::uint64_t>(outside.size()))),
                        QMessageBox::Ok, window());
        box.setObjectName(QStringLiteral("outsideProject"));
        box.setInformativeText(tr("A project lists only files in its own folder, %1, so that the project can be moved "
                                  "as a whole. Move or copy the files there first.")
                                   .arg(m_project.folder()));
        box.setDetailedText(outside.size() > 1 ? outside.join(QLatin1Char('\n')) : QString());
        box.exec();
    }
    return entries;
}

void ProjectPanel::addFiles(Group group)
{
    const bool scenes = group == Group::Scenes;
    QFileDialog dialog(window(), scenes ? tr("Add scenes to the project") : tr("Add pictures to the project"),
                       m_project.folder());
    dialog.setObjectName(QStringLiteral("addToProject"));
    dialog.setFileMode(QFileDialog::ExistingFiles);
    dialog.setNameFilters(
        {scenes ? tr("Scenes (*.broadside)") : tr("Pictures (*.png *.jpg *.jpeg *.bmp *.webp)"), tr("All files (*)")});
    if (dialog.exec() != QDialog::Accepted)
        return;
    const std::vector<std::string> entries = entriesOf(dialog.selectedFiles());
    if (!entries.empty())
        m_project.edit([&](Project& project) { addEntries(listOf(project, group), entries); });
}

void ProjectPanel::removeCurrent()
{
    if (const std::optional<Entry> entry = current())
        m_project.edit([&](Project& project) { std::erase(listOf(project, entry->group), entry->path); });
}

void ProjectPanel::locateCurrent()
{
    const std::optional<Entry> entry = current();
    if (!entry)
        return;
    QFileDialog dialog(window(), tr("New place of %1").arg(QString::fromStdString(entry->path)), m_project.folder());
    dialog.setObjectName(QStringLiteral("locateFile"));
    dialog.setFileMode(QFileDialog::ExistingFile);
    const QString suffix = QFileInfo(QString::fromStdString(entry->path)).suffix();
    dialog.setNameFilters({tr("The same kind (*.%1)").arg(suffix), tr("All files (*)")});
    if (dialog.exec() != QDialog::Accepted)
        return;
    const std::vector<std::string> entries = entriesOf(dialog.selectedFiles());
    if (entries.size() != 1)
        return;
    m_project.edit([&](Project& project) {
        std::vector<std::string>& list = listOf(project, entry->group);
        std::erase(list, entries.front()); // so that it is not listed twice
        std::ranges::replace(list, entry->path, entries.front());
    });
    m_list->setCurrentItem(itemOf({entry->group, entries.front()}));
}

void ProjectPanel::showMenu(const QPoint& at)
{
    QMenu menu(this);
    menu.setObjectName(QStringLiteral("projectMenu"));
    menu.setToolTipsVisible(true);
    menu.addActions({m_open, m_locate, m_remove});
    menu.addSeparator();
    menu.addActions({m_addScenes, m_addAssets});
    menu.addAction(&m_addOpenScene);
    menu.exec(m_list->viewport()->mapToGlobal(at));
}

bool ProjectPanel::eventFilter(QObject* watched, QEvent* event)
{
    const bool isKey = event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride;
    if (watched != m_list || !isKey)
        return PanelWidget::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent*>(event)->key();
    const bool opens = key == Qt::Key_Return || key == Qt::Key_Enter;
    const bool removes = key == Qt::Key_Delete;
    if (!opens && !removes)
        return PanelWidget::eventFilter(watched, event);
    event->accept(); // in this list Delete removes a file from the list, not objects from the scene
    if (event->type() == QEvent::ShortcutOverride)
        return true;
    if (opens)
        openCurrent();
    else
        removeCurrent();
    return true;
}

} // namespace broadside
