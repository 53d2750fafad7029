#include "core/debug/history/streamed_run.h"

#include "core/debug/history/tested_step.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace broadside {
namespace {

class StreamedWalk final : public StepWalk {
public:
    StreamedWalk(std::shared_ptr<StreamedRun::Parts> parts, World world)
        : m_parts(std::move(parts))
        , m_world(std::move(world))
    {
        observe(nullptr);
    }

    [[nodiscard]] std::optional<Problem> goTo(std::size_t frame) override { return goTo(frame, {}, {}); }

    [[nodiscard]] std::optional<Problem> look(std::size_t frame, const FrameObserver& tested,
                                              const std::optional<BroadPhaseSettings>& asked,
                                              const std::stop_token& stop) override
    {
        if (frame == 0) {
            if (auto problem = goTo(frame, {}, stop))
                return problem;
            const Result<Frame> shown = asked ? frameWith(*asked) : Result<Frame>(this->frame());
            if (!shown)
                return shown.problem();
            tested(*shown);
            return std::nullopt;
        }
        // The pairs are tested in the middle of the step, so it is made now even if the world is already after it.
        if (auto problem = goTo(frame - 1, {}, stop))
            return problem;
        std::optional<Problem> refused;
        const auto show = [&](const World& world) { refused = showTested(world, tested, asked, stop); };
        auto problem = goTo(frame, show, stop);
        return problem ? problem : refused;
    }

    [[nodiscard]] const ObjectTable& objects() override { return m_world.objects(); }
    [[nodiscard]] Frame frame() override { return Frame::of(m_world, &m_report); }
    [[nodiscard]] Result<Frame> frameWith(const BroadPhaseSettings& asked) override
    {
        if (m_world.broadPhaseSettings() == asked)
            return frame();
        auto other = broadPhaseOver(m_world, asked);
        if (!other)
            return other.problem();
        m_other = std::move(*other);
        FrameParts parts = frame().parts();
        parts.broadPhase = m_other.get();
        return Frame(std::move(parts));
    }
    [[nodiscard]] std::optional<BroadPhaseSettings> broadPhaseSettings() override
    {
        return m_world.broadPhaseSettings();
    }
    [[nodiscard]] double cellSize() override
    {
        const BroadPhaseSettings& settings = m_world.broadPhaseSettings();
        return infoOf(settings.algorithm).usesCellSize ? settings.cellSize : 0.0;
    }
    [[nodiscard]] const StepReport& report() override { return m_report; }
    [[nodiscard]] bool keepsRows() const override { return true; }
    [[nodiscard]] std::optional<Placed> find(ObjectId id) override
    {
        const auto row = m_world.objects().indexOf(id);
        if (!row)
            return std::nullopt;
        return Placed{m_world.objects().shapeOf(*row), m_world.objects().poseOf(*row), m_world.velocityOf(*row)};
    }
    [[nodiscard]] Scene scene() override { return m_world.toScene(m_parts->scene); }

    void followPassages(std::size_t frame) override
    {
        m_passages.reset();
        if (frame == 0)
            return;
        static_cast<void>(goTo(frame - 1));
        follow();
    }
    [[nodiscard]] std::vector<Passage> passages() override
    {
        if (!m_passages) {
            follow();
            return {};
        }
        return std::exchange(m_found, {});
    }

private:
    [[nodiscard]] std::optional<Problem> goTo(std::size_t frame, const World::TestedObserver& tested,
                                              const std::stop_token& stop)
    {
        if (frame < m_world.stepCount() || m_wasStopped) {
            auto again = World::fromScene(m_parts->scene);
            if (!again)
                return again.problem();
            m_world = std::move(*again);
            m_report = {};
            m_next = 0;
            m_passages.reset();
            m_wasStopped = false;
        }
        m_found.clear();
        while (m_world.stepCount() < frame && !stop.stop_requested())
            makeStep(m_world.stepCount() + 1 == frame ? tested : World::TestedObserver(), stop);
        return std::nullopt;
    }

    void makeStep(const World::TestedObserver& tested, const std::stop_token& stop)
    {
        m_inputs.clear();
        const std::uint64_t step = m_world.stepCount() + 1;
        for (; m_next < m_parts->inputs.size() && m_parts->inputs[m_next].step == step; ++m_next)
            m_inputs.push_back(m_parts->inputs[m_next].input);
        m_report = m_world.step(m_inputs, stop, tested, nullptr, std::move(m_report));
        m_wasStopped = stop.stop_requested();
        if (m_wasStopped)
            return; // the report is invalid
        if (m_passages)
            m_found = m_passages->observe(m_world, m_report);
        observe(&m_report);
    }

    void follow()
    {
        m_passages.emplace(m_world);
        m_found.clear();
    }

    void observe(const StepReport* report)
    {
        if (!m_parts->observe)
            return;
        const std::scoped_lock lock(m_parts->observing);
        if (m_world.stepCount() != m_parts->observed)
            return; // another walk, or an earlier turn of this one, has shown it
        ++m_parts->observed;
        m_parts->observe(m_world, report);
    }

    std::shared_ptr<StreamedRun::Parts> m_parts;
    World m_world;
    StepReport m_report; // of the last step
    std::vector<Input> m_inputs;
    bool m_wasStopped = false;           // in the middle of a step: the world cannot be used any more
    std::size_t m_next = 0;              // the first input that has not happened yet
    std::unique_ptr<BroadPhase> m_other; // of frameWith()
    std::optional<PassageTracker> m_passages;
    std::vector<Passage> m_found; // in the last step
};

} // namespace

StreamedRun::StreamedRun(Scene scene, std::uint64_t steps, std::vector<TimedInput> inputs, Observer observe)
    : m_parts(std::make_shared<Parts>())
{
    m_parts->scene = std::move(scene);
    m_parts->steps = steps;
    m_parts->inputs = std::move(inputs);
    m_parts->observe = std::move(observe);
}

std::size_t StreamedRun::frameOf(std::uint64_t step) const noexcept { return std::min(step, m_parts->steps); }

double StreamedRun::dtOf(std::size_t /*frame*/) const noexcept { return m_parts->scene.step.dt; }

Result<std::unique_ptr<StepWalk>> StreamedRun::walk(WalkDepth /*depth*/) const
{
    auto world = World::fromScene(m_parts->scene);
    if (!world)
        return world.problem();
    return std::unique_ptr<StepWalk>(std::make_unique<StreamedWalk>(m_parts, std::move(*world)));
}

} // namespace broadside
