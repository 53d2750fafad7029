#include "editor/window/files/earlier_versions_dialog.h"

#include "core/io/scene/scene_difference.h"
#include "core/io/scene/scene_reader.h"
#include "editor/document/file_path.h"
#include "editor/viewport/export/thumbnail.h"
#include "editor/widgets/words/age_text.h"
#include "editor/widgets/words/difference_words.h"
#include "editor/widgets/words/number_text.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <utility>

namespace broadside {
namespace {

constexpr QSize kVersionPicture(320, 180); // logical pixels
constexpr std::size_t kMostDetails = 500;  // objects
enum VersionColumn { Saved, Objects, Differences };

} // namespace

EarlierVersionsDialog::EarlierVersionsDialog(const Contents& contents, QWidget* parent)
    : QDialog(parent)
    , m_readings(contents.versions.size())
    , m_list(new QTreeWidget)
    , m_picture(new QLabel)
    , m_details(new QPlainTextEdit)
    , m_open(new QPushButton(tr("&Open in a new tab")))
    , m_restore(new QPushButton(tr("&Restore")))
{
    setObjectName(QStringLiteral("earlierVersions"));
    setWindowTitle(tr("Earlier versions of %1").arg(contents.fileName));
    auto* text = new QLabel(contents.versions.empty()
                                ? tr("No earlier version is kept. Each save keeps the version that it replaces.")
                                : tr("Each save keeps the version that it replaces. Select one to see its picture and "
                                     "how it differs from the open scene."));
    text->setWordWrap(true);
    setUpParts();
    auto* kept = new QSpinBox;
    kept->setObjectName(QStringLiteral("earlierVersionsKept"));
    kept->setRange(0, VersionStore::kLargestMost);
    kept->setValue(contents.most);
    kept->setToolTip(tr("The next save removes older versions above this number; 0 keeps none"));
    auto* keptLabel = new QLabel(tr("&Versions kept of each file:"));
    keptLabel->setBuddy(kept);

    auto* side = new QVBoxLayout;
    side->addWidget(m_picture);
    side->addWidget(m_details, 1);
    auto* middle = new QHBoxLayout;
    middle->addWidget(m_list, 1);
    middle->addLayout(side);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    buttons->addButton(m_open, QDialogButtonBox::ActionRole);
    buttons->addButton(m_restore, QDialogButtonBox::ActionRole);
    auto* bottom = new QHBoxLayout;
    bottom->addWidget(keptLabel);
    bottom->addWidget(kept);
    bottom->addWidget(buttons, 1);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(text);
    layout->addLayout(middle, 1);
    layout->addLayout(bottom);
    for (const EarlierVersion& version : contents.versions)
        addRow(version);
    m_list->resizeColumnToContents(Saved);
    m_list->setCurrentItem(m_list->topLevelItem(0));
    resize(QSize(920, 440).boundedTo(parent ? parent->size() * 0.95 : QSize(920, 440)));

    connect(m_list, &QTreeWidget::itemSelectionChanged, this, &EarlierVersionsDialog::showSelected);
    connect(kept, &QSpinBox::valueChanged, this, &EarlierVersionsDialog::mostChanged);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_open, &QPushButton::clicked, this, [this] {
        emit openWanted(m_readings[selected()].scene, m_list->selectedItems().front()->text(Saved));
        accept();
    });
    connect(m_restore, &QPushButton::clicked, this, [this] {
        const Reading& reading = m_readings[selected()];
        emit restoreWanted(reading.scene, reading.difference);
        accept();
    });
    showSelected();
    read(contents);
}

void EarlierVersionsDialog::setUpParts()
{
    m_list->setObjectName(QStringLiteral("earlierVersionsList"));
    m_list->setAccessibleName(tr("Earlier versions"));
    m_list->setHeaderLabels({tr("Saved"), tr("Objects"), tr("Compared with the open scene")});
    m_list->setRootIsDecorated(false);
    m_picture->setObjectName(QStringLiteral("earlierVersionsPicture"));
    m_picture->setFixedSize(kVersionPicture);
    m_picture->setAlignment(Qt::AlignCenter);
    m_picture->setFrameShape(QFrame::StyledPanel);
    m_picture->setWordWrap(true);
    m_details->setObjectName(QStringLiteral("earlierVersionsDetails"));
    m_details->setAccessibleName(tr("Objects that differ"));
    m_details->setReadOnly(true);
    m_open->setObjectName(QStringLiteral("earlierVersionsOpen"));
    m_restore->setObjectName(QStringLiteral("earlierVersionsRestore"));
}

void EarlierVersionsDialog::read(const Contents& contents)
{
    m_background.start(
        [this, contents](const std::stop_token& stop, const Background::Post& post) {
            GlyphAtlas glyphs;
            for (std::size_t i = 0; i < contents.versions.size() && !stop.stop_requested(); ++i)
                post([this, i, reading = readingOf(contents.versions[i], contents, glyphs)] { show(i, reading); });
            return true;
        },
        [](bool) {});
}

EarlierVersionsDialog::~EarlierVersionsDialog() = default;

EarlierVersionsDialog::Reading EarlierVersionsDialog::readingOf(const EarlierVersion& version, const Contents& contents,
                                                                GlyphAtlas& glyphs)
{
    SceneReading reading = readSceneFile(encodedPath(version.copy));
    if (!reading.scene)
        return {nullptr, {}, {}, sentenceOf(reading.firstError()), {}, {}};
    auto scene = std::make_shared<Scene>(*std::move(reading.scene));
    Reading found;
    found.difference = differenceOf(contents.open, *scene);
    found.objects = grouped(scene->size());
    found.changes = found.difference.isEmpty() ? tr("no difference") : differenceText(found.difference);
    found.details = differenceLines(contents.open, *scene, found.difference, kMostDetails);
    found.picture = thumbnailOf(*scene, kVersionPicture, contents.theme, glyphs);
    found.scene = std::move(scene);
    return found;
}

void EarlierVersionsDialog::addRow(const EarlierVersion& version)
{
    new QTreeWidgetItem(m_list,
                        {timeAndAgeText(version.saved, QDateTime::currentDateTimeUtc()), QString(), tr("reading...")});
}

void EarlierVersionsDialog::show(std::size_t version, Reading reading)
{
    QTreeWidgetItem& row = *m_list->topLevelItem(static_cast<int>(version));
    row.setText(Objects, reading.objects);
    row.setText(Differences, reading.changes);
    row.setToolTip(Differences, reading.changes);
    m_readings[version] = std::move(reading);
    m_list->resizeColumnToContents(Objects);
    showSelected();
}

std::size_t EarlierVersionsDialog::selected() const
{
    return static_cast<std::size_t>(m_list->indexOfTopLevelItem(m_list->selectedItems().front()));
}

void EarlierVersionsDialog::showSelected()
{
    const bool isSelected = !m_list->selectedItems().isEmpty();
    const Reading none;
    const Reading& reading = isSelected ? m_readings[selected()] : none;
    if (reading.picture.isNull())
        m_picture->setText(isSelected ? m_list->selectedItems().front()->text(Differences) : QString());
    else
        m_picture->setPixmap(QPixmap::fromImage(reading.picture));
    m_details->setPlainText(reading.details);
    const QString obstacle = !isSelected ? tr("Select a version first.") : tr("This version cannot be read.");
    m_open->setEnabled(reading.scene != nullptr);
    m_open->setToolTip(reading.scene ? tr("Open this version as an untitled scene; the file stays as it is")
                                     : obstacle);
    m_restore->setEnabled(reading.scene != nullptr);
    m_restore->setToolTip(
        reading.scene ? tr("Replace the open scene with this version, as one undo step; the file changes when you save")
                      : obstacle);
}

} // namespace broadside
