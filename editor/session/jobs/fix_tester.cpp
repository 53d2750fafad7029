#include "editor/session/jobs/fix_tester.h"

#include "core/debug/audit/passage_remedy.h"
#include "editor/document/message_text.h"

#include <algorithm>
#include <utility>

namespace broadside {

FixTester::FixTester(const SceneDocument& document, const StepSession& session, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_session(session)
{
    connect(&session, &StepSession::stateChanged, this, [this] {
        if (m_state == State::Running)
            emit changed(); // The caller can ask again.
    });
}

/// Whether the step of the finding and the one before are recorded.
bool FixTester::isRecorded(const Finding& finding) const
{
    if (!m_session.objects())
        return finding.step == 0;
    const StepRange recorded = m_session.recorded();
    return m_session.capabilities().canMakeSteps && finding.step > recorded.first && finding.step <= recorded.last;
}

void FixTester::ask(const std::optional<Finding>& finding, const Fix& fix)
{
    if (!finding) {
        m_background.cancel();
        m_key.reset();
        m_trial.reset();
        m_state = std::holds_alternative<std::monostate>(fix) ? State::Nothing : State::NotTried;
        return;
    }
    Key key{*finding, fix, 0, 0};
    const bool canBe = isRecorded(*finding);
    if (canBe && m_session.objects())
        key.mark = markOf(m_session, finding->step);
    else
        key.revision = m_document.revision();
    if (m_key == key && m_state != State::Running && m_state != State::NotRecorded)
        return;
    m_background.cancel();
    m_key = key;
    m_trial.reset();
    m_state = !canBeTried(fix)                                   ? State::NotTried
              : !canBe                                           ? State::NotRecorded
              : m_session.state() == StepSession::State::Running ? State::Running
                                                                 : begin(key);
}

FixTester::State FixTester::begin(const Key& key)
{
    StepRange steps;
    if (m_session.objects()) {
        const std::uint64_t count = stepsOfTrial(m_session.at(key.finding.step)->record->objects);
        steps = {key.finding.step - 1, std::min(m_session.recorded().last, key.finding.step + count - 1)};
    }
    m_background.start(
        [source = m_session.source(steps), key](const std::stop_token& stop, const Background::Post&) {
            return tryFix(*source, key.finding, key.fix, stop);
        },
        [this](std::optional<FixTrial> trial) {
            m_trial = std::move(trial);
            m_state = m_trial ? State::Tried : State::Refused;
            emit changed();
        });
    return State::Trying;
}

QString FixTester::text() const
{
    switch (m_state) {
    case State::Nothing:
        return {};
    case State::Running:
        return tr("Not tried. Pause the simulation, then the fix is tried on the recorded steps.");
    case State::NotRecorded:
        return tr("Not tried, because the step before the finding is not recorded.");
    case State::NotTried:
        return tr("Not tried.");
    case State::Trying:
        return tr("The fix is being tried on the recorded steps.");
    case State::Tried:
        return translated(textOf(*m_trial));
    case State::Refused:
        return tr("Not tried, because the world cannot be created with this fix.");
    }
    return {};
}

QString FixTester::told(const Message& remedy, const Finding& finding) const
{
    const Message* const untried = withoutUntried(remedy);
    const bool isSwept = m_key && m_key->finding == finding && std::holds_alternative<UseSweptCollision>(m_key->fix);
    if (!m_trial || !isSwept || !untried)
        return translated(remedy);
    return joinedSentences({translated(*untried), tr("Only swept motion was tried.")});
}

} // namespace broadside
