#include "core/debug/audit/passage.h"

#include "core/collision/overlap.h"
#include "core/collision/sweep.h"
#include "core/debug/audit/crossing.h"
#include "core/dynamics/launcher.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace broadside {
namespace {

/// Sweeps the pairs whose swept boxes overlap.
class PassedPairs final : public PairSink {
public:
    explicit PassedPairs(const StepPaths& step, PairSink* meetings = nullptr)
        : m_step(step)
        , m_objects(step.objects)
        , m_meetings(meetings)
    {}

    void take(std::span<const IndexPair> pairs) override
    {
        if (m_meetings)
            m_meetings->take(pairs);
        for (const IndexPair pair : pairs)
            if (m_step.from[pair.a] && m_step.from[pair.b])
                look(std::min(pair.a, pair.b), std::max(pair.a, pair.b));
    }

    std::vector<Passage> found;

private:
    [[nodiscard]] Vec2 motionOf(ObjectIndex row) const
    {
        return m_objects.poseOf(row).position - m_step.from[row].value_or(Vec2{});
    }
    [[nodiscard]] StepPath straightPathOf(ObjectIndex row) const
    {
        return {m_step.from[row].value_or(Vec2{}), m_objects.poseOf(row).position};
    }
    /// The pose before the step, but with the angle after it.
    [[nodiscard]] Pose startOf(ObjectIndex row) const
    {
        Pose pose = m_objects.poseOf(row);
        pose.position = m_step.from[row].value_or(Vec2{});
        return pose;
    }
    [[nodiscard]] bool haveMet(ObjectIndex a, ObjectIndex b) const
    {
        const ObjectId first = m_objects.idOf(a);
        const ObjectId second = m_objects.idOf(b);
        const IdPair pair{std::min(first, second), std::max(first, second)};
        return std::ranges::binary_search(m_step.report.began, pair) ||
               std::ranges::binary_search(m_step.report.stayed, pair);
    }
    /// Whether their boxes touch on the relative path; this spares most of the tests that cost more.
    [[nodiscard]] bool sweptBoxesTouch(ObjectIndex a, ObjectIndex b, Vec2 relative) const
    {
        const Aabb& box = m_objects.boundsOf(a);
        const Aabb& other = m_objects.boundsOf(b);
        const Aabb swept = united(box, translated(box, -relative));
        return overlaps(grown(swept, sweepToleranceFor(united(swept, other))), other);
    }
    [[nodiscard]] bool overlapAt(ObjectIndex a, ObjectIndex b, Vec2 relative, double fraction) const
    {
        Pose pose = startOf(a);
        pose.position += fraction * relative;
        return overlap(m_objects.shapeOf(a), pose, m_objects.shapeOf(b), startOf(b));
    }
    /// Whether a response has to keep them apart.
    [[nodiscard]] bool isSeparatedByResponse(ObjectIndex a, ObjectIndex b) const { return gives(a) || gives(b); }
    [[nodiscard]] bool gives(ObjectIndex row) const
    {
        const SceneObject& object = m_objects.objectOf(row);
        return object.isDynamic() && (object.onHit == HitResponse::Bounce || object.onHit == HitResponse::Stop);
    }
    void look(ObjectIndex a, ObjectIndex b);
    [[nodiscard]] bool findUnseenPassage(ObjectIndex a, ObjectIndex b, Vec2 relative);
    void findSeenPassage(ObjectIndex a, ObjectIndex b, Vec2 relative);
    void add(ObjectIndex a, ObjectIndex b, Vec2 relative, const Crossing& inside, bool wasSeen, bool untilMiddle);
    [[nodiscard]] std::optional<Crossing> crossing(ObjectIndex a, ObjectIndex b, Vec2 relative) const
    {
        return crossingOf(m_objects.shapeOf(a), startOf(a), relative, m_objects.shapeOf(b), startOf(b));
    }
    [[nodiscard]] double endOfFirstStretch(ObjectIndex a, ObjectIndex b, Vec2 relative, double begin, double end) const;

    const StepPaths& m_step;
    const ObjectTable& m_objects;
    PairSink* m_meetings;
};

void PassedPairs::look(ObjectIndex a, ObjectIndex b)
{
    const Vec2 relative = motionOf(a) - motionOf(b);
    if (relative == Vec2{} || !sweptBoxesTouch(a, b, relative))
        return;
    if (!findUnseenPassage(a, b, relative) && isSeparatedByResponse(a, b))
        findSeenPassage(a, b, relative);
}

bool PassedPairs::findUnseenPassage(ObjectIndex a, ObjectIndex b, Vec2 relative)
{
    const Shape& shapeA = m_objects.shapeOf(a);
    const Shape& shapeB = m_objects.shapeOf(b);
    if (overlap(shapeA, m_objects.poseOf(a), shapeB, m_objects.poseOf(b)))
        return false; // they overlap at the end
    const auto begin = firstContact(shapeA, startOf(a), relative, shapeB, startOf(b));
    if (!begin || *begin == 0.0 || haveMet(a, b))
        return false;
    const auto backwards = firstContact(shapeA, m_objects.poseOf(a), -relative, shapeB, m_objects.poseOf(b));
    if (!backwards)
        return false;
    const double end = 1.0 - *backwards;
    const double pathLength = length(relative);
    if ((end - *begin) * pathLength <= sweepToleranceFor(united(m_objects.boundsOf(a), m_objects.boundsOf(b))))
        return false; // only a touch
    const auto crossed = isSeparatedByResponse(a, b) ? crossing(a, b, relative) : std::nullopt;
    if (crossed)
        add(a, b, relative, *crossed, false, true);
    else
        add(a, b, relative, {*begin, endOfFirstStretch(a, b, relative, *begin, end)}, false, false);
    return true;
}

void PassedPairs::findSeenPassage(ObjectIndex a, ObjectIndex b, Vec2 relative)
{
    if (const auto crossed = crossing(a, b, relative))
        add(a, b, relative, *crossed, true, true);
}

void PassedPairs::add(ObjectIndex a, ObjectIndex b, Vec2 relative, const Crossing& inside, bool wasSeen,
                      bool untilMiddle)
{
    const bool isA = lengthSquared(motionOf(a)) >= lengthSquared(motionOf(b));
    const auto [object, through] = isA ? std::pair{a, b} : std::pair{b, a};
    const double pathLength = length(relative);
    found.push_back({m_objects.idOf(object), m_objects.idOf(through), inside.begin,
                     startOf(object).position + inside.begin * motionOf(object), pathLength,
                     (inside.middle - inside.begin) * pathLength, straightPathOf(object), straightPathOf(through),
                     wasSeen, untilMiddle});
}

/// Shapes that are not convex may separate and meet again on the path: a path through a frame crosses two walls.
double PassedPairs::endOfFirstStretch(ObjectIndex a, ObjectIndex b, Vec2 relative, double begin, double end) const
{
    constexpr int kLooks = 32;
    double last = begin;
    for (int i = 1; i < kLooks; ++i) {
        const double fraction = begin + (end - begin) * i / kLooks;
        if (!overlapAt(a, b, relative, fraction))
            return last;
        last = fraction;
    }
    return end;
}

/// Whether any object moved: a world at rest costs nothing.
bool hasMoved(const StepPaths& step)
{
    bool moved = false;
    step.objects.forEach([&](ObjectIndex row) {
        moved = moved || (step.from[row] && *step.from[row] != step.objects.poseOf(row).position);
    });
    return moved;
}

/// Finds which rows moved straight.
class Paths {
public:
    Paths(const World& world, const std::set<ObjectId>& projectiles, const std::vector<ObjectId>& edited)
        : m_world(world)
        , m_projectiles(projectiles)
        , m_edited(edited)
    {}

    /// Whether a row moved straight from its position before the step to its present one.
    [[nodiscard]] bool hasPath(ObjectIndex row, const Motion& before) const
    {
        if (isStoppedBySweep(row))
            return false;
        const Vec2 now = m_world.objects().poseOf(row).position;
        return now == before.position || !(wasWrapped(row, before) || (mayJump(row, before) && isTooFar(row, before)));
    }

private:
    /// Swept motion redirects or stops the object on its path, and lets it enter nothing.
    [[nodiscard]] bool isStoppedBySweep(ObjectIndex row) const
    {
        const SceneObject& object = m_world.objects().objectOf(row);
        return m_world.stepSettings().continuous && object.isDynamic() &&
               (object.onHit == HitResponse::Bounce || object.onHit == HitResponse::Stop);
    }
    [[nodiscard]] bool wasWrapped(ObjectIndex row, const Motion& before) const
    {
        const WorldSettings& world = m_world.settings();
        if (world.edges != EdgeRule::Wrap)
            return false;
        const Vec2 after = m_world.objects().poseOf(row).position;
        const Vec2 velocity = m_world.velocityOf(row);
        return wasWrapped(before.position.x, after.x, world.width, before.velocity.x, velocity.x) ||
               wasWrapped(before.position.y, after.y, world.height, before.velocity.y, velocity.y);
    }
    /// A wrapped object is on the edge opposite to the one that it crossed.
    static bool wasWrapped(double before, double after, double size, double velocityBefore, double velocityAfter)
    {
        if (before == after || (after != 0.0 && after != size))
            return false;
        const double motion = after - before;
        return motion * velocityAfter <= 0.0 || motion * velocityBefore < 0.0;
    }
    /// Shot again, edited, or reflected from far outside.
    [[nodiscard]] bool mayJump(ObjectIndex row, const Motion& before) const
    {
        const WorldSettings& world = m_world.settings();
        const ObjectId id = m_world.objects().idOf(row);
        return m_projectiles.contains(id) || std::ranges::binary_search(m_edited, id) ||
               (world.edges == EdgeRule::Bounce &&
                !contains(Aabb{{0.0, 0.0}, {world.width, world.height}}, before.position));
    }
    /// Whether it moved farther than its speed allows.
    [[nodiscard]] bool isTooFar(ObjectIndex row, const Motion& before) const
    {
        const ObjectTable& objects = m_world.objects();
        const double dt = m_world.stepSettings().dt;
        const double speeds = length(before.velocity) + length(m_world.velocityOf(row));
        const double acceleration = length(accelerationOf(objects.objectOf(row), m_world.settings()));
        const double slack = sweepToleranceFor({before.position, before.position});
        return length(objects.poseOf(row).position - before.position) > (speeds + acceleration * dt) * dt + slack;
    }

    const World& m_world;
    const std::set<ObjectId>& m_projectiles;
    const std::vector<ObjectId>& m_edited;
};

} // namespace

std::vector<Passage> passagesIn(const StepPaths& step) { return PassageSearch().look(step); }

namespace {

/// The box around the path of a row; its present box if it has no path.
Aabb sweptBox(const StepPaths& step, ObjectIndex row)
{
    const Aabb& box = step.objects.boundsOf(row);
    if (!step.from[row])
        return box;
    const Vec2 back = *step.from[row] - step.objects.poseOf(row).position;
    const Aabb swept = back == Vec2{} ? box : united(box, translated(box, back));
    return grown(swept, sweepToleranceFor(swept));
}

std::vector<Passage> inStepOrder(std::vector<Passage> found)
{
    std::ranges::sort(found, {}, [](const Passage& t) { return std::pair{t.object, t.through}; });
    return found;
}

} // namespace

std::vector<Passage> PassageSearch::look(const StepPaths& step)
{
    if (!hasMoved(step))
        return {};
    PassedPairs pairs(step);
    m_finder.find(
        step.objects, [&](ObjectIndex row) { return step.from[row] ? sweptBox(step, row) : Aabb{}; }, std::nullopt,
        pairs);
    return inStepOrder(std::move(pairs.found));
}

std::vector<Passage> PassageSearch::look(const StepPaths& step, std::optional<Algorithm> audited, PairSink& meetings)
{
    PassedPairs pairs(step, &meetings);
    m_finder.find(
        step.objects, [&](ObjectIndex row) { return sweptBox(step, row); }, audited, pairs);
    return inStepOrder(std::move(pairs.found));
}

namespace {

/// A search keeps its structure for the next step. In a world of more rows it is freed, and made again in each step:
/// the audit's own search of overlaps takes the same memory, and each begins when the other one has ended.
constexpr std::size_t kMostRowsKept = 500'000;

} // namespace

PassageTracker::PassageTracker(const World& world) { remember(world); }

void PassageTracker::remember(const World& world)
{
    const ObjectTable& objects = world.objects();
    if (objects.rowCount() > kMostRowsKept)
        m_search = PassageSearch();
    m_from.resize(objects.rowCount());
    m_velocities.resize(objects.rowCount());
    for (ObjectIndex row = 0; row < m_from.size(); ++row) {
        m_from.set(row, objects.isPresent(row) ? std::optional(objects.poseOf(row).position) : std::nullopt);
        m_velocities[row] = world.velocityOf(row);
    }
}

/// During steps of the world, rows are only added, and existing rows are only edited.
void PassageTracker::noteProjectiles(const ObjectTable& objects, const std::vector<ObjectId>& edited)
{
    const auto note = [&](ObjectIndex row) {
        if (const Launcher* launcher = launcherOf(objects.objectOf(row)))
            m_projectiles.insert(launcher->projectile);
    };
    for (; m_noted < objects.rowCount(); ++m_noted)
        note(static_cast<ObjectIndex>(m_noted));
    for (const ObjectId id : edited)
        if (const auto row = objects.rowOf(id))
            note(*row);
}

void PassageTracker::followPaths(const World& world, const std::vector<ObjectId>& edited)
{
    const ObjectTable& objects = world.objects();
    noteProjectiles(objects, edited);
    const Paths paths(world, m_projectiles, edited);
    m_from.resize(objects.rowCount());
    m_velocities.resize(objects.rowCount());
    for (ObjectIndex row = 0; row < m_from.size(); ++row)
        if (const auto from = m_from[row])
            if (!objects.isPresent(row) || !paths.hasPath(row, {*from, m_velocities[row]}))
                m_from.set(row, std::nullopt);
}

std::vector<Passage> PassageTracker::observe(const World& world, const StepReport& report)
{
    followPaths(world, report.edited);
    std::vector<Passage> found = m_search.look({world.objects(), m_from, report});
    remember(world);
    return found;
}

std::vector<Passage> PassageTracker::observe(const World& world, const StepReport& report,
                                             std::optional<Algorithm> audited, PairSink& meetings)
{
    followPaths(world, report.edited);
    std::vector<Passage> found = m_search.look({world.objects(), m_from, report}, audited, meetings);
    remember(world);
    return found;
}

} // namespace broadside
