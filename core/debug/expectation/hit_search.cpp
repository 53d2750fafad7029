#include "core/debug/expectation/hit_search.h"

#include "core/collision/queries.h"

#include <limits>

namespace broadside::expectation {
namespace {

/// Collects the facts frame by frame.
class HitSearch {
public:
    HitSearch(RunView& view, ObjectId a, ObjectId b)
        : m_view(view)
        , m_a(a)
        , m_b(b)
        , m_isGame(!view.source().knows().events)
    {}

    void visit(std::size_t frame)
    {
        m_facts.a.observe(m_view, m_a, frame);
        m_facts.b.observe(m_view, m_b, frame);
        const bool touches = (m_isGame || !m_facts.contact) && m_view.touch(m_a, m_b);
        if (touches && !m_facts.contact)
            m_facts.contact = frame;
        const ObjectTable& objects = m_view.objects();
        const auto a = objects.indexOf(m_a);
        const auto b = objects.indexOf(m_b);
        if (!a || !b) {
            m_before.reset();
            return;
        }
        const double distance =
            distanceBetween(objects.shapeOf(*a), objects.poseOf(*a), objects.shapeOf(*b), objects.poseOf(*b));
        noteDistance(frame, distance);
        if (m_isGame && isKnownOverlap(*a, *b)) {
            ++m_facts.overlaps;
            m_facts.missed += touches ? 0U : 1U;
            if (!touches && !m_facts.firstMissed)
                m_facts.firstMissed = frame;
        }
        if (!touches && distance <= 0.0 && !m_facts.ignoredOverlap)
            m_facts.ignoredOverlap = frame;
        if (distance > 0.0 && distance < m_boxesOnly && overlaps(objects.boundsOf(*a), objects.boundsOf(*b))) {
            m_boxesOnly = distance;
            m_facts.boxesOnly = frame;
        }
    }
    [[nodiscard]] HitFacts facts() const { return m_facts; }

private:
    /// They overlap by the rule of the game, and it is recorded what it reported.
    [[nodiscard]] bool isKnownOverlap(ObjectIndex a, ObjectIndex b)
    {
        const Frame frame = m_view.frame();
        return (frame.knowsCandidates() || frame.contacts()) && frame.boxesOverlap(a, b) && frame.shapesOverlap(a, b);
    }
    void noteDistance(std::size_t frame, double distance)
    {
        m_facts.approachAtEnd = 0.0;
        if (!m_facts.nearest || distance < m_facts.nearest->distance) {
            m_facts.nearest = NearestApproach{m_view.stepOf(frame), distance};
            m_facts.nearestFrame = frame;
            if (frame == m_view.lastFrame() && m_before)
                m_facts.approachAtEnd = *m_before - distance;
        }
        m_before = distance;
    }

    RunView& m_view;
    ObjectId m_a;
    ObjectId m_b;
    bool m_isGame;
    HitFacts m_facts;
    std::optional<double> m_before; // distance at the frame before
    double m_boxesOnly = std::numeric_limits<double>::infinity();
};

} // namespace

void Presence::observe(RunView& view, ObjectId id, std::size_t frame)
{
    const auto row = view.objects().indexOf(id);
    if (!row)
        return;
    const Pose& pose = view.objects().poseOf(*row);
    if (!first) {
        first = frame;
        name = view.nameOf(id);
    } else {
        hasMoved = hasMoved || pose != m_pose;
    }
    m_pose = pose;
    last = frame;
}

HitFacts factsOfHit(RunView& view, ObjectId a, ObjectId b)
{
    HitSearch search(view, a, b);
    view.forEachFrame([&](std::size_t frame) {
        search.visit(frame);
        return true;
    });
    return search.facts();
}

} // namespace broadside::expectation
