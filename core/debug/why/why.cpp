#include "core/debug/why/why.h"

#include "core/base/message/name_messages.h"
#include "core/base/text.h"
#include "core/collision/queries.h"
#include "core/debug/audit/finding.h"
#include "core/debug/audit/passage_remedy.h"
#include "core/debug/recorded_broad_phase.h"
#include "core/debug/why/mask_conflict.h"
#include "core/debug/why/miss_cause.h"
#include "core/debug/why/miss_messages.h"
#include "core/debug/why/pair_cells.h"
#include "core/debug/why/why_messages.h"
#include "core/scene/object_label.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace broadside {
namespace {

constexpr double kTouching = 1e-9; // relative to the size of the two: rounding, not a distance

/// A distance in a sentence.
texts::Number rounded(double metres) { return {metres, 3}; }

/// The larger gap of the two axes; <= 0 if the boxes overlap.
double gapBetween(const Aabb& a, const Aabb& b)
{
    return std::max(std::max(b.lo.x - a.hi.x, a.lo.x - b.hi.x), std::max(b.lo.y - a.hi.y, a.lo.y - b.hi.y));
}

double smallestSide(const Aabb& box) { return std::min(box.width(), box.height()); }

/// Two rows and their names in sentences.
struct NamedPair {
    ObjectIndex a = 0;
    ObjectIndex b = 0;
    std::string nameA;
    std::string nameB;
};

/// A sentence: the object was removed in the step, and why.
Message removalSentence(const ObjectTable& objects, const NamedPair& pair, ObjectId id, std::uint64_t step,
                        const PairWatch& watch)
{
    const std::string& name = id == objects.idOf(pair.a) ? pair.nameA : pair.nameB;
    const std::optional<StepEvent>& removal = watch.removal(id);
    if (!removal) // a recording does not say what removed it
        return texts::removedForUnknownReason(name, step);
    switch (removal->kind) {
    case StepEvent::Kind::RemovedByLifetime:
        return texts::removedByLifetime(name, step);
    case StepEvent::Kind::RemovedByEdge:
        return texts::removedByEdge(name, step);
    default:
        break;
    }
    if (removal->by == objects.idOf(pair.a) || removal->by == objects.idOf(pair.b))
        return texts::removedByHit(name, step, removal->by == objects.idOf(pair.a) ? pair.nameA : pair.nameB);
    const auto row = objects.rowOf(removal->by);
    return texts::removedByHit(
        name, step, row ? displayName(objects.objectOf(*row)) : texts::unnamedObject(removal->by.value).text());
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
    void writeExplained(const Message& sentence, const Message& remedy)
    {
        say(texts::whyMissedExplained(m_nameA, m_nameB, m_frame.broadPhaseName(), sentence), remedy);
    }
    void writeStage(const Message& remedy);

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
    [[nodiscard]] Message stageText() const;
    [[nodiscard]] Message apart() const;
    [[nodiscard]] Message boxesApart() const;
    [[nodiscard]] std::optional<double> separatingCellSize() const;
    [[nodiscard]] Message separatingCells() const;
    [[nodiscard]] Fix separatingFix() const;
    void boxesOnly();
    void overlapping(const PairWatch* watch);
    [[nodiscard]] Message overlapSentence(const PairWatch* watch) const;
    [[nodiscard]] Message remedyForOverlap() const;

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
    if (m_answer.bothAsleep)
        return say(texts::whyBothAsleep(m_nameA, m_nameB, m_frame.broadPhaseName()), texts::whyAskWhenAwake());
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
        return say(texts::whyNotInWorld(name, m_frame.step()), texts::whyAskWhenPresent());
    const NamedPair pair{m_rowA, m_rowB, m_nameA, m_nameB};
    say(removalSentence(m_objects, pair, object.id, *step, *watch), texts::whyAskBefore(*step - 1));
}

void Wording::bothStatic()
{
    const MaskConflict masks = maskConflict(m_a, m_b, m_nameA, m_nameB);
    if (masks.reason.empty())
        return say(texts::whyBothStatic(m_nameA, m_nameB), texts::whyMakeDynamic());
    say(texts::whyBothStaticAndMasked(m_nameA, m_nameB, masks.reason), texts::whyMakeDynamicAndChange(masks.change));
}

void Wording::masked()
{
    const MaskConflict masks = maskConflict(m_a, m_b, m_nameA, m_nameB);
    say(texts::whyMasked(m_nameA, m_nameB, masks.reason), texts::whyChangeMasks(masks.order),
        filtersThatMatch(m_a, m_b));
}

void Wording::missed()
{
    const RecordedBroadPhase* game = recorded();
    const bool knowsRegistrations = game && game->knowsRegistrations();
    if (!isOurs() && m_answer.cause == MissCause::Unknown)
        return writeStage(
            ownRemedyOf(MissCause::Unknown, knowsRegistrations, m_answer.stage == PairStage::AfterStructure));
    const std::string_view correct = infoOf(correctAlgorithm()).name;
    const IndexPair pair = orderedPair(m_rowA, m_rowB);
    const bool isSwapped = pair.a != m_rowA;
    const PairNames names{isSwapped ? m_nameB : m_nameA, isSwapped ? m_nameA : m_nameB};
    const Message reason = reasonOf(*m_answer.cause, m_objects, m_frame.broadPhase(), m_frame.world(), pair, names);
    const Message broadPhase = m_frame.broadPhaseName();
    say(m_frame.cellTable() ? texts::whyMissedInCells(m_nameA, m_nameB, broadPhase, reason,
                                                      m_cells.whereBothAreRegistered(m_nameA, m_nameB))
                            : texts::whyMissed(m_nameA, m_nameB, broadPhase, reason),
        !isOurs()                            ? ownRemedyOf(*m_answer.cause, knowsRegistrations)
        : m_answer.cause == MissCause::Stale ? texts::whyTellMoves(correct)
                                             : texts::whyChooseCorrect(correct),
        exchangeFor(correctAlgorithm()));
}

/// Where the pair was lost, as far as the recording shows it: "their registrations do not overlap".
Message Wording::stageText() const
{
    const RecordedBroadPhase* game = recorded();
    if (!game || !game->knowsRegistrations())
        return texts::lostUnknown();
    const bool isA = game->isNowhere(m_rowA);
    const bool isB = game->isNowhere(m_rowB);
    if (isA || isB)
        return isA && isB ? texts::lostNotRegisteredBoth() : texts::lostNotRegistered(isA ? m_nameA : m_nameB);
    if (m_answer.stage == PairStage::AfterStructure)
        return texts::lostAfterStructure();
    const Aabb* boxA = game->registeredBoxOf(m_rowA);
    const Aabb* boxB = game->registeredBoxOf(m_rowB);
    const double gap = boxA && boxB ? distance(*boxA, *boxB) : 0.0;
    return gap > 0.0 ? texts::lostBoxesApart(rounded(gap)) : texts::lostApart();
}

void Wording::writeStage(const Message& remedy)
{
    const Message broadPhase = m_frame.broadPhaseName();
    say(m_frame.cellTable() ? texts::whyLostInCells(m_nameA, m_nameB, broadPhase, stageText(),
                                                    m_cells.whereBothAreRegistered(m_nameA, m_nameB))
                            : texts::whyLost(m_nameA, m_nameB, broadPhase, stageText()),
        remedy);
}

/// If a game's broad phase works on such boxes, it has no fault.
void Wording::boxTooSmall()
{
    const bool isA = m_frame.isBoxSmallerThanShape(m_rowA);
    const bool isB = m_frame.isBoxSmallerThanShape(m_rowB);
    say(isA && isB ? texts::whyBoxesTooSmall(m_nameA, m_nameB, boxesApart())
                   : texts::whyBoxTooSmall(m_nameA, m_nameB, boxesApart(), isA ? m_nameA : m_nameB),
        remedyForSmallBox());
}

void Wording::passed(const FoundPassage& passage)
{
    m_answer.passage = passage;
    const bool isA = passage.passage.object == m_a.id;
    const std::string& object = isA ? m_nameA : m_nameB;
    const std::string& through = isA ? m_nameB : m_nameA;
    if (!isOurs())
        return say(texts::whyPassedInGame(object, through, passage.step),
                   remedyInGame(passage.passage, passage.dt, object, through));
    say((passage.passage.wasSeen ? texts::whyPassedSeen : texts::whyPassedUnseen)(object, through, passage.step),
        remedyFor(passage.passage, passage.dt, object, through), UseSweptCollision{});
}

/// "6 m apart". Closed shapes that touch overlap; a game may use another rule.
Message Wording::apart() const
{
    if (m_answer.distance > 0.0)
        return texts::whyApart(rounded(m_answer.distance));
    return distance(m_boxA, m_boxB) > 0.0 ? texts::whyBoxesALittleApart() : texts::whyTouching();
}

Message Wording::boxesApart() const
{
    const double gap = distance(m_boxA, m_boxB);
    return gap > 0.0 ? texts::whyApart(rounded(gap)) : texts::whyOnlyTouching();
}

/// Boxes and shapes are known even without candidates.
void Wording::unrecorded()
{
    say(m_answer.overlap      ? texts::whyUnrecordedOverlap(m_nameA, m_nameB)
        : m_answer.boxOverlap ? texts::whyUnrecordedBoxes(m_nameA, m_nameB, apart())
                              : texts::whyUnrecordedApart(m_nameA, m_nameB, apart()),
        texts::whyRecordCandidates());
}

void Wording::notCandidates()
{
    const Message remedy = texts::whyNeedNotBeCandidate();
    const Message broadPhase = m_frame.broadPhaseName();
    if (!m_frame.cellTable())
        return say(texts::whyNotReported(m_nameA, m_nameB, apart(), broadPhase), remedy);
    if (m_cells.areShared())
        return say(texts::whyNotReportedInCells(m_nameA, m_nameB, apart(), broadPhase, m_cells.sharedText()), remedy);
    say(texts::whyShareNoCell(m_nameA, m_nameB, apart(), m_cells.whereBothAre(m_nameA, m_nameB)), remedy);
}

void Wording::falsePositive()
{
    const auto table = m_frame.cellTable();
    if (!table)
        return falsePositiveWithoutCells();
    if (!m_cells.areShared())
        return falsePositiveInNoCommonCell();
    const bool truly = !intersection(table->cellsOf(m_boxA), table->cellsOf(m_boxB)).isEmpty();
    const Message cells = m_cells.sharedText();
    if (truly)
        return say(texts::whyFalsePositiveInCells(m_nameA, m_nameB, cells, boxesApart()), separatingCells(),
                   separatingFix());
    say(texts::whyFalsePositiveOf(m_nameA, m_nameB, cells, boxesApart(), m_frame.broadPhaseName()),
        isOurs() ? texts::whyChooseGrid() : texts::whyLookAtCells(), exchangeFor(kUsualAlgorithm));
}

void Wording::falsePositiveWithoutCells()
{
    const AlgorithmInfo* const everyPairBy = algorithmOfEveryPair();
    const bool isFar = m_cells.areTooFarForCandidates();
    say(texts::whyFalsePositive(m_frame.broadPhaseNameFirst(), m_nameA, m_nameB, boxesApart()),
        everyPairBy ? texts::whyChooseAnother(everyPairBy->name)
        : isFar     ? texts::whyFarForCandidate()
                    : texts::whySortedOutByBoxes(),
        everyPairBy ? exchangeFor(kUsualAlgorithm) : Fix());
}

/// Only for a recording: its pairs and its cells are both known, and do not agree.
void Wording::falsePositiveInNoCommonCell()
{
    say(texts::whyFalsePositiveNoCell(m_frame.broadPhaseNameFirst(), m_nameA, m_nameB,
                                      m_cells.whereBothAre(m_nameA, m_nameB), boxesApart()),
        m_cells.areTooFarForCandidates() ? texts::whyLookForStaying() : texts::whyAsksAround());
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

Message Wording::separatingCells() const
{
    const auto size = separatingCellSize();
    return size ? texts::whySeparatingCells(*size) : texts::whyLeaveCells();
}

Fix Wording::separatingFix() const
{
    const auto size = separatingCellSize();
    return size && isOurs() ? Fix(UseCellSize{*size}) : Fix();
}

void Wording::boxesOnly()
{
    if (!(m_answer.distance > 0.0))
        return say(texts::whyShapesTouch(m_nameA, m_nameB), texts::whyEitherAnswer());
    say(texts::whyShapesApart(m_nameA, m_nameB, rounded(m_answer.distance)), texts::whyEnlargeShape());
}

/// What the two do, without what was removed and without a full stop.
Message Wording::overlapSentence(const PairWatch* watch) const
{
    const auto began = watch ? watch->overlapBegan() : std::nullopt;
    const bool isOver = m_answer.distanceNow >
                        kTouching * std::max({1.0, united(m_boxA, m_boxB).width(), united(m_boxA, m_boxB).height()});
    if (isOver)
        return texts::whyMet(m_nameA, m_nameB, m_frame.step(), rounded(m_answer.distanceNow));
    if (!began)
        return texts::whyOverlap(m_nameA, m_nameB);
    return *began == 1 ? texts::whyOverlapFromStart(m_nameA, m_nameB)
                       : texts::whyOverlapSince(m_nameA, m_nameB, *began);
}

void Wording::overlapping(const PairWatch* watch)
{
    const auto isRemoved = [&](ObjectId id) { return watch && watch->removed(id) == m_frame.step(); };
    const Message overlap = overlapSentence(watch);
    const bool isA = isRemoved(m_a.id);
    const bool isB = isRemoved(m_b.id);
    say(isA && isB   ? texts::whyTwoRemoved(overlap, m_nameA, m_nameB)
        : isA || isB ? texts::whyOneRemoved(overlap, isA ? m_nameA : m_nameB)
                     : texts::whyNoneRemoved(overlap),
        remedyForOverlap());
}

Message Wording::remedyForOverlap() const
{
    if (m_frame.boxesAreMeasured())
        return texts::whyLookAtNarrowPhase();
    return respondsToHits(m_a) || respondsToHits(m_b) ? texts::whyResponseComes() : texts::whySetOnHit();
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
                                    ? removalSentence(objects, pair, objects.idOf(row), *step, watch)
                                    : texts::removedInRecording(name, *step)});
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
        const bool isLost = frame.knowsCandidates() && answer.canCollide && answer.boxOverlap && !answer.candidate;
        answer.bothAsleep = isLost && leavesOutAsleep(frame, a, b);
        if (isLost && !answer.bothAsleep)
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

void tellExplanation(const Frame& frame, ObjectIndex a, ObjectIndex b, const Message& sentence, const Message& remedy,
                     WhyAnswer& answer)
{
    Wording(frame, a, b, answer).writeExplained(sentence, remedy);
}

void tellStage(const Frame& frame, ObjectIndex a, ObjectIndex b, const Message& remedy, WhyAnswer& answer)
{
    Wording(frame, a, b, answer).writeStage(remedy);
}

} // namespace broadside
