#include "editor/window/leaver_notice.h"

#include "core/base/message/common_messages.h"
#include "core/scene/object_table.h"
#include "editor/document/message_text.h"
#include "editor/document/scene_document.h"
#include "editor/session/simulation_session.h"
#include "editor/widgets/words/number_text.h"
#include "editor/window/status_line.h"

#include <algorithm>

namespace broadside {

LeaverNotice::LeaverNotice(StatusLine& status, const SceneDocument& document, const SimulationSession& session)
    : m_status(status)
    , m_document(document)
    , m_session(session)
{
    connect(&session, &SimulationSession::stepped, this, &LeaverNotice::onStepped);
    connect(&session, &SimulationSession::stateChanged, this, &LeaverNotice::onStateChanged);
    connect(&session, &SimulationSession::recordedChanged, this, [this] {
        if (m_session.objects()) // a discarded future is made again
            m_seen = std::min(m_seen, m_session.recorded().last);
    });
}

bool LeaverNotice::hasOpenEdges() const { return m_document.scene().world.edges == EdgeRule::Open; }

void LeaverNotice::onStepped(const StepReport& report)
{
    if (report.step <= m_seen)
        return;
    m_seen = report.step;
    if (!hasOpenEdges())
        add(static_cast<std::size_t>(
                std::ranges::count(report.events, StepEvent::Kind::RemovedByEdge, &StepEvent::kind)),
            report.step);
    else if (m_session.objects() && m_session.objects()->presentCount() <= kMostAtEachStep)
        add(newlyOutside(), report.step);
}

void LeaverNotice::add(std::size_t left, std::uint64_t step)
{
    if (left == 0)
        return;
    m_left += left;
    m_first = m_first == 0 ? step : m_first;
    m_last = step;
    if (m_told > 0 && m_session.state() == SimulationSession::State::Running)
        return; // a pause tells the rest
    tell(left, step, step);
    m_told = m_left;
}

void LeaverNotice::onStateChanged()
{
    if (m_session.state() == SimulationSession::State::Authored) {
        m_outside.clear();
        m_knowsOutside = false;
        m_seen = m_first = m_last = 0;
        m_left = m_told = 0;
        return;
    }
    if (m_session.state() == SimulationSession::State::Running)
        return;
    if (hasOpenEdges() && m_session.objects() && m_session.objects()->presentCount() > kMostAtEachStep)
        add(newlyOutside(), m_seen);
    if (m_left > m_told)
        tell(m_left, m_first, m_last);
    m_told = m_left;
}

std::size_t LeaverNotice::newlyOutside()
{
    const WorldSettings& world = m_document.scene().world;
    const Aabb inside{{}, {world.width, world.height}};
    const ObjectTable& objects = *m_session.objects();
    std::size_t count = 0;
    objects.forEach([&](ObjectIndex row) {
        const ObjectId id = objects.idOf(row);
        if (overlaps(objects.boundsOf(row), inside))
            m_outside.erase(id);
        else
            count += m_outside.insert(id).second ? 1U : 0U;
    });
    const bool isFirst = !m_knowsOutside;
    m_knowsOutside = true;
    return isFirst ? 0 : count;
}

void LeaverNotice::tell(std::size_t left, std::uint64_t first, std::uint64_t last)
{
    const QString objects = translated(texts::objectCount(left));
    const QString what = first == last
                             ? tr("%1 left the world in step %2.").arg(objects, grouped(first))
                             : tr("%1 left the world in steps %2 to %3.").arg(objects, grouped(first), grouped(last));
    m_status.announce(
        joinedSentences({what, hasOpenEdges() ? tr("Its edges are open.") : tr("Its edges remove objects.")}));
}

} // namespace broadside
