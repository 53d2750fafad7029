#include "core/debug/expectation/hit_check.h"

#include "core/collision/queries.h"
#include "core/debug/audit/run_passages.h"
#include "core/debug/expectation/convex_hull.h"
#include "core/debug/expectation/expectation_messages.h"
#include "core/debug/expectation/hit_search.h"
#include "core/debug/expectation/links.h"
#include "core/dynamics/launcher.h"

#include <algorithm>
#include <array>

namespace broadside::expectation {
namespace {

/// Writes the chain for a hit.
class HitChain {
public:
    HitChain(RunView& view, const HitExpectation& hit, HitFacts facts)
        : m_view(view)
        , m_a(hit.a)
        , m_b(hit.b)
        , m_facts(std::move(facts))
    {}

    void writeMet();
    void writeFailure();
    [[nodiscard]] Chain& chain() noexcept { return m_chain; }

private:
    [[nodiscard]] std::uint64_t lastStep() const { return m_view.stepOf(m_view.lastFrame()); }
    [[nodiscard]] std::optional<FoundPassage> passageIn(StepRange steps);

    void outcome();
    void missed();
    void presence(const Presence& mine, ObjectId id);
    void passage();
    void boxes();
    void candidates();
    void obstacles();
    void obstacle(ObjectId mover, ObjectId target);
    void start();
    void notLaunched(ObjectId id);
    void end();

    RunView& m_view;
    ObjectId m_a;
    ObjectId m_b;
    HitFacts m_facts;
    RunLog m_log;
    Chain m_chain;
};

void HitChain::writeMet()
{
    const std::uint64_t step = m_view.stepOf(*m_facts.contact);
    m_chain.add(ReasonRule::Met, texts::expectMet(m_facts.a.name, m_facts.b.name, step), step);
    if (!m_view.goTo(*m_facts.contact))
        return;
    missed();
    if (!m_view.goTo(*m_facts.contact))
        return;
    addSensor(m_view, m_chain, m_a, m_b);
    constexpr std::uint64_t kSteps = 10; // a passage that was seen ends soon after the contact begins
    if (const auto passed = passageIn({step, std::min(step + kSteps, lastStep())}))
        addPassage(m_view, m_chain, {passed->step, passed->dt, passed->passage});
}

/// They met, but the game did not report them in every step in which they overlap.
void HitChain::missed()
{
    if (!m_facts.firstMissed || m_view.asked())
        return;
    const auto answer = whyIn(m_view, *m_facts.firstMissed, m_a, m_b);
    if (!answer || !answer->cause)
        return;
    const std::uint64_t step = m_view.stepOf(*m_facts.firstMissed);
    m_chain.add(ReasonRule::OverlapIgnored, texts::expectMissedAtTimes(m_facts.overlaps, m_facts.missed, step), step);
    addIgnoredOverlap(m_view, m_chain, *m_facts.firstMissed, m_a, m_b);
}

void HitChain::writeFailure()
{
    outcome();
    const std::size_t frame = m_facts.nearest ? m_facts.nearestFrame : m_view.lastFrame();
    const bool cannotCollide = m_view.goTo(frame) && addFilters(m_view, m_chain, m_a, m_b);
    const std::array ids{m_a, m_b};
    m_log = logOf(m_view, ids, lastStep());
    if (!cannotCollide && m_facts.nearest) {
        if (m_facts.ignoredOverlap)
            addIgnoredOverlap(m_view, m_chain, *m_facts.ignoredOverlap, m_a, m_b);
        passage();
        boxes();
        candidates();
        obstacles();
    }
    presence(m_facts.a, m_a);
    presence(m_facts.b, m_b);
    if (cannotCollide || !m_facts.nearest || !m_view.goTo(m_facts.nearestFrame))
        return;
    start();
    end();
}

void HitChain::outcome()
{
    if (!m_facts.nearest)
        return m_chain.add(ReasonRule::NeverTogether, texts::expectNeverTogether(m_facts.a.name, m_facts.b.name));
    const auto& [step, distance] = *m_facts.nearest;
    if (distance > 0.0)
        return m_chain.add(ReasonRule::Apart,
                           texts::expectApart(m_facts.a.name, m_facts.b.name, step, rounded(distance)), step);
    m_chain.add(ReasonRule::OverlapIgnored, texts::expectOverlapIgnored(m_facts.a.name, m_facts.b.name, step), step);
}

/// Says when an object was absent: before it came, and after it was removed for good.
void HitChain::presence(const Presence& mine, ObjectId id)
{
    if (*mine.first > m_view.firstFrame())
        m_chain.add(ReasonRule::NotAliveYet, texts::expectNotAliveYet(mine.name, m_view.stepOf(*mine.first)),
                    m_view.stepOf(*mine.first));
    if (mine.last == m_view.lastFrame() || !m_view.goTo(mine.last))
        return;
    const std::uint64_t step = m_view.stepOf(mine.last + 1);
    addRemoval(m_view, m_chain, m_log, id, step);
    m_chain.offer(texts::expectStayLonger(mine.name, step));
}

std::optional<FoundPassage> HitChain::passageIn(StepRange steps)
{
    const auto found = passagesOf(m_view.source(), steps, m_a, m_b, m_view.stop(), [](double) {});
    return found.empty() ? std::nullopt : std::optional(found.front());
}

void HitChain::passage()
{
    if (const auto passed = passageIn({m_view.stepOf(m_view.firstFrame()), lastStep()}))
        addPassage(m_view, m_chain, {passed->step, passed->dt, passed->passage});
}

/// Shapes that leave a part of their boxes empty.
void HitChain::boxes()
{
    if (!m_facts.boxesOnly || !m_view.goTo(*m_facts.boxesOnly))
        return;
    const ObjectTable& objects = m_view.objects();
    const ObjectIndex a = *objects.indexOf(m_a);
    const ObjectIndex b = *objects.indexOf(m_b);
    const std::uint64_t step = m_view.step();
    const texts::Number apart =
        rounded(distanceBetween(objects.shapeOf(a), objects.poseOf(a), objects.shapeOf(b), objects.poseOf(b)));
    const auto isInside = [&](ObjectIndex inner, ObjectIndex outer) {
        return isInHullOf(objects.shapeOf(inner), objects.poseOf(inner), objects.shapeOf(outer), objects.poseOf(outer));
    };
    const bool isAInB = isInside(a, b);
    if (!isAInB && !isInside(b, a)) {
        m_chain.add(ReasonRule::OnlyBoxesOverlap, texts::expectOnlyBoxes(m_facts.a.name, m_facts.b.name, step, apart),
                    step);
        return m_chain.offer(texts::expectEnlargeShape(apart));
    }
    const std::string& inner = isAInB ? m_facts.a.name : m_facts.b.name;
    const std::string& outer = isAInB ? m_facts.b.name : m_facts.a.name;
    m_chain.add(ReasonRule::Hole, texts::expectHole(step, inner, outer, apart), step);
    m_chain.offer(texts::expectFillHole(outer));
}

/// Whether the broad phase reported the pair when it was nearest.
void HitChain::candidates()
{
    if (m_facts.boxesOnly || m_facts.ignoredOverlap)
        return;
    const auto answer = whyIn(m_view, m_facts.nearestFrame, m_a, m_b);
    if (answer && !answer->candidate && !answer->boxOverlap && !answer->overlap && answer->canCollide)
        m_chain.add(ReasonRule::NotCandidate, texts::expectInStep(m_facts.nearest->step, answer->sentence),
                    m_facts.nearest->step);
}

void HitChain::obstacles()
{
    obstacle(m_a, m_b);
    obstacle(m_b, m_a);
}

/// A third object that the mover met when the two were nearest, and that changed its motion.
void HitChain::obstacle(ObjectId mover, ObjectId target)
{
    const std::uint64_t step = m_facts.nearest->step;
    const RunLog::Touch* const touch = m_log.firstTouchFrom(mover, step);
    if (!touch || touch->step > step + 1 || touch->other == target || !m_view.goTo(m_facts.nearestFrame))
        return;
    const ObjectTable& objects = m_view.objects();
    const auto row = objects.indexOf(mover);
    const auto goal = objects.indexOf(target);
    const auto third = objects.indexOf(touch->other);
    if (!row || !goal || !third || !isPushedByHits(objects.objectOf(*row)))
        return;
    const bool isBetween = castRay(objects.shapeOf(*third), objects.poseOf(*third), objects.poseOf(*row).position,
                                   objects.poseOf(*goal).position)
                               .has_value();
    if (!isBetween)
        return;
    const std::string name = m_view.nameOf(touch->other);
    m_chain.add(ReasonRule::InTheWay,
                texts::expectInTheWay(m_view.nameOf(mover), name, touch->step, m_view.nameOf(target)), touch->step,
                touch->other);
    addHidden(m_view, m_chain, touch->other);
    m_chain.offer(texts::expectMoveAway(name));
}

/// What set the two in motion, or did not.
void HitChain::start()
{
    for (const ObjectId id : {m_a, m_b}) {
        addOrigin(m_view, m_chain, m_log, id, m_facts.nearest->step);
        notLaunched(id);
    }
    if (m_facts.a.hasMoved || m_facts.b.hasMoved || m_view.firstFrame() == m_view.lastFrame())
        return;
    m_chain.add(ReasonRule::NotMoving, texts::expectNotMoving(m_facts.a.name, m_facts.b.name));
    m_chain.offer(texts::expectGiveVelocity());
}

void HitChain::notLaunched(ObjectId id)
{
    if (!m_view.source().knows().events || m_log.last(StepEvent::Kind::Launched, id, lastStep()))
        return;
    const ObjectTable& objects = m_view.objects();
    objects.forEach([&](ObjectIndex row) {
        const Launcher* const launcher = launcherOf(objects.objectOf(row));
        if (!launcher || launcher->projectile != id)
            return;
        const std::string cannon = m_view.nameOf(objects.idOf(row));
        m_chain.add(ReasonRule::NotLaunched, texts::expectNotLaunched(cannon, m_view.nameOf(id)), {},
                    objects.idOf(row));
        m_chain.offer(texts::expectShoot(cannon));
    });
}

void HitChain::end()
{
    const bool isOneStep = m_view.firstFrame() == m_view.lastFrame();
    if (isOneStep)
        m_chain.add(ReasonRule::RunEnds, texts::expectOneStep(lastStep()), lastStep());
    else if (m_facts.approachAtEnd > 0.0)
        m_chain.add(ReasonRule::RunEnds, texts::expectRunEnds(lastStep(), rounded(m_facts.approachAtEnd)), lastStep());
    else
        return;
    m_chain.offer(texts::expectMoreSteps());
}

Problem sameObjectTwice(ObjectId id)
{
    Problem problem;
    problem.message = texts::expectNamedTwice(id.value);
    problem.remedy = texts::expectNameTwo();
    return problem;
}

} // namespace

Result<ExpectationAnswer> check(RunView& view, const HitExpectation& expectation)
{
    if (expectation.a == expectation.b)
        return sameObjectTwice(expectation.a);
    HitFacts facts = factsOfHit(view, expectation.a, expectation.b);
    if (!facts.contact && (!facts.a.first || !facts.b.first))
        return view.unknownObject(facts.a.first ? expectation.b : expectation.a);
    if (facts.contact && view.goTo(*facts.contact)) { // both may be spawned and removed within this step
        facts.a.name = view.nameOf(expectation.a);
        facts.b.name = view.nameOf(expectation.b);
    }
    ExpectationAnswer answer;
    answer.holds = facts.contact.has_value();
    answer.nearest = facts.nearest;
    HitChain writer(view, expectation, facts);
    if (facts.contact) {
        answer.step = view.stepOf(*facts.contact);
        writer.writeMet();
        writer.chain().moveTo(answer, texts::expectNoChange());
    } else {
        writer.writeFailure();
        writer.chain().moveTo(answer, facts.nearest ? texts::expectChangePath(rounded(facts.nearest->distance))
                                                    : texts::expectBeTogether());
    }
    return answer;
}

} // namespace broadside::expectation
