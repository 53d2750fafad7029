#include "core/debug/why/why.h"

#include "core/base/text.h"
#include "core/collision/queries.h"
#include "core/debug/audit/finding.h"
#include "core/debug/audit/passage_remedy.h"
#include "core/debug/recorded_broad_phase.h"
#include "core/debug/why/mask_conflict.h"
#include "core/debug/why/miss_cause.h"
#include "core/debug/why/pair_cells.h"
#include "core/scene/object_label.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace broadside {
namespace {

constexpr double kTouching = 1e-9; // relative to the size of the two: rounding, not a distance

std::string inMetres(double metres) { return roundedNumber(metres, 3) + " m"; }

/// The larger gap of the two axes; <= 0 if the boxes overlap.
double gapBetween(const Aabb& a, const Aabb& b)
{
    return std::max(std::max(b.lo.x - a.hi.x, a.lo.x - b.hi.x), std::max(b.lo.y - a.hi.y, a.lo.y - b.hi.y));
}

double smallestSide(const Aabb& box) { return std::min(box.width(), box.height()); }

std::string stepText(std::uint64_t step) { return "step " + std::to_string(step); }

std::string capitalized(std::string text)
{
    if (!text.empty() && text[0] >= 'a' && text[0] <= 'z')
        text[0] = static_cast<char>(text[0] - 'a' + 'A');
    return text;
}

/// Two rows and their names in sentences.
struct NamedPair {
    ObjectIndex a = 0;
    ObjectIndex b = 0;
    std::string nameA;
    std::string nameB;
};

/// The reason, with the comma before it.
std::string removalReason(const ObjectTable& objects, const NamedPair& pair, ObjectId id, const PairWatch& watch)
{
    const std::optional<StepEvent>& removal = watch.removal(id);
    if (!removal) // a recording does not say what removed it
        return ", so nothing meets it any more";
    switch (removal->kind) {
    case StepEvent::Kind::RemovedByLifetime:
        return ", at the end of its lifetime";
    case StepEvent::Kind::RemovedByEdge:
        return ", when it left the world, whose edges remove";
    default:
        break;
    }
    const bool isA = removal->by == objects.idOf(pair.a);
    if (isA || removal->by == objects.idOf(pair.b))
        return ", when it was found to overlap " + (isA ? pair.nameA : pair.nameB);
    const auto row = objects.rowOf(removal->by);
    return ", when it was found to overlap " +
           (row ? displayName(objects.objectOf(*row)) : "object " + std::to_string(removal->by.value));
}

/// Writes the texts of an answer whose facts are known.
class Wording {
public:
    Wording(const Frame& frame, ObjectIndex a, ObjectIndex b, WhyAnswer& answer)
        : m_objects(frame.objects())
        , m_rowA(a)
        , m_rowB(b)
        , m_a(frame.objects().objectOf(a))
        , m_b(frame.objects().objectOf(b))
        , m_nameA(labelOf(frame.objects(), a))
        , m_nameB(labelOf(frame.objects(), b))
        , m_boxA(frame.objects().boundsOf(a))
        , m_boxB(frame.objects().boundsOf(b))
        , m_frame(frame)
        , m_cells(frame, a, b)
        , m_answer(answer)
    {}

    void write(const PairWatch* watch);

private:
    void say(Message sentence, Message remedy, Fix fix = {})
    {
        m_answer.sentence = std::move(sentence);
        m_answer.remedy = std::move(remedy);
        m_answer.fix = std::move(fix);
    }
    [[nodiscard]] Algorithm correctAlgorithm() const
    {
        const auto table = m_frame.cellTable();
        return table ? correctAlgorithmFor(m_objects.presentCount(), m_frame.world(), table->cellSize())
                     : kUsualAlgorithm;
    }
    /// The algorithm can only be replaced if it is one of Broadside's.
    [[nodiscard]] Fix exchangeFor(Algorithm algorithm) const { return isOurs() ? Fix(UseAlgorithm{algorithm}) : Fix(); }
    [[nodiscard]] std::string both() const { return m_nameA + " and " + m_nameB; }
    /// The answer is also true for the boxes of a game, if one of Broadside's algorithms is tried on them.
    [[nodiscard]] bool isOurs() const { return m_frame.broadPhase() && !isRecorded(m_frame); }
    [[nodiscard]] const RecordedBroadPhase* recorded() const { return recordOf(m_frame.broadPhase()); }
    /// The algorithm, if it makes every pair a candidate; else null.
    [[nodiscard]] const AlgorithmInfo* algorithmOfEveryPair() const
    {
        const auto algorithm = m_frame.broadPhase() ? algorithmOf(*m_frame.broadPhase()) : std::nullopt;
        return algorithm && infoOf(*algorithm).reportsEveryPair ? &infoOf(*algorithm) : nullptr;
    }

    void gone(const SceneObject& object, const std::string& name, const PairWatch* watch);
    void boxTooSmall();
    void bothStatic();
    void masked();
    void missed();
    void passed(const FoundPassage& passage);
    void unrecorded();
    void notCandidates();
    void falsePositive();
    void falsePositiveWithoutCells();
    void falsePositiveInNoCommonCell();
    [[nodiscard]] std::string apart() const;
    [[nodiscard]] std::string boxesApart() const;
    [[nodiscard]] std::optional<double> separatingCellSize() const;
    [[nodiscard]] std::string separatingCells() const;
    [[nodiscard]] Fix separatingFix() const;
    void boxesOnly();
    void overlapping(const PairWatch* watch);
    [[nodiscard]] std::string remedyForOverlap() const;
    [[nodiscard]] std::string whatWasRemoved(const PairWatch* watch) const;

    const ObjectTable& m_objects;
    ObjectIndex m_rowA;
    ObjectIndex m_rowB;
    const SceneObject& m_a;
    const SceneObject& m_b;
    std::string m_nameA;
    std::string m_nameB;
    Aabb m_boxA;
    Aabb m_boxB;
    const Frame& m_frame;
    PairCells m_cells;
    WhyAnswer& m_answer;
};

void Wording::write(const PairWatch* watch)
{
    if (!m_objects.indexOf(m_a.id))
        return gone(m_a, m_nameA, watch);
    if (!m_objects.indexOf(m_b.id))
        return gone(m_b, m_nameB, watch);
    if (!m_a.isDynamic() && !m_b.isDynamic())
        return bothStatic();
    if (!m_answer.canCollide)
        return masked();
    if (m_answer.cause)
        return missed();
    if (m_answer.boxSmallerThanShape)
        return boxTooSmall();
    if (watch && watch->passage() && (!m_answer.overlap || watch->hasPassedSince()))
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

void Wording::gone(const SceneObject& object, const std::string& name, const PairWatch* watch)
{
    const auto step = watch ? watch->removed(object.id) : std::nullopt;
    if (!step)
        return say(name + " is not in the world in " + stepText(m_frame.step()) + ".",
                   "Ask about a step in which it was there.");
    const NamedPair pair{m_rowA, m_rowB, m_nameA, m_nameB};
    say(name + " was removed in " + stepText(*step) + removalReason(m_objects, pair, object.id, *watch) + ".",
        "To see the two before that, ask about " + stepText(*step - 1) + ".");
}

void Wording::bothStatic()
{
    const MaskConflict masks = maskConflict(m_a, m_b, m_nameA, m_nameB);
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
    const MaskConflict masks = maskConflict(m_a, m_b, m_nameA, m_nameB);
    say(both() + " never collide: " + masks.reason + ".", capitalized(masks.change) + ", if they should collide.",
        filtersThatMatch(m_a, m_b));
}

void Wording::missed()
{
    const std::string correct(infoOf(correctAlgorithm()).name);
    const IndexPair pair = orderedPair(m_rowA, m_rowB);
    const bool isSwapped = pair.a != m_rowA;
    const PairNames names{isSwapped ? m_nameB : m_nameA, isSwapped ? m_nameA : m_nameB};
    const std::string reason = reasonOf(*m_answer.cause, m_objects, m_frame.broadPhase(), m_frame.world(), pair, names);
    const RecordedBroadPhase* game = recorded();
    say("The boxes of " + both() + " overlap, but " + m_frame.broadPhaseName() + " missed the pair, " + reason +
            (m_frame.cellTable() ? "; " + m_cells.whereBothAre(m_nameA, m_nameB, "is registered") : std::string()) +
            ".",
        !isOurs() ? std::string(ownRemedyOf(*m_answer.cause, game && game->knowsRegistrations()))
        : m_answer.cause == MissCause::Stale
            ? "Tell the broad phase whenever something moved. A textbook grid does not even then "
              "register a static object again: choose " +
                  correct + "."
            : "Choose a correct algorithm: " + correct + " misses nothing, inside the world or outside of it.",
        exchangeFor(correctAlgorithm()));
}

/// If a game's broad phase works on such boxes, it has no fault.
void Wording::boxTooSmall()
{
    const bool isA = m_frame.isBoxSmallerThanShape(m_rowA);
    const bool isB = m_frame.isBoxSmallerThanShape(m_rowB);
    const std::string whose = isA && isB ? "the boxes of both are smaller than their shapes"
                                         : "the box of " + (isA ? m_nameA : m_nameB) + " is smaller than its shape";
    say("The shapes of " + both() + " overlap, but their boxes are " + boxesApart() + ": " + whose + ".",
        std::string(remedyForSmallBox()));
}

void Wording::passed(const FoundPassage& passage)
{
    m_answer.passage = passage;
    const bool isA = passage.passage.object == m_a.id;
    const std::string& object = isA ? m_nameA : m_nameB;
    const std::string& through = isA ? m_nameB : m_nameA;
    if (!isOurs())
        return say(object + " passed through " + through +
                       " between two frames of the game, the second of which is step " + std::to_string(passage.step) +
                       ", if both went straight: in neither of the two do they overlap.",
                   remedyInGame(passage.passage, passage.dt, object, through));
    const std::string within = object + " passed through " + through + " within step " + std::to_string(passage.step);
    say(within + (passage.passage.wasSeen ? ", although they were found to overlap: too late, " + object +
                                                " was beyond the middle of " + through + " by then."
                                          : ", unseen: they overlap neither before that step nor after it."),
        remedyFor(passage.passage, passage.dt, object, through), UseSweptCollision{});
}

/// "6 m apart". Closed shapes that touch overlap; a game may use another rule.
std::string Wording::apart() const
{
    if (m_answer.distance > 0.0)
        return inMetres(m_answer.distance) + " apart";
    return distance(m_boxA, m_boxB) > 0.0 ? "so close that only their boxes, which are a little smaller, are apart"
                                          : "touching, which is no overlap here";
}

std::string Wording::boxesApart() const
{
    const double gap = distance(m_boxA, m_boxB);
    return gap > 0.0 ? inMetres(gap) + " apart" : "only touching";
}

/// Boxes and shapes are known even without candidates.
void Wording::unrecorded()
{
    const std::string fact = m_answer.overlap      ? " overlap"
                             : m_answer.boxOverlap ? " are " + apart() + ", and their boxes overlap"
                                                   : " are " + apart();
    say(both() + fact + "; whether the broad phase reports them is not recorded.",
        "Record the candidates (BST_CANDIDATES and bst_candidate in the game), or ask about one of Broadside's "
        "algorithms on the same boxes.");
}

void Wording::notCandidates()
{
    const std::string remedy =
        "Nothing is wrong: their boxes do not overlap, so the pair need not be a candidate. Move them closer, or ask "
        "about another step, if they should meet.";
    const std::string fact = both() + " are " + apart();
    if (!m_frame.cellTable())
        return say(fact + ", and " + m_frame.broadPhaseName() + " does not report the pair.", remedy);
    if (m_cells.areShared())
        return say(fact + ", and " + m_frame.broadPhaseName() + " does not report the pair, although they share " +
                       m_cells.sharedText() + ".",
                   remedy);
    say(fact + " and share no cell: " + m_cells.whereBothAre(m_nameA, m_nameB) + ".", remedy);
}

void Wording::falsePositive()
{
    const auto table = m_frame.cellTable();
    if (!table)
        return falsePositiveWithoutCells();
    if (!m_cells.areShared())
        return falsePositiveInNoCommonCell();
    const bool truly = !intersection(table->cellsOf(m_boxA), table->cellsOf(m_boxB)).isEmpty();
    const std::string sentence = both() + " share " + m_cells.sharedText() + ", but their boxes are " + boxesApart();
    if (truly)
        return say(sentence + ": a false positive.", separatingCells(), separatingFix());
    say(sentence + " and touch no common cell: a false positive of " + m_frame.broadPhaseName() + ".",
        isOurs()
            ? "Choose grid, in which two objects meet only in cells that both touch; the box test sorts the pair out."
            : "Look at how the game computes the cells of the two; the box test sorts the pair out.",
        exchangeFor(kUsualAlgorithm));
}

void Wording::falsePositiveWithoutCells()
{
    const AlgorithmInfo* const everyPairBy = algorithmOfEveryPair();
    const bool isFar = m_cells.areTooFarForCandidates();
    say(capitalized(m_frame.broadPhaseName()) + " reports " + both() + ", but their boxes are " + boxesApart() +
            ": a false positive.",
        everyPairBy ? "Choose another algorithm, such as grid: " + std::string(everyPairBy->name) +
                          " makes every pair a candidate."
        : isFar ? "That is far for a candidate: look for pairs that stay in the list from an earlier step, and for "
                  "ids that are used twice."
                : "Nothing is wrong: the box test sorts the pair out.",
        everyPairBy ? exchangeFor(kUsualAlgorithm) : Fix());
}

/// Only for a recording: its pairs and its cells are both known, and do not agree.
void Wording::falsePositiveInNoCommonCell()
{
    say(capitalized(m_frame.broadPhaseName()) + " reports " + both() + ", although they share no cell: " +
            m_cells.whereBothAre(m_nameA, m_nameB) + ". Their boxes are " + boxesApart() + ": a false positive.",
        m_cells.areTooFarForCandidates()
            ? "Look for pairs that stay in the list from an earlier step, for ids that are used twice, and for cells "
              "that are kept under one number."
            : "A grid that also asks the cells around does so. The box test sorts the pair out.");
}

/// If cells are at most as large as the gap of two boxes on an axis, a border is always between the boxes. No value if
/// such cells would cost more than they save.
std::optional<double> Wording::separatingCellSize() const
{
    const double gap = gapBetween(m_boxA, m_boxB);
    const double size = gap > 0.0 ? roundedDown(gap, 2) : 0.0;
    const double smallest = std::min(smallestSide(m_boxA), smallestSide(m_boxB));
    constexpr double kCellsPerSide = 2.0; // a box in more than 3 x 3 cells costs more than the test that it saves
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
    if (!(m_answer.distance > 0.0))
        return say("The boxes of " + both() + " overlap, but their shapes only touch, or miss each other by rounding.",
                   "Nothing is wrong: closer than numbers can tell, either answer may be given. Move one of them a "
                   "little if this should count as a hit.");
    say("The boxes of " + both() + " overlap, but their shapes are " + inMetres(m_answer.distance) + " apart.",
        "Nothing is wrong: the narrow phase sorts the pair out. Enlarge a shape if this should count as a hit.");
}

void Wording::overlapping(const PairWatch* watch)
{
    const auto began = watch ? watch->overlapBegan() : std::nullopt;
    const std::string since = !began        ? std::string()
                              : *began == 1 ? std::string(" since the first step")
                                            : " since " + stepText(*began);
    const bool isOver = m_answer.distanceNow >
                        kTouching * std::max({1.0, united(m_boxA, m_boxB).width(), united(m_boxA, m_boxB).height()});
    const std::string sentence = isOver ? both() + " met in " + stepText(m_frame.step()) + ", and are " +
                                              inMetres(m_answer.distanceNow) + " apart at its end"
                                        : both() + " overlap" + since;
    say(sentence + whatWasRemoved(watch) + ".", remedyForOverlap());
}

std::string Wording::whatWasRemoved(const PairWatch* watch) const
{
    std::string text;
    for (const auto& [object, name] : {std::pair(&m_a, &m_nameA), std::pair(&m_b, &m_nameB)})
        if (watch && watch->removed(object->id) == m_frame.step())
            text += (text.empty() ? "; " : ", ") + *name + " is removed in this step";
    return text;
}

std::string Wording::remedyForOverlap() const
{
    if (m_frame.boxesAreMeasured())
        return "Nothing is wrong with the broad phase: the pair is a candidate. If nothing happens in the game, look "
               "at "
               "its narrow phase and at what responds to a hit.";
    if (respondsToHits(m_a) || respondsToHits(m_b))
        return "Nothing is wrong: the response (`onHit`) comes when the overlap begins.";
    return "Set `onHit` of one of them if something should happen when they meet: neither responds to a hit.";
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
    for (const StepEvent& event : report.events) {
        if (isRemoval(event.kind) && event.object == m_pair.a)
            m_removalA = event;
        if (isRemoval(event.kind) && event.object == m_pair.b)
            m_removalB = event;
    }
}

void PairWatch::observe(const FoundPassage& passage)
{
    const Passage& passed = passage.passage;
    if (std::min(passed.object, passed.through) == m_pair.a && std::max(passed.object, passed.through) == m_pair.b)
        m_passage = passage;
}

bool PairWatch::hasPassedSince() const noexcept
{
    return m_passage && m_passage->passage.wasSeen && m_overlapBegan && *m_overlapBegan <= m_passage->step;
}

std::optional<std::uint64_t> PairWatch::removed(ObjectId id) const noexcept
{
    return id == m_pair.a ? m_removedA : id == m_pair.b ? m_removedB : std::nullopt;
}

const std::optional<StepEvent>& PairWatch::removal(ObjectId id) const noexcept
{
    return id == m_pair.a ? m_removalA : m_removalB;
}

std::vector<RemovalText> removalsOf(const ObjectTable& objects, ObjectIndex a, ObjectIndex b, const PairWatch& watch)
{
    std::vector<RemovalText> removals;
    const NamedPair pair{a, b, labelOf(objects, a), labelOf(objects, b)};
    for (const auto& [row, name] : {std::pair(a, pair.nameA), std::pair(b, pair.nameB)})
        if (const auto step = watch.removed(objects.idOf(row)))
            removals.push_back({objects.idOf(row), *step,
                                watch.removal(objects.idOf(row))
                                    ? name + " was removed in " + stepText(*step) +
                                          removalReason(objects, pair, objects.idOf(row), watch)
                                    : name + " is no longer in the world from " + stepText(*step) + " on"});
    std::ranges::stable_sort(removals, {}, &RemovalText::step);
    return removals;
}

WhyAnswer why(const Frame& frame, ObjectIndex a, ObjectIndex b, const PairWatch* watch)
{
    const ObjectTable& objects = frame.objects();
    WhyAnswer answer;
    answer.canCollide = canCollide(objects.filterOf(a), objects.filterOf(b));
    answer.distanceNow = distanceBetween(objects.shapeOf(a), objects.poseOf(a), objects.shapeOf(b), objects.poseOf(b));
    if (objects.isPresent(a) && objects.isPresent(b)) {
        answer.boxOverlap = frame.boxesOverlap(a, b);
        answer.overlap = frame.shapesOverlap(a, b);
        answer.candidate = frame.isCandidate(a, b);
        answer.boxSmallerThanShape = answer.canCollide && frame.boxesHideOverlap(a, b);
        if (frame.knowsCandidates() && answer.canCollide && answer.boxOverlap && !answer.candidate)
            answer.cause = causeOfMiss(objects, frame.broadPhase(), frame.world(), orderedPair(a, b));
        const PairCells cells(frame, a, b);
        answer.sharedCells = cells.touchedByBoth();
        answer.registeredA = cells.ofA();
        answer.registeredB = cells.ofB();
    }
    if (frame.haveMet(a, b)) { // perhaps on their paths; if it was not missed, it passed every test of the step
        answer.boxOverlap = answer.overlap = true;
        answer.candidate = !answer.cause;
    }
    answer.overlap = answer.overlap || answer.boxSmallerThanShape;
    answer.distance = answer.overlap ? 0.0 : answer.distanceNow;
    answer.stage = stageOf(frame, a, b, answer.cause);
    Wording(frame, a, b, answer).write(watch);
    return answer;
}

} // namespace broadside
