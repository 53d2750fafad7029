#pragma once

#include "core/base/problem.h"
#include "core/debug/diagnosis/diagnosis.h"
#include "core/debug/diagnosis/pair_causes.h"
#include "core/debug/step_source.h"
#include "editor/session/jobs/background.h"
#include "editor/session/step_session.h"
#include "editor/session/steps/settings_follower.h"

#include <QObject>

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace broadside {

class CellSizeTuner;
class SceneDocument;

/// The diagnosis of all recorded steps. An authored scene has none: then its first kStepsOfScene steps are made for the
/// diagnosis, in a world of its own, and the session does not change. Runs in a background thread. A diagnosis that
/// another scene, future or recording makes invalid is dropped, also while it is being made.
class RunDiagnosis final : public QObject {
    Q_OBJECT
public:
    static constexpr std::uint64_t kStepsOfScene = 300;

    /// `tuner` may be null. What it measured is better than an explanation of cells that counts tests: a size that was
    /// measured as good is not called too large or too small. @pre all outlive this object.
    RunDiagnosis(const SceneDocument& document, const StepSession& session, const CellSizeTuner* tuner = nullptr,
                 QObject* parent = nullptr);

    /// Starts again when one is running. The last diagnosis stays until the new one is ready. Does nothing for a
    /// recording that is still being opened.
    void start();
    void cancel(); ///< The last diagnosis stays.
    [[nodiscard]] bool isRunning() const noexcept { return m_background.isRunning(); }
    [[nodiscard]] double progress() const noexcept
    {
        return m_progress;
    } ///< Progress of the diagnosis that is running, 0..1.

    /// The recorded steps that a running diagnosis examines; none for an authored scene.
    [[nodiscard]] std::optional<StepRange> examined() const
    {
        return m_running ? std::optional(m_running->steps()) : std::nullopt;
    }

    /// Null before the first one, and after one was dropped. What costs much comes last among its explanations.
    [[nodiscard]] const Diagnosis* diagnosis() const noexcept { return m_done ? &m_done->diagnosis : nullptr; }
    /// What can be said of the causes of missed pairs in a game's recording: only their stages before a diagnosis.
    [[nodiscard]] const PairCauses& pairCauses() const noexcept { return m_pairCauses; }
    /// The steps were made for the diagnosis. @pre diagnosis()
    [[nodiscard]] bool isOfAuthoredScene() const noexcept { return m_done->isOfAuthoredScene; }
    /// The steps that were diagnosed. They can be read also after the session has dropped some of them.
    /// @pre diagnosis()
    [[nodiscard]] const std::shared_ptr<const StepSource>& source() const noexcept { return m_done->source; }
    /// The last of these steps was made with other settings than the scene has now. @pre diagnosis()
    [[nodiscard]] bool isOfOtherSettings() const;
    /// Why there is no diagnosis although one was asked for.
    [[nodiscard]] const std::optional<Problem>& problem() const noexcept { return m_problem; }

signals:
    void changed();
    void progressed(double share);

private:
    struct Done {
        Diagnosis diagnosis;
        bool isOfAuthoredScene = false;
        std::shared_ptr<const StepSource> source; ///< Source of these steps.
        std::optional<AskedSettings> last;        ///< Of the last step; no value for a recording.
        std::vector<Explanation> all;             ///< All explanations, also those that a measurement contradicts.
    };
    [[nodiscard]] static Result<Done> diagnosed(std::shared_ptr<const StepSource> source,
                                                const std::optional<Scene>& authored, const std::stop_token& stop,
                                                const std::function<void(double)>& tell);
    void take(Result<Done> result);
    void judgeCells();
    [[nodiscard]] bool isContradicted(const Explanation& explanation) const;
    void forget();
    void onDocumentChanged();
    void onStepsChanged();
    [[nodiscard]] bool isStillOfSession(const StepSource& source, bool isOfAuthoredScene) const;

    const SceneDocument& m_document;
    const StepSession& m_session;
    const CellSizeTuner* m_tuner;
    std::optional<Done> m_done;
    PairCauses m_pairCauses;
    std::optional<Problem> m_problem;
    std::shared_ptr<const StepSource> m_running; // Source of the running diagnosis; null for an authored scene.
    double m_progress = 0.0;
    Background m_background; // Declared last: its destructor waits for the thread.
};

} // namespace broadside
