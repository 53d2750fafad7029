#include "editor/window/help/hints.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace broadside {
namespace {

constexpr int kHintWidth = 300;
constexpr int kGap = 12;
constexpr int kAnchorWeight = 10'000; // weight of the widget that the hint points at
constexpr int kPlaces = 5;            // number of positions along each axis of a large anchor

/// Positions inside a large anchor, the lower corners first.
std::vector<QPoint> cornersInside(const QRect& target, QSize size)
{
    const auto at = [](int low, int room, int place) { return low + room * place / (kPlaces - 1); };
    const int across = std::max(0, target.width() - size.width());
    const int down = std::max(0, target.height() - size.height());
    std::vector<QPoint> places;
    for (int row = kPlaces - 1; row >= 0; --row)
        for (int column = 0; column < kPlaces; ++column)
            places.emplace_back(at(target.left(), across, column), at(target.top(), down, row));
    return places;
}

/// Positions left of a small anchor, below it, above it, right of it.
std::vector<QPoint> cornersNextTo(const QRect& target, QSize size)
{
    return {{target.left() - size.width() - kGap, target.top()},
            {target.left() - size.width() - kGap, target.bottom() - size.height()},
            {target.left(), target.bottom() + kGap},
            {target.left(), target.top() - size.height() - kGap},
            {target.right() + kGap, target.top()}};
}

QPoint within(QPoint corner, QSize size, QSize holder)
{
    return {std::clamp(corner.x(), 0, std::max(0, holder.width() - size.width())),
            std::clamp(corner.y(), 0, std::max(0, holder.height() - size.height()))};
}

} // namespace

Hints::Hints(std::vector<Hint> hints, QWidget& window)
    : QFrame(&window)
    , m_hints(std::move(hints))
    , m_text(new QLabel)
    , m_count(new QLabel)
    , m_next(new QPushButton)
{
    setObjectName(QStringLiteral("hints"));
    setFrameShape(QFrame::StyledPanel);
    setLineWidth(2);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::ToolTipBase);
    m_text->setObjectName(QStringLiteral("hintText"));
    m_text->setWordWrap(true);
    for (QLabel* label : {m_text, m_count})
        label->setForegroundRole(QPalette::ToolTipText);
    m_next->setObjectName(QStringLiteral("hintNext"));
    auto* dismiss = new QPushButton(tr("No more hints"));
    dismiss->setObjectName(QStringLiteral("hintDismiss"));
    dismiss->setToolTip(tr("Close the hints for good; Help > Tutorial has the same content"));

    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_count, 1);
    buttons->addWidget(dismiss);
    buttons->addWidget(m_next);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_text);
    layout->addLayout(buttons);

    connect(m_next, &QPushButton::clicked, this, &Hints::next);
    connect(dismiss, &QPushButton::clicked, this, &Hints::dismissed);
    m_placing.setSingleShot(true);
    m_placing.setInterval(0);
    connect(&m_placing, &QTimer::timeout, this, &Hints::place);
    window.installEventFilter(this);
    for (const Hint& hint : m_hints)
        if (hint.anchor)
            hint.anchor->installEventFilter(this);
    follow();
}

std::size_t Hints::holdingFrom(std::size_t index) const
{
    while (index < m_hints.size() && !m_hints[index].holds())
        ++index;
    return index;
}

void Hints::next()
{
    if (const std::size_t index = holdingFrom(m_index + 1); index < m_hints.size())
        showHint(index);
    else
        emit dismissed();
}

void Hints::firstDone()
{
    if (m_index == 0)
        next();
}

void Hints::follow()
{
    const std::size_t index = holdingFrom(m_index);
    setVisible(index < m_hints.size());
    if (index < m_hints.size())
        showHint(index);
}

void Hints::showHint(std::size_t index)
{
    m_index = index;
    const auto holding = [](const Hint& hint) { return hint.holds(); };
    const auto first = m_hints.begin();
    const auto before = std::count_if(first, first + static_cast<std::ptrdiff_t>(index), holding);
    const auto all = std::count_if(first, m_hints.end(), holding);
    m_text->setText(m_hints[index].text);
    m_count->setText(tr("%1 of %2").arg(before + 1).arg(all));
    m_next->setText(holdingFrom(index + 1) == m_hints.size() ? tr("Got it") : tr("Next"));
    place();
}

void Hints::place()
{
    const Hint& hint = m_hints[m_index];
    setFixedWidth(kHintWidth);
    adjustSize();
    if (!hint.anchor || !hint.anchor->isVisible())
        return;
    const QRect target(hint.anchor->mapTo(parentWidget(), QPoint(0, 0)), hint.anchor->size());
    const bool isLarge = target.height() >= 2 * height(); // a large anchor is the world, and the bubble goes inside it
    const std::vector<QPoint> corners =
        isLarge ? cornersInside(target.adjusted(kGap, kGap, -kGap, -kGap), size()) : cornersNextTo(target, size());
    const std::vector<Spared> spared = hint.spares();
    const auto covered = [&](QPoint corner) {
        const QRect bubble(within(corner, size(), parentWidget()->size()), size());
        int weight = bubble.intersects(target) && !isLarge ? kAnchorWeight : 0;
        for (const Spared& thing : spared)
            weight += bubble.intersects(thing.rect) ? thing.weight : 0;
        return weight;
    };
    const auto best = std::ranges::min_element(corners, {}, covered);
    move(within(*best, size(), parentWidget()->size()));
    raise();
}

void Hints::placeLater() { m_placing.start(); }

bool Hints::eventFilter(QObject* watched, QEvent* event)
{
    const QEvent::Type type = event->type();
    // When a dock comes to the front of its tabs, it lays out the window again and covers the widgets over it.
    if (type == QEvent::Resize || type == QEvent::Move || type == QEvent::Show || type == QEvent::LayoutRequest)
        placeLater(); // when everything else has its place
    return QFrame::eventFilter(watched, event);
}

} // namespace broadside
