#include "editor/window/files/table_readings.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QPainter>
#include <QToolButton>

#include <algorithm>
#include <cmath>
#include <memory>
#include <span>

namespace broadside {
namespace {

constexpr QSize kReadingSize(132, 84);                      // logical pixels
constexpr std::size_t kMostBoxes = 2'000;                   // more boxes cannot be told apart
constexpr std::size_t kPreviewBytes = std::size_t{1} << 18; // bytes of the text; enough for a picture

/// The first lines of the text, all of them complete.
std::string firstLines(const std::string& text)
{
    if (text.size() <= kPreviewBytes)
        return text;
    const std::size_t end = text.rfind('\n', kPreviewBytes);
    return text.substr(0, end == std::string::npos ? kPreviewBytes : end + 1);
}

QString titleOf(TableReadings::Choice choice)
{
    return choice.isCentre ? (choice.yDown ? TableReadings::tr("Centre, y down") : TableReadings::tr("Centre, y up"))
                           : (choice.yDown ? TableReadings::tr("Corner, y down") : TableReadings::tr("Corner, y up"));
}

} // namespace

TableReadings::TableReadings(QWidget* parent)
    : QWidget(parent)
    , m_group(new QButtonGroup(this))
{
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    for (int i = 0; i < kChoices; ++i) {
        auto* button = new QToolButton;
        button->setObjectName(QStringLiteral("tableReading%1").arg(i));
        button->setCheckable(true);
        button->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
        button->setIconSize(kReadingSize);
        button->setText(titleOf(choiceOf(i)));
        button->setToolTip(
            tr("Click the picture that looks like your game: it shows the first step of the table with this setting."));
        m_group->addButton(button, i);
        m_buttons[static_cast<std::size_t>(i)] = button;
        layout->addWidget(button);
    }
    layout->addStretch(1);
    connect(m_group, &QButtonGroup::idToggled, this, [this](int index, bool isChecked) {
        const QString title = titleOf(choiceOf(index));
        m_buttons[static_cast<std::size_t>(index)]->setText(isChecked ? QStringLiteral("\u2713 ") + title : title);
    });
    connect(m_group, &QButtonGroup::idClicked, this, [this](int index) { emit chosen(choiceOf(index)); });
}

TableReadings::~TableReadings() = default;

void TableReadings::show(const std::string& text, const trace::TableOptions& options)
{
    using Pictures = std::array<QImage, kChoices>;
    const qreal ratio = devicePixelRatioF();
    const QRgb line = palette().color(QPalette::Text).rgb();
    const QRgb ground = palette().color(QPalette::Base).rgb();
    m_background.start(
        [text = firstLines(text), options, ratio, line, ground](const std::stop_token& stop, const Background::Post&) {
            auto pictures = std::make_shared<Pictures>();
            for (int i = 0; i < kChoices && !stop.stop_requested(); ++i) {
                trace::TableOptions reading = options;
                reading.anchor =
                    choiceOf(i).isCentre ? trace::TableOptions::Anchor::Centre : trace::TableOptions::Anchor::Corner;
                reading.yDown = choiceOf(i).yDown;
                const trace::TableReading read = trace::readTable(text, "table", reading);
                QImage& picture = (*pictures)[static_cast<std::size_t>(i)];
                picture = pictureOf(read.table.value_or(trace::Table{}), kReadingSize * ratio, line, ground);
                picture.setDevicePixelRatio(ratio);
            }
            return std::shared_ptr<const Pictures>(std::move(pictures));
        },
        [this](const std::shared_ptr<const Pictures>& pictures) {
            for (std::size_t i = 0; i < m_buttons.size(); ++i)
                m_buttons[i]->setIcon(QPixmap::fromImage((*pictures)[i]));
        });
}

void TableReadings::setChoice(Choice choice)
{
    for (int i = 0; i < kChoices; ++i)
        if (choiceOf(i) == choice)
            m_buttons[static_cast<std::size_t>(i)]->setChecked(true);
}

QImage pictureOf(const trace::Table& table, QSize pixels, QRgb line, QRgb ground)
{
    constexpr double kMargin = 4.0;
    QImage picture(pixels, QImage::Format_RGB32);
    picture.fill(ground);
    Aabb all;
    std::size_t count = 0;
    while (count < std::min(kMostBoxes, table.rows.size()) && table.rows[count].step == table.rows.front().step)
        all = united(all, table.rows[count++].box);
    if (count == 0)
        return picture;
    const double scale = std::min((pixels.width() - 2.0 * kMargin) / std::max(all.width(), 1e-9),
                                  (pixels.height() - 2.0 * kMargin) / std::max(all.height(), 1e-9));
    const Vec2 middle = all.center();
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    QColor fill(line);
    fill.setAlphaF(0.25F);
    painter.setPen(QPen(QColor(line), 1.0));
    painter.setBrush(fill);
    for (const trace::TableRow& row : std::span(table.rows).first(count)) {
        const double x = 0.5 * pixels.width() + (row.box.lo.x - middle.x) * scale;
        const double y = table.info.yDown ? row.box.lo.y - middle.y : middle.y - row.box.hi.y;
        painter.drawRect(QRectF(x, 0.5 * pixels.height() + y * scale, std::max(1.0, row.box.width() * scale),
                                std::max(1.0, row.box.height() * scale)));
    }
    return picture;
}

} // namespace broadside
