#include "editor/window/files/level_dialog.h"

#include "core/base/message/common_messages.h"
#include "core/io/atomic_file.h"
#include "core/io/scene/scene_writer.h"
#include "core/levels/level_files.h"
#include "core/levels/level_path.h"
#include "editor/document/file_path.h"
#include "editor/document/message_text.h"
#include "editor/viewport/export/thumbnail.h"
#include "editor/widgets/words/number_text.h"
#include "editor/window/files/file_dialogs.h"
#include "editor/window/files/levels/read_level.h"
#include "editor/window/window_messages.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QDoubleSpinBox>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace broadside {
namespace {

constexpr QSize kLevelPicture(360, 220);  // logical pixels
constexpr std::size_t kMostNotes = 5'000; // rows
constexpr int kScaleRestsMs = 400;        // after the last change of the scale
constexpr int kScaleWidth = 20;           // characters
constexpr double kLeastScale = 0.01;      // pixels per metre
constexpr double kLargestScale = 100'000.0;
enum NoteColumn { Where, What };

QString placeOf(const Problem& problem)
{
    const QString name = QFileInfo(decodedPath(problem.file)).fileName();
    return problem.line > 0 ? name + QLatin1Char(':') + QString::number(problem.line) : name;
}

QString metres(double length) { return LevelDialog::tr("%1 m").arg(rounded(length, 4)); }

} // namespace

LevelDialog::LevelDialog(const QString& path, const Theme& theme, QWidget* parent)
    : QDialog(parent)
    , m_path(path)
    , m_format(*levels::levelFormatOf(encodedPath(path)))
    , m_theme(theme)
    , m_scale(new QDoubleSpinBox(this))
    , m_pictures(new QCheckBox(tr("Show the pictures of &tile layers"), this))
    , m_target(new QLineEdit)
    , m_picture(new QLabel)
    , m_summary(new QLabel)
    , m_notes(new QTreeWidget)
    , m_note(new QLabel)
    , m_import(new QPushButton(tr("&Import")))
{
    setObjectName(QStringLiteral("levelDialog"));
    setWindowTitle(tr("Import %1").arg(QFileInfo(path).fileName()));
    setUpParts();
    auto* seen = new QVBoxLayout;
    seen->addWidget(m_picture);
    seen->addWidget(m_summary);
    seen->addStretch(1);
    auto* middle = new QHBoxLayout;
    middle->addLayout(seen);
    auto* notes = new QVBoxLayout;
    notes->addWidget(m_notes, 1);
    notes->addWidget(m_note);
    middle->addLayout(notes, 1);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    buttons->addButton(m_import, QDialogButtonBox::ActionRole);
    buttons->button(QDialogButtonBox::Cancel)->setAutoDefault(false); // Return imports, also right after the reading
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(makeForm());
    layout->addLayout(middle, 1);
    layout->addWidget(buttons);
    resize(QSize(980, 480).boundedTo(parent ? parent->size() * 0.95 : QSize(980, 480)));
    connectParts();
    read();
}

void LevelDialog::setUpParts()
{
    const QFileInfo info(m_path);
    m_scale->setObjectName(QStringLiteral("levelScale"));
    m_scale->setRange(kLeastScale, kLargestScale);
    m_scale->setValue(levels::kPixelsPerMetre);
    m_scale->setMaximumWidth(m_scale->fontMetrics().averageCharWidth() * kScaleWidth);
    m_scale->setToolTip(tr("How many pixels of the level are one metre of the scene"));
    m_pictures->setObjectName(QStringLiteral("levelPictures"));
    m_pictures->setToolTip(tr("Add an object for each tile, which collides with nothing"));
    m_target->setObjectName(QStringLiteral("levelTarget"));
    m_target->setText(QDir::toNativeSeparators(info.absolutePath() + QLatin1Char('/') + info.completeBaseName() +
                                               QStringLiteral(".broadside")));
    m_target->setToolTip(tr("The scene is written to this file; its atlases are written next to it"));
    m_picture->setFixedSize(kLevelPicture);
    m_picture->setFrameShape(QFrame::StyledPanel);
    m_picture->setAlignment(Qt::AlignCenter);
    m_picture->setObjectName(QStringLiteral("levelPicture"));
    m_summary->setObjectName(QStringLiteral("levelSummary"));
    m_summary->setWordWrap(true);
    m_notes->setObjectName(QStringLiteral("levelNotes"));
    m_notes->setAccessibleName(tr("What the scene does not have"));
    m_notes->setHeaderLabels({tr("Where"), tr("What the scene does not have, and why")});
    m_notes->setRootIsDecorated(false);
    m_notes->setUniformRowHeights(true);
    m_note->setObjectName(QStringLiteral("levelNote"));
    m_note->setWordWrap(true);
    m_note->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_import->setObjectName(QStringLiteral("levelImport"));
    m_import->setDefault(true);
}

/// What the user chooses.
QLayout* LevelDialog::makeForm()
{
    const QFileInfo info(m_path);
    auto* browse = new QPushButton(tr("&Browse..."));
    browse->setObjectName(QStringLiteral("levelBrowse"));
    browse->setAutoDefault(false);
    connect(browse, &QPushButton::clicked, this, &LevelDialog::chooseTarget);
    auto* form = new QFormLayout;
    form->addRow(tr("Level:"), new QLabel(tr("%1, a %2").arg(info.fileName(), translated(m_format.name()))));
    if (m_format.isInPixels)
        form->addRow(tr("&Pixels per metre:"), m_scale);
    else
        m_scale->setVisible(false);
    if (m_format.hasTilePictures)
        form->addRow(QString(), m_pictures);
    else
        m_pictures->setVisible(false);
    auto* file = new QHBoxLayout;
    file->addWidget(m_target, 1);
    file->addWidget(browse);
    auto* fileLabel = new QLabel(tr("&Scene file:"));
    fileLabel->setBuddy(m_target);
    form->addRow(fileLabel, file);
    return form;
}

void LevelDialog::connectParts()
{
    m_later.setSingleShot(true);
    m_later.setInterval(kScaleRestsMs);
    connect(&m_later, &QTimer::timeout, this, &LevelDialog::read);
    connect(m_scale, &QDoubleSpinBox::valueChanged, this, [this](double scale) {
        if (m_reading && m_reading->level.pixelsPerMetre == scale)
            return; // Return in the field announces the same value again
        m_hasScale = true;
        readLater();
    });
    connect(m_pictures, &QCheckBox::toggled, this, &LevelDialog::readLater);
    connect(m_target, &QLineEdit::textChanged, this, &LevelDialog::showAvailable);
    connect(m_notes, &QTreeWidget::currentItemChanged, this,
            [this](const QTreeWidgetItem* row) { m_note->setText(row ? row->text(What) : QString()); });
    connect(m_import, &QPushButton::clicked, this, &LevelDialog::acceptLevel);
}

void LevelDialog::readLater()
{
    m_reading = nullptr;
    showAvailable();
    m_later.start();
}

LevelDialog::~LevelDialog() = default;

QString LevelDialog::target() const
{
    const QFileInfo info(QDir::fromNativeSeparators(m_target->text().trimmed()));
    const QString path =
        info.isRelative() ? QFileInfo(m_path).absolutePath() + QLatin1Char('/') + info.filePath() : info.filePath();
    return path.endsWith(QStringLiteral(".broadside")) ? path : path + QStringLiteral(".broadside");
}

ImportedLevel LevelDialog::level() const
{
    return {QFileInfo(m_path).absoluteFilePath(), m_format.isInPixels ? m_reading->level.pixelsPerMetre : 0.0,
            m_pictures->isChecked(), m_reading->files};
}

void LevelDialog::read()
{
    m_summary->setText(tr("Reading..."));
    levels::LevelOptions options;
    if (m_hasScale && m_format.isInPixels)
        options.pixelsPerMetre = m_scale->value();
    options.tilePictures = m_pictures->isChecked();
    options.stem = levels::stemOf(encodedPath(target()));
    m_background.start(
        [path = encodedPath(m_path), format = &m_format, options, theme = m_theme](const std::stop_token&,
                                                                                   const Background::Post&) {
            auto reading = std::make_shared<Reading>();
            LevelWithFiles read = readLevel(*format, path, options);
            reading->level = std::move(read.level);
            reading->files = std::move(read.files);
            if (reading->level.scene) {
                GlyphAtlas glyphs;
                reading->picture = thumbnailOf(*reading->level.scene, kLevelPicture, theme, glyphs);
            }
            return std::shared_ptr<const Reading>(std::move(reading));
        },
        [this](const std::shared_ptr<const Reading>& reading) { show(reading); },
        [this] { m_summary->setText(tr("There is not enough memory for this level. Close other documents first.")); });
    showAvailable();
}

void LevelDialog::show(std::shared_ptr<const Reading> reading)
{
    m_reading = std::move(reading);
    const levels::LevelReading& level = m_reading->level;
    m_notes->clear();
    QList<QTreeWidgetItem*> rows;
    for (std::size_t i = 0; i < std::min(level.problems.size(), kMostNotes); ++i) {
        const Problem& problem = level.problems[i];
        rows += new QTreeWidgetItem({placeOf(problem), sentenceOf(problem)});
        rows.back()->setToolTip(What, sentenceOf(problem));
    }
    m_notes->addTopLevelItems(rows);
    m_notes->resizeColumnToContents(Where);
    m_notes->setCurrentItem(m_notes->topLevelItem(0));
    if (level.scene) {
        const QString objects = translated(texts::objectCount(level.scene->size()));
        const QString contents =
            level.atlases.empty() ? objects
                                  : tr("%1 and %2").arg(objects, translated(texts::levelAtlases(level.atlases.size())));
        m_summary->setText(tr("%1; the world is %2 wide and %3 high. %4.")
                               .arg(contents, metres(level.scene->world.width), metres(level.scene->world.height),
                                    level.problems.empty() ? tr("Nothing is left out")
                                                           : translated(texts::levelNotes(level.problems.size()))));
        m_picture->setPixmap(QPixmap::fromImage(m_reading->picture));
        const QSignalBlocker blocker(m_scale);
        m_scale->setValue(level.pixelsPerMetre);
    } else {
        m_summary->setText(sentenceOf(level.firstError()));
        m_picture->setPixmap({});
    }
    showAvailable();
}

void LevelDialog::showAvailable()
{
    const QString obstacle = m_target->text().trimmed().isEmpty() ? tr("Enter a name for the scene file first.")
                             : !m_reading                         ? tr("The level is being read.")
                             : !m_reading->level.scene            ? tr("This level cannot be read.")
                                                                  : QString();
    m_import->setEnabled(obstacle.isEmpty());
    m_import->setToolTip(obstacle.isEmpty() ? tr("Write the scene and open it") : obstacle);
}

void LevelDialog::chooseTarget()
{
    if (const QString path = askForSavePath(*this, target()).path; !path.isEmpty())
        m_target->setText(QDir::toNativeSeparators(path));
}

void LevelDialog::acceptLevel()
{
    if (pathExists(target())) {
        QMessageBox question(QMessageBox::Warning, tr("Replace scene"),
                             tr("Replace %1 with the imported level?").arg(QFileInfo(target()).fileName()),
                             QMessageBox::Cancel, this);
        question.setObjectName(QStringLiteral("levelReplace"));
        question.setInformativeText(tr("The scene that it has now is kept as an earlier version."));
        const QPushButton* replace = question.addButton(tr("Replace"), QMessageBox::AcceptRole);
        question.setDefaultButton(QMessageBox::Cancel);
        question.exec();
        if (question.clickedButton() != replace)
            return;
    }
    accept();
}

std::optional<Problem> LevelDialog::write(std::vector<Problem>& notes) const
{
    const std::string file = encodedPath(target());
    if (auto problem = levels::writeLevelAtlases(file, m_reading->level.atlases, notes))
        return problem;
    std::vector<Message> losses;
    auto problem = writeAtomically(file, writeSceneCanonically(*m_reading->level.scene), &losses);
    if (!problem && !losses.empty()) {
        Problem loss;
        loss.severity = Severity::Warning;
        loss.message = lossSentence(file, losses);
        notes.push_back(std::move(loss));
    }
    return problem;
}

} // namespace broadside
