#pragma once

#include "core/debug/diagnosis/diagnosis.h"
#include "core/debug/why/remedy.h"
#include "core/dynamics/input.h"
#include "editor/session/jobs/run_diagnosis.h"
#include "editor/session/step_session.h"

#include <QObject>

#include <cstdint>
#include <map>
#include <optional>
#include <vector>

namespace broadside {

class ObjectEdits;
class CellSizeTuner;
class SceneDocument;

/// The fix for what a diagnosis of a simulation or of an authored scene explains. std::monostate: there is none.
[[nodiscard]] Fix fixOf(const Explanation& explanation, const Scene& scene);

/// Applies the fix of an explanation, makes the run again with it, diagnoses it again, and reports whether the finding
/// is gone. A fix of settings makes the steps again from the first one that shows the finding, any other fix from the
/// start; inputs of recorded steps, such as shots, are applied again in the same steps. Steps recorded without the fix
/// become the discarded future. Of an authored scene the diagnosis makes its own steps again.
class FixRun final : public QObject {
    Q_OBJECT
public:
    enum class Verdict {
        Trying, ///< Steps are being made, or diagnosed.
        Gone,
        StillThere,
    };
    /// `tuner` may be null. @pre all outlive this object.
    FixRun(SceneDocument& document, ObjectEdits& edits, StepSession& session, RunDiagnosis& diagnosis,
           const CellSizeTuner* tuner = nullptr, QObject* parent = nullptr);

    /// The fix that apply() would make. A cell size that was measured replaces the one that the diagnosis found by
    /// counting tests.
    [[nodiscard]] Fix fixFor(const Explanation& explanation) const;
    /// The measured cell size that fixFor() gives, metres. No value if the fix is the diagnosis' own.
    [[nodiscard]] std::optional<double> measuredSizeFor(const Explanation& explanation) const;
    /// The cell size that a fix has set because the diagnosis counted the fewest tests with it, and its algorithm. Kept
    /// until another scene is opened.
    struct CountedSize {
        double metres = 0.0;
        Algorithm algorithm = {};
    };
    [[nodiscard]] const std::optional<CountedSize>& countedSize() const noexcept { return m_countedSize; }
    /// One undo step. Does nothing without a fix. @pre the explanation is one of the present diagnosis
    void apply(const Explanation& explanation);
    void forget(); ///< The fix stays applied.
    /// Makes the recorded steps again from the start, with the scene as it is now and the same inputs, and diagnoses
    /// them. Does nothing without recorded steps.
    void repeat();

    /// What the last fix should end; nothing without a fix, and after another edit of the scene.
    [[nodiscard]] const std::optional<Explanation>& explanation() const noexcept { return m_explanation; }
    [[nodiscard]] Verdict verdict() const noexcept { return m_verdict; }
    /// The result, as a sentence. @pre explanation()
    [[nodiscard]] QString text() const;

signals:
    void changed();
    void fixesChanged(); ///< A measurement ended: fixFor() may give another cell size.

private:
    enum class Phase { Idle, Applying, Making, Diagnosing };
    void takeInputs(std::uint64_t first);
    void makeSteps();
    void onAboutToStep();
    void onStepped();
    void onStateChanged();
    void diagnose();
    void judge();

    SceneDocument& m_document;
    ObjectEdits& m_edits;
    StepSession& m_session;
    RunDiagnosis& m_diagnosis;
    const CellSizeTuner* m_tuner;
    QString m_done; // the name of the edit that the fix made
    std::optional<Explanation> m_explanation;
    Verdict m_verdict = Verdict::Trying;
    Phase m_phase = Phase::Idle;
    std::uint64_t m_first = 0; // Steps that are made again.
    std::uint64_t m_last = 0;
    std::map<std::uint64_t, std::vector<Input>> m_inputs; // Inputs of these steps.
    std::uint64_t m_stillExplains = 0;
    std::optional<CountedSize> m_countedSize;
};

} // namespace broadside
