#include "core/debug/why.h"

#include "core/base/text.h"
#include "core/broadphase/limits.h"
#include "core/collision/queries.h"
#include "core/debug/mask_conflict.h"
#include "core/debug/miss_cause.h"
#include "core/debug/recorded_broad_phase.h"

#include <algorithm>
#include <cmath>
#include <iterator>

namespace broadside {
namespace {

std::string inMetres(double metres) { return roundedNumber(metres, 3) + " m"; }

/// "cell 5", "cells 4 and 5", "cells 0, 1, 4 and 2 more".
std::string cellList(const std::vector<std::uint64_t>& ids)
{
    constexpr std::size_t kMost = 4;
    std::string text = ids.size() == 1 ? "cell " : "cells ";
    const std::size_t shown = ids.size() <= kMost ? ids.size() : kMost - 1;
    for (std::size_t i = 0; i < shown; ++i) {
        const bool last = i + 1 == ids.size();
        text += (i == 0 ? "" : last ? " and " : ", ") + std::to_string(ids[i]);
    }
    if (shown < ids.size())
        text += " and " + std::to_string(ids.size() - shown) + " more";
    return text;
}

/// At most limits::kDenseCells: all cells of one object over a vast world in tiny cells would not fit into memory.
std::vector<std::uint64_t> cellsThatBothTouch(const BroadPhase& broadPhase, const Aabb& a, const Aabb& b)
{
    const auto table = broadPhase.cellTable();
    if (!table)
        return {};
    if (table->goesOn())
        return table->idsIn(intersection(table->cellsOf(a), table->cellsOf(b)), limits::kDenseCells).ids;
    std::vector<std::uint64_t> shared;
    std::ranges::set_intersection(broadPhase.cellsTouchedBy(a, limits::kDenseCells).ids,
                                  broadPhase.cellsTouchedBy(b, limits::kDenseCells).ids, std::back_inserter(shared));
    return shared;
}

/// The wider gap of the two axes; <= 0 when the boxes overlap.
double gapBetween(const Aabb& a, const Aabb& b)
{
    return std::max(std::max(b.lo.x - a.hi.x, a.lo.x - b.hi.x), std::max(b.lo.y - a.hi.y, a.lo.y - b.hi.y));
}

double smallestSide(const Aabb& box) { return std::min(box.width(), box.height()); }

std::string capitalized(std::string text)
{
    if (!text.empty() && text[0] >= 'a' && text[0] <= 'z')
        text[0] = static_cast<char>(text[0] - 'a' + 'A');
    return text;
}

/// Finds the words for an answer whose facts are known.
class Wording {
public:
    Wording(const Frame& frame, ObjectIndex a, ObjectIndex b, WhyAnswer& answer)
        : m_objects(frame.objects())
        , m_a(frame.objects().objectOf(a))
        , m_b(frame.objects().objectOf(b))
        , m_boxA(frame.objects().boundsOf(a))
        , m_boxB(frame.objects().boundsOf(b))
        , m_frame(frame)
        , m_answer(answer)
    {}

    void write(const PairWatch* watch);

private:
    void say(std::string sentence, std::string remedy, Fix fix = {})
    {
        m_answer.sentence = std::move(sentence);
        m_answer.remedy = std::move(remedy);
        m_answer.fix = std::move(fix);
    }
    /// Only where the algorithm is one of Broadside's can it be exchanged.
    [[nodiscard]] Fix exchangeFor(Algorithm algorithm) const { return isOurs() ? Fix(UseAlgorithm{algorithm}) : Fix(); }
    [[nodiscard]] std::string both() const { return displayName(m_a) + " and " + displayName(m_b); }
    [[nodiscard]] bool isOurs() const { return m_frame.broadPhase() && !isRecorded(m_frame); }
    [[nodiscard]] bool isBruteForce() const
    {
        return m_frame.broadPhase() && algorithmOf(*m_frame.broadPhase()) == Algorithm::BruteForce;
    }

    void gone(const SceneObject& object, const SceneObject& other, const PairWatch* watch);
    void bothStatic();
    void masked();
    void missed();
    void passed(const PairWatch::Passage& passage);
    void unrecorded();
    void notCandidates();
    void falsePositive();
    [[nodiscard]] std::vector<std::uint64_t> cellsThatBothShare() const;
    [[nodiscard]] std::string inCells(const std::vector<std::uint64_t>& ids) const;
    [[nodiscard]] std::optional<double> separatingCellSize() const;
    [[nodiscard]] std::string separatingCells() const;
    [[nodiscard]] Fix separatingFix() const;
    void boxesOnly();
    void overlapping(const PairWatch* watch);

    const ObjectTable& m_objects;
    const SceneObject& m_a;
    const SceneObject& m_b;
    Aabb m_boxA;
    Aabb m_boxB;
    const Frame& m_frame;
    WhyAnswer& m_answer;
};

void Wording::write(const PairWatch* watch)
{
    if (!m_objects.indexOf(m_a.id))
        return gone(m_a, m_b, watch);
    if (!m_objects.indexOf(m_b.id))
        return gone(m_b, m_a, watch);
    if (!m_a.isDynamic() && !m_b.isDynamic())
        return bothStatic();
    if (!m_answer.canCollide)
        return masked();
    if (m_answer.cause)
        return missed();
    if (watch && watch->passage() && !m_answer.overlap)
        return passed(*watch->passage());
    if (!m_frame.knowsCandidates())
        return unrecorded();
    if (!m_answer.candidate)
        return notCandidates();
    if (!m_answer.boxOverlap)
        return falsePositive();
    if (!m_answer.overlap)
        return boxesOnly();
    overlapping(watch);
}

void Wording::gone(const SceneObject& object, const SceneObject& other, const PairWatch* watch)
{
    const auto step = watch ? watch->removed(object.id) : std::nullopt;
    if (!step)
        return say(displayName(object) + " is not in the world any more.", "Ask about a moment when it was there.");
    const bool byOther = watch->lastBegan() == step;
    const std::string reason = byOther ? ", when it was found to overlap " + displayName(other)
                                       : std::string(", so nothing meets it any more");
    say(displayName(object) + " was removed in step " + std::to_string(*step) + reason + ".",
        "To see the two before that, ask about step " + std::to_string(*step - 1) + ".");
}

void Wording::bothStatic()
{
    const MaskConflict masks = maskConflict(m_a, m_b);
    std::string sentence =
        both() + " never collide: both are static, and static objects are not tested with each other";
    std::string remedy = "Make one of them dynamic";
    if (!masks.reason.empty()) {
        sentence += "; besides, " + masks.reason;
        remedy += ", and " + masks.change;
    }
    say(sentence + ".", remedy + ", if they should collide.");
}

void Wording::masked()
{
    const MaskConflict masks = maskConflict(m_a, m_b);
    say(both() + " never collide: " + masks.reason + ".", capitalized(masks.change) + ", if they should collide.",
        filtersThatMatch(m_a, m_b));
}

void Wording::missed()
{
    const std::string kept = !m_frame.cellTable()
                                 ? std::string()
                                 : "; " + displayName(m_a) + " is registered " + inCells(m_answer.registeredA) + ", " +
                                       displayName(m_b) + " " + inCells(m_answer.registeredB);
    say("The boxes of " + both() + " overlap, but " + m_frame.broadPhaseName() + " missed the pair, " +
            std::string(reasonOf(*m_answer.cause)) + kept + ".",
        !isOurs() ? std::string(ownRemedyOf(*m_answer.cause))
        : m_answer.cause == MissCause::Stale
            ? "Tell the broad phase whenever something moved. A textbook grid does not even then "
              "register a static object anew: choose grid."
            : "Choose a correct algorithm: grid misses nothing, inside the world or outside of it.",
        exchangeFor(Algorithm::Grid));
}

void Wording::passed(const PairWatch::Passage& passage)
{
    const bool isA = passage.tunnelling.object == m_a.id;
    const std::string object = displayName(isA ? m_a : m_b);
    const std::string through = displayName(isA ? m_b : m_a);
    if (!isOurs())
        return say(object + " passed through " + through +
                       " between two frames of the game, the second of which is step " + std::to_string(passage.step) +
                       ", if both went straight: in neither of the two do they overlap.",
                   remedyInGame(passage.tunnelling, passage.dt, object, through));
    say(object + " passed through " + through + " within step " + std::to_string(passage.step) +
            ", unseen: they overlap neither before that step nor after it.",
        remedyFor(passage.tunnelling, passage.dt, object, through), UseSweptCollision{});
}

/// Boxes and shapes can be looked at all the same.
void Wording::unrecorded()
{
    const std::string apart = inMetres(m_answer.distance) + " apart";
    const std::string fact = m_answer.overlap      ? " overlap"
                             : m_answer.boxOverlap ? " are " + apart + ", and their boxes overlap"
                                                   : " are " + apart;
    say(both() + fact + "; whether the broad phase hands them out is not recorded.",
        "Record the candidates (BST_CANDIDATES and bst_candidate in the game), or ask about one of Broadside's "
        "algorithms on the same boxes.");
}

void Wording::notCandidates()
{
    const std::string apart = " are " + inMetres(m_answer.distance) + " apart";
    const std::string remedy =
        "Nothing is wrong: only what is near becomes a candidate. Move them closer, or ask about "
        "another step, if they should meet.";
    if (!m_frame.cellTable())
        return say(both() + apart + ", so " + m_frame.broadPhaseName() + " does not hand the pair out.", remedy);
    say(both() + apart + " and share no cell: " + displayName(m_a) + " is " + inCells(m_answer.registeredA) + ", " +
            displayName(m_b) + " " + inCells(m_answer.registeredB) + ".",
        remedy);
}

void Wording::falsePositive()
{
    const std::string boxes = "but their boxes are " + inMetres(gapBetween(m_boxA, m_boxB)) + " apart";
    const auto table = m_frame.cellTable();
    if (!table)
        return say(capitalized(m_frame.broadPhaseName()) + " hands out " + both() + ", " + boxes +
                       ": a false positive.",
                   isBruteForce() ? "Choose another algorithm, such as grid: brute-force makes every pair a candidate."
                                  : "Nothing is wrong: the box test sorts the pair out.",
                   isBruteForce() ? exchangeFor(Algorithm::Grid) : Fix());
    const std::vector<std::uint64_t> shared = cellsThatBothShare();
    const bool truly = !intersection(table->cellsOf(m_boxA), table->cellsOf(m_boxB)).isEmpty();
    say(both() + " share " + (shared.empty() ? "a cell outside the grid" : cellList(shared)) + ", " + boxes +
            (truly ? ": a false positive."
                   : " and touch no common cell: a false positive of " + m_frame.broadPhaseName() + "."),
        truly
            ? separatingCells()
            : "Choose grid, in which two objects meet only in cells that both touch; the box test sorts the pair out.",
        truly ? separatingFix() : exchangeFor(Algorithm::Grid));
}

/// Where one is looked for and the other is registered.
std::vector<std::uint64_t> Wording::cellsThatBothShare() const
{
    if (m_frame.cellTable()->goesOn())
        return m_answer.sharedCells;
    std::vector<std::uint64_t> shared;
    std::ranges::set_intersection(m_answer.registeredA, m_answer.registeredB, std::back_inserter(shared));
    return shared;
}

std::string Wording::inCells(const std::vector<std::uint64_t>& ids) const
{
    if (!ids.empty())
        return "in " + cellList(ids);
    return m_frame.cellTable()->goesOn() ? "outside the grid" : "in no cell";
}

/// A border lies between two boxes with a gap of g on an axis wherever they stand, if the cells are g or smaller.
/// Nothing when such cells would cost more than they save.
std::optional<double> Wording::separatingCellSize() const
{
    const double gap = gapBetween(m_boxA, m_boxB);
    const double size = gap > 0.0 ? roundedDown(gap, 2) : 0.0;
    const double smallest = std::min(smallestSide(m_boxA), smallestSide(m_boxB));
    constexpr double kCellsPerSide = 2.0; // a box in more than 3 x 3 cells costs more than the test it saves
    if (!(size > 0.0) || size * kCellsPerSide < smallest)
        return std::nullopt;
    return size;
}

std::string Wording::separatingCells() const
{
    const auto size = separatingCellSize();
    if (!size)
        return "Leave it: cells small enough to separate the two for sure would cost more than this one box test.";
    return "Cells of " + roundedNumber(*size) +
           " m or smaller separate the two wherever they stand; one such pair costs a "
           "single box test, so look at all candidates before you change them.";
}

Fix Wording::separatingFix() const
{
    const auto size = separatingCellSize();
    return size && isOurs() ? Fix(UseCellSize{*size}) : Fix();
}

void Wording::boxesOnly()
{
    say("The boxes of " + both() + " overlap, but their shapes are " + inMetres(m_answer.distance) + " apart.",
        "Nothing is wrong: the narrow phase sorts the pair out. Enlarge a shape if this should count as a hit.");
}

void Wording::overlapping(const PairWatch* watch)
{
    const auto began = watch ? watch->overlapBegan() : std::nullopt;
    const std::string since = !began        ? std::string()
                              : *began == 1 ? std::string(" since the first step")
                                            : " since step " + std::to_string(*began);
    const bool responds = m_a.onHit != HitResponse::None || m_b.onHit != HitResponse::None;
    say(both() + " overlap" + since + ".",
        responds ? "Nothing is wrong: the response (`onHit`) comes when the overlap begins."
                 : "Set `onHit` of one of them if something should happen when they meet: neither responds to a hit.");
}

} // namespace

void PairWatch::observe(const StepReport& report)
{
    if (std::ranges::binary_search(report.began, m_pair))
        m_overlapBegan = m_lastBegan = report.step;
    if (std::ranges::binary_search(report.ended, m_pair))
        m_overlapBegan.reset();
    for (const ObjectId id : report.removed) {
        if (id == m_pair.a)
            m_removedA = report.step;
        if (id == m_pair.b)
            m_removedB = report.step;
    }
}

void PairWatch::observe(const Passage& passage)
{
    const Tunnelling& passed = passage.tunnelling;
    if (std::min(passed.object, passed.through) == m_pair.a && std::max(passed.object, passed.through) == m_pair.b)
        m_passage = passage;
}

std::optional<std::uint64_t> PairWatch::removed(ObjectId id) const noexcept
{
    return id == m_pair.a ? m_removedA : id == m_pair.b ? m_removedB : std::nullopt;
}

WhyAnswer why(const Frame& frame, ObjectIndex a, ObjectIndex b, const PairWatch* watch)
{
    const ObjectTable& objects = frame.objects();
    WhyAnswer answer;
    answer.canCollide = canCollide(objects.filterOf(a), objects.filterOf(b));
    answer.distance = distanceBetween(objects.shapeOf(a), objects.poseOf(a), objects.shapeOf(b), objects.poseOf(b));
    if (objects.isPresent(a) && objects.isPresent(b)) {
        answer.boxOverlap = frame.boxesOverlap(a, b);
        answer.overlap = frame.shapesOverlap(a, b);
        answer.candidate = frame.isCandidate(a, b);
        if (frame.knowsCandidates() && answer.canCollide && answer.boxOverlap && !answer.candidate)
            answer.cause = causeOfMiss(objects, frame.broadPhase(), frame.world(), orderedPair(a, b));
        if (const BroadPhase* broadPhase = frame.broadPhase()) {
            answer.sharedCells = cellsThatBothTouch(*broadPhase, objects.boundsOf(a), objects.boundsOf(b));
            answer.registeredA = broadPhase->cellsOf(a, limits::kDenseCells).ids;
            answer.registeredB = broadPhase->cellsOf(b, limits::kDenseCells).ids;
        }
    }
    Wording(frame, a, b, answer).write(watch);
    return answer;
}

} // namespace broadside
