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

/// What audits found in the steps of the simulation, or in the authored scene, which counts as step 0. Audits run
/// beside the GUI thread, on a world of their own. What another scene or another future makes wrong is dropped.
class RunAudit final : public QObject {
    Q_OBJECT
public:
    /// More findings are only counted: these have been understood by then.
    static constexpr std::size_t kMostFindings = 100'000;

    /// @pre both outlive this object.
    RunAudit(const SceneDocument& document, const StepSession& session, QObject* parent = nullptr);

    void auditPresent();           ///< The moment that is shown, with the algorithm of now.
    void setEveryStep(bool every); ///< All recorded steps, and each that comes.
    [[nodiscard]] bool isEveryStep() const noexcept { return m_everyStep; }

    [[nodiscard]] const std::vector<Audit::Miss>& missed() const noexcept { return m_missed; }          ///< By step.
    [[nodiscard]] const std::vector<Audit::Passage>& tunnelled() const noexcept { return m_tunnelled; } ///< By step.
    /// Of a recording: pairs whose boxes hide that their shapes overlap. By step.
    [[nodiscard]] const std::vector<Audit::Hidden>& hidden() const noexcept { return m_hidden; }
    /// What the objects of a recording were called in the steps in which they were found.
    [[nodiscard]] const NameBook& names() const noexcept { return m_names; }
    /// In the three lists.
    [[nodiscard]] std::size_t findings() const noexcept
    {
        return m_missed.size() + m_tunnelled.size() + m_hidden.size();
    }
    /// All of them, also those that are not listed.
    [[nodiscard]] std::uint64_t missedCount() const;
    [[nodiscard]] std::uint64_t tunnelledCount() const;
    [[nodiscard]] std::uint64_t hiddenCount() const;
    [[nodiscard]] std::span<const Audit::Miss> missedIn(std::uint64_t step) const;
    [[nodiscard]] std::span<const Audit::Passage> tunnelledIn(std::uint64_t step) const;
    /// Of the moment that is shown, and of the broad phase that it has now.
    [[nodiscard]] std::span<const Audit::Miss> missedNow() const;
    [[nodiscard]] std::span<const Audit::Passage> tunnelledNow() const;

    /// Of which findings are known; nothing before the first audit. Single ones in between may be missing.
    [[nodiscard]] const std::optional<StepRange>& audited() const noexcept { return m_audited; }
    [[nodiscard]] bool isRunning() const noexcept { return m_background.isRunning(); }
    [[nodiscard]] bool isFull() const noexcept { return findings() >= kMostFindings; } ///< Further ones are counted.
    [[nodiscard]] const std::optional<Problem>& problem() const noexcept { return m_problem; }

signals:
    void changed();

private:
    /// All that the thread needs.
    struct Task {
        StepRange steps;
        std::optional<BroadPhaseSettings> broadPhase; ///< Instead of the recorded one: then on demand.
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
    void count(const AuditedSteps& found);
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
    std::vector<Audit::Passage> m_tunnelled;
    std::vector<Audit::Hidden> m_hidden;
    NameBook m_names;
    struct Count {
        std::uint64_t missed = 0;
        std::uint64_t tunnelled = 0;
        std::uint64_t hidden = 0;
    };
    std::map<std::uint64_t, Count> m_counts; // of steps with findings
    std::optional<StepRange> m_audited;
    std::optional<std::uint64_t> m_followedTo; // the last step of those audited one after the other
    std::uint64_t m_mark = 0;                  // of it
    struct OnDemand {
        std::uint64_t step = 0;
        BroadPhaseSettings broadPhase;
    };
    std::optional<OnDemand> m_onDemand; // the last
    /// Where the record took another way than the dropped steps, and which way.
    struct Fork {
        StepRange dropped;
        std::uint64_t mark = 0; ///< Of the first step of this way.
        BroadPhaseSettings broadPhase;
        friend bool operator==(const Fork&, const Fork&) = default;
    };
    std::optional<Fork> m_fork; // the last
    std::optional<Problem> m_problem;
    Background m_background;
};

} // namespace broadside
