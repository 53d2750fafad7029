#pragma once

#include "core/base/problem.h"
#include "core/debug/reduction/step_reduction.h"
#include "editor/session/jobs/background.h"
#include "editor/session/step_session.h"

#include <QObject>

#include <memory>
#include <optional>

namespace broadside {

/// Makes the smallest scene that still shows a finding of the simulation, or of the authored scene, beside the GUI
/// thread.
class FindingReduction final : public QObject {
    Q_OBJECT
public:
    /// @pre both outlive this object.
    explicit FindingReduction(const StepSession& session, QObject* parent = nullptr);

    /// Another one that is under way is cancelled. @pre it was found in a recorded step, or in the authored scene
    void start(const Finding& finding);
    void cancel(); ///< finished() will not come.
    [[nodiscard]] bool isRunning() const noexcept { return m_background.isRunning(); }

signals:
    void progressed(quint64 runs, quint64 objects); ///< So many are left after so many tries.
    void finished(const std::shared_ptr<const broadside::ReducedFinding>& result);

private:
    const StepSession& m_session;
    Background m_background;
};

} // namespace broadside
