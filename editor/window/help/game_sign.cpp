#include "editor/window/help/game_sign.h"

#include "editor/widgets/words/number_text.h"
#include "editor/window/paddle_keys.h"

#include <QEvent>

#include <algorithm>

namespace broadside {
namespace {

constexpr int kSignGap = 12; // logical pixels from the lower edge of the view; the legend is at the upper edge
constexpr std::uint64_t kStepsWithKeys = 300;

} // namespace

GameSign::GameSign(QWidget& world, const PaddleKeys& keys, const SimulationSession& session)
    : QLabel(&world)
    , m_world(world)
    , m_keys(keys)
    , m_session(session)
{
    setObjectName(QStringLiteral("gameSign"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setAutoFillBackground(true);
    setFrameShape(QFrame::StyledPanel);
    setAlignment(Qt::AlignCenter);
    setMargin(6);
    setTextFormat(Qt::PlainText);
    world.installEventFilter(this);
    connect(&keys, &PaddleKeys::hintChanged, this, &GameSign::follow);
    connect(&keys, &PaddleKeys::steered, this, [this] {
        m_isKnown = true;
        follow();
    });
    connect(&session, &StepSession::worldChanged, this, [this] {
        m_isKnown = m_isKnown && m_session.world();
        follow();
    });
    connect(&session, &StepSession::stepped, this, &GameSign::follow);
    connect(&session, &StepSession::sought, this, &GameSign::follow);
    follow();
}

QString GameSign::keysText() const
{
    if (m_keys.controls().isEmpty() || m_isKnown || m_session.step() > kStepsWithKeys)
        return {};
    return m_session.world() ? m_keys.controls() : tr("Run with F5. %1.").arg(m_keys.controls());
}

/// A single score gets a label, several are shown like a result.
QString GameSign::scoreText() const
{
    const World* world = m_session.world();
    if (!world)
        return {};
    QStringList points;
    for (const auto& [player, count] : world->scores())
        points << grouped(count);
    return points.size() == 1 ? tr("Score %1").arg(points.front()) : points.join(QStringLiteral(" : "));
}

void GameSign::follow()
{
    QStringList lines{scoreText(), keysText()};
    lines.removeAll(QString());
    setVisible(!lines.isEmpty());
    if (text() == lines.join(u'\n') || lines.isEmpty())
        return;
    setText(lines.join(u'\n'));
    place();
}

void GameSign::place()
{
    adjustSize();
    move(std::max(0, (m_world.width() - width()) / 2), std::max(0, m_world.height() - height() - kSignGap));
    raise();
}

bool GameSign::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize)
        place();
    return QLabel::eventFilter(watched, event);
}

} // namespace broadside
