#pragma once

#include "core/debug/diagnosis/pair_causes.h"
#include "core/debug/expectation/expectation.h"
#include "core/debug/frame.h"
#include "core/debug/step_source.h"
#include "core/scene/layers.h"
#include "core/scene/scene.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace broadside::expectation {

/// The frames of a run that an expectation is about, one after another, and the contacts in each of them. Source and
/// options must outlive it.
class RunView {
public:
    [[nodiscard]] static Result<RunView> open(const StepSource& source, StepRange steps,
                                              const ExpectationOptions& options);

    [[nodiscard]] const StepSource& source() const noexcept { return *m_source; }
    [[nodiscard]] std::size_t firstFrame() const noexcept { return m_first; }
    [[nodiscard]] std::size_t lastFrame() const noexcept { return m_last; }
    [[nodiscard]] std::uint64_t stepOf(std::size_t frame) const { return m_source->stepOf(frame); }
    [[nodiscard]] const std::stop_token& stop() const noexcept { return m_options->stop; }
    [[nodiscard]] bool isStopped() const { return m_options->stop.stop_requested(); }
    [[nodiscard]] const std::optional<BroadPhaseSettings>& asked() const noexcept { return m_options->asked; }
    [[nodiscard]] const std::optional<Problem>& unreadable() const noexcept { return m_unreadable; }

    /// The problem for an object that is in none of the frames.
    [[nodiscard]] Problem unknownObject(ObjectId id) const;

    /// False if the frame cannot be read. @pre frame < source().frameCount()
    [[nodiscard]] bool goTo(std::size_t frame);
    /// The same for each frame from the first to the last; ends when `visit` returns false, or at a stop.
    template<class Visit>
    void forEachFrame(Visit&& visit)
    {
        for (std::size_t i = m_first; i <= m_last && !isStopped(); ++i) {
            tellProgress(i);
            if (goTo(i) && !visit(i))
                return;
        }
    }

    // @pre the view is at a frame
    [[nodiscard]] std::uint64_t step() const { return stepOf(m_at); }
    [[nodiscard]] const ObjectTable& objects() { return m_walk->objects(); }
    /// The frame at the end of the step.
    [[nodiscard]] Frame frame() { return m_walk->frame(); }
    [[nodiscard]] const StepReport& report() { return m_walk->report(); }
    /// The name for sentences, also of an object that is absent.
    [[nodiscard]] std::string nameOf(ObjectId id);
    [[nodiscard]] bool touch(ObjectId a, ObjectId b);
    /// The objects that the object touches, ascending.
    [[nodiscard]] std::vector<ObjectId> partnersOf(ObjectId id);

    /// The frame as its pairs were tested, with the broad phase that was asked. The view is then at this frame. False
    /// if the frame cannot be read.
    [[nodiscard]] bool look(std::size_t frame, const StepWalk::FrameObserver& tested);
    /// The causes of missed pairs in a recording; found in its diagnosis when first asked for.
    [[nodiscard]] const PairCauses& causes(std::size_t objects);
    /// The authored scene; of a recording, the objects of the frame.
    [[nodiscard]] Scene scene();

private:
    RunView() = default;
    void tellProgress(std::size_t frame) const;
    void note(const Problem& problem);
    [[nodiscard]] bool isToldByReport() const noexcept { return m_source->knows().events && m_at > 0; }
    /// Shows a frame that has the broad phase.
    void showWhole(const StepWalk::FrameObserver& observe);
    [[nodiscard]] bool touch(const Frame& frame, ObjectIndex a, ObjectIndex b) const;

    const StepSource* m_source = nullptr;
    const ExpectationOptions* m_options = nullptr;
    std::unique_ptr<StepWalk> m_walk;
    std::size_t m_first = 0;
    std::size_t m_last = 0;
    std::size_t m_at = 0;
    std::optional<Problem> m_unreadable;
    std::optional<PairCauses> m_causes;
};

} // namespace broadside::expectation
