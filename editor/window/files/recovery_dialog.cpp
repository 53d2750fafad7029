#include "editor/window/files/recovery_dialog.h"

#include "core/base/count_text.h"
#include "core/io/scene/scene_reader.h"
#include "editor/widgets/words/difference_words.h"
#include "editor/widgets/words/number_text.h"

#include <QDialogButtonBox>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QMessageBox>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace broadside {
namespace {

constexpr int kDocument = Qt::UserRole;
enum Column { Name, Folder, Written, Changes, Columns };

} // namespace

RecoveryDialog::RecoveryDialog(std::vector<UnsavedDocument> documents, QWidget* parent)
    : QDialog(parent)
    , m_documents(std::move(documents))
    , m_scenes(m_documents.size())
    , m_list(new QTreeWidget)
    , m_open(new QPushButton(tr("&Open")))
    , m_discard(new QPushButton(tr("&Discard...")))
{
    setObjectName(QStringLiteral("recoveryDialog"));
    setWindowTitle(tr("Unsaved work"));
    auto* text =
        new QLabel(tr("Broadside ended before these scenes were saved. Open them to go on where you were; their "
                      "files are changed only when you save."));
    text->setWordWrap(true);
    m_list->setObjectName(QStringLiteral("recoveryList"));
    m_list->setAccessibleName(tr("Scenes with unsaved changes"));
    m_list->setHeaderLabels({tr("Scene"), tr("Folder"), tr("Last change"), tr("Changes since the file was saved")});
    m_list->setRootIsDecorated(false);
    m_list->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_open->setObjectName(QStringLiteral("recoveryOpen"));
    m_open->setToolTip(tr("Open the selected scenes with their unsaved changes, each in a tab"));
    m_open->setDefault(true);
    m_discard->setObjectName(QStringLiteral("recoveryDiscard"));
    auto* buttons = new QDialogButtonBox;
    buttons->addButton(m_open, QDialogButtonBox::AcceptRole);
    buttons->addButton(m_discard, QDialogButtonBox::DestructiveRole);
    QPushButton* later = buttons->addButton(tr("&Keep for later"), QDialogButtonBox::RejectRole);
    later->setObjectName(QStringLiteral("recoveryLater"));
    later->setToolTip(tr("Close this window; the next start offers the scenes again"));
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(text);
    layout->addWidget(m_list, 1);
    layout->addWidget(buttons);
    for (std::size_t i = 0; i < m_documents.size(); ++i)
        addRow(i);
    m_list->selectAll();
    for (const Column column : {Name, Folder, Written})
        m_list->resizeColumnToContents(column);
    resize(QSize(860, 320).boundedTo(parent ? parent->size() * 0.95 : QSize(860, 320)));

    connect(m_list, &QTreeWidget::itemSelectionChanged, this, &RecoveryDialog::showAvailable);
    connect(m_open, &QPushButton::clicked, this, &RecoveryDialog::openChosen);
    connect(m_discard, &QPushButton::clicked, this, &RecoveryDialog::discardChosen);
    connect(later, &QPushButton::clicked, this, &QDialog::reject);
    showAvailable();
    m_background.start(
        [this, list = m_documents](const std::stop_token& stop, const Background::Post& post) {
            for (std::size_t i = 0; i < list.size() && !stop.stop_requested(); ++i)
                post([this, i, reading = readingOf(list[i])] { show(i, reading); });
            return true;
        },
        [](bool) {});
}

RecoveryDialog::~RecoveryDialog() = default;

RecoveryDialog::Reading RecoveryDialog::readingOf(const UnsavedDocument& document)
{
    Result<Scene> scene = readUnsaved(document);
    if (!scene)
        return {nullptr, sentenceOf(scene.problem())};
    auto kept = std::make_shared<Scene>(*std::move(scene));
    const QString objects = QString::fromStdString(countOf(kept->size(), "object"));
    if (document.path.isEmpty())
        return {kept, tr("never saved: %1").arg(objects)};
    if (!QFileInfo::exists(document.path))
        return {kept, tr("its file is missing: %1").arg(objects)};
    const SceneReading file = readSceneFile(QFile::encodeName(document.path).toStdString());
    if (!file.scene)
        return {kept, tr("its file cannot be read: %1").arg(objects)};
    return {kept, differenceText(differenceOf(*file.scene, *kept))};
}

void RecoveryDialog::addRow(std::size_t document)
{
    const UnsavedDocument& of = m_documents[document];
    const QString folder = of.path.isEmpty() ? QString() : QDir::toNativeSeparators(QFileInfo(of.path).absolutePath());
    const QString written = QLocale().toString(of.written.toLocalTime(), QLocale::ShortFormat);
    auto* row = new QTreeWidgetItem(m_list, {of.name, folder, written, tr("reading...")});
    row->setData(Name, kDocument, static_cast<qulonglong>(document));
    row->setToolTip(Name, of.path);
    row->setToolTip(Folder, of.path);
}

void RecoveryDialog::show(std::size_t document, Reading reading)
{
    m_scenes[document] = std::move(reading.scene);
    for (int i = 0; i < m_list->topLevelItemCount(); ++i) {
        QTreeWidgetItem& row = *m_list->topLevelItem(i);
        if (documentOf(row) != document)
            continue;
        row.setText(Changes, reading.changes);
        row.setToolTip(Changes, reading.changes);
    }
    m_list->resizeColumnToContents(Changes);
    showAvailable();
}

std::size_t RecoveryDialog::documentOf(const QTreeWidgetItem& row) { return row.data(Name, kDocument).toULongLong(); }

void RecoveryDialog::showAvailable()
{
    const QList<QTreeWidgetItem*> chosen = m_list->selectedItems();
    const bool areRead = std::ranges::all_of(
        chosen, [this](const QTreeWidgetItem* row) { return m_scenes[documentOf(*row)] != nullptr; });
    m_open->setEnabled(!chosen.isEmpty() && areRead);
    m_discard->setEnabled(!chosen.isEmpty());
    m_discard->setToolTip(chosen.isEmpty() ? tr("Select a scene first.")
                                           : tr("Delete the unsaved changes of the selected scenes"));
}

void RecoveryDialog::openChosen()
{
    for (QTreeWidgetItem* row : m_list->selectedItems()) {
        const std::size_t document = documentOf(*row);
        delete row;
        emit openWanted(m_documents[document], m_scenes[document]);
    }
    endWithoutRows();
}

void RecoveryDialog::discardChosen()
{
    const QList<QTreeWidgetItem*> chosen = m_list->selectedItems();
    QMessageBox question(QMessageBox::Warning, tr("Discard unsaved work"),
                         tr("Discard the unsaved changes of %1?")
                             .arg(QString::fromStdString(countOf(static_cast<std::uint64_t>(chosen.size()), "scene"))),
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
