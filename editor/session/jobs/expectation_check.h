#pragma once

#include "core/debug/expectation/expectation.h"
#include "editor/session/jobs/background.h"
#include "editor/session/step_session.h"
#include "editor/session/steps/examined_steps.h"

#include <QObject>

#include <optional>

namespace broadside {

/// What should happen in the recorded steps, and whether it does. Examined in a background thread. The answer follows
/// the record: another future or more steps are examined again. Of a simulation, only while it does not run.
class ExpectationCheck final : public QObject {
    Q_OBJECT
public:
    /// @pre the session outlives this object.
    explicit ExpectationCheck(const StepSession& session, QObject* parent = nullptr);

    /// Replaces the expectation before. @pre the region of a StayExpectation is not empty
    void expect(const Expectation& expected);
    void forget();
    void cancel(); ///< No search until expect() or restart() is called.
    void restart();

    [[nodiscard]] const std::optional<Expectation>& expected() const noexcept { return m_expected; }
    /// The answer for steps(); nothing before the first search is done, and after another future began.
    [[nodiscard]] const std::optional<ExpectationAnswer>& answer() const noexcept { return m_answer; }
    [[nodiscard]] std::optional<StepRange> steps() const;
    /// Why there is no answer: an object is in none of the steps, or the steps cannot be examined.
    [[nodiscard]] const std::optional<Problem>& problem() const noexcept { return m_problem; }
    [[nodiscard]] bool isRunning() const noexcept { return m_background.isRunning(); }
    [[nodiscard]] double share() const noexcept { return m_share; } ///< Share of the search that is done, 0..1.
    [[nodiscard]] bool wasCancelled() const noexcept { return m_isCancelled; }

signals:
    void asked();   ///< expect() was called: the user wants to see the answer.
    void changed(); ///< Another expectation, another answer, or progress.

private:
    using Checked = Result<std::optional<ExpectationAnswer>>;
    void onRecordChanged();
    void forgetAnswer();
    void search();
    [[nodiscard]] bool isDecided() const;
    void take(Checked checked, const ExaminedSteps& examined);

    const StepSession& m_session;
    std::optional<Expectation> m_expected;
    std::optional<ExpectationAnswer> m_answer;
    std::optional<Problem> m_problem;
    std::optional<ExaminedSteps> m_examined; // The steps that m_answer or m_problem is about.
    double m_share = 0.0;
    bool m_isCancelled = false;
    Background m_background; // Declared last: its destructor waits for the thread.
};

} // namespace broadside
