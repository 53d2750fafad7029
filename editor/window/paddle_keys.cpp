#include "editor/window/paddle_keys.h"

#include <QKeyEvent>
#include <QWidget>

#include <algorithm>
#include <array>
#include <optional>

namespace broadside {
namespace {

struct SteeringKey {
    int key;
    Paddle::Axis axis;
    double direction;
};
constexpr std::array kKeys{
    SteeringKey{Qt::Key_Up, Paddle::Axis::Y, 1.0},    SteeringKey{Qt::Key_W, Paddle::Axis::Y, 1.0},
    SteeringKey{Qt::Key_Down, Paddle::Axis::Y, -1.0}, SteeringKey{Qt::Key_S, Paddle::Axis::Y, -1.0},
    SteeringKey{Qt::Key_Right, Paddle::Axis::X, 1.0}, SteeringKey{Qt::Key_D, Paddle::Axis::X, 1.0},
    SteeringKey{Qt::Key_Left, Paddle::Axis::X, -1.0}, SteeringKey{Qt::Key_A, Paddle::Axis::X, -1.0},
};

const SteeringKey* steeringKey(int key)
{
    const auto found = std::ranges::find(kKeys, key, &SteeringKey::key);
    return found == kKeys.end() ? nullptr : &*found;
}

/// Then it is a key of the window.
bool isModified(const QKeyEvent& event)
{
    return (event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier)) != 0;
}

} // namespace

PaddleKeys::PaddleKeys(QWidget& world, SimulationSession& session, QObject* parent)
    : QObject(parent)
    , m_world(world)
    , m_session(session)
{
    world.installEventFilter(this);
    connect(&session, &SimulationSession::worldChanged, this, &PaddleKeys::findPaddles);
}

void PaddleKeys::findPaddles()
{
    m_paddles.clear();
    if (const World* world = m_session.world()) {
        const ObjectTable& objects = world->objects();
        objects.forEach([&](ObjectIndex row) {
            for (const Component& component : objects.objectOf(row).components)
                if (const auto* paddle = std::get_if<Paddle>(&component); paddle && paddle->follows.isNull()) {
                    m_paddles.push_back({objects.idOf(row), paddle->axis});
                    m_whom = QString::fromStdString(displayName(objects.objectOf(row)));
                }
        });
        if (m_paddles.size() > 1)
            m_whom = tr("the paddles");
    } else {
        m_held.clear();
    }
    emit hintChanged();
}

QString PaddleKeys::hint() const
{
    if (m_paddles.empty())
        return {};
    const auto along = [&](Paddle::Axis axis) { return std::ranges::count(m_paddles, axis, &Steered::axis) > 0; };
    const QString keys = along(Paddle::Axis::X) && along(Paddle::Axis::Y) ? tr("The arrow keys, or W A S D,")
                         : along(Paddle::Axis::Y)                         ? tr("Up and Down, or W and S,")
                                                                          : tr("Left and Right, or A and D,");
    return m_world.hasFocus() ? tr("%1 steer %2").arg(keys, m_whom)
                              : tr("%1 steer %2: click into the world first").arg(keys, m_whom);
}

bool PaddleKeys::eventFilter(QObject* watched, QEvent* event)
{
    switch (event->type()) {
    case QEvent::ShortcutOverride: // before the window takes the letter for one of its keys
        if (const auto& key = *static_cast<QKeyEvent*>(event); !steers(key.key()) || isModified(key))
            break;
        event->accept();
        return true;
    case QEvent::KeyPress:
    case QEvent::KeyRelease:
        if (!take(*static_cast<QKeyEvent*>(event)))
            break;
        event->accept();
        return true;
    case QEvent::FocusOut:
        release();
        emit hintChanged();
        break;
    case QEvent::FocusIn:
        emit hintChanged();
        break;
    default:
        break;
    }
    return QObject::eventFilter(watched, event);
}

bool PaddleKeys::steers(int key) const
{
    const SteeringKey* known = steeringKey(key);
    return known && std::ranges::count(m_paddles, known->axis, &Steered::axis) > 0;
}

bool PaddleKeys::take(const QKeyEvent& event)
{
    if (!steers(event.key()) || (isModified(event) && event.type() == QEvent::KeyPress))
        return false;
    if (event.type() == QEvent::KeyPress && !m_held.contains(event.key())) {
        m_held.insert(event.key());
        steer(steeringKey(event.key())->axis);
    } else if (event.type() == QEvent::KeyRelease && !event.isAutoRepeat() && m_held.remove(event.key())) {
        steer(steeringKey(event.key())->axis);
    }
    return true;
}

void PaddleKeys::steer(Paddle::Axis axis)
{
    double direction = 0.0; // opposite keys hold each other, two of a kind are no faster than one
    for (const int key : m_held)
        if (const SteeringKey* known = steeringKey(key); known->axis == axis)
            direction += known->direction;
    for (const Steered& steered : m_paddles)
        if (steered.axis == axis)
            m_session.steer(steered.paddle, std::clamp(direction, -1.0, 1.0));
}

void PaddleKeys::release()
{
    if (m_held.isEmpty())
        return;
    m_held.clear();
    steer(Paddle::Axis::X);
    steer(Paddle::Axis::Y);
}

} // namespace broadside
