#include "core/trace/passage_watch.h"

#include <algorithm>
#include <cmath>
#include <span>
#include <unordered_map>
#include <utility>

namespace broadside::trace {
namespace {

/// Longest path of an object that was not put elsewhere, relative to its path in the frame before; relative to its size
/// if that path is not known.
constexpr double kFarthest = 8.0;
/// Largest difference between two consecutive paths of the same motion, relative to the first path.
constexpr double kSameMotion = 0.5;
/// Boxes in floats differ in their last bits.
constexpr double kSameSize = 1e-4;

/// Relative to the shorter side of the thinner object. An object that passes straight through is inside for at least
/// the thickness of both; with a shorter overlap it may have passed only a corner.
constexpr double kShallowest = 1.0;

double thicknessOf(const ObjectTable& objects, ObjectId id)
{
    const auto row = objects.indexOf(id);
    return row ? std::min(objects.boundsOf(*row).width(), objects.boundsOf(*row).height()) : 0.0;
}

Vec2 sizeOf(const Aabb& box) { return {box.width(), box.height()}; }

bool keepsItsSize(Vec2 a, Vec2 b)
{
    return std::abs(a.x - b.x) <= kSameSize * std::max(a.x, b.x) &&
           std::abs(a.y - b.y) <= kSameSize * std::max(a.y, b.y);
}

/// The passages that the game may have noticed (see passage_watch.h), as pairs of a report.
StepReport noticedOf(std::span<const Passage> found, const TraceWorld& world)
{
    const auto pairOf = [](ObjectId a, ObjectId b) { return IdPair{std::min(a, b), std::max(a, b)}; };
    std::vector<IdPair> passed;
    passed.reserve(found.size());
    for (const Passage& passage : found)
        passed.push_back(pairOf(passage.object, passage.through));
    std::ranges::sort(passed);
    StepReport noticed;
    if (passed.empty())
        return noticed;
    const auto take = [&](std::span<const IdPair> pairs) {
        for (const IdPair& pair : pairs)
            if (std::ranges::binary_search(passed, pairOf(pair.a, pair.b)))
                noticed.began.push_back(pairOf(pair.a, pair.b));
    };
    const FrameData& frame = world.data();
    take(frame.contacts);
    if (!world.info().contents.contacts) // the result of the game's narrow phase is not known
        take(frame.candidates);
    std::ranges::sort(noticed.began);
    return noticed;
}

} // namespace

bool PassageWatch::follows(const FrameData& frame) const noexcept
{
    return m_step && frame.dropped == m_dropped && (m_countsFrames || frame.step == *m_step + 1);
}

bool PassageWatch::wasTeleported(const TraceWorld& world, ObjectIndex row, Vec2 motion) const
{
    const Known& before = m_known[row];
    const ObjectTable& objects = world.objects();
    const Vec2 size = sizeOf(objects.boundsOf(row));
    if (objects.isBox(row) && !keepsItsSize(size, before.size))
        return true;
    if (std::abs(motion.x) > world.world().width / 2 || std::abs(motion.y) > world.world().height / 2)
        return true;
    const double larger = std::max(size.x, size.y);
    if (before.motion && before.hasMovedHere)
        return length(motion) > std::max(kFarthest * length(*before.motion), larger);
    const bool goesOn = before.motion && length(motion - *before.motion) <= kSameMotion * length(*before.motion);
    return length(motion) > kFarthest * larger && !goesOn;
}

/// Nothing if the object was absent before.
std::optional<Vec2> PassageWatch::motionOf(const TraceWorld& world, ObjectIndex row) const
{
    const ObjectTable& objects = world.objects();
    if (row >= m_known.size() || !objects.isPresent(row) || m_known[row].id != objects.idOf(row))
        return std::nullopt;
    return objects.poseOf(row).position - m_known[row].position;
}

/// Moves the data of each object to its new row.
void PassageWatch::followRows(const ObjectTable& objects)
{
    std::unordered_map<ObjectId, Known> known;
    for (const Known& object : m_known)
        if (!object.id.isNull())
            known.emplace(object.id, object);
    m_known.assign(objects.rowCount(), {});
    for (ObjectIndex row = 0; row < objects.rowCount(); ++row)
        if (const auto found = known.find(objects.idOf(row)); found != known.end())
            m_known[row] = found->second;
}

/// Costs nothing in a frame without marks.
void PassageWatch::takeMarks(const TraceWorld& world)
{
    const ObjectMarks& marks = world.data().marks;
    m_said.clear();
    if (marks.isEmpty())
        return;
    m_said.resize(world.objects().rowCount(), Said::Nothing);
    const auto say = [&](ObjectMark mark, Said said) {
        for (const ObjectId id : marks.of(mark))
            if (const auto row = world.objects().indexOf(id))
                m_said[*row] = said;
    };
    say(ObjectMark::Swept, Said::Swept);
    say(ObjectMark::Teleported, Said::PutElsewhere);
    say(ObjectMark::Spawned, Said::PutElsewhere);
}

std::vector<Passage> PassageWatch::observe(const TraceWorld& world)
{
    const ObjectTable& objects = world.objects();
    const FrameData& frame = world.data();
    const bool hasPast = follows(frame);
    if (!hasPast)
        m_known.clear();
    else if (world.renumbered())
        followRows(objects);
    m_from.clear();
    m_from.resize(objects.rowCount());
    m_known.resize(objects.rowCount());
    takeMarks(world);
    for (ObjectIndex row = 0; row < objects.rowCount(); ++row) {
        const Said said = m_said.empty() ? Said::Nothing : m_said[row];
        const std::optional<Vec2> motion = motionOf(world, row);
        const bool went =
            motion && said != Said::PutElsewhere && (*motion == Vec2{} || !wasTeleported(world, row, *motion));
        if (went && said != Said::Swept)
            m_from.set(row, m_known[row].position);
        const bool isThere = objects.isPresent(row);
        m_known[row] = {isThere ? objects.idOf(row) : ObjectId{}, objects.poseOf(row).position,
                        sizeOf(objects.boundsOf(row)), motion, went};
    }
    m_step = frame.step;
    m_dropped = frame.dropped;
    if (!hasPast)
        return {};
    const StepReport nothing;
    std::vector<Passage> found = m_search.look({objects, m_from, nothing});
    if (const StepReport noticed = noticedOf(found, world); !noticed.began.empty())
        found = m_search.look({objects, m_from, noticed});
    std::erase_if(found, [&](const Passage& passed) {
        return passed.inside <
               kShallowest * std::min(thicknessOf(objects, passed.object), thicknessOf(objects, passed.through));
    });
    return found;
}

} // namespace broadside::trace
