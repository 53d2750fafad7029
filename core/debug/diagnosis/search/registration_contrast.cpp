#include "core/debug/diagnosis/search/registration_contrast.h"

#include "core/debug/diagnosis/search/relation_search.h"
#include "core/debug/diagnosis/search/state_conditions.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

namespace broadside::diagnosis {
namespace {

constexpr std::int64_t kMostCells = 64; // of an object
constexpr std::size_t kMostRows = 12'000;

void addCells(StateLabels& labels, StateFeatures& features, const Workbench& bench, const StructureRule& structure,
              const State& state)
{
    const Track& track = bench.evidence().tracks[state.track];
    const CellRange range = keptCells(structure, track.boxIn(state.frame)).around;
    if (range.isEmpty() || range.count() > kMostCells || labels.rows.size() > kMostRows)
        return;
    const Placed recorded = placedAsRecorded(*track.registeredIn(state.frame));
    for (std::int64_t y = range.first.y; y <= range.last.y; ++y)
        for (std::int64_t x = range.first.x; x <= range.last.x; ++x)
            labels.add(features.rowOf(state, {x, y}, range), !recorded.box || !recorded.cells.has({x, y}));
}

/// Sums over misplaced objects that compare the offsets of their middles with their motions.
class Offsets {
public:
    /// `excess`: by how much recorded boxes are usually larger than their objects, on each side.
    Offsets(const Evidence& evidence, double excess)
        : m_evidence(evidence)
        , m_excess(excess)
    {}
    void add(const State& state)
    {
        const Track& track = m_evidence.tracks[state.track];
        const Registered& known = *track.registeredIn(state.frame);
        if (known.kind == Registered::Kind::Nowhere)
            return;
        const Aabb& box = track.boxIn(state.frame);
        const bool isInCells = known.kind == Registered::Kind::Cells;
        const Vec2 offset = m_evidence.boxOf(known).center() - box.center();
        const Vec2 motion = track.motionIn(state.frame);
        m_blur += isInCells ? 0.5 * m_evidence.cells->size.x : 0.02 * (box.width() + box.height());
        if (!isInCells) {
            m_misfits += std::abs(known.box.width() - box.width() - 2.0 * m_excess) +
                         std::abs(known.box.height() - box.height() - 2.0 * m_excess);
            m_sides += box.width() + box.height();
        }
        m_sum = m_sum + offset;
        m_squares += dot(offset, offset);
        m_way += length(offset);
        // If the object was put elsewhere, its way is no motion.
        constexpr double kJump = 3.0;
        if (length(motion) <= kJump * length(track.nextMotionIn(state.frame))) {
            m_along += dot(offset, motion);
            m_motion += dot(motion, motion);
            m_moved += dot(offset, offset);
        }
        ++m_count;
    }
    /// The manner that the sums show. @pre isEmpty() is false
    [[nodiscard]] Manner manner() const
    {
        constexpr double kRest = 0.1; // of the squares, that a rule may leave
        const double count = static_cast<double>(m_count);
        const double blur = m_blur / count;
        if (m_way / count <= blur)
            return Manner::Resized;
        const Vec2 mean = m_sum * (1.0 / count);
        const double aroundMean = m_squares - count * dot(mean, mean);
        const double least = kRest * m_squares + 0.25 * count * blur * blur;
        constexpr double kOtherSize = 0.1; // of the sides
        if (aroundMean <= least)
            return m_misfits > kOtherSize * m_sides ? Manner::Elsewhere : Manner::Moved;
        const bool isMotion =
            m_motion > 0.0 && m_moved > 0.5 * m_squares && m_moved - m_along * m_along / m_motion <= least;
        return !isMotion ? Manner::Elsewhere : m_along < 0.0 ? Manner::Behind : Manner::Ahead;
    }
    [[nodiscard]] bool isEmpty() const noexcept { return m_count == 0; }

private:
    const Evidence& m_evidence;
    double m_excess;
    double m_misfits = 0.0; // differences of the sides of recorded boxes from what they should be
    double m_sides = 0.0;   // the sum of these sides
    Vec2 m_sum;
    double m_blur = 0.0;    // by which a middle may be off without meaning
    double m_squares = 0.0; // of offsets
    double m_way = 0.0;     // their lengths
    double m_along = 0.0;   // products with motions
    double m_motion = 0.0;  // squares of motions
    double m_moved = 0.0;   // of offsets of objects that were not put elsewhere
    std::size_t m_count = 0;
};

/// Whether the object has moved in the last frames. One at rest tells nothing: its last registration is still right.
bool hasMoved(const Track& track, FrameIndex frame)
{
    constexpr FrameIndex kFrames = 8;
    const FrameIndex before = frame - std::min(frame - track.first, kFrames);
    return before == frame || track.boxIn(before) != track.boxIn(frame);
}

/// Counts the rows and columns of cells that are missing at the low and at the high sides of objects.
class Edges {
public:
    void add(const CellRange& right, const CellRange& recorded, bool hasGaps)
    {
        const auto lines = [](std::int64_t from, std::int64_t to) { return static_cast<double>(to - from); };
        m_low += lines(right.first.x, recorded.first.x) + lines(right.first.y, recorded.first.y);
        m_high += lines(recorded.last.x, right.last.x) + lines(recorded.last.y, right.last.y);
        m_gaps += hasGaps ? 1.0 : 0.0;
        ++m_count;
    }
    /// The recorded cells are blocks without gaps that are too small on all sides.
    [[nodiscard]] bool areEven() const
    {
        constexpr double kEven = 0.5;
        constexpr double kFewGaps = 0.05;
        return m_gaps <= kFewGaps * static_cast<double>(m_count) && m_low > 0.0 &&
               std::min(m_low, m_high) >= kEven * std::max(m_low, m_high);
    }

private:
    double m_low = 0.0;
    double m_high = 0.0;
    double m_gaps = 0.0;
    std::size_t m_count = 0;
};

Manner mannerOf(Misplacements misplacements, bool inCells, const Offsets& offsets, const Edges& edges)
{
    const bool isIncomplete = misplacements.has(Misplacement::Short) && !misplacements.has(Misplacement::Elsewhere);
    if (misplacements == Misplacements::missing() || offsets.isEmpty())
        return Manner::Missing;
    if (isIncomplete)
        return inCells && (misplacements.has(Misplacement::Nowhere) || !edges.areEven()) ? Manner::Incomplete
                                                                                         : Manner::Resized;
    return misplacements == Misplacements::earlier() ? Manner::Earlier : offsets.manner();
}

void measure(const Evidence& evidence, const StructureRule& structure, const State& state, Offsets& offsets,
             Edges& edges)
{
    offsets.add(state);
    const Track& track = evidence.tracks[state.track];
    const Registered& known = *track.registeredIn(state.frame);
    if (known.kind == Registered::Kind::Cells)
        edges.add(keptCells(structure, track.boxIn(state.frame)).around, known.cells, !known.some.empty());
}

/// Adds the object, unless its recorded box is right and also fulfils the relation: then it does not tell whether the
/// relation holds for it.
void addByRelation(StateLabels& labels, StateFeatures& features, const Workbench& bench, const StructureRule& structure,
                   const BoxRelation& relation, const State& state, bool isWrong)
{
    const Evidence& evidence = bench.evidence();
    if (!relation.ofFrames.empty() && std::isnan(relation.ofFrames[state.frame].x))
        return;
    const Track& track = evidence.tracks[state.track];
    const Registered& known = *track.registeredIn(state.frame);
    const bool isRight = agrees(structure, placed(structure, track.boxIn(state.frame)), known, bench.usualExcess());
    const bool isAsRelated = holds(relation, structure, evidence, state);
    if (isRight && relation.holdsForRight())
        labels.add(features.rowOf(state), false);
    else if (isWrong || !isAsRelated || !isRight)
        labels.add(features.rowOf(state), isWrong || isAsRelated);
}

/// The manner of a relation.
Manner mannerOf(const BoxRelation& relation)
{
    return relation.isMap() || relation.isOfAnother ? Manner::Elsewhere
           : relation.isOfSize()                    ? Manner::Resized
                                                    : Manner::Moved;
}

void describe(RegistrationContrast& contrast, const StateLabels& labels)
{
    StateChoice choice = chooseConditions(labels);
    contrast.terms = std::move(choice.terms);
    contrast.tally = choice.tally;
    contrast.bits = choice.bits;
    contrast.isExact = choice.isExact && !contrast.terms.empty();
    contrast.share = choice.share;
}

/// The structure without what only says how registrations meet.
StructureRule whereItKeeps(StructureRule structure)
{
    using Kind = StructureRule::Kind;
    if (structure.kind == Kind::Extents || structure.kind == Kind::Centre || structure.kind == Kind::LowCorner)
        structure.ring = 0;
    structure.margin = 0.0;
    return structure;
}

} // namespace

const RegistrationContrast& Contrasts::of(const StructureRule& structure, Misplacements misplacements, bool ofCells)
{
    const auto isSame = [&](const Known& one) {
        if (one.misplacements != misplacements || one.ofCells != ofCells)
            return false;
        // Relations are sought only in some of the structures.
        const bool isAlike = whereItKeeps(one.structure) == whereItKeeps(structure) &&
                             (ofCells || (one.structure.ring == 0) == (structure.ring == 0) ||
                              (!one.contrast.relation && one.structure.ring == 0));
        return one.structure == structure || isAlike;
    };
    if (const auto known = std::ranges::find_if(m_known, isSame); known != m_known.end())
        return known->contrast;
    m_known.push_back({structure, misplacements, ofCells, contrastOf(m_bench, structure, misplacements, ofCells)});
    return m_known.back().contrast;
}

RegistrationContrast contrastOf(const Workbench& bench, const StructureRule& structure, Misplacements misplacements,
                                bool ofCells)
{
    RegistrationContrast contrast;
    StateLabels labels;
    Offsets offsets(bench.evidence(), bench.usualExcess());
    Edges edges;
    std::vector<State> states = bench.recordedStates();
    std::ranges::sort(states, {}, &State::frame); // what is known of a frame is worked out once
    std::vector<char> isWrongIn;
    isWrongIn.reserve(states.size());
    for (const State& state : states)
        isWrongIn.push_back(
            misplacements.has(misplacementOf(structure, bench.evidence(), state, bench.usualExcess())) ? 1 : 0);
    contrast.looked = states.size();
    contrast.wrong = static_cast<std::size_t>(std::ranges::count(isWrongIn, 1));
    if (contrast.wrong == 0)
        return contrast;
    StateFeatures features(bench.evidence(), ofCells ? std::optional(structure) : std::nullopt);
    if (misplacements.has(Misplacement::Nowhere))
        features.fillTrees();
    if (!ofCells)
        contrast.relation = relationOf(bench, structure, misplacements);
    for (std::size_t i = 0; i < states.size(); ++i) {
        const State& state = states[i];
        const bool isWrong = isWrongIn[i] != 0;
        if (isWrong)
            measure(bench.evidence(), structure, state, offsets, edges);
        if (ofCells)
            addCells(labels, features, bench, structure, state);
        else if (contrast.relation)
            addByRelation(labels, features, bench, structure, *contrast.relation, state, isWrong);
        else if (isWrong || !misplacements.has(Misplacement::ElsewhereEarlier) ||
                 hasMoved(bench.evidence().tracks[state.track], state.frame))
            labels.add(features.rowOf(state), isWrong);
    }
    const bool inCells = structure.kind != StructureRule::Kind::Boxes;
    contrast.manner =
        contrast.relation ? mannerOf(*contrast.relation) : mannerOf(misplacements, inCells, offsets, edges);
    if (contrast.relation && contrast.relation->isOfAll)
        contrast.isExact = true; // and nothing sets wrong ones apart
    else
        describe(contrast, labels);
    return contrast;
}

} // namespace broadside::diagnosis
