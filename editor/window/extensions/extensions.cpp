#include "editor/window/extensions/extensions.h"

#include "core/io/scene/scene_difference.h"
#include "editor/commands/replace_scene.h"
#include "editor/document/file_path.h"
#include "editor/document/message_text.h"
#include "editor/document/scene_file.h"
#include "editor/scripts/script_messages.h"
#include "editor/window/actions/action_registry.h"
#include "editor/window/extensions/extension_messages.h"
#include "editor/window/extensions/script_output.h"
#include "editor/window/files/file_dialogs.h"
#include "editor/window/pages/page.h"
#include "editor/window/pages/page_host.h"

#include <QApplication>
#include <QDesktopServices>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QShortcut>
#include <QTimer>
#include <QUrl>

#include <algorithm>
#include <chrono>
#include <utility>

namespace broadside {
namespace {

constexpr std::chrono::seconds kMostLoading(5); // for one script

ScriptAnswers answersOfApplication()
{
    return QCoreApplication::instance()->property(kScriptAnswersProperty).value<ScriptAnswers>();
}

/// A text of a script as the text of an action: without a mnemonic.
QString actionText(QString text) { return text.replace(u'&', QStringLiteral("&&")); }

QString folderOf(const QString& path) { return path.isEmpty() ? QString() : QFileInfo(path).absolutePath(); }

} // namespace

/// One performing of an entry. The thread of the script writes `outcome` and `difference`; the window reads them when
/// it has ended.
struct Extensions::Run {
    Extension extension;
    ScriptEntry what;
    ScriptJob job;
    QPointer<Page> page;
    quint64 revision = 0;
    QString path; ///< The file of an importer or an exporter.
    ScriptOutcome outcome;
    SceneDifference difference;
};

Extensions::Extensions(const Parts& parts)
    : m_host(parts.host)
    , m_window(parts.window)
    , m_store(parts.storage)
    , m_menu(parts.actions.addMenu(MenuSection::World, tr("Extensions"), QStringLiteral("extensionsMenu")))
    , m_worker(parts.window)
{
    addFixed(parts.actions);
    connect(&m_menu, &QMenu::aboutToShow, this, &Extensions::showAvailable);
    load();
}

Extensions::~Extensions() = default;

void Extensions::addFixed(ActionRegistry& actions)
{
    m_beforeFixed = m_menu.addSeparator();
    actions.add(*this, m_menu,
                {.name = "scriptOutputAction",
                 .text = tr("Script &output"),
                 .tip = tr("Show what extensions printed and found, and their errors"),
                 .perform = [this] { showOutput(); }});
    actions.add(*this, m_menu,
                {.name = "reloadExtensions",
                 .text = tr("&Reload"),
                 .tip = tr("Read the folder of extensions again"),
                 .perform = [this] { reload(); }});
    actions.add(*this, m_menu,
                {.name = "openExtensions",
                 .text = tr("Open the &folder"),
                 .tip = tr("Show the folder of extensions in your file manager"),
                 .perform = [this] { openFolder(); }});
    QMenu* examples = m_menu.addMenu(tr("&Examples"));
    examples->setToolTipsVisible(true);
    for (const QString& name : ExtensionStore::examples()) {
        QAction* action = examples->addAction(tr("Copy %1").arg(name));
        action->setToolTip(tr("Copy this example into your folder of extensions"));
        action->setStatusTip(action->toolTip());
        connect(action, &QAction::triggered, this, [this, name] { copyExample(name); });
    }
}

void Extensions::load()
{
    if (m_worker.isRunning())
        return m_host.current().tell(MessageBar::Kind::Info,
                                     tr("Wait until %1 ends, or cancel it, then try again.").arg(m_worker.name()));
    for (const Entry& entry : std::exchange(m_entries, {})) {
        delete entry.shortcut;
        delete entry.action;
    }
    m_host.extensionFormats() = {};
    m_toLoad.clear();
    m_hasFailed = false;
    for (const QString& file : ExtensionStore::files()) {
        const auto source = readScript(encodedPath(file));
        if (source) {
            m_toLoad.push_back({file, *source});
            continue;
        }
        ScriptOutcome outcome;
        outcome.problem = source.problem();
        takeLoaded({file, {}}, outcome);
    }
    loadNext();
}

void Extensions::reload()
{
    if (m_worker.isRunning())
        return load(); // says why not
    m_reports = true;
    load();
}

void Extensions::report() const
{
    const QString text = m_entries.empty()
                             ? tr("Your folder of extensions has no scripts. Copy an example from this menu, or put a "
                                  "script into the folder.")
                             : translated(texts::extensionEntries(m_entries.size()));
    m_host.current().tell(MessageBar::Kind::Info, text);
}

void Extensions::loadNext()
{
    if (m_toLoad.empty()) {
        if (std::exchange(m_reports, false) && !m_hasFailed)
            report();
        return;
    }
    const Extension extension = m_toLoad.front();
    m_toLoad.erase(m_toLoad.begin());
    auto outcome = std::make_shared<ScriptOutcome>();
    ScriptJob job;
    job.source = extension.source;
    job.file = encodedPath(extension.file);
    auto* timer = new QTimer(this);
    timer->setSingleShot(true);
    connect(timer, &QTimer::timeout, &m_worker, &ScriptWorker::cancel);
    timer->start(kMostLoading);
    const auto next = [this, extension, timer](const ScriptOutcome& loadedOne) {
        delete timer;
        takeLoaded(extension, loadedOne);
        loadNext();
    };
    m_worker.start(
        QFileInfo(extension.file).fileName(), [job, outcome](ScriptStop& stop) { *outcome = runScript(job, stop); },
        [next, outcome] { next(*outcome); },
        [next, file = job.file] {
            ScriptOutcome stopped;
            stopped.wasStopped = true;
            stopped.problem.emplace();
            stopped.problem->file = file;
            stopped.problem->message = texts::scriptStopped();
            stopped.problem->remedy = texts::scriptStoppedRemedy();
            next(stopped);
        });
}

void Extensions::takeLoaded(const Extension& extension, const ScriptOutcome& outcome)
{
    if (outcome.problem) {
        m_hasFailed = true;
        output().add(QFileInfo(extension.file).fileName(), outcome);
        m_host.current().tell(MessageBar::Kind::Warning,
                              tr("The extension %1 could not be loaded.").arg(QFileInfo(extension.file).fileName()),
                              described(*outcome.problem));
        return;
    }
    if (!outcome.lines.empty())
        output().add(QFileInfo(extension.file).fileName(), outcome);
    for (const ScriptEntry& entry : outcome.entries)
        addEntry(extension, entry);
    showAvailable();
}

void Extensions::addEntry(const Extension& extension, const ScriptEntry& what)
{
    const QString name = actionText(what.name);
    QString text = name;
    if (what.kind == ScriptEntryKind::Importer)
        text = tr("Import %1...").arg(name);
    else if (what.kind == ScriptEntryKind::Exporter)
        text = tr("Export %1...").arg(name);
    else if (what.kind == ScriptEntryKind::Check)
        text = tr("Check: %1").arg(name);
    Entry entry{extension, what, new QAction(text, &m_menu)};
    m_menu.insertAction(m_beforeFixed, entry.action);
    connect(entry.action, &QAction::triggered, this, [this, extension, what] { perform(extension, what); });
    addKey(entry);
    offerFormat(entry);
    m_entries.push_back(entry);
}

/// Importers and exporters are also in the dialogs Open and Save as.
void Extensions::offerFormat(const Entry& entry)
{
    ExtensionFormats& formats = m_host.extensionFormats();
    const auto use = [this, extension = entry.extension, what = entry.what](const QString& path) {
        perform(extension, what, path);
    };
    if (entry.what.kind == ScriptEntryKind::Importer)
        formats.importers.push_back({entry.what.name, entry.what.suffix, use});
    else if (entry.what.kind == ScriptEntryKind::Exporter)
        formats.exporters.push_back({entry.what.name, entry.what.suffix, use});
}

/// The key is a shortcut of its own: a press gives the reason while the command is disabled.
void Extensions::addKey(Entry& entry)
{
    const QKeySequence key = QKeySequence::fromString(entry.what.key, QKeySequence::PortableText);
    if (entry.what.key.isEmpty())
        return;
    const QString file = QFileInfo(entry.extension.file).fileName();
    const auto warn = [&](const QString& sentence) {
        ScriptOutcome note;
        note.lines.push_back({ScriptLine::Kind::Warning, sentence});
        output().add(file, note);
    };
    if (key.isEmpty() || key[0].key() == Qt::Key_unknown)
        return warn(tr("%1: \"%2\" is not a key. Write one such as Ctrl+Alt+R.").arg(file, entry.what.key));
    const auto hasKey = [&key](const QAction* action) { return action->shortcuts().contains(key); };
    const auto isTaken = [&key](const Entry& each) { return each.shortcut && each.shortcut->key() == key; };
    const QList<QAction*> actions = m_window.findChildren<QAction*>();
    if (std::ranges::any_of(actions, hasKey) || std::ranges::any_of(m_entries, isTaken))
        return warn(tr("%1: the key %2 already belongs to another command. Choose another key in the script.")
                        .arg(file, key.toString(QKeySequence::NativeText)));
    entry.shortcut = new QShortcut(key, &m_window);
    entry.action->setText(entry.action->text() + u'\t' + key.toString(QKeySequence::NativeText));
    connect(entry.shortcut, &QShortcut::activated, this,
            [this, extension = entry.extension, what = entry.what] { perform(extension, what); });
}

void Extensions::showAvailable()
{
    for (const Entry& entry : m_entries) {
        const QString reason = refusal(entry.what.kind);
        const QString tip = entry.what.text.isEmpty()
                                ? tr("From the extension %1").arg(QFileInfo(entry.extension.file).fileName())
                                : entry.what.text;
        entry.action->setEnabled(reason.isEmpty());
        entry.action->setToolTip(reason.isEmpty() ? tip : tip + u'\n' + reason);
        entry.action->setStatusTip(reason.isEmpty() ? tip : reason);
    }
}

QString Extensions::refusal(ScriptEntryKind kind) const
{
    if (m_worker.isRunning())
        return tr("Wait until %1 ends, or cancel it.").arg(m_worker.name());
    if (kind == ScriptEntryKind::Importer)
        return {};
    Page& page = m_host.current();
    if (page.document().isReadOnly())
        return ActionRegistry::readOnlyTip();
    if (page.model().edits.isLive())
        return tr("Stop the simulation first (Shift+F5).");
    return {};
}

void Extensions::perform(const Extension& extension, const ScriptEntry& what, const QString& path)
{
    Page& page = m_host.current();
    if (const QString reason = refusal(what.kind); !reason.isEmpty())
        return page.tell(MessageBar::Kind::Info, reason);
    auto run = std::make_shared<Run>();
    run->extension = extension;
    run->what = what;
    run->page = &page;
    run->path = path;
    run->job.source = extension.source;
    run->job.file = encodedPath(extension.file);
    run->job.call = ScriptJob::Call{what.kind, what.name};
    if ((!path.isEmpty() || askForFile(*run)) && readFile(*run))
        start(run);
}

/// Asks for the file of an importer or an exporter. False: the user chose no file.
bool Extensions::askForFile(Run& run) const
{
    const bool isImporter = run.what.kind == ScriptEntryKind::Importer;
    if (!isImporter && run.what.kind != ScriptEntryKind::Exporter)
        return true;
    const QString suffix = run.what.suffix;
    const QString filter = suffix.isEmpty() ? QString() : tr("%1 (*.%2);;All files (*)").arg(run.what.name, suffix);
    const QString folder = folderOf(run.page->document().path());
    QFileDialog dialog(&m_window, isImporter ? tr("Import") : tr("Export"), folder, filter);
    dialog.setAcceptMode(isImporter ? QFileDialog::AcceptOpen : QFileDialog::AcceptSave);
    dialog.setFileMode(isImporter ? QFileDialog::ExistingFile : QFileDialog::AnyFile);
    dialog.setDefaultSuffix(suffix);
    if (dialog.exec() != QDialog::Accepted || dialog.selectedFiles().isEmpty())
        return false;
    run.path = absolutePath(pathShownAs(dialog.selectedFiles().front()));
    return true;
}

/// Gives the text of its file to an importer.
bool Extensions::readFile(Run& run) const
{
    if (run.what.kind != ScriptEntryKind::Importer)
        return true;
    const auto text = readScript(encodedPath(run.path));
    if (!text) {
        showProblem(m_window, tr("The file could not be read."), text.problem());
        return false;
    }
    run.job.call->text = *text;
    run.job.call->fileName = run.path;
    return true;
}

void Extensions::start(const std::shared_ptr<Run>& run)
{
    SceneDocument& document = run->page->document();
    run->revision = document.revision();
    run->outcome = {};
    run->job.scene = document.scene();
    run->job.sceneFile = encodedPath(document.path());
    run->job.answers = answersOfApplication();
    run->job.files = {};
    if (const QString folder = folderOf(document.path()); !folder.isEmpty()) {
        run->job.files.allowFolder(encodedPath(folder));
        run->job.files.setBase(encodedPath(folder));
    }
    if (m_store.permission(run->extension.file) == ExtensionStore::Permission::Granted)
        run->job.files.allowAll();
    m_worker.start(
        run->what.name,
        [run](ScriptStop& stop) {
            run->outcome = runScript(run->job, stop);
            if (run->what.kind == ScriptEntryKind::Command && run->outcome.isEdited)
                run->difference = differenceOf(*run->job.scene, *run->outcome.scene);
        },
        [this, run] { take(run); },
        [run] {
            if (run->page)
                run->page->tell(
                    MessageBar::Kind::Warning,
                    tr("%1 was cancelled and changed nothing. It cannot be stopped at once, and ends in the "
                       "background.")
                        .arg(run->what.name));
        });
    showAvailable();
}

void Extensions::take(const std::shared_ptr<Run>& run)
{
    showAvailable();
    const ScriptOutcome& outcome = run->outcome;
    if (asksForFiles(*run))
        return start(run);
    if (outcome.problem || !outcome.lines.empty() || run->what.kind == ScriptEntryKind::Check)
        output().add(run->what.name, outcome);
    if (!run->page)
        return; // its tab was closed
    if (outcome.wasStopped)
        run->page->tell(MessageBar::Kind::Info, tr("%1 was cancelled and changed nothing.").arg(run->what.name));
    else if (outcome.problem)
        run->page->tell(MessageBar::Kind::Warning, tr("%1 failed and changed nothing.").arg(run->what.name),
                        described(*outcome.problem));
    else if (run->what.kind == ScriptEntryKind::Command)
        takeEdits(*run);
    else
        takeResult(*run);
}

void Extensions::takeEdits(const Run& run)
{
    SceneDocument& document = run.page->document();
    if (!run.outcome.lines.empty())
        showOutput();
    if (run.difference.isEmpty())
        return;
    if (document.revision() != run.revision || run.page->model().edits.isLive())
        return run.page->tell(
            MessageBar::Kind::Warning,
            tr("%1 changed nothing, because the scene was changed while it ran. Run it again.").arg(run.what.name));
    document.push(std::make_unique<ReplaceScene>(document, run.what.name, *run.outcome.scene, run.difference));
}

void Extensions::takeResult(const Run& run)
{
    if (run.what.kind == ScriptEntryKind::Check) {
        if (!run.outcome.findings.empty())
            showOutput();
        run.page->tell(MessageBar::Kind::Info, run.outcome.findings.empty()
                                                   ? tr("%1 found nothing.").arg(run.what.name)
                                                   : translated(texts::extensionFound(run.what.name.toStdString(),
                                                                                      run.outcome.findings.size())));
    } else if (run.what.kind == ScriptEntryKind::Importer) {
        m_host.placeFor(run.page->files()).openMade(*run.outcome.scene, QFileInfo(run.path).completeBaseName());
    } else {
        std::vector<Message> losses;
        if (const auto problem = writeFileAtomically(run.path, run.outcome.text.toUtf8(), &losses))
            return showProblem(m_window, tr("The file was not written."), *problem);
        run.page->tell(losses.empty() ? MessageBar::Kind::Info : MessageBar::Kind::Warning,
                       tr("%1 was written.").arg(run.path), translatedLoss(run.path, losses));
    }
}

/// True: the user now allows the extension to use all files.
bool Extensions::asksForFiles(const Run& run)
{
    if (!run.outcome.wantedOtherFiles || !run.outcome.problem ||
        m_store.permission(run.extension.file) != ExtensionStore::Permission::NotAsked)
        return false;
    const QString file = QFileInfo(run.extension.file).fileName();
    QMessageBox question(QMessageBox::Question, tr("Extension"),
                         tr("May the extension %1 read and write all your files?").arg(file), QMessageBox::NoButton,
                         &m_window);
    question.setObjectName(QStringLiteral("extensionFiles"));
    question.setTextFormat(Qt::PlainText);
    // A path that the script chose must not look like a text of the program.
    const QString reason =
        joinedSentences({described(*run.outcome.problem),
                         tr("Allow this only if you trust the extension. Your answer is remembered.")});
    question.setInformativeText(QStringLiteral("<p>") + reason.toHtmlEscaped() + QStringLiteral("</p>"));
    const QAbstractButton* const allow = question.addButton(tr("&Allow all files"), QMessageBox::AcceptRole);
    question.setDefaultButton(question.addButton(tr("&Refuse"), QMessageBox::RejectRole));
    question.exec();
    const bool isAllowed = question.clickedButton() == allow;
    m_store.setPermission(run.extension.file,
                          isAllowed ? ExtensionStore::Permission::Granted : ExtensionStore::Permission::Refused);
    return isAllowed && run.page;
}

void Extensions::copyExample(const QString& name)
{
    if (const auto problem = ExtensionStore::copyExample(name))
        return showProblem(m_window, tr("The example was not copied."), *problem);
    m_host.current().tell(
        MessageBar::Kind::Info,
        tr("%1 was copied into your folder of extensions, and its entries are in this menu.").arg(name));
    load();
}

void Extensions::openFolder()
{
    if (!ExtensionStore::makeFolder() || !QDesktopServices::openUrl(QUrl::fromLocalFile(ExtensionStore::folder())))
        m_host.current().tell(MessageBar::Kind::Info,
                              tr("Your folder of extensions is %1.").arg(ExtensionStore::folder()));
}

ScriptOutput& Extensions::output()
{
    if (!m_output) {
        m_output = new ScriptOutput(&m_window);
        connect(m_output, &ScriptOutput::objectChosen, this,
                [this](ObjectId object) { m_host.current().focus().select(object); });
    }
    return *m_output;
}

void Extensions::showOutput()
{
    output().show();
    output().raise();
}

} // namespace broadside
