#include "editor/window/files/export_dialog.h"

#include "editor/document/message_text.h"
#include "editor/viewport/export/picture.h"
#include "editor/widgets/number_field.h"
#include "editor/widgets/panel_form.h"
#include "editor/widgets/words/count_messages.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace broadside {

ExportDialog::ExportDialog(const Offer& offer, QWidget* parent)
    : QDialog(parent)
    , m_offer(offer)
    , m_file(new QLineEdit(QDir::toNativeSeparators(offer.file)))
    , m_what(new QComboBox)
    , m_width(new NumberField(QStringLiteral("exportWidth"), tr("Width of the picture"), tr("px")))
    , m_height(new NumberField(QStringLiteral("exportHeight"), tr("Height of the picture"), tr("px")))
    , m_eachStep(new QCheckBox(tr("a picture of each recorded step")))
    , m_first(new NumberField(QStringLiteral("exportFirst"), tr("First step"), {}))
    , m_last(new NumberField(QStringLiteral("exportLast"), tr("Last step"), {}))
    , m_outcome(makeNote(QStringLiteral("exportOutcome")))
{
    setObjectName(QStringLiteral("exportDialog"));
    setWindowTitle(tr("Export picture"));
    makeFields();
    connectFields();
    followRatio();
    m_file->setFocus();
    m_file->selectAll();
}

void ExportDialog::makeFields()
{
    m_file->setObjectName(QStringLiteral("exportFile"));
    m_file->setAccessibleName(tr("File"));
    m_file->setMinimumWidth(320);
    m_what->setObjectName(QStringLiteral("exportWhat"));
    m_what->setAccessibleName(tr("Shows"));
    m_what->addItems({tr("what the view shows"), tr("the whole world")});
    m_what->setCurrentIndex(m_offer.wholeWorld ? 1 : 0);
    for (NumberField* side : {m_width, m_height}) {
        side->setRange(1.0, kMostExportedSide);
        side->setDecimals(0);
    }
    m_width->show(m_offer.width);
    m_eachStep->setObjectName(QStringLiteral("exportEachStep"));
    const bool hasSteps = m_offer.recorded && m_offer.stepsObstacle.isEmpty();
    m_eachStep->setEnabled(hasSteps);
    const QString stepsTip = hasSteps
                                 ? tr("Export an animation of the recorded steps, picture by picture") +
                                       QLatin1Char('\n') + tr("out-0001.png and so on, with the number of the step")
                             : m_offer.stepsObstacle.isEmpty() ? tr("Run the simulation first: no step is recorded.")
                                                               : m_offer.stepsObstacle;
    const StepRange recorded = m_offer.recorded.value_or(StepRange{});
    for (NumberField* step : {m_first, m_last}) {
        step->setRange(static_cast<double>(recorded.first), static_cast<double>(recorded.last));
        step->setDecimals(0);
        step->setEnabled(false);
    }
    m_first->show(static_cast<double>(recorded.first));
    m_last->show(static_cast<double>(recorded.last));

    auto* choose = new QPushButton(tr("Browse..."));
    choose->setObjectName(QStringLiteral("exportBrowse"));
    choose->setAutoDefault(false); // Return exports instead
    connect(choose, &QPushButton::clicked, this, &ExportDialog::browse);
    auto* file = new QWidget;
    auto* row = new QHBoxLayout(file);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_file, 1);
    row->addWidget(choose);
    file->setFocusProxy(m_file);
    QFormLayout* form = makeForm();
    addField(*form, tr("File"), file, tr("The end of the name sets the format: .png, .svg or .pdf"));
    addField(*form, tr("Shows"), m_what, tr("Export what the View menu shows: grid, ids, shapes, sprites ..."));
    addField(*form, tr("Size"), sideBySide(m_width, m_height), tr("Width and height in pixels"));
    addField(*form, tr("Steps"), m_eachStep, stepsTip);
    addField(*form, tr("From, to"), sideBySide(m_first, m_last), tr("Numbers of the first and the last step"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    m_export = buttons->addButton(tr("&Export"), QDialogButtonBox::AcceptRole);
    m_export->setObjectName(QStringLiteral("exportAccept"));
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addWidget(m_outcome);
    layout->addWidget(buttons);
    m_export->setDefault(true); // possible only now, because the button belongs to the dialog
}

void ExportDialog::connectFields()
{
    connect(m_file, &QLineEdit::textChanged, this, &ExportDialog::showOutcome);
    connect(m_what, &QComboBox::currentIndexChanged, this, &ExportDialog::followRatio);
    connect(m_width, &NumberField::valueChanged, this, &ExportDialog::followRatio);
    connect(m_height, &NumberField::valueChanged, this, &ExportDialog::showOutcome);
    connect(m_eachStep, &QCheckBox::toggled, this, [this](bool on) {
        m_first->setEnabled(on);
        m_last->setEnabled(on);
        showOutcome();
    });
    for (NumberField* step : {m_first, m_last})
        connect(step, &NumberField::valueChanged, this, &ExportDialog::showOutcome);
}

void ExportDialog::browse()
{
    const QString file =
        QFileDialog::getSaveFileName(this, tr("Export picture"), request().file, tr("Pictures (*.png *.svg *.pdf)"),
                                     nullptr, QFileDialog::DontConfirmOverwrite);
    if (!file.isEmpty())
        m_file->setText(QDir::toNativeSeparators(file));
}

double ExportDialog::ratio() const
{
    if (m_what->currentIndex() == 1)
        return m_offer.worldRatio;
    return static_cast<double>(std::max(m_offer.view.width(), 1)) / std::max(m_offer.view.height(), 1);
}

/// The height follows the width. The user can type another height, which shows more of the world at two sides.
void ExportDialog::followRatio()
{
    m_height->show(std::clamp(std::round(m_width->value() / ratio()), 1.0, static_cast<double>(kMostExportedSide)));
    showOutcome();
}

ExportRequest ExportDialog::request() const
{
    ExportRequest request;
    request.file = QFileInfo(QDir::fromNativeSeparators(m_file->text().trimmed())).absoluteFilePath();
    request.wholeWorld = m_what->currentIndex() == 1;
    request.size = {static_cast<int>(m_width->value()), static_cast<int>(m_height->value())};
    if (m_eachStep->isChecked())
        request.steps =
            StepRange{static_cast<std::uint64_t>(m_first->value()), static_cast<std::uint64_t>(m_last->value())};
    return request;
}

QString ExportDialog::obstacle() const
{
    const ExportRequest wanted = request();
    if (m_file->text().trimmed().isEmpty())
        return tr("Enter a file name.");
    if (!pictureFormatOf(wanted.file))
        return tr("End the name with .png, .svg or .pdf.");
    if (!QFileInfo(wanted.file).absoluteDir().exists())
        return tr("The folder %1 does not exist. Choose another one.").arg(QFileInfo(wanted.file).absolutePath());
    if (wanted.steps && wanted.steps->first > wanted.steps->last)
        return tr("The first step is after the last step.");
    return {};
}

void ExportDialog::showOutcome()
{
    const QString why = obstacle();
    m_export->setEnabled(why.isEmpty());
    m_export->setToolTip(why);
    const ExportRequest wanted = request();
    if (!why.isEmpty()) {
        m_outcome->setText(why);
        return;
    }
    const auto format = *pictureFormatOf(wanted.file);
    const std::uint64_t count = wanted.steps ? wanted.steps->last - wanted.steps->first + 1 : 1;
    QString text = format == PictureFormat::Png
                       ? tr("%1 x %2 pixels").arg(wanted.size.width()).arg(wanted.size.height())
                       : tr("%1 x %2 pixels of 1/96 inch; lines and texts stay sharp at any size")
                             .arg(wanted.size.width())
                             .arg(wanted.size.height());
    if (wanted.steps) {
        text = tr("%1, from %2 on, each %3.")
                   .arg(translated(texts::countedPictures(count)),
                        QFileInfo(numberedName(wanted.file, wanted.steps->first)).fileName(), text);
    } else {
        text =
            QFileInfo::exists(wanted.file) ? tr("%1. This replaces the existing file.").arg(text) : tr("%1.").arg(text);
    }
    if (const auto howLong = longDurationText(format, wanted.size, count))
        text = joinedSentences({text, tr("This takes %1: a smaller size is faster, and SVG and PDF have no pixels. "
                                         "You can cancel it at any time.")
                                          .arg(translated(*howLong))});
    m_outcome->setText(text);
}

} // namespace broadside
