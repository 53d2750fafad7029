#pragma once

#include "core/debug/why/why.h"
#include "editor/document/focus.h"
#include "editor/session/jobs/pair_passages.h"
#include "editor/session/jobs/run_audit.h"
#include "editor/session/jobs/run_diagnosis.h"
#include "editor/session/jobs/shown_tested_step.h"
#include "editor/session/shown_world.h"
#include "editor/session/step_session.h"

#include <QObject>

#include <optional>

namespace broadside {

/// Why the two pinned objects collide, or not, at the shown step. Panel and viewport share one answer, which is
/// computed at the first request after a change. It is about the frame that audits use, see ShownTestedStep. Without
/// such a frame it is about the objects as they are shown: usesShownObjects().
class PairInquiry final : public QObject {
    Q_OBJECT
public:
    /// If there is an audit, the answer includes its findings about the two objects. In a game's recording, the cause
    /// of a missed pair is that of the diagnosis. @pre all outlive this object
    PairInquiry(const ShownWorld& shownWorld, const StepSession& session, const Focus& focus,
                const RunAudit* audit = nullptr, const RunDiagnosis* diagnosis = nullptr, QObject* parent = nullptr);

    /// The passages of the two objects, which are searched in a background thread.
    [[nodiscard]] PairPassages& passages() const noexcept { return *m_passages; }
    /// Nothing unless two objects are pinned, this step or an earlier one has both, and there is a broad phase.
    [[nodiscard]] const std::optional<WhyAnswer>& answer() const;
    /// There is no answer yet, because the shown step is being made again; changed() is emitted when it is ready.
    [[nodiscard]] bool isComing() const noexcept { return m_isComing; }
    /// The answer is about a step of a simulation after its hits pushed and removed objects. While the simulation runs,
    /// the frame in which its pairs were tested is not available.
    [[nodiscard]] bool usesShownObjects() const noexcept { return m_isAboutShown; }
    /// The steps in which a diagnosis found that the pair is missed; nothing if it is not, or without a diagnosis.
    [[nodiscard]] std::optional<StepRange> missedSteps() const;
    [[nodiscard]] ShownTestedStep& tested() const noexcept { return *m_tested; }
    /// What the whole simulation did with the two objects, including steps after the shown one. Nothing unless two
    /// objects are pinned; always nothing for a recording. O(steps)
    [[nodiscard]] std::optional<PairWatch> wholeRun() const;

signals:
    void changed(); ///< The pins or the shown step changed: ask again.

private:
    void onStepped(const StepReport& report);
    void restartWatch();
    [[nodiscard]] std::optional<PairWatch> watched(std::uint64_t last) const;
    void invalidate();
    [[nodiscard]] std::optional<WhyAnswer> ask() const;
    [[nodiscard]] WhyAnswer askIn(const Frame& frame, ObjectIndex a, ObjectIndex b) const;

    const ShownWorld& m_shownWorld;
    const StepSession& m_session;
    const Focus& m_focus;
    const RunAudit* m_audit = nullptr;
    const RunDiagnosis* m_diagnosis = nullptr;
    ShownTestedStep* m_tested; // Made before m_passages: it receives signals of another world first.
    PairPassages* m_passages;
    std::optional<PairWatch> m_watch; // Watch of the steps up to the shown one.
    mutable std::optional<WhyAnswer> m_answer;
    mutable bool m_isFresh = false;
    mutable bool m_isComing = false;
    mutable bool m_isAboutShown = false;
};

} // namespace broadside
