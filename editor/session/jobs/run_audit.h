#pragma once

#include "core/base/problem.h"
#include "core/debug/audit/name_book.h"
#include "core/debug/audit/step_audit.h"
#include "core/debug/history/history.h"
#include "editor/session/jobs/background.h"
#include "editor/session/step_session.h"

#include <QObject>

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace broadside {

class SceneDocument;

/// The findings of audits in the steps of the simulation, or in the authored scene, which counts as step 0. Audits run
/// in a background thread on a separate world. Findings that another scene or another future makes invalid are dropped.
class RunAudit final : public QObject {
    Q_OBJECT
public:
    /// Further findings are only counted: so many are enough to find the cause.
    static constexpr std::size_t kMostFindings = 100'000;

    /// @pre both outlive this object.
    RunAudit(const SceneDocument& document, const StepSession& session, QObject* parent = nullptr);

    void auditPresent();           ///< Audits the shown step with the present algorithm.
    void setEveryStep(bool every); ///< Audits all recorded steps, and each new one.
    [[nodiscard]] bool isEveryStep() const noexcept { return m_everyStep; }

    [[nodiscard]] const std::vector<Audit::Miss>& missed() const noexcept { return m_missed; }      ///< Sorted by step.
    [[nodiscard]] const std::vector<FoundPassage>& passages() const noexcept { return m_passages; } ///< Sorted by step.
    /// Pairs of a recording whose shapes overlap although their boxes do not. Ascending by step.
    [[nodiscard]] const std::vector<Audit::Hidden>& hidden() const noexcept { return m_hidden; }
    /// The names of a recording's objects in the steps of the findings.
    [[nodiscard]] const NameBook& names() const noexcept { return m_names; }
    /// Number of findings in the three lists.
    [[nodiscard]] std::size_t findings() const noexcept
    {
        return m_missed.size() + m_passages.size() + m_hidden.size();
    }
    /// Counts include findings that are not listed. Only steps with findings.
    [[nodiscard]] const std::map<std::uint64_t, StepFindings>& byStep() const noexcept { return m_counts; }
    [[nodiscard]] std::uint64_t missedCount() const;
    [[nodiscard]] std::uint64_t passageCount() const;
    [[nodiscard]] std::uint64_t hiddenCount() const;
    [[nodiscard]] std::span<const Audit::Miss> missedIn(std::uint64_t step) const;
    [[nodiscard]] std::span<const FoundPassage> passagesIn(std::uint64_t step) const;
    /// The findings in the shown step, with its present broad phase.
    [[nodiscard]] std::span<const Audit::Miss> missedInShownStep() const;
    [[nodiscard]] std::span<const FoundPassage> passagesInShownStep() const;

    /// Steps whose findings are known; nothing before the first audit. Single steps in between may be missing.
    [[nodiscard]] const std::optional<StepRange>& audited() const noexcept { return m_audited; }
    /// Part of them without a missing step; nothing before every step is audited.
    [[nodiscard]] std::optional<StepRange> auditedWithoutGap() const noexcept;
    [[nodiscard]] bool isRunning() const noexcept { return m_background.isRunning(); }
    /// Further findings are only counted.
    [[nodiscard]] bool isFull() const noexcept { return findings() >= kMostFindings; }
    [[nodiscard]] const std::optional<Problem>& problem() const noexcept { return m_problem; }

signals:
    void changed();

private:
    /// The input of the thread.
    struct Task {
        StepRange steps;
        std::optional<BroadPhaseSettings> broadPhase; ///< Broad phase of the shown step, instead of the recorded one.
        std::shared_ptr<const StepSource> source;     ///< These steps and the one before.
    };
    struct Result {
        AuditedSteps found;
        std::optional<BroadPhaseSettings> broadPhase;
        std::uint64_t lastMark = 0;
    };
    [[nodiscard]] static Result audited(const Task& task, const std::stop_token& stop);
    void start(StepRange steps, const std::optional<BroadPhaseSettings>& broadPhase);
    void take(Result result);
    void followRecord();
    void onRecordChanged();
    void onWorldChanged();
    void forget();
    void forgetAfter(std::uint64_t step);
    void forgetSteps(StepRange steps);
    [[nodiscard]] bool isContinued() const;
    [[nodiscard]] std::optional<std::uint64_t> stepNow() const;

    const SceneDocument& m_document;
    const StepSession& m_session;
    bool m_everyStep = false;
    bool m_presentIsWanted = false;
    std::vector<Audit::Miss> m_missed;
    std::vector<FoundPassage> m_passages;
    std::vector<Audit::Hidden> m_hidden;
    NameBook m_names;
    std::map<std::uint64_t, StepFindings> m_counts; // Only steps with findings.
    std::optional<StepRange> m_audited;
    std::optional<std::uint64_t> m_followedTo; // Last step of those that were audited without a gap.
    std::uint64_t m_mark = 0;                  // Mark of that step.
    struct OnDemand {
        std::uint64_t step = 0;
        BroadPhaseSettings broadPhase;
    };
    std::optional<OnDemand> m_onDemand; // The last one.
    /// The dropped steps that the record has replaced, and the mark of the first new step.
    struct Fork {
        StepRange dropped;
        std::uint64_t mark = 0; ///< Mark of the first new step.
        BroadPhaseSettings broadPhase;
        friend bool operator==(const Fork&, const Fork&) = default;
    };
    std::optional<Fork> m_fork; // The last one.
    std::optional<Problem> m_problem;
    Background m_background;
};

} // namespace broadside
