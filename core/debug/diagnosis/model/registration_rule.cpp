#include "core/debug/diagnosis/model/registration_rule.h"

#include "core/debug/diagnosis/model/added_moves.h"
#include "core/debug/diagnosis/model/axis_shape.h"
#include "core/debug/diagnosis/model/list_gaps.h"
#include "core/debug/diagnosis/model/when_watch.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <span>

namespace broadside::diagnosis {
namespace {

constexpr FrameIndex kNever = kNoFrame;

bool isAnyOf(std::span<const TimeRule::Kind> kinds, TimeRule::Kind kind)
{
    return std::ranges::find(kinds, kind) != kinds.end();
}

/// An object keeps its registered box until the rule says that it is registered again.
bool isKept(TimeRule::Kind kind)
{
    using Kind = TimeRule::Kind;
    constexpr std::array kKinds{
        Kind::MovedFar,       Kind::MovedNear,      Kind::FastOnly,       Kind::SlowOnly,         Kind::EveryStep,
        Kind::RoundRobin,     Kind::RoundRobinBack, Kind::TurnsByPlace,   Kind::TurnsByPlaceBack, Kind::TurnsBySlice,
        Kind::Waited,         Kind::CellChanged,    Kind::LowCellChanged, Kind::ColumnChanged,    Kind::HighCellChanged,
        Kind::RowChanged,     Kind::AxisX,          Kind::AxisY,          Kind::BothAxes,         Kind::UnitChanged,
        Kind::LowUnitChanged, Kind::CentreLeft,     Kind::LeftAlongX,     Kind::LeftAlongY,       Kind::BoxLeft,
        Kind::InRegion,       Kind::PlaceBelow,     Kind::JumpKeepsCells};
    return isAnyOf(kKinds, kind);
}

/// Whether an object is registered again in a frame does not depend on where it is registered, or on earlier frames.
bool isOfFrameAlone(TimeRule::Kind kind)
{
    using Kind = TimeRule::Kind;
    constexpr std::array kKinds{
        Kind::FastOnly,     Kind::SlowOnly,         Kind::EveryStep,    Kind::RoundRobin, Kind::RoundRobinBack,
        Kind::TurnsByPlace, Kind::TurnsByPlaceBack, Kind::TurnsBySlice, Kind::OwnClock,   Kind::AxisX,
        Kind::AxisY,        Kind::BothAxes,         Kind::CountChanged, Kind::CountKept,  Kind::PlaceBelow,
        Kind::InRegion,     Kind::MovedIntoGap};
    return isAnyOf(kKinds, kind);
}

bool isMultiple(std::uint64_t number, double of) { return number % static_cast<std::uint64_t>(of) == 0; }

/// Finds the frame whose box is registered, one frame after another of one object.
class Follower {
public:
    /// `start`: its registered box when the recording began, if that was not its own box. Only for isKept() rules.
    Follower(const TimeRule& rule, const Evidence& evidence, const Track& track, const std::optional<GameCells>& cells,
             const std::optional<Aabb>& start)
        : m_rule(rule)
        , m_evidence(evidence)
        , m_track(track)
        , m_cells(cells)
        , m_start(start)
        , m_isOfFrameAlone(isOfFrameAlone(rule.kind))
        , m_next(track.first)
        , m_source(track.first)
        , m_resting(rule.kind == TimeRule::Kind::RestedInARow || rule.kind == TimeRule::Kind::AtFirstRest ? 1 : 0)
    {
        if (rule.kind == TimeRule::Kind::InRegion && rule.number != 0.0)
            m_lone = evidence.loneTrack();
    }

    /// The box of CellsNotAdded, from the middle of the first kept cell to that of the last. No value if none is kept.
    /// @pre frames ascend from call to call
    std::optional<Aabb> keptIn(FrameIndex frame)
    {
        for (; m_next <= frame; ++m_next) {
            const CellRange now = m_cells->of(m_track.boxIn(m_next));
            m_kept = m_next == m_track.first ? now : intersection(m_kept, now);
        }
        if (m_kept.isEmpty())
            return std::nullopt;
        return Aabb{m_cells->middleOf(m_kept.first), m_cells->middleOf(m_kept.last)};
    }
    /// The box of SpeedLimit and Smoothed after it has followed the object up to this frame.
    /// @pre frames ascend from call to call
    Aabb followedIn(FrameIndex frame)
    {
        for (; m_next <= frame; ++m_next) {
            const Vec2 target = m_track.boxIn(m_next).center();
            if (m_next == m_track.first) {
                m_place = target;
                continue;
            }
            const Vec2 motion = target - m_place;
            const double far = length(motion);
            const bool isLimit = m_rule.kind == TimeRule::Kind::SpeedLimit;
            const double share = !isLimit ? m_rule.number : far > m_rule.number ? m_rule.number / far : 1.0;
            m_place = share == 1.0 ? target : m_place + motion * share;
        }
        const Aabb& box = m_track.boxIn(frame);
        return translated(box, m_place - box.center());
    }
    /// The box that is registered when it is that of this frame.
    [[nodiscard]] const Aabb& boxOf(FrameIndex source) const
    {
        return m_start && source == m_track.first ? *m_start : m_track.boxIn(source);
    }
    /// The frame whose box is registered; kNever: not registered. @pre frames ascend from call to call
    FrameIndex sourceIn(FrameIndex frame)
    {
        switch (m_rule.kind) {
        case TimeRule::Kind::Now:
        case TimeRule::Kind::Early:
        case TimeRule::Kind::OldId:
        case TimeRule::Kind::OldIdUntilMoved:
        case TimeRule::Kind::OldSlot:
        case TimeRule::Kind::AsRecorded:
            return frame;
        case TimeRule::Kind::Late:
            return frame - std::min(frame - m_track.first, static_cast<FrameIndex>(m_rule.number));
        case TimeRule::Kind::LateMore:
            return frame - std::min(frame - m_track.first,
                                    static_cast<FrameIndex>(static_cast<double>(m_evidence.frames[frame].step) /
                                                            m_rule.number));
        case TimeRule::Kind::LateByPlace:
        case TimeRule::Kind::LateById:
            return frame - std::min(frame - m_track.first, turnOf(frame));
        case TimeRule::Kind::Once:
            return m_track.first;
        case TimeRule::Kind::AtFirstRest:
            return restedPlaceIn(frame);
        case TimeRule::Kind::Never:
        case TimeRule::Kind::Astray:
            return kNever;
        case TimeRule::Kind::AbsentBetween:
            return isAbsentIn(frame) ? kNever : frame;
        case TimeRule::Kind::LostSince:
            return frame >= (*m_rule.since)[m_track.index] ? kNever : frame;
        case TimeRule::Kind::HeldSince:
            return std::min(frame, (*m_rule.since)[m_track.index]);
        case TimeRule::Kind::Rebuilt:
            return lastRebuild(frame);
        case TimeRule::Kind::Young: // the age of objects of the first frame is unknown
            return m_track.first > 0 && frame - m_track.first < m_rule.number ? kNever : frame;
        case TimeRule::Kind::PlaceFrom:
            return isBehind(frame) ? kNever : frame;
        case TimeRule::Kind::BackInCells:
            return isBackInCells(frame) ? kNever : frame;
        case TimeRule::Kind::IdFrom:
            return static_cast<double>(m_track.id.value) >= m_rule.number ? kNever : frame;
        default:
            return followTo(frame);
        }
    }

private:
    [[nodiscard]] FrameIndex turnOf(FrameIndex frame) const
    {
        const std::uint64_t number = m_rule.kind == TimeRule::Kind::LateById
                                         ? m_track.id.value
                                         : m_evidence.frames[frame].placeOf(m_track.index);
        return static_cast<FrameIndex>(number % static_cast<std::uint64_t>(m_rule.number));
    }
    [[nodiscard]] bool isBehind(FrameIndex frame) const
    {
        return static_cast<double>(m_evidence.frames[frame].placeOf(m_track.index)) >= m_rule.number;
    }
    [[nodiscard]] bool isAbsentIn(FrameIndex frame) const
    {
        const auto age = static_cast<double>(frame - m_track.first);
        return m_track.first > 0 && age >= m_rule.number && age < m_rule.phase;
    }
    /// It has not left the cells that the object with its id had last.
    [[nodiscard]] bool isBackInCells(FrameIndex frame)
    {
        if (!m_track.earlier)
            return false;
        const CellRange last = m_cells->of(m_evidence.tracks[*m_track.earlier].boxes.back());
        for (; m_next <= frame && !m_hasLeftCells; ++m_next)
            m_hasLeftCells = m_cells->of(m_track.boxIn(m_next)) != last;
        return !m_hasLeftCells;
    }
    [[nodiscard]] FrameIndex lastRebuild(FrameIndex frame) const
    {
        const auto isRebuilt = [&](FrameIndex at) {
            return isMultiple(m_evidence.frames[at].step + static_cast<std::uint64_t>(m_rule.phase), m_rule.number);
        };
        for (FrameIndex at = frame; at >= m_track.first; --at) {
            if (isRebuilt(at))
                return at;
            if (at == 0)
                return 0; // what was there before anything was recorded may have been registered
        }
        return kNever;
    }
    /// The frame in which it had first rested long enough; this frame if it rests that long now, or never did.
    FrameIndex restedPlaceIn(FrameIndex frame)
    {
        for (; m_next <= frame; ++m_next) {
            m_resting = m_next == m_track.first ? 1 : m_track.motionIn(m_next) == Vec2{} ? m_resting + 1 : 0;
            if (!m_hasRested && m_resting >= m_rule.number) {
                m_hasRested = true;
                m_source = m_next;
            }
        }
        return m_hasRested && m_resting < m_rule.number ? m_source : frame;
    }
    FrameIndex followTo(FrameIndex frame)
    {
        if (m_isOfFrameAlone) { // the last update is usually near
            for (FrameIndex at = frame; at >= m_next && at > m_track.first; --at)
                if (isUpdated(at)) {
                    m_source = at;
                    break;
                }
            m_next = frame + 1;
            return m_source;
        }
        for (; m_next <= frame; ++m_next) {
            if (m_rule.kind == TimeRule::Kind::Resting)
                m_resting = m_track.motionIn(m_next) == Vec2{} && m_next > m_track.first ? m_resting + 1 : 0;
            else if (m_next == m_track.first || isUpdated(m_next))
                m_source = m_next;
        }
        if (m_rule.kind == TimeRule::Kind::Resting)
            return m_resting >= m_rule.number ? kNever : frame;
        return m_source;
    }
    [[nodiscard]] bool isUpdated(FrameIndex frame)
    {
        const Vec2 motion = m_track.motionIn(frame);
        switch (m_rule.kind) {
        case TimeRule::Kind::MovedFar:
            return measured(m_rule.metric, m_track.boxIn(frame).center() - boxOf(m_source).center()) > m_rule.number;
        case TimeRule::Kind::MovedNear:
            return length(m_track.boxIn(frame).center() - boxOf(m_source).center()) <= m_rule.number;
        case TimeRule::Kind::FastOnly:
            return measured(m_rule.metric, motion) >= m_rule.number;
        case TimeRule::Kind::SlowOnly:
            return length(motion) <= m_rule.number;
        case TimeRule::Kind::EveryStep:
        case TimeRule::Kind::RoundRobin:
        case TimeRule::Kind::RoundRobinBack:
        case TimeRule::Kind::TurnsByPlace:
        case TimeRule::Kind::TurnsByPlaceBack:
        case TimeRule::Kind::TurnsBySlice:
        case TimeRule::Kind::OwnClock:
            return isItsTurn(frame);
        case TimeRule::Kind::Waited:
            return motion != Vec2{} && static_cast<double>(frame - m_source) >= m_rule.number;
        case TimeRule::Kind::HighCellChanged:
            return cellAt(m_track.boxIn(frame).hi) != cellAt(boxOf(m_source).hi);
        case TimeRule::Kind::CellChanged:
            return cellAt(m_track.boxIn(frame).center()) != cellAt(boxOf(m_source).center());
        case TimeRule::Kind::LowCellChanged:
            return lowCellOf(m_track.boxIn(frame)) != lowCellOf(boxOf(m_source));
        case TimeRule::Kind::ColumnChanged:
            return lowCellOf(m_track.boxIn(frame)).x != lowCellOf(boxOf(m_source)).x;
        case TimeRule::Kind::RowChanged:
            return lowCellOf(m_track.boxIn(frame)).y != lowCellOf(boxOf(m_source)).y;
        case TimeRule::Kind::JumpKeepsCells:
            return !isJumpIn(frame) && cellsOf(m_track.boxIn(frame)) != cellsOf(m_track.boxIn(frame - 1));
        case TimeRule::Kind::AxisX:
            return motion.x != 0.0;
        case TimeRule::Kind::AxisY:
            return motion.y != 0.0;
        case TimeRule::Kind::BothAxes:
            return motion.x != 0.0 && motion.y != 0.0;
        case TimeRule::Kind::CountChanged:
            return m_evidence.frames[frame].objects != m_evidence.frames[frame - 1].objects;
        case TimeRule::Kind::CountKept:
            return m_evidence.frames[frame].objects >= m_evidence.frames[frame - 1].objects;
        case TimeRule::Kind::PlaceBelow:
            return !isBehind(frame);
        case TimeRule::Kind::InRegion:
            return isInRegion(frame);
        case TimeRule::Kind::MovingSince:
            return movesLongIn(frame);
        case TimeRule::Kind::MovedIntoGap:
            return frame < (*m_rule.since)[m_track.index];
        case TimeRule::Kind::UnitChanged:
            return unitOf(m_track.boxIn(frame).center()) != unitOf(boxOf(m_source).center());
        case TimeRule::Kind::LowUnitChanged:
            return unitOf(m_track.boxIn(frame).lo) != unitOf(boxOf(m_source).lo);
        case TimeRule::Kind::CentreLeft:
        case TimeRule::Kind::LeftAlongX:
        case TimeRule::Kind::LeftAlongY:
        case TimeRule::Kind::BoxLeft:
            return hasLeft(frame);
        case TimeRule::Kind::RestedInARow:
            m_resting = motion != Vec2{} && m_resting < m_rule.number ? 0 : m_resting + 1;
            return m_resting < m_rule.number;
        case TimeRule::Kind::RestedInAll:
            m_resting += motion == Vec2{} ? 1U : 0U;
            return m_resting < m_rule.number;
        default:
            return true;
        }
    }

    [[nodiscard]] bool isItsTurn(FrameIndex frame) const
    {
        const FrameFacts& facts = m_evidence.frames[frame];
        const auto period = static_cast<std::uint64_t>(m_rule.number);
        const std::uint64_t time = facts.step + static_cast<std::uint64_t>(m_rule.phase);
        switch (m_rule.kind) {
        case TimeRule::Kind::RoundRobin:
            return (time + m_track.id.value) % period == 0;
        case TimeRule::Kind::RoundRobinBack:
            return time % period == m_track.id.value % period;
        case TimeRule::Kind::TurnsByPlace:
            return (time + facts.placeOf(m_track.index)) % period == 0;
        case TimeRule::Kind::TurnsByPlaceBack:
            return time % period == facts.placeOf(m_track.index) % period;
        case TimeRule::Kind::TurnsBySlice:
            return time % period == sliceOf(facts, m_track.index, period);
        case TimeRule::Kind::OwnClock:
            return (frame - m_track.first + static_cast<std::uint64_t>(m_rule.phase)) % period == 0;
        default:
            return time % period == 0;
        }
    }
    /// The object has left the registered box, grown by the rule's number.
    [[nodiscard]] bool hasLeft(FrameIndex frame) const
    {
        const Aabb held = grown(boxOf(m_source), m_rule.number);
        const Aabb& box = m_track.boxIn(frame);
        const bool isOutX = box.lo.x < held.lo.x || box.hi.x > held.hi.x;
        const bool isOutY = box.lo.y < held.lo.y || box.hi.y > held.hi.y;
        if (m_rule.kind == TimeRule::Kind::CentreLeft)
            return !contains(held, box.center());
        return (isOutX && m_rule.kind != TimeRule::Kind::LeftAlongY) ||
               (isOutY && m_rule.kind != TimeRule::Kind::LeftAlongX);
    }
    [[nodiscard]] bool isInRegion(FrameIndex frame) const
    {
        if (m_rule.number == 0.0)
            return overlaps(m_rule.region, m_track.boxIn(frame));
        if (!m_lone || !m_evidence.tracks[*m_lone].isIn(frame))
            return true;
        const Vec2 middle = m_evidence.tracks[*m_lone].boxIn(frame).center();
        return overlaps(translated(m_rule.region, middle), m_track.boxIn(frame));
    }
    /// Whether the registration is updated while the object moves: it moves for long enough since its last rest, or it
    /// never rested.
    [[nodiscard]] bool movesLongIn(FrameIndex frame)
    {
        if (m_track.motionIn(frame) == Vec2{}) {
            m_hasRested = true;
            m_moving = 0;
            return true;
        }
        return !m_hasRested || ++m_moving > m_rule.number;
    }
    [[nodiscard]] Vec2 unitOf(Vec2 point) const
    {
        return {std::floor(point.x / m_rule.number), std::floor(point.y / m_rule.number)};
    }
    /// The cell of a point, as the game computes it.
    [[nodiscard]] CellCoord cellAt(Vec2 point) const
    {
        const CellCoord cell = m_cells->at(point);
        return m_evidence.clampsCells ? m_cells->inTable(cell) : cell;
    }
    [[nodiscard]] CellCoord lowCellOf(const Aabb& box) const { return cellAt(box.lo); }
    [[nodiscard]] CellRange cellsOf(const Aabb& box) const { return {cellAt(box.lo), cellAt(box.hi)}; }
    /// Far more than its usual motion. A jump may end near its beginning.
    [[nodiscard]] bool isJumpIn(FrameIndex frame)
    {
        constexpr double kFarMore = 4.0;
        if (!m_usual)
            m_usual = usualMotion(m_track);
        const Vec2 motion = m_track.motionIn(frame);
        return *m_usual > 0.0 ? length(motion) > kFarMore * *m_usual : isJump(motion, 0.0, m_track.boxIn(frame));
    }

    const TimeRule& m_rule;
    const Evidence& m_evidence;
    const Track& m_track;
    const std::optional<GameCells>& m_cells;
    const std::optional<Aabb>& m_start;
    bool m_isOfFrameAlone;
    FrameIndex m_next;
    FrameIndex m_source;
    FrameIndex m_resting;    // frames; in a row also the first one
    FrameIndex m_moving = 0; // frames since it rested
    bool m_hasRested = false;
    bool m_hasLeftCells = false;      // of BackInCells
    std::optional<double> m_usual;    // length of a motion; of JumpKeepsCells
    CellRange m_kept;                 // of CellsNotAdded
    std::optional<TrackIndex> m_lone; // of InRegion
    Vec2 m_place;                     // of followedIn()
};

/// The last box of the object that had this id before, as long as the rule says so.
const Aabb* boxOfOldId(const TimeRule& rule, const Evidence& evidence, const Track& track, FrameIndex frame)
{
    if (!track.earlier)
        return nullptr;
    const auto isOldIn = [&rule](const Track& one, FrameIndex at) {
        return rule.kind == TimeRule::Kind::OldId ? at - one.first < rule.number
                                                  : one.boxIn(at) == one.boxIn(one.first);
    };
    if (!isOldIn(track, frame))
        return nullptr;
    const Track* old = &evidence.tracks[*track.earlier];
    while (old->earlier && isOldIn(*old, old->last())) // it had an earlier one's box to its end
        old = &evidence.tracks[*old->earlier];
    return &old->boxes.back();
}

/// The box that the time part of a rule gives an object in a frame.
std::optional<Aabb> boxByTime(const TimeRule& rule, const Evidence& evidence, const Track& track, FrameIndex frame,
                              Follower& follower)
{
    if (rule.kind == TimeRule::Kind::CellsNotAdded)
        return follower.keptIn(frame);
    if (rule.kind == TimeRule::Kind::SpeedLimit || rule.kind == TimeRule::Kind::Smoothed)
        return follower.followedIn(frame);
    const FrameIndex source = follower.sourceIn(frame);
    if (source == kNever)
        return std::nullopt;
    if (rule.kind == TimeRule::Kind::OldSlot) {
        const FrameIndex before = (*rule.since)[track.index];
        if (track.first > 0 && frame - track.first < rule.number)
            return before != kNoFrame ? evidence.tracks[before].boxes.back() : track.boxes.front();
    }
    if (rule.kind == TimeRule::Kind::OldId || rule.kind == TimeRule::Kind::OldIdUntilMoved)
        if (const Aabb* const old = boxOfOldId(rule, evidence, track, frame))
            return *old;
    const Aabb& box = follower.boxOf(source);
    const double part = rule.number - std::floor(rule.number);
    if (rule.kind == TimeRule::Kind::Late && part > 0.0 && source > track.first)
        return translated(box, track.motionIn(source) * -part);
    return rule.kind == TimeRule::Kind::Early ? translated(box, track.motionIn(frame) * rule.number) : box;
}

/// The box with which an object was registered when the recording began, if it was registered elsewhere than it was.
std::optional<Aabb> boxBeforeRecording(const RegistrationRule& rule, const Track& track, const Aabb& least,
                                       const std::optional<GameCells>& cells)
{
    const Registered* const recorded = track.first == 0 ? track.registeredIn(0) : nullptr;
    if (!recorded || rule.time.part != TimeRule::Part::Whole)
        return std::nullopt;
    const Aabb& own = track.boxes.front();
    const Aabb right = shaped(rule, own, own, least);
    Vec2 away;
    if (recorded->kind == Registered::Kind::Box)
        away = recorded->box.center() - right.center();
    else if (recorded->kind == Registered::Kind::Cells && cells) {
        // A whole number of cells: within its cell a box may be anywhere.
        const CellRange range = cells->of(right);
        const CellRange& known = recorded->cells;
        away = {static_cast<double>((known.first.x + known.last.x - range.first.x - range.last.x) / 2) * cells->size.x,
                static_cast<double>((known.first.y + known.last.y - range.first.y - range.last.y) / 2) * cells->size.y};
    }
    // If the recorded registration never changes, any rule would fit it.
    if (away == Vec2{} ||
        std::ranges::all_of(track.registered, [&](const Registered& one) { return one == *recorded; }))
        return std::nullopt;
    return translated(own, away);
}

/// The object that passed its id on to this one.
const Track* trackBefore(const Evidence& evidence, const Track& track)
{
    const Track* const earlier = track.earlier ? &evidence.tracks[*track.earlier] : nullptr;
    return earlier && earlier->last() + 1 == track.first ? earlier : nullptr;
}

bool isMadeOfMoves(TimeRule::Kind kind)
{
    return kind == TimeRule::Kind::ShareOfMoves || kind == TimeRule::Kind::WholeMoves ||
           kind == TimeRule::Kind::AfterJump;
}

} // namespace

double measured(TimeRule::Metric metric, Vec2 motion) noexcept
{
    const double x = std::abs(motion.x);
    const double y = std::abs(motion.y);
    switch (metric) {
    case TimeRule::Metric::Straight:
        return length(motion);
    case TimeRule::Metric::Larger:
        return std::max(x, y);
    case TimeRule::Metric::Sum:
        return x + y;
    case TimeRule::Metric::Smaller:
        return std::min(x, y);
    case TimeRule::Metric::AlongX:
        return x;
    case TimeRule::Metric::AlongY:
        return y;
    case TimeRule::Metric::Higher:
        return std::max(motion.x, motion.y);
    }
    return 0.0;
}

Aabb partly(TimeRule::Part part, const Aabb& box, const Aabb& current) noexcept
{
    switch (part) {
    case TimeRule::Part::Whole:
        return box;
    case TimeRule::Part::AlongX:
        return {{box.lo.x, current.lo.y}, {box.hi.x, current.hi.y}};
    case TimeRule::Part::AlongY:
        return {{current.lo.x, box.lo.y}, {current.hi.x, box.hi.y}};
    case TimeRule::Part::Size:
        return translated(box, current.center() - box.center());
    case TimeRule::Part::Place:
        break;
    }
    return translated(current, box.center() - current.center());
}

bool Scope::holds(const Track& track) const noexcept
{
    if (kind == Kind::All)
        return true; // reading the box would be most of the time
    const Aabb& box = track.boxes.front();
    const double side = std::max(box.width(), box.height());
    switch (kind) {
    case Kind::All:
        return true;
    case Kind::Dynamic:
        return track.isDynamic;
    case Kind::Static:
        return !track.isDynamic;
    case Kind::Named:
        return track.name == name;
    case Kind::LongerThan:
        return side > number;
    case Kind::ShorterThan:
        return side <= number;
    case Kind::OddIds:
        return track.id.value % 2 == 1;
    case Kind::EvenIds:
        return track.id.value % 2 == 0;
    case Kind::NamedAnyOf:
        return track.name < kMostNames && (name >> track.name & 1U) != 0;
    }
    return true;
}

std::vector<std::optional<Aabb>> registeredBy(const RegistrationRule& rule, const Evidence& evidence,
                                              std::span<const State> states, const std::optional<GameCells>& cells)
{
    std::vector<std::optional<Aabb>> boxes(states.size());
    const bool isAlways = rule.when.kind == When::Kind::Always;
    const bool isNow = rule.time.kind == TimeRule::Kind::Now && rule.rotation.isRight();
    for (std::size_t i = 0; i < states.size();) {
        const Track& track = evidence.tracks[states[i].track];
        const bool holds = rule.scope.holds(track);
        const bool hasLeast = holds && (needsLeast(rule.x) || needsLeast(rule.y));
        const Aabb& least = hasLeast ? leastBoxOf(track) : track.boxes.front();
        const std::optional<Aabb> start =
            holds && isKept(rule.time.kind) ? boxBeforeRecording(rule, track, least, cells) : std::nullopt;
        Follower follower(rule.time, evidence, track, cells, start);
        WhenWatch when(rule.when, evidence, track);
        std::optional<AddedMoves> moves;
        if (holds && isMadeOfMoves(rule.time.kind))
            moves.emplace(rule.time, track, trackBefore(evidence, track));
        std::optional<RotatedBoxes> rotated;
        if (holds && !rule.rotation.isRight())
            rotated.emplace(rule.rotation, evidence, track);
        for (const TrackIndex now = states[i].track; i < states.size() && states[i].track == now; ++i) {
            const FrameIndex frame = states[i].frame;
            if (!holds || !(isAlways || when.holdsIn(frame)))
                boxes[i] = track.boxIn(frame);
            else if (isNow)
                boxes[i] = shaped(rule, track.boxIn(frame), track.boxes.front(), least);
            else if (rotated) {
                if (const FrameIndex source = follower.sourceIn(frame); source != kNever)
                    boxes[i] = rotated->in(source);
            } else if (const auto box =
                           moves ? moves->in(frame) : boxByTime(rule.time, evidence, track, frame, follower))
                boxes[i] = shaped(rule, partly(rule.time.part, *box, track.boxIn(frame)), track.boxes.front(), least);
        }
    }
    return boxes;
}

std::vector<char> statesIn(const Scope& scope, const When& when, const Evidence& evidence,
                           std::span<const State> states)
{
    std::vector<char> isIn(states.size());
    for (std::size_t i = 0; i < states.size();) {
        const Track& track = evidence.tracks[states[i].track];
        const bool holds = scope.holds(track);
        WhenWatch watch(when, evidence, track);
        for (const TrackIndex now = states[i].track; i < states.size() && states[i].track == now; ++i)
            isIn[i] = holds && watch.holdsIn(states[i].frame) ? 1 : 0;
    }
    return isIn;
}

} // namespace broadside::diagnosis
