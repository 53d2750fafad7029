#include "editor/window/files/recovery_dialog.h"

#include "core/base/message/common_messages.h"
#include "core/io/scene/scene_reader.h"
#include "core/trace/recording.h"
#include "core/trace/trace_reader.h"
#include "editor/document/file_path.h"
#include "editor/document/message_text.h"
#include "editor/viewport/export/thumbnail.h"
#include "editor/widgets/words/age_text.h"
#include "editor/widgets/words/count_messages.h"
#include "editor/widgets/words/difference_words.h"
#include "editor/widgets/words/number_text.h"

#include <QDialogButtonBox>
#include <QDir>
#include <QFileInfo>
#include <QHeaderView>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace broadside {
namespace {

constexpr int kDocument = Qt::UserRole;
constexpr QSize kRecoveryPicture(160, 90); // logical pixels
enum Column { Name, Folder, Written, Changes, Columns };

} // namespace

RecoveryDialog::RecoveryDialog(std::vector<UnsavedDocument> documents, const Theme& theme, QWidget* parent)
    : QDialog(parent)
    , m_documents(std::move(documents))
    , m_readings(m_documents.size())
    , m_list(new QTreeWidget)
    , m_open(new QPushButton(tr("&Open")))
    , m_discard(new QPushButton(tr("&Discard...")))
{
    setObjectName(QStringLiteral("recoveryDialog"));
    setWindowTitle(tr("Recover unsaved work"));
    auto* heading = new QLabel(tr("Recover unsaved work"));
    QFont bold = heading->font();
    bold.setBold(true);
    heading->setFont(bold);
    auto* text = new QLabel(
        tr("Broadside ended before this work was saved. Open it to go on where you were; files are changed only "
           "when you save."));
    text->setWordWrap(true);
    m_list->setObjectName(QStringLiteral("recoveryList"));
    m_list->setAccessibleName(tr("Scenes and recordings that were not saved"));
    m_list->setHeaderLabels({tr("Name"), tr("Folder"), tr("Last change"), tr("Changes since the file was saved")});
    m_list->setRootIsDecorated(false);
    m_list->setIconSize(kRecoveryPicture);
    m_list->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_open->setObjectName(QStringLiteral("recoveryOpen"));
    m_open->setToolTip(tr("Open the selected rows with their unsaved changes, each in a tab of its own"));
    m_open->setDefault(true);
    m_discard->setObjectName(QStringLiteral("recoveryDiscard"));
    auto* buttons = new QDialogButtonBox;
    buttons->addButton(m_open, QDialogButtonBox::AcceptRole);
    buttons->addButton(m_discard, QDialogButtonBox::DestructiveRole);
    QPushButton* later = buttons->addButton(tr("&Keep for later"), QDialogButtonBox::RejectRole);
    later->setObjectName(QStringLiteral("recoveryLater"));
    later->setToolTip(tr("Close this list; File > Recover unsaved work opens it again, and so does the next start"));
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(heading);
    layout->addWidget(text);
    layout->addWidget(m_list, 1);
    layout->addWidget(buttons);
    for (std::size_t i = 0; i < m_documents.size(); ++i)
        addRow(i);
    m_list->selectAll();
    for (const Column column : {Name, Folder, Written})
        m_list->resizeColumnToContents(column);
    resize(QSize(960, 420).boundedTo(parent ? parent->size() * 0.95 : QSize(960, 420)));

    connect(m_list, &QTreeWidget::itemSelectionChanged, this, &RecoveryDialog::showAvailable);
    connect(m_open, &QPushButton::clicked, this, &RecoveryDialog::openChosen);
    connect(m_discard, &QPushButton::clicked, this, &RecoveryDialog::discardChosen);
    connect(later, &QPushButton::clicked, this, &QDialog::reject);
    showAvailable();
    m_background.start(
        [this, list = m_documents, theme](const std::stop_token& stop, const Background::Post& post) {
            GlyphAtlas glyphs;
            for (std::size_t i = 0; i < list.size() && !stop.stop_requested(); ++i) {
                Reading reading = readingOf(list[i]);
                if (reading.scene)
                    reading.picture = thumbnailOf(*reading.scene, kRecoveryPicture, theme, glyphs);
                post([this, i, reading] { show(i, reading); });
            }
            return true;
        },
        [](bool) {});
}

RecoveryDialog::~RecoveryDialog() = default;

RecoveryDialog::Reading RecoveryDialog::readingOfRecording(const UnsavedDocument& document)
{
    auto reader = trace::TraceReader::open(encodedPath(document.copy));
    if (!reader)
        return {nullptr, {}, sentenceOf(reader.problem()), {}};
    const QString program = QString::fromStdString(reader->info().program);
    const trace::Recording recording(std::move(*reader));
    const QString frames = translated(texts::frameCount(recording.frameCount()));
    Reading reading{std::make_shared<Scene>(),
                    program.isEmpty() ? tr("Recording") : program,
                    tr("a recording that was never saved: %1").arg(frames),
                    {}};
    if (const auto walk = recording.walk(); walk && !recording.isEmpty() && !(*walk)->goTo(recording.frameCount() - 1))
        *reading.scene = (*walk)->scene();
    return reading;
}

RecoveryDialog::Reading RecoveryDialog::readingOf(const UnsavedDocument& document)
{
    if (document.kind == UnsavedKind::Recording)
        return readingOfRecording(document);
    Result<Scene> scene = readUnsaved(document);
    if (!scene)
        return {nullptr, {}, sentenceOf(scene.problem()), {}};
    auto kept = std::make_shared<Scene>(*std::move(scene));
    const QString objects = translated(texts::objectCount(kept->size()));
    QString changes;
    if (document.path.isEmpty()) {
        changes = tr("never saved: %1").arg(objects);
    } else if (!pathExists(document.path)) {
        changes = tr("its file is missing: %1").arg(objects);
    } else {
        const SceneReading file = readSceneFile(encodedPath(document.path));
        changes = file.scene ? differenceText(differenceOf(*file.scene, *kept))
                             : tr("its file cannot be read: %1").arg(objects);
    }
    if (document.hasSimulationEdits)
        changes += QLatin1Char('\n') + tr("with edits made during a simulation");
    return {kept, {}, changes, {}};
}

void RecoveryDialog::addRow(std::size_t document)
{
    const UnsavedDocument& of = m_documents[document];
    const QString folder = of.path.isEmpty() ? QString() : QDir::toNativeSeparators(QFileInfo(of.path).absolutePath());
    const QString written =
        of.written.isValid() ? timeAndAgeText(of.written, QDateTime::currentDateTimeUtc()) : tr("unknown");
    const QString name = of.kind == UnsavedKind::Recording ? tr("Recording") : of.name;
    auto* row = new QTreeWidgetItem(m_list, {name, folder, written, tr("reading...")});
    row->setData(Name, kDocument, static_cast<qulonglong>(document));
    row->setToolTip(Name, of.path);
    row->setToolTip(Folder, of.path);
}

void RecoveryDialog::show(std::size_t document, Reading reading)
{
    for (int i = 0; i < m_list->topLevelItemCount(); ++i) {
        QTreeWidgetItem& row = *m_list->topLevelItem(i);
        if (documentOf(row) != document)
            continue;
        if (!reading.name.isEmpty())
            row.setText(Name, reading.name);
        row.setText(Changes, reading.changes);
        row.setToolTip(Changes, reading.changes);
        if (!reading.picture.isNull()) {
            QIcon icon(QPixmap::fromImage(reading.picture));
            icon.addPixmap(QPixmap::fromImage(reading.picture), QIcon::Selected); // without a tint
            row.setIcon(Name, icon);
        }
    }
    m_readings[document] = std::move(reading);
    m_list->resizeColumnToContents(Name);
    m_list->resizeColumnToContents(Changes);
    showAvailable();
}

std::size_t RecoveryDialog::documentOf(const QTreeWidgetItem& row) { return row.data(Name, kDocument).toULongLong(); }

void RecoveryDialog::showAvailable()
{
    const QList<QTreeWidgetItem*> chosen = m_list->selectedItems();
    const auto readingOfRow = [this](const QTreeWidgetItem* row) -> const Reading& {
        return m_readings[documentOf(*row)];
    };
    const bool areRead =
        std::ranges::none_of(chosen, [&](const auto* row) { return readingOfRow(row).changes.isEmpty(); });
    const bool hasScene =
        std::ranges::any_of(chosen, [&](const auto* row) { return readingOfRow(row).scene != nullptr; });
    m_open->setEnabled(areRead && hasScene);
    m_open->setToolTip(chosen.isEmpty() ? tr("Select a row first.")
                       : !areRead       ? tr("The selected work is being read.")
                       : !hasScene      ? tr("The selected work cannot be read.")
                                   : tr("Open the selected rows with their unsaved changes, each in a tab of its own"));
    m_discard->setEnabled(!chosen.isEmpty());
    m_discard->setToolTip(chosen.isEmpty() ? tr("Select a row first.")
                                           : tr("Delete the unsaved work of the selected rows"));
}

void RecoveryDialog::openChosen()
{
    for (QTreeWidgetItem* row : m_list->selectedItems()) {
        const std::size_t document = documentOf(*row);
        if (!m_readings[document].scene)
            continue; // it cannot be read, and stays in the list
        delete row;
        if (m_documents[document].kind == UnsavedKind::Recording)
            emit recordingWanted(m_documents[document], m_readings[document].name);
        else
            emit openWanted(m_documents[document], m_readings[document].scene);
    }
    endWithoutRows();
}

void RecoveryDialog::discardChosen()
{
    const QList<QTreeWidgetItem*> chosen = m_list->selectedItems();
    QMessageBox question(QMessageBox::Warning, tr("Discard unsaved work"),
                         tr("Discard the unsaved work of %1?")
                             .arg(translated(texts::countedDocuments(static_cast<std::uint64_t>(chosen.size())))),
                         QMessageBox::Discard | QMessageBox::Cancel, this);
    question.setObjectName(QStringLiteral("recoveryQuestion"));
    question.setInformativeText(tr("They cannot be restored afterwards."));
    question.setDefaultButton(QMessageBox::Cancel);
    if (question.exec() != QMessageBox::Discard)
        return;
    for (QTreeWidgetItem* row : chosen) {
        RecoveryStore::discard(m_documents[documentOf(*row)]);
        delete row;
    }
    endWithoutRows();
}

void RecoveryDialog::endWithoutRows()
{
    if (m_list->topLevelItemCount() == 0)
        accept();
}

} // namespace broadside
