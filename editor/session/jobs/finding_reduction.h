#pragma once

#include "core/base/problem.h"
#include "core/debug/reduction/step_reduction.h"
#include "editor/session/jobs/background.h"
#include "editor/session/step_session.h"

#include <QObject>

#include <memory>
#include <optional>

namespace broadside {

/// Makes the smallest scene that still shows a finding of the simulation or of the authored scene. Runs in a background
/// thread.
class FindingReduction final : public QObject {
    Q_OBJECT
public:
    /// @pre both outlive this object.
    explicit FindingReduction(const StepSession& session, QObject* parent = nullptr);

    /// Cancels a reduction that is running. @pre the step of the finding is recorded, or it is about the authored scene
    void start(const Finding& finding);
    void cancel(); ///< finished() is not emitted.
    [[nodiscard]] bool isRunning() const noexcept { return m_background.isRunning(); }

signals:
    void progressed(quint64 runs, quint64 objects); ///< Number of tries so far, and of objects that are left.
    void finished(const std::shared_ptr<const broadside::ReducedFinding>& result);

private:
    const StepSession& m_session;
    Background m_background;
};

} // namespace broadside
