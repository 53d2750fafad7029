#include "core/debug/expectation/stay_check.h"

#include "core/collision/overlap.h"
#include "core/debug/expectation/expectation_messages.h"
#include "core/debug/expectation/links.h"
#include "core/debug/expectation/motion.h"

#include <algorithm>
#include <array>

namespace broadside::expectation {
namespace {

/// A side of the region, and how far the box reaches over it.
struct Excess {
    const texts::Form<>* side = nullptr;
    double metres = 0.0;
};

/// The side over which the box reaches farthest.
Excess largestExcess(const Aabb& box, const Aabb& region)
{
    const std::array sides{Excess{&texts::expectLeftSide, region.lo.x - box.lo.x},
                           Excess{&texts::expectRightSide, box.hi.x - region.hi.x},
                           Excess{&texts::expectLowerSide, region.lo.y - box.lo.y},
                           Excess{&texts::expectUpperSide, box.hi.y - region.hi.y}};
    return *std::ranges::max_element(sides, {}, &Excess::metres);
}

/// The frames in which the object is in the region.
struct StayFacts {
    std::optional<std::size_t> first; ///< The first frame with the object.
    std::optional<std::size_t> failure;
    std::uint64_t frames = 0; ///< Frames with the object, up to the failure.
    std::string name;
};

StayFacts factsOfStay(RunView& view, const StayExpectation& stay)
{
    StayFacts facts;
    view.forEachFrame([&](std::size_t frame) {
        const auto row = view.objects().indexOf(stay.object);
        if (!row)
            return true;
        if (!facts.first) {
            facts.first = frame;
            facts.name = view.nameOf(stay.object);
        }
        ++facts.frames;
        if (!contains(stay.region, view.objects().boundsOf(*row)))
            facts.failure = frame;
        return !facts.failure;
    });
    return facts;
}

/// Writes the chain for an object that leaves its region. The view is at the frame of the failure.
class StayChain {
public:
    StayChain(RunView& view, const StayExpectation& stay, const StayFacts& facts)
        : m_view(view)
        , m_id(stay.object)
        , m_region(stay.region)
        , m_facts(facts)
    {}

    void write();
    [[nodiscard]] Chain& chain() noexcept { return m_chain; }

private:
    void outcome();
    void passages();
    void border();
    void borderWith(ObjectId other);

    RunView& m_view;
    ObjectId m_id;
    Aabb m_region;
    const StayFacts& m_facts;
    Chain m_chain;
};

void StayChain::write()
{
    outcome();
    if (*m_facts.failure != *m_facts.first) {
        passages();
        border();
        addMotion(m_view, m_chain, *m_facts.failure, m_id);
    }
    const std::array ids{m_id};
    const std::uint64_t step = m_view.stepOf(*m_facts.failure);
    const RunLog log = logOf(m_view, ids, step);
    if (m_view.goTo(*m_facts.failure))
        addOrigin(m_view, m_chain, log, m_id, step);
}

void StayChain::outcome()
{
    const std::uint64_t step = m_view.step();
    const Aabb box = m_view.objects().boundsOf(*m_view.objects().indexOf(m_id));
    const Excess excess = largestExcess(box, m_region);
    if (*m_facts.failure == *m_facts.first) {
        m_chain.add(ReasonRule::StartsOutside,
                    texts::expectStartsOutside(m_facts.name, (*excess.side)(), rounded(excess.metres), step), step);
        m_chain.offer(texts::expectPlaceInside(m_facts.name));
    } else {
        m_chain.add(ReasonRule::LeavesRegion,
                    texts::expectLeavesRegion(step, m_facts.name, (*excess.side)(), rounded(excess.metres)), step);
    }
    constexpr double kRounding = 1e-9; // relative: as good as equal
    const double larger = std::max(box.width() - m_region.width(), box.height() - m_region.height());
    if (!(larger > kRounding * std::max(box.width(), box.height())))
        return;
    m_chain.add(ReasonRule::LargerThanRegion,
                texts::expectLargerThanRegion(m_facts.name, rounded(box.width()), rounded(box.height()),
                                              rounded(m_region.width()), rounded(m_region.height())));
    m_chain.offer(texts::expectEnlargeRegion());
}

/// The last object through which it passed.
void StayChain::passages()
{
    if (const auto passed = lastPassageThrough(m_view, *m_facts.failure, m_id))
        addPassage(m_view, m_chain, *passed);
}

/// What it overlaps when it leaves the region, and what does not stop it.
void StayChain::border()
{
    if (!m_view.goTo(*m_facts.failure))
        return;
    constexpr std::size_t kMost = 3; // further objects say no more
    std::vector<ObjectId> overlapping;
    const ObjectTable& objects = m_view.objects();
    const ObjectIndex row = *objects.indexOf(m_id);
    objects.forEach([&](ObjectIndex other) {
        if (other != row && overlapping.size() < kMost &&
            overlap(objects.shapeOf(row), objects.poseOf(row), objects.shapeOf(other), objects.poseOf(other)))
            overlapping.push_back(objects.idOf(other));
    });
    for (const ObjectId other : overlapping)
        if (m_view.goTo(*m_facts.failure))
            borderWith(other);
}

void StayChain::borderWith(ObjectId other)
{
    if (addFilters(m_view, m_chain, m_id, other))
        return;
    if (!m_view.touch(m_id, other))
        return addIgnoredOverlap(m_view, m_chain, *m_facts.failure, m_id, other);
    const ObjectTable& objects = m_view.objects();
    const SceneObject& object = objects.objectOf(*objects.indexOf(m_id));
    if (!m_view.source().knows().events || (object.isDynamic() && object.onHit != HitResponse::None))
        return;
    m_chain.add(ReasonRule::Sensor, texts::expectSensorAtBorder(m_view.step(), m_view.nameOf(other), m_facts.name),
                m_view.step(), other);
    m_chain.offer(texts::expectLetRespond(m_facts.name));
}

} // namespace

Result<ExpectationAnswer> check(RunView& view, const StayExpectation& expectation)
{
    const StayFacts facts = factsOfStay(view, expectation);
    if (!facts.first)
        return view.unknownObject(expectation.object);
    ExpectationAnswer answer;
    answer.holds = !facts.failure;
    if (answer.holds) {
        Chain chain;
        chain.add(ReasonRule::StaysInside, texts::expectStaysInside(facts.name, facts.frames));
        chain.moveTo(answer, texts::expectNoChange());
        return answer;
    }
    answer.step = view.stepOf(*facts.failure);
    StayChain writer(view, expectation, facts);
    if (view.goTo(*facts.failure))
        writer.write();
    writer.chain().moveTo(answer, texts::expectStopIt(facts.name));
    return answer;
}

} // namespace broadside::expectation
