#include "core/trace/recording_steps.h"

#include "core/trace/passage_watch.h"
#include "core/trace/recording_walk.h"

#include <algorithm>
#include <utility>

namespace broadside::trace {
namespace {

class FramesWalk final : public StepWalk {
public:
    explicit FramesWalk(const Recording& recording)
        : m_walk(recording)
    {}

    [[nodiscard]] std::optional<Problem> goTo(std::size_t frame) override
    {
        m_report.reset();
        auto problem = m_walk.goTo(frame);
        if (problem)
            m_passages.reset();
        return problem;
    }
    [[nodiscard]] std::optional<Problem> look(std::size_t frame, const FrameObserver& tested,
                                              const std::optional<BroadPhaseSettings>& asked,
                                              const std::stop_token& /*stop*/) override
    {
        if (auto problem = goTo(frame))
            return problem;
        const Result<Frame> shown = asked ? frameWith(*asked) : Result<Frame>(this->frame());
        if (!shown)
            return shown.problem();
        tested(*shown);
        return std::nullopt;
    }

    [[nodiscard]] const ObjectTable& objects() override { return m_walk.world().objects(); }
    [[nodiscard]] Frame frame() override { return m_walk.frame(); }
    [[nodiscard]] Result<Frame> frameWith(const BroadPhaseSettings& asked) override
    {
        return m_walk.world().frameWith(asked);
    }
    [[nodiscard]] std::optional<BroadPhaseSettings> broadPhaseSettings() override { return std::nullopt; }
    [[nodiscard]] double cellSize() override { return m_walk.world().cellSize(); }
    [[nodiscard]] const StepReport& report() override
    {
        if (!m_report)
            m_report = m_reports.report(m_walk);
        return *m_report;
    }
    [[nodiscard]] bool keepsRows() const override { return !m_walk.world().renumbered(); }
    [[nodiscard]] std::optional<Placed> find(ObjectId id) override
    {
        const auto row = objects().indexOf(id);
        return row ? std::optional(Placed{objects().shapeOf(*row), objects().poseOf(*row)}) : std::nullopt;
    }
    [[nodiscard]] const ObjectMarks* marks() override
    {
        const ObjectMarks& marks = m_walk.world().data().marks;
        return marks.isEmpty() ? nullptr : &marks;
    }
    [[nodiscard]] Scene scene() override { return m_walk.world().toScene(); }
    [[nodiscard]] InvalidData invalidData() override { return m_walk.world().invalidData(); }
    [[nodiscard]] GameCoordinates coordinates() const override { return m_walk.world().map().coordinates(); }

    /// Reads two frames before `frame`, so that an object that continues its motion is not taken for one that was put
    /// elsewhere. Damaged frames among them are ignored.
    void followPassages(std::size_t frame) override
    {
        m_passages.emplace(m_walk.recording().countsFrames());
        m_followedTo.reset();
        for (std::size_t i = frame - std::min<std::size_t>(frame, 2); i < frame; ++i)
            if (!goToQuietly(i))
                static_cast<void>(m_passages->observe(m_walk.world()));
        if (frame > 0)
            m_followedTo = frame - 1;
    }
    [[nodiscard]] std::vector<Passage> passages() override
    {
        const std::size_t frame = *m_walk.frameNumber();
        if (m_passages && m_followedTo == frame)
            return {};
        if (!m_passages || (m_followedTo && *m_followedTo + 1 != frame))
            m_passages.emplace(m_walk.recording().countsFrames());
        m_followedTo = frame;
        return m_passages->observe(m_walk.world());
    }

private:
    std::optional<Problem> goToQuietly(std::size_t frame)
    {
        m_report.reset();
        return m_walk.goTo(frame);
    }

    RecordingWalk m_walk;
    RecordingReports m_reports;
    std::optional<StepReport> m_report; // of the current frame
    std::optional<PassageWatch> m_passages;
    std::optional<std::size_t> m_followedTo; // a frame
};

} // namespace

std::unique_ptr<StepWalk> stepWalkOf(const Recording& recording) { return std::make_unique<FramesWalk>(recording); }

} // namespace broadside::trace
