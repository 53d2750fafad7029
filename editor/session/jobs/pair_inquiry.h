#pragma once

#include "core/debug/why/why.h"
#include "editor/document/focus.h"
#include "editor/session/jobs/pair_passages.h"
#include "editor/session/jobs/run_audit.h"
#include "editor/session/jobs/tested_moment.h"
#include "editor/session/stage.h"
#include "editor/session/step_session.h"

#include <QObject>

#include <optional>

namespace broadside {

/// Why do the two pinned objects collide, or not, at the moment that is shown? One answer for panel and viewport,
/// computed when it is first asked for after a change. It is about the frame that audits look at, see TestedMoment.
/// Where there is no such frame, it is about the objects as they are shown: isAboutShownObjects().
class PairInquiry final : public QObject {
    Q_OBJECT
public:
    /// With an audit it also knows what that found of the two. @pre all outlive this object.
    PairInquiry(const Stage& stage, const StepSession& session, const Focus& focus, const RunAudit* audit = nullptr,
                QObject* parent = nullptr);

    /// What passed through what in a recording is searched beside the GUI thread.
    [[nodiscard]] PairPassages& passages() const noexcept { return *m_passages; }
    /// Nothing unless two objects are pinned that this moment, or one before it, knows, and there is a broad phase.
    [[nodiscard]] const std::optional<WhyAnswer>& answer() const;
    /// There is no answer yet: the step that is shown is being made again. changed() follows.
    [[nodiscard]] bool isComing() const noexcept { return m_isComing; }
    /// The answer is about a step of a simulation after its hits pushed and removed objects: the frame in which its
    /// pairs were tested is not at hand while the simulation runs.
    [[nodiscard]] bool isAboutShownObjects() const noexcept { return m_isAboutShown; }
    [[nodiscard]] TestedMoment& tested() const noexcept { return *m_tested; }
    /// What the whole simulation did with the two, also after the moment that is shown; nothing unless two objects are
    /// pinned, and of a recording. O(steps)
    [[nodiscard]] std::optional<PairWatch> wholeRun() const;

signals:
    void changed(); ///< Pins, or the moment: ask again.

private:
    void onStepped(const StepReport& report);
    void watchAnew();
    [[nodiscard]] std::optional<PairWatch> watched(std::uint64_t last) const;
    void invalidate();
    [[nodiscard]] std::optional<WhyAnswer> ask() const;
    [[nodiscard]] WhyAnswer askIn(const Frame& frame, ObjectIndex a, ObjectIndex b) const;

    const Stage& m_stage;
    const StepSession& m_session;
    const Focus& m_focus;
    const RunAudit* m_audit = nullptr;
    TestedMoment* m_tested; // before m_passages: it is the first to know of another world
    PairPassages* m_passages;
    std::optional<PairWatch> m_watch; // of the steps up to now
    mutable std::optional<WhyAnswer> m_answer;
    mutable bool m_isFresh = false;
    mutable bool m_isComing = false;
    mutable bool m_isAboutShown = false;
};

} // namespace broadside
