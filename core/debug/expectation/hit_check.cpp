#include "core/debug/expectation/hit_check.h"

#include "core/base/text.h"
#include "core/collision/queries.h"
#include "core/debug/audit/run_passages.h"
#include "core/debug/expectation/convex_hull.h"
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
    [[nodiscard]] std::string both() const { return m_facts.a.name + " and " + m_facts.b.name; }
    [[nodiscard]] std::uint64_t lastStep() const { return m_view.stepOf(m_view.lastFrame()); }
    [[nodiscard]] std::optional<FoundPassage> passageIn(StepRange steps);

    void outcome();
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
    m_chain.add(ReasonRule::Met, both() + " touch in " + stepText(step) + ".", step);
    if (!m_view.goTo(*m_facts.contact))
        return;
    addSensor(m_view, m_chain, m_a, m_b);
    constexpr std::uint64_t kSteps = 10; // a passage that was seen ends soon after the contact begins
    if (const auto passed = passageIn({step, std::min(step + kSteps, lastStep())}))
        addPassage(m_view, m_chain, {passed->step, passed->dt, passed->passage});
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
        return m_chain.add(ReasonRule::NeverTogether, both() + " are never in the world at the end of the same step.");
    const auto& [step, distance] = *m_facts.nearest;
    if (distance > 0.0)
        return m_chain.add(ReasonRule::Apart,
                           both() + " do not touch; they are nearest at the end of " + stepText(step) + ", " +
                               metresText(distance) + " apart.",
                           step);
    m_chain.add(ReasonRule::OverlapIgnored,
                "The shapes of " + both() + " overlap at the end of " + stepText(step) +
                    ", but no step has a contact of the two.",
                step);
}

/// Says when an object was absent: before it came, and after it was removed for good.
void HitChain::presence(const Presence& mine, ObjectId id)
{
    if (*mine.first > m_view.firstFrame())
        m_chain.add(ReasonRule::NotAliveYet,
                    mine.name + " is not in the world before " + stepText(m_view.stepOf(*mine.first)) + ".",
                    m_view.stepOf(*mine.first));
    if (mine.last == m_view.lastFrame() || !m_view.goTo(mine.last))
        return;
    const std::uint64_t step = m_view.stepOf(mine.last + 1);
    addRemoval(m_view, m_chain, m_log, id, step);
    m_chain.offer("Let " + mine.name + " stay in the world for longer, or let the two meet before " + stepText(step) +
                  ".");
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
    const std::string apart =
        metresText(distanceBetween(objects.shapeOf(a), objects.poseOf(a), objects.shapeOf(b), objects.poseOf(b)));
    const auto isInside = [&](ObjectIndex inner, ObjectIndex outer) {
        return isInHullOf(objects.shapeOf(inner), objects.poseOf(inner), objects.shapeOf(outer), objects.poseOf(outer));
    };
    const bool isAInB = isInside(a, b);
    if (!isAInB && !isInside(b, a)) {
        m_chain.add(ReasonRule::OnlyBoxesOverlap,
                    "The boxes of " + both() + " overlap at the end of " + stepText(step) + ", but their shapes are " +
                        apart + " apart.",
                    step);
        return m_chain.offer("Enlarge one of the shapes by " + apart + ", or move its path closer.");
    }
    const std::string& inner = isAInB ? m_facts.a.name : m_facts.b.name;
    const std::string& outer = isAInB ? m_facts.b.name : m_facts.a.name;
    m_chain.add(ReasonRule::Hole,
                "At the end of " + stepText(step) + ", " + inner + " is in a hole or a notch of the shape of " + outer +
                    ", " + apart + " away from it.",
                step);
    m_chain.offer("Fill the hole or the notch in the shape of " + outer + ", if it should be solid.");
}

/// Whether the broad phase reported the pair when it was nearest.
void HitChain::candidates()
{
    if (m_facts.boxesOnly || m_facts.ignoredOverlap)
        return;
    const auto answer = whyIn(m_view, m_facts.nearestFrame, m_a, m_b);
    if (answer && !answer->candidate && !answer->boxOverlap && !answer->overlap && answer->canCollide)
        m_chain.add(ReasonRule::NotCandidate,
                    sentenceFrom(stepText(m_facts.nearest->step)) + ": " + answer->sentence.text(),
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
                m_view.nameOf(mover) + " met " + name + " in " + stepText(touch->step) + ", which is between it and " +
                    m_view.nameOf(target) + ".",
                touch->step, touch->other);
    addHidden(m_view, m_chain, touch->other);
    m_chain.offer("Move " + name + " out of the way.");
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
    m_chain.add(ReasonRule::NotMoving, "Neither " + m_facts.a.name + " nor " + m_facts.b.name + " moves.");
    m_chain.offer("Give one of the two a velocity, or place them so that their shapes overlap.");
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
        m_chain.add(ReasonRule::NotLaunched, cannon + " never launches " + m_view.nameOf(id) + ", its projectile.", {},
                    objects.idOf(row));
        m_chain.offer("Shoot with " + cannon + ".");
    });
}

void HitChain::end()
{
    const bool isOneStep = m_view.firstFrame() == m_view.lastFrame();
    if (isOneStep)
        m_chain.add(ReasonRule::RunEnds, "Only " + stepText(lastStep()) + " was examined.", lastStep());
    else if (m_facts.approachAtEnd > 0.0)
        m_chain.add(ReasonRule::RunEnds,
                    "The last step, " + std::to_string(lastStep()) + ", still brings them nearer, by " +
                        metresText(m_facts.approachAtEnd) + ".",
                    lastStep());
    else
        return;
    m_chain.offer("Examine more steps.");
}

Problem sameObjectTwice(ObjectId id)
{
    Problem problem;
    problem.message = "object " + std::to_string(id.value) + " is named twice";
    problem.remedy = "Name two different objects";
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
        writer.chain().moveTo(answer, "Nothing needs to change.");
    } else {
        writer.writeFailure();
        writer.chain().moveTo(answer, facts.nearest ? "Change the path of one of the two: " +
                                                          metresText(facts.nearest->distance) + " are missing."
                                                    : "Let both be in the world at the same time.");
    }
    return answer;
}

} // namespace broadside::expectation
