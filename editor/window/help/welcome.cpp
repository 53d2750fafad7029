#include "editor/window/help/welcome.h"

#include "editor/commands/fix_proof.h"
#include "editor/commands/fix_run.h"
#include "editor/document/scene_document.h"
#include "editor/widgets/words/sentence.h"
#include "editor/window/files/file_actions.h"
#include "editor/window/files/samples.h"
#include "editor/window/help/hidden_faults.h"
#include "editor/window/help/manual.h"
#include "editor/window/help/welcome_page.h"
#include "editor/window/message_bar.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QShortcut>
#include <QVBoxLayout>

#include <algorithm>

namespace broadside {

Welcome::Welcome(SceneDocument& document, FileActions& files, MessageBar& messages, Manual& manual, QSettings& storage,
                 HiddenFaults& faults, QWidget& window)
    : QObject(&window)
    , m_document(document)
    , m_files(files)
    , m_messages(messages)
    , m_manual(manual)
    , m_settings(storage)
    , m_progress(storage)
    , m_faults(faults)
    , m_window(window)
{
    connect(&files, &FileActions::sampleOpened, this, &Welcome::tellStory);
    connect(&document, &SceneDocument::changed, this, &Welcome::followMystery);
}

void Welcome::show()
{
    if (!m_dialog)
        m_dialog = makeDialog();
    m_dialog->show();
    m_dialog->raise();
    m_dialog->activateWindow();
}

void Welcome::tellStory(const Sample& sample)
{
    const auto isIt = [&sample](const Sample& mystery) { return &mystery == &sample; };
    if (std::ranges::none_of(mysteries(), isIt))
        return;
    m_mystery = &sample;
    m_messages.show(MessageBar::Kind::Guide,
                    tr("%1. %2 Run it (F5) and find out why.").arg(titleOf(sample), tipOf(sample)));
    offerSolution(sample);
    m_faults.hide();
}

void Welcome::offerSolution(const Sample& mystery)
{
    const QString heading = QString::fromUtf8(mystery.title); // of the manual, which is in English
    m_messages.offer(tr("Solution"), tr("Show in the manual how this fault is found"), [this, heading] {
        m_faults.show();
        m_manual.show(kMysteriesPage, heading);
    });
}

void Welcome::follow(const FixRun& fixRun, const FixProof& proof)
{
    connect(&fixRun, &FixRun::changed, this, [this, &fixRun] {
        if (fixRun.explanation() && fixRun.verdict() != FixRun::Verdict::Trying)
            tellFixed(fixRun.text(), fixRun.verdict() == FixRun::Verdict::Gone);
    });
    connect(&proof, &FixProof::changed, this, [this, &proof] {
        if (proof.finding() && proof.verdict() != FixProof::Verdict::Trying)
            tellFixed(asSentence(proof.text()), proof.verdict() == FixProof::Verdict::Mended);
    });
}

void Welcome::tellFixed(const QString& result, bool isGone)
{
    if (!m_mystery)
        return;
    m_messages.show(MessageBar::Kind::Guide, tr("%1. %2").arg(titleOf(*m_mystery), result));
    if (!isGone)
        offerSolution(*m_mystery);
}

void Welcome::followMystery(const SceneChange& change)
{
    if (change.kind == SceneChange::Kind::Reset)
        m_mystery = nullptr; // another scene
    if (!m_mystery || !isSolvedIn(*m_mystery, m_document.scene()))
        return;
    m_progress.setSolved(*m_mystery);
    m_faults.show();
}

QDialog* Welcome::makeDialog()
{
    auto* dialog = new QDialog(&m_window);
    dialog->setObjectName(QStringLiteral("welcome"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Welcome to Broadside"));
    auto* page = new WelcomePage(m_files.recentFiles(), m_progress);
    const auto leave = [dialog](auto act) {
        return [dialog, act](const auto&... chosen) {
            dialog->accept();
            act(chosen...);
        };
    };
    // The key of Help > Contents belongs to the window behind this one.
    connect(new QShortcut(QKeySequence::HelpContents, dialog), &QShortcut::activated, &m_manual, &Manual::showContents);
    connect(dialog, &QDialog::finished, this, [this](int result) { emit closed(result == QDialog::Accepted); });
    connect(page, &WelcomePage::guideWanted, this, leave([this] { emit guideWanted(); }));
    connect(page, &WelcomePage::newSceneWanted, this, leave([this] { m_files.newScene(); }));
    connect(page, &WelcomePage::openWanted, this, leave([this] { m_files.open(); }));
    connect(page, &WelcomePage::fileWanted, this, leave([this](const QString& path) { m_files.openFile(path); }));
    connect(page, &WelcomePage::sampleWanted, this,
            leave([this](const Sample& sample) { m_files.openSample(sample); }));
    connect(page, &WelcomePage::mysteryWanted, this,
            leave([this](const Sample& mystery) { m_files.openSample(mystery); }));

    auto* atStart = new QCheckBox(tr("Show at &start"));
    atStart->setObjectName(QStringLiteral("welcomesAtStart"));
    atStart->setToolTip(
        tr("Show this page when Broadside starts without a file. Help > Welcome shows it at any time."));
    atStart->setChecked(m_settings.welcomesAtStart());
    connect(atStart, &QCheckBox::toggled, this, [this](bool on) { m_settings.setWelcomesAtStart(on); });
    auto* lastFile = new QCheckBox(tr("Open the &last file at start"));
    lastFile->setObjectName(QStringLiteral("restoresSession"));
    lastFile->setToolTip(
        tr("When Broadside starts without a file, open the files of the last session instead of this page."));
    lastFile->setChecked(m_settings.restoresSession());
    connect(lastFile, &QCheckBox::toggled, this, [this](bool on) { m_settings.setRestoresSession(on); });
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
    auto* bottom = new QHBoxLayout;
    bottom->addWidget(lastFile);
    bottom->addWidget(atStart);
    bottom->addWidget(buttons);
    auto* layout = new QVBoxLayout(dialog);
    layout->addWidget(page);
    layout->addLayout(bottom);
    dialog->resize(QSize(1040, 700).boundedTo(m_window.window()->size() * 0.95));
    return dialog;
}

} // namespace broadside
