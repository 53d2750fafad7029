#include "editor/session/step_session.h"

namespace broadside {

StepSession::StepSession(const Capabilities& capabilities, QObject* parent)
    : QObject(parent)
    , m_capabilities(capabilities)
    , m_runPace(new RunPace(this))
{}

bool isInThePast(const StepSession& session) { return session.step() < session.recorded().last; }

bool canStepBack(const StepSession& session) { return session.step() > session.recorded().first; }

std::uint64_t markOf(const StepSession& session, std::uint64_t step)
{
    const auto known = session.at(step);
    return known ? known->mark : 0;
}

} // namespace broadside
