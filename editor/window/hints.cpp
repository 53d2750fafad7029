#include "editor/window/hints.h"

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
    dismiss->setToolTip(tr("Hints do not come back; Help > First minute says the same"));

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
    showHint(0);
}

void Hints::next()
{
    if (m_index + 1 < m_hints.size())
        showHint(m_index + 1);
    else
        emit dismissed();
}

void Hints::firstDone()
{
    if (m_index == 0)
        next();
}

void Hints::showHint(std::size_t index)
{
    m_index = index;
    const bool last = index + 1 == m_hints.size();
    m_text->setText(m_hints[index].text);
    m_count->setText(tr("%1 of %2").arg(index + 1).arg(m_hints.size()));
    m_next->setText(last ? tr("Got it") : tr("Next"));
    place();
}

void Hints::place()
{
    QWidget* anchor = m_hints[m_index].anchor;
    const QWidget* holder = parentWidget();
    setFixedWidth(kHintWidth);
    adjustSize();
    if (!anchor || !anchor->isVisible())
        return;
    const QRect target(anchor->mapTo(holder, QPoint(0, 0)), anchor->size());
    // Inside a large anchor (the world), else left of it or below it, wherever there is room.
    QPoint corner(target.left() + kGap, target.bottom() - height() - kGap);
    if (target.height() < 2 * height())
        corner = target.left() > width() + 2 * kGap ? QPoint(target.left() - width() - kGap, target.top())
                                                    : QPoint(target.left(), target.bottom() + kGap);
    corner.setX(std::clamp(corner.x(), 0, std::max(0, holder->width() - width())));
    corner.setY(std::clamp(corner.y(), 0, std::max(0, holder->height() - height())));
    move(corner);
    raise();
}

bool Hints::eventFilter(QObject* watched, QEvent* event)
{
    const QEvent::Type type = event->type();
    // A dock that comes to the front among its tabs lays the window out anew, above whatever stood over it.
    if (type == QEvent::Resize || type == QEvent::Move || type == QEvent::Show || type == QEvent::LayoutRequest)
        m_placing.start(); // once everything else has its place, too
    return QFrame::eventFilter(watched, event);
}

} // namespace broadside
