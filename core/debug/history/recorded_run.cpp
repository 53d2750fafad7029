#include "core/debug/history/recorded_run.h"

#include "core/debug/history/tested_step.h"
#include "core/dynamics/integrator.h"
#include "core/dynamics/launcher.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace broadside {
namespace {

/// Works on demand: goTo() only notes the step. The state and the world are brought to it when they are needed, and
/// made only then: a walk that reads reports needs neither, and in a large world each takes as much memory as the
/// scene.
class RunWalk final : public StepWalk {
public:
    /// `world`: one of the scene, or nothing: then it is taken from the shelf, or made.
    RunWalk(std::optional<World> world, std::shared_ptr<const History> history, std::shared_ptr<const Scene> scene,
            std::shared_ptr<WorldShelf> worlds, WalkDepth depth)
        : m_made(std::move(world))
        , m_history(std::move(history))
        , m_scene(std::move(scene))
        , m_worlds(std::move(worlds))
        , m_depth(depth)
    {}
    ~RunWalk() override
    {
        if (m_made && m_worldIsReusable)
            m_worlds->giveBack(std::move(*m_made));
    }

    [[nodiscard]] std::optional<Problem> goTo(std::size_t frame) override
    {
        m_step = m_history->firstStep() + frame;
        m_report.reset();
        if (m_isExchanged)
            m_worldStep.reset();
        return std::nullopt;
    }

    [[nodiscard]] std::optional<Problem> look(std::size_t frame, const FrameObserver& tested,
                                              const std::optional<BroadPhaseSettings>& asked,
                                              const std::stop_token& stop) override
    {
        static_cast<void>(goTo(frame));
        std::optional<Problem> refused;
        if (m_step == m_history->firstStep()) {
            const Result<Frame> shown = asked ? frameWith(*asked) : Result<Frame>(this->frame());
            if (!shown)
                return shown.problem();
            tested(*shown);
            return std::nullopt;
        }
        const auto show = [&](const World& world) { refused = showTested(world, tested, asked, stop); };
        m_worldIsReusable = false;
        m_worldStep.reset();
        m_history->repeat(world(), state(), m_step, show, stop);
        m_worldIsReusable = !stop.stop_requested();
        if (m_worldIsReusable)
            m_worldStep = m_step;
        return refused;
    }

    [[nodiscard]] const ObjectTable& objects() override { return standing().objects(); }
    [[nodiscard]] Frame frame() override { return Frame::of(standing(), &report()); }

    [[nodiscard]] Result<Frame> frameWith(const BroadPhaseSettings& asked) override
    {
        if (standing().broadPhaseSettings() != asked) {
            if (auto problem = world().setBroadPhase(asked))
                return *std::move(problem);
            m_isExchanged = true;
        }
        return frame();
    }
    [[nodiscard]] std::optional<BroadPhaseSettings> broadPhaseSettings() override
    {
        return standing().broadPhaseSettings();
    }

    [[nodiscard]] double cellSize() override
    {
        const BroadPhaseSettings& settings = standing().broadPhaseSettings();
        return infoOf(settings.algorithm).usesCellSize ? settings.cellSize : 0.0;
    }

    [[nodiscard]] const StepReport& report() override
    {
        if (m_depth == WalkDepth::Reports)
            return m_history->at(m_step).report;
        if (!m_report)
            m_report = m_history->report(standing());
        return *m_report;
    }
    [[nodiscard]] bool keepsRows() const override { return true; }

    [[nodiscard]] std::optional<Placed> find(ObjectId id) override
    {
        const StatePlace* const place = placeOf(id);
        if (!place)
            return std::nullopt;
        m_history->lead(state(), m_step);
        if (!place->isPresent(state()))
            return std::nullopt;
        return Placed{place->objectIn(state()).shape, place->poseIn(state()), place->velocityIn(state())};
    }
    [[nodiscard]] std::vector<ObjectChange> changesOf(ObjectId id) override
    {
        if (m_step == m_history->firstStep() || movesFreely(id))
            return {};
        ChangeLog log(id);
        m_worldStep.reset();
        m_history->repeat(world(), state(), m_step, {}, {}, &log);
        m_worldStep = m_step;
        m_isExchanged = false;
        const auto changes = log.changes();
        return {changes.begin(), changes.end()};
    }
    [[nodiscard]] Scene scene() override { return standing().toScene(*m_scene); }

    void followPassages(std::size_t frame) override
    {
        m_passageTracker.reset();
        if (frame == 0)
            return;
        static_cast<void>(goTo(frame - 1));
        static_cast<void>(passages());
    }
    [[nodiscard]] std::vector<Passage> passages() override
    {
        std::vector<Passage> found;
        if (m_passageTracker && m_followedTo == m_step)
            return found;
        if (m_passageTracker && m_followedTo + 1 == m_step)
            found = m_passageTracker->observe(standing(), report());
        else
            m_passageTracker.emplace(standing());
        m_followedTo = m_step;
        return found;
    }

private:
    /// Whether the object is absent before and after the step, or moved in it only as integration moves it.
    bool movesFreely(ObjectId id)
    {
        const StepRecord& record = m_history->at(m_step);
        const auto concerns = [id](const StepEvent& event) { return event.object == id; };
        if (std::ranges::any_of(record.report.events, concerns) || std::ranges::binary_search(record.report.edited, id))
            return false;
        const StatePlace* const place = placeOf(id);
        m_history->lead(state(), m_step - 1);
        if (!place)
            return true;
        const bool wasPresent = place->isPresent(state());
        if (!wasPresent) {
            m_history->lead(state(), m_step);
            return !place->isPresent(state());
        }
        const SceneObject& object = place->objectIn(state());
        const Pose pose = place->poseIn(state());
        Motion motion{pose.position, place->velocityIn(state())};
        if (object.isDynamic())
            motion = integrated(motion, accelerationOf(object, record.rest->world), record.rest->step.dt,
                                record.rest->step.integrator, record.rest->world.terminalSpeed);
        m_history->lead(state(), m_step);
        return place->poseIn(state()) == Pose{motion.position, pose.angle, pose.scale} &&
               place->velocityIn(state()) == motion.velocity;
    }

    World& world()
    {
        if (m_made)
            return *m_made;
        m_made = m_worlds->take();
        if (!m_made) // cannot fail: the recorded world was made from the same scene
            m_made.emplace(*World::fromScene(*m_scene));
        if (m_depth == WalkDepth::Reports)
            m_made->restore(state()); // with all rows that ever existed
        return *m_made;
    }

    WorldState& state()
    {
        if (!m_madeState)
            m_madeState.emplace(m_history->stateAt(m_history->lastStep()));
        return *m_madeState;
    }

    const World& standing()
    {
        if (m_depth != WalkDepth::Reports)
            bringWorldTo(m_step);
        return world();
    }

    void bringWorldTo(std::uint64_t step)
    {
        if (m_worldStep == step)
            return;
        m_history->lead(state(), step);
        if (m_depth == WalkDepth::Objects)
            useTrivialBroadPhase();
        world().restore(state());
        m_worldStep = step;
        m_isExchanged = false;
    }

    /// Updating it would be a third of the work, and nothing uses it. The next delta restores the recorded rest.
    void useTrivialBroadPhase()
    {
        if (state().rest == m_plainRest)
            return;
        if (state().rest != m_recordedRest) {
            m_recordedRest = state().rest;
            auto plain = std::make_shared<WorldRest>(*m_recordedRest);
            plain->broadPhase.algorithm = kIdleAlgorithm;
            m_plainRest = std::move(plain);
        }
        state().rest = m_plainRest;
    }

    /// At the last step the world has all rows that it ever had. Null if no row has the id.
    const StatePlace* placeOf(ObjectId id)
    {
        for (const auto& [known, place] : m_places)
            if (known == id)
                return place ? &*place : nullptr;
        if (m_depth != WalkDepth::Reports)
            bringWorldTo(m_history->lastStep());
        std::optional<StatePlace> place;
        if (const auto row = world().objects().rowOf(id))
            place = world().statePlaceOf(*row);
        m_places.emplace_back(id, std::move(place));
        return placeOf(id);
    }

    std::optional<World> m_made;           // see world()
    std::optional<WorldState> m_madeState; // see state()
    std::shared_ptr<const History> m_history;
    std::shared_ptr<const Scene> m_scene;
    std::shared_ptr<WorldShelf> m_worlds;
    WalkDepth m_depth;
    std::uint64_t m_step = 0;                        // the step that is shown
    std::optional<std::uint64_t> m_worldStep;        // step of the world; no value: none, or another broad phase
    bool m_isExchanged = false;                      // frameWith() has replaced the broad phase
    bool m_worldIsReusable = true;                   // another walk can use the world
    std::optional<StepReport> m_report;              // of m_step
    std::shared_ptr<const WorldRest> m_recordedRest; // the rest that m_plainRest replaces
    std::shared_ptr<const WorldRest> m_plainRest;    // the same with a broad phase that costs nothing
    std::optional<PassageTracker> m_passageTracker;
    std::uint64_t m_followedTo = 0;                                       // the last step that the tracker saw
    std::vector<std::pair<ObjectId, std::optional<StatePlace>>> m_places; // of the few ids that were requested
};

} // namespace

std::optional<World> WorldShelf::take()
{
    const std::scoped_lock lock(m_mutex);
    if (m_worlds.empty())
        return std::nullopt;
    std::optional<World> world(std::move(m_worlds.back()));
    m_worlds.pop_back();
    return world;
}

void WorldShelf::giveBack(World world)
{
    const std::scoped_lock lock(m_mutex);
    if (m_worlds.size() < kMost)
        m_worlds.push_back(std::move(world));
}

void WorldShelf::clear()
{
    const std::scoped_lock lock(m_mutex);
    m_worlds.clear();
}

RecordedRun::RecordedRun(std::shared_ptr<const Scene> scene, History history, std::shared_ptr<WorldShelf> worlds)
    : m_scene(std::move(scene))
    , m_history(std::make_shared<const History>(std::move(history)))
    , m_worlds(worlds ? std::move(worlds) : std::make_shared<WorldShelf>())
{}

RecordedRun::RecordedRun(Scene scene)
    : m_scene(std::make_shared<const Scene>(std::move(scene)))
    , m_worlds(std::make_shared<WorldShelf>())
{}

std::size_t RecordedRun::frameCount() const noexcept
{
    return m_history ? static_cast<std::size_t>(m_history->lastStep() - firstStep() + 1) : 1;
}

std::size_t RecordedRun::frameOf(std::uint64_t step) const noexcept
{
    return static_cast<std::size_t>(std::clamp(step, stepOf(0), stepOf(frameCount() - 1)) - firstStep());
}

double RecordedRun::dtOf(std::size_t frame) const noexcept
{
    return m_history ? m_history->at(stepOf(frame)).rest->step.dt : m_scene->step.dt;
}

std::uint64_t RecordedRun::markOf(std::size_t frame) const noexcept
{
    return m_history ? m_history->at(stepOf(frame)).mark : 0;
}

/// Enough steps that their start costs little, and few enough that progress is visible.
std::size_t RecordedRun::blockSize() const noexcept
{
    constexpr std::size_t kMost = 64;
    constexpr std::size_t kLeast = 4;
    constexpr std::size_t kObjects = 200'000; // in all steps of a block
    return std::clamp(kObjects / std::max<std::size_t>(1, m_scene->size()), kLeast, kMost);
}

Result<std::unique_ptr<StepWalk>> RecordedRun::walk(WalkDepth depth) const
{
    std::optional<World> world;
    std::shared_ptr<const History> history = m_history;
    if (!history) {
        auto made = World::fromScene(*m_scene);
        if (!made)
            return made.problem();
        world.emplace(std::move(*made));
        history = std::make_shared<const History>(*world);
    }
    return std::unique_ptr<StepWalk>(
        std::make_unique<RunWalk>(std::move(world), std::move(history), m_scene, m_worlds, depth));
}

void RecordedRun::freeWorlds() const { m_worlds->clear(); }

} // namespace broadside
