#include "core/debug/why/pair_stage.h"

#include "core/broadphase/limits.h"
#include "core/collision/overlap.h"
#include "core/debug/recorded_broad_phase.h"
#include "core/debug/why/miss_messages.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <vector>

namespace broadside {
namespace {

/// How the registrations of two objects in a structure meet.
enum class Meeting { Unknown, OneIsNowhere, Apart, Together };

Meeting meetingInRecord(const RecordedBroadPhase& record, IndexPair pair, TouchRule touch)
{
    if (!record.knowsRegistrations())
        return Meeting::Unknown;
    if (record.isNowhere(pair.a) || record.isNowhere(pair.b))
        return Meeting::OneIsNowhere;
    if (record.cellTable())
        return record.areTogether(pair) ? Meeting::Together : Meeting::Apart;
    return overlaps(*record.registeredBoxOf(pair.a), *record.registeredBoxOf(pair.b), touch) ? Meeting::Together
                                                                                             : Meeting::Apart;
}

/// Whether the two meet in the cells of one of Broadside's algorithms. Cells that go on beyond the table have no
/// numbers outside the world. A table without cells is not recorded, and a run and its recording should give the same
/// result.
Meeting meetingInCells(const BroadPhase& broadPhase, IndexPair pair)
{
    const auto table = broadPhase.cellTable();
    if (!table || table->goesOn() || table->isEmpty())
        return Meeting::Unknown;
    const std::vector<std::uint64_t> ofA = broadPhase.cellsOf(pair.a, limits::kDenseCells).ids;
    const std::vector<std::uint64_t> ofB = broadPhase.cellsOf(pair.b, limits::kDenseCells).ids;
    if (ofA.empty() || ofB.empty())
        return Meeting::OneIsNowhere;
    std::vector<std::uint64_t> shared;
    std::ranges::set_intersection(ofA, ofB, std::back_inserter(shared));
    return shared.empty() ? Meeting::Apart : Meeting::Together;
}

Meeting meetingIn(const Frame& frame, IndexPair pair)
{
    if (!frame.broadPhase())
        return Meeting::Unknown;
    if (const auto* record = recordOf(frame.broadPhase()))
        return meetingInRecord(*record, pair, frame.touch());
    return meetingInCells(*frame.broadPhase(), pair);
}

PairStage stageOfMiss(const Frame& frame, IndexPair pair, MissCause cause)
{
    switch (meetingIn(frame, pair)) {
    case Meeting::OneIsNowhere:
        return PairStage::NotRegistered;
    case Meeting::Apart:
        return PairStage::Registration;
    case Meeting::Together:
        return PairStage::AfterStructure;
    case Meeting::Unknown:
        break;
    }
    if (cause == MissCause::NotRegistered)
        return PairStage::NotRegistered;
    return cause == MissCause::Unknown ? PairStage::AfterStructure : PairStage::Registration;
}

/// Whether they still overlap after one of them is moved by as much as rounding could.
bool overlapDeeply(const ObjectTable& objects, ObjectIndex a, ObjectIndex b)
{
    constexpr double kRounding = 1e-6; // relative: coordinates may be recorded as floats
    const Aabb both = united(objects.boundsOf(a), objects.boundsOf(b));
    const double reach =
        kRounding * std::max({1.0, std::abs(both.lo.x), std::abs(both.lo.y), std::abs(both.hi.x), std::abs(both.hi.y)});
    const std::array<Vec2, 4> moves{Vec2{reach, 0.0}, Vec2{-reach, 0.0}, Vec2{0.0, reach}, Vec2{0.0, -reach}};
    return std::ranges::all_of(moves, [&](Vec2 move) {
        Pose moved = objects.poseOf(b);
        moved.position += move;
        return overlap(objects.shapeOf(a), objects.poseOf(a), objects.shapeOf(b), moved);
    });
}

bool lacksContact(const Frame& frame, IndexPair pair)
{
    const auto& contacts = frame.contacts();
    return contacts && frame.knowsCandidates() && !std::ranges::binary_search(*contacts, pair) &&
           overlapDeeply(frame.objects(), pair.a, pair.b);
}

} // namespace

std::string_view nameOf(PairStage stage) noexcept
{
    using enum PairStage;
    switch (stage) {
    case NotInFrame:
        return "notInFrame";
    case NotRegistered:
        return "notRegistered";
    case Registration:
        return "registration";
    case AfterStructure:
        return "afterStructure";
    case Masked:
        return "masked";
    case BoxSmallerThanShape:
        return "boxSmallerThanShape";
    case NoContact:
        return "noContact";
    case NoResponse:
        return "noResponse";
    }
    return {};
}

Message wordsOf(PairStage stage)
{
    using enum PairStage;
    switch (stage) {
    case NotInFrame:
        return texts::stageNotInFrame();
    case NotRegistered:
        return texts::stageNotRegistered();
    case Registration:
        return texts::stageRegistration();
    case AfterStructure:
        return texts::stageAfterStructure();
    case Masked:
        return texts::stageMasked();
    case BoxSmallerThanShape:
        return texts::stageSmallBox();
    case NoContact:
        return texts::stageNoContact();
    case NoResponse:
        return texts::stageNoResponse();
    }
    return {};
}

bool respondsToHits(const SceneObject& object) noexcept
{
    return object.onHit == HitResponse::Remove || (object.onHit != HitResponse::None && object.isDynamic());
}

std::optional<PairStage> stageOf(const Frame& frame, ObjectIndex a, ObjectIndex b,
                                 const std::optional<MissCause>& cause)
{
    const ObjectTable& objects = frame.objects();
    if (!objects.isPresent(a) || !objects.isPresent(b))
        return PairStage::NotInFrame;
    if (cause)
        return stageOfMiss(frame, orderedPair(a, b), *cause);
    if (!masksMatch(objects.filterOf(a), objects.filterOf(b)))
        return PairStage::Masked;
    if (!canCollide(objects.filterOf(a), objects.filterOf(b)))
        return std::nullopt; // both are static
    if (leavesOutAsleep(frame, a, b))
        return std::nullopt;
    if (frame.boxesHideOverlap(a, b))
        return PairStage::BoxSmallerThanShape;
    if (!frame.shapesOverlap(a, b))
        return std::nullopt;
    if (lacksContact(frame, orderedPair(a, b)))
        return PairStage::NoContact;
    const bool isOurs = !frame.boxesAreMeasured(); // what a game does with a contact is not recorded
    const bool isIgnored = !respondsToHits(objects.objectOf(a)) && !respondsToHits(objects.objectOf(b));
    return isOurs && isIgnored ? std::optional(PairStage::NoResponse) : std::nullopt;
}

} // namespace broadside
