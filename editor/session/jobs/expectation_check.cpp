#include "editor/session/jobs/expectation_check.h"

#include <utility>

namespace broadside {

ExpectationCheck::ExpectationCheck(const StepSession& session, QObject* parent)
    : QObject(parent)
    , m_session(session)
{
    connect(&session, &StepSession::worldChanged, this, &ExpectationCheck::onRecordChanged);
    connect(&session, &StepSession::recordedChanged, this, &ExpectationCheck::onRecordChanged);
    connect(&session, &StepSession::stateChanged, this, &ExpectationCheck::onRecordChanged);
}

std::optional<StepRange> ExpectationCheck::steps() const
{
    return m_examined ? std::optional(m_examined->range()) : std::nullopt;
}

void ExpectationCheck::expect(const Expectation& expected)
{
    m_expected = expected;
    m_isCancelled = false;
    forgetAnswer();
    search();
    emit changed();
    emit asked();
}

void ExpectationCheck::forget()
{
    m_expected.reset();
    forgetAnswer();
    emit changed();
}

void ExpectationCheck::cancel()
{
    m_background.cancel();
    m_isCancelled = true;
    emit changed();
}

void ExpectationCheck::restart()
{
    m_isCancelled = false;
    search();
    emit changed();
}

void ExpectationCheck::forgetAnswer()
{
    m_background.cancel();
    m_answer.reset();
    m_problem.reset();
    m_examined.reset();
}

void ExpectationCheck::onRecordChanged()
{
    if (!m_expected)
        return;
    if (m_examined && !m_examined->areStillIn(m_session))
        forgetAnswer();
    search();
    emit changed();
}

/// Later steps cannot change the answer: the hit has happened, or the object was touched or has left its region.
bool ExpectationCheck::isDecided() const
{
    return m_answer && m_answer->holds == std::holds_alternative<HitExpectation>(*m_expected) &&
           m_answer->step >= m_session.recorded().first;
}

void ExpectationCheck::search()
{
    if (!m_expected || m_isCancelled || m_background.isRunning() || !canBeExamined(m_session) || isDecided())
        return;
    const StepRange steps = m_session.recorded();
    if (!m_session.at(steps.last) || (m_examined && m_examined->areAllOf(m_session)))
        return;
    m_share = 0.0;
    m_background.start(
        [this, source = m_session.source(steps), steps, expected = *m_expected](const std::stop_token& stop,
                                                                                const Background::Post& post) {
            ExpectationOptions options;
            options.stop = stop;
            options.tell = [&](double share) {
                post([this, share] {
                    m_share = share;
                    emit changed();
                });
            };
            return checkExpectation(*source, steps, expected, options);
        },
        [this, examined = ExaminedSteps(m_session, steps)](Checked checked) { take(std::move(checked), examined); });
}

void ExpectationCheck::take(Checked checked, const ExaminedSteps& examined)
{
    forgetAnswer();
    if (examined.areStillIn(m_session)) {
        m_examined = examined;
        if (checked)
            m_answer = std::move(*checked);
        else
            m_problem = checked.problem();
    }
    search(); // Examines what was recorded meanwhile.
    emit changed();
}

} // namespace broadside
