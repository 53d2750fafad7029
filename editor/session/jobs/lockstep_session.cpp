#include "editor/session/jobs/lockstep_session.h"

#include "editor/document/message_text.h"

#include <utility>

namespace broadside {

LockstepSession::LockstepSession(const ShownWorld& shownWorld, QObject* parent)
    : QObject(parent)
    , m_shownWorld(shownWorld)
{
    connect(&shownWorld, &ShownWorld::changed, this, [this] {
        if (isRunning())
            m_changedMeanwhile = true;
        else
            start();
    });
}

void LockstepSession::setAlgorithms(std::vector<Algorithm> algorithms)
{
    m_algorithms = std::move(algorithms);
    m_latest.reset();
    start(); // Running work is about other algorithms.
}

void LockstepSession::sleep()
{
    m_algorithms.clear();
    m_latest.reset();
    m_background.cancel();
}

void LockstepSession::start()
{
    m_changedMeanwhile = false;
    if (m_algorithms.empty())
        return;
    std::vector<BroadPhaseSettings> settings;
    for (const Algorithm algorithm : m_algorithms)
        settings.push_back({algorithm, m_shownWorld.broadPhaseSettings().cellSize});
    m_background.start(
        [objects = m_shownWorld.objects(), world = m_shownWorld.world(),
         settings = std::move(settings)](const std::stop_token& stop, const Background::Post&) mutable {
            return Lockstep::of(std::move(objects), world, settings, stop);
        },
        [this](Result<Lockstep> lockstep) { take(std::move(lockstep)); });
}

void LockstepSession::take(Result<Lockstep> lockstep)
{
    if (lockstep) {
        m_latest = std::make_shared<const Lockstep>(*std::move(lockstep));
        emit compared();
    } else {
        m_latest.reset();
        emit refused(described(lockstep.problem()));
    }
    if (m_changedMeanwhile && !isRunning())
        start();
}

} // namespace broadside
