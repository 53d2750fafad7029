#include "core/debug/expectation/stay_check.h"

#include "core/base/count_text.h"
#include "core/collision/overlap.h"
#include "core/debug/expectation/links.h"
#include "core/debug/expectation/motion.h"

#include <algorithm>
#include <array>

namespace broadside::expectation {
namespace {

/// A side of the region, and how far the box reaches over it.
struct Excess {
    const char* side = nullptr;
    double metres = 0.0;
};

/// The side over which the box reaches farthest.
Excess largestExcess(const Aabb& box, const Aabb& region)
{
    const std::array sides{Excess{"left", region.lo.x - box.lo.x}, Excess{"right", box.hi.x - region.hi.x},
                           Excess{"lower", region.lo.y - box.lo.y}, Excess{"upper", box.hi.y - region.hi.y}};
    return *std::ranges::max_element(sides, {}, &Excess::metres);
}

std::string sizeText(const Aabb& box) { return metresText(box.width()) + " x " + metresText(box.height()); }

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
    const std::string where =
        " reaches over the " + std::string(excess.side) + " side of the region by " + metresText(excess.metres);
    if (*m_facts.failure == *m_facts.first) {
        m_chain.add(ReasonRule::StartsOutside,
                    "The box of " + m_facts.name + where + " in " + stepText(step) + ", the first one with it.", step);
        m_chain.offer("Place " + m_facts.name + " inside the region, or make the region larger.");
    } else {
        m_chain.add(ReasonRule::LeavesRegion, "In " + stepText(step) + " the box of " + m_facts.name + where + ".",
                    step);
    }
    constexpr double kRounding = 1e-9; // relative: as good as equal
    const double larger = std::max(box.width() - m_region.width(), box.height() - m_region.height());
    if (!(larger > kRounding * std::max(box.width(), box.height())))
        return;
    m_chain.add(ReasonRule::LargerThanRegion, "The box of " + m_facts.name + " is larger than the region: " +
                                                  sizeText(box) + ", and the region is " + sizeText(m_region) + ".");
    m_chain.offer("Make the region larger than the box.");
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
    m_chain.add(ReasonRule::Sensor,
                "In " + stepText(m_view.step()) + " it touches " + m_view.nameOf(other) +
                    ", which does not push it back, because the `onHit` of " + m_facts.name + " is none.",
                m_view.step(), other);
    m_chain.offer("Set `onHit` of " + m_facts.name + " to bounce or stop.");
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
        chain.add(ReasonRule::StaysInside, "The box of " + facts.name + " is inside the region at the end of " +
                                               countOf(facts.frames, "step") + ", all those with it.");
        chain.moveTo(answer, "Nothing needs to change.");
        return answer;
    }
    answer.step = view.stepOf(*facts.failure);
    StayChain writer(view, expectation, facts);
    if (view.goTo(*facts.failure))
        writer.write();
    writer.chain().moveTo(answer, "Change what moves " + facts.name + ", or put something in its way that stops it.");
    return answer;
}

} // namespace broadside::expectation
