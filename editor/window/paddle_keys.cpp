#include "editor/window/paddle_keys.h"

#include "editor/session/object_name.h"

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

/// With one of these modifiers the key is a shortcut of the window.
bool isModified(const QKeyEvent& event)
{
    return (event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier)) != 0;
}

} // namespace

PaddleKeys::PaddleKeys(QWidget& world, const SceneDocument& document, SimulationSession& session, QObject* parent)
    : QObject(parent)
    , m_world(world)
    , m_session(session)
    , m_document(document)
{
    world.installEventFilter(this);
    connect(&session, &SimulationSession::worldChanged, this, &PaddleKeys::findPaddles);
    connect(&session, &SimulationSession::stateChanged, this, [this] {
        if (m_session.state() == StepSession::State::Running && m_session.step() == 0 && isPlayed())
            m_world.setFocus(); // the game can be played by keys alone
    });
    connect(&document, &SceneDocument::changed, this, &PaddleKeys::onDocumentChanged);
    findPaddles();
}

void PaddleKeys::onDocumentChanged(const SceneChange& change)
{
    using Kind = SceneChange::Kind;
    const bool concernsComponents = change.kind == Kind::Reset || change.kind == Kind::Added ||
                                    change.kind == Kind::Removed || change.kind == Kind::Edited;
    if (concernsComponents && !m_session.world())
        findPaddles();
}

void PaddleKeys::findPaddles()
{
    m_steered.clear();
    m_steeredNames.clear();
    if (const World* world = m_session.world()) {
        const ObjectTable& objects = world->objects();
        objects.forEach([&](ObjectIndex row) { addPaddles(objects.objectOf(row)); });
    } else {
        m_held.clear();
        for (const ObjectPtr& object : m_document.scene().objects())
            addPaddles(*object);
    }
    emit hintChanged();
}

void PaddleKeys::addPaddles(const SceneObject& object)
{
    const std::size_t before = m_steered.size();
    for (const Component& component : object.components) {
        if (const auto* paddle = std::get_if<Paddle>(&component); paddle && paddle->follows.isNull())
            m_steered.push_back({object.id, paddle->axis});
        if (const auto* flipper = std::get_if<Flipper>(&component))
            m_steered.push_back({object.id, Paddle::Axis::X, flipper->side == Flipper::Side::Left ? -1.0 : 1.0});
    }
    if (m_steered.size() == before)
        return;
    const bool areFlippers = std::ranges::none_of(m_steered, [](const Steered& s) { return s.soleDirection == 0.0; });
    m_steeredNames = m_steered.size() == 1 ? shownName(object) : areFlippers ? tr("the flippers") : tr("the paddles");
}

QString PaddleKeys::controls() const
{
    if (m_steered.empty())
        return {};
    const auto along = [&](Paddle::Axis axis) { return std::ranges::count(m_steered, axis, &Steered::axis) > 0; };
    const QString keys = along(Paddle::Axis::X) && along(Paddle::Axis::Y) ? tr("The arrow keys, or W A S D,")
                         : along(Paddle::Axis::Y)                         ? tr("Up and Down, or W and S,")
                                                                          : tr("Left and Right, or A and D,");
    return tr("%1 steer %2").arg(keys, m_steeredNames);
}

QString PaddleKeys::hint() const
{
    if (!isPlayed())
        return {};
    return m_world.hasFocus() ? controls() : tr("%1: click into the world first").arg(controls());
}

bool PaddleKeys::eventFilter(QObject* watched, QEvent* event)
{
    switch (event->type()) {
    case QEvent::ShortcutOverride: // comes before the window uses the letter as a shortcut
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
    return known && m_session.world() && std::ranges::count(m_steered, known->axis, &Steered::axis) > 0;
}

bool PaddleKeys::take(const QKeyEvent& event)
{
    if (!steers(event.key()) || (isModified(event) && event.type() == QEvent::KeyPress))
        return false;
    if (event.type() == QEvent::KeyPress && !m_held.contains(event.key())) {
        m_held.insert(event.key());
        emit steered();
        steer(steeringKey(event.key())->axis);
    } else if (event.type() == QEvent::KeyRelease && !event.isAutoRepeat() && m_held.remove(event.key())) {
        steer(steeringKey(event.key())->axis);
    }
    return true;
}

/// Opposite keys cancel each other, and two keys of one direction are no faster than one. Each flipper has its own
/// keys.
double PaddleKeys::directionOf(const Steered& steered) const
{
    double direction = 0.0;
    for (const int key : m_held)
        if (const SteeringKey* known = steeringKey(key);
            known->axis == steered.axis && (steered.soleDirection == 0.0 || steered.soleDirection == known->direction))
            direction += known->direction;
    return std::clamp(direction, -1.0, 1.0);
}

void PaddleKeys::steer(Paddle::Axis axis)
{
    for (const Steered& steered : m_steered)
        if (steered.axis == axis)
            m_session.steer(steered.object, directionOf(steered));
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
