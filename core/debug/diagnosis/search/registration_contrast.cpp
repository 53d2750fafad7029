#include "core/debug/diagnosis/search/registration_contrast.h"

#include "core/debug/diagnosis/search/cut.h"
#include "core/debug/diagnosis/search/relation_search.h"
#include "core/debug/diagnosis/search/state_feature.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

namespace broadside::diagnosis {
namespace {

constexpr std::size_t kMostInCommon = 3;
constexpr double kPriceOfCommon = 8.0; // bits: one of some 250
constexpr double kBitsByCommon = 8.0;
constexpr std::int64_t kMostCells = 64; // of an object
constexpr double kMostInexact = 0.02;
constexpr double kMostRight = 0.1; // of what fulfils the conditions
constexpr std::size_t kMostRows = 12'000;

struct Labels {
    std::vector<StateRow> rows;
    std::vector<char> isWrong;
    void add(const StateRow& row, bool wrong)
    {
        rows.push_back(row);
        isWrong.push_back(wrong ? 1 : 0);
    }
};

void addCells(Labels& labels, StateFeatures& features, const Workbench& bench, const StructureRule& structure,
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

/// The condition that tells best among the rows that are in, if it saves enough.
std::optional<std::pair<StateCondition, Tally>> bestCondition(const Labels& labels, const std::vector<char>& isIn,
                                                              double bits)
{
    std::optional<std::pair<StateCondition, Tally>> best;
    for (std::size_t number = 0; number < kStateFeatures; ++number) {
        const auto feature = static_cast<StateFeature>(number);
        std::vector<Labelled> numbers;
        std::uint64_t others = 0; // that earlier conditions have left out
        std::uint64_t wrong = 0;
        for (std::size_t i = 0; i < labels.rows.size(); ++i)
            if (isIn[i]) {
                numbers.push_back({labels.rows[i][number], labels.isWrong[i] != 0});
            } else {
                ++others;
                wrong += labels.isWrong[i] ? 1U : 0U;
            }
        const auto found = isQuantity(feature) ? bestThreshold(std::move(numbers)) : bestValue(numbers);
        if (!found)
            continue;
        Tally tally = found->tally;
        tally.others += others;
        tally.unexplained += wrong;
        if (const double now = codeLength(tally) + kPriceOfCommon; now + kBitsByCommon < bits) {
            bits = now + kBitsByCommon;
            best.emplace(StateCondition{feature, found->compare, found->value}, tally);
        }
    }
    return best;
}

/// Sums over misplaced objects: how far their middles are off, in comparison with their motions.
class Offsets {
public:
    explicit Offsets(const Evidence& evidence)
        : m_evidence(evidence)
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
        m_sum = m_sum + offset;
        m_squares += dot(offset, offset);
        m_way += length(offset);
        // Where it was put elsewhere, the way is no motion.
        constexpr double kJump = 3.0;
        if (length(motion) <= kJump * length(track.nextMotionIn(state.frame))) {
            m_along += dot(offset, motion);
            m_motion += dot(motion, motion);
            m_moved += dot(offset, offset);
        }
        ++m_count;
    }
    /// @pre something was added that is registered
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
        if (aroundMean <= least)
            return Manner::Moved;
        const bool isMotion =
            m_motion > 0.0 && m_moved > 0.5 * m_squares && m_moved - m_along * m_along / m_motion <= least;
        return !isMotion ? Manner::Elsewhere : m_along < 0.0 ? Manner::Behind : Manner::Ahead;
    }
    [[nodiscard]] bool isEmpty() const noexcept { return m_count == 0; }

private:
    const Evidence& m_evidence;
    Vec2 m_sum;
    double m_blur = 0.0;    // by which a middle may be off without meaning
    double m_squares = 0.0; // of offsets
    double m_way = 0.0;     // their lengths
    double m_along = 0.0;   // products with motions
    double m_motion = 0.0;  // squares of motions
    double m_moved = 0.0;   // of offsets of objects that were not put elsewhere
    std::size_t m_count = 0;
};

/// Objects at rest are right wherever they were registered last.
bool hasMoved(const Track& track, FrameIndex frame)
{
    constexpr FrameIndex kFrames = 8;
    const FrameIndex before = frame - std::min(frame - track.first, kFrames);
    return before == frame || track.boxIn(before) != track.boxIn(frame);
}

/// Lines of cells that are missing at the edges of what objects belong into.
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
    /// Whole blocks of cells, too small on all sides.
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

/// Further conditions would only describe the few exceptions.
bool isExact(const RegistrationContrast& contrast)
{
    const Tally& tally = contrast.tally;
    return !contrast.conditions.empty() &&
           static_cast<double>(tally.contradicted) <= kMostInexact * static_cast<double>(tally.lost) &&
           static_cast<double>(tally.unexplained) <= kMostInexact * static_cast<double>(tally.explained());
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

/// Adds the object unless nothing tells whether the relation holds for it: its box would be the right one as well.
void addByRelation(Labels& labels, StateFeatures& features, const Workbench& bench, const StructureRule& structure,
                   const BoxRelation& relation, const State& state, bool isWrong)
{
    const Evidence& evidence = bench.evidence();
    if (!relation.ofFrames.empty() && std::isnan(relation.ofFrames[state.frame].x))
        return;
    const Track& track = evidence.tracks[state.track];
    const Registered& known = *track.registeredIn(state.frame);
    const bool isRight = agrees(structure, placed(structure, track.boxIn(state.frame)), known, bench.margin());
    const bool isAsRelated = holds(relation, structure, evidence, state);
    if (isRight && relation.holdsForRight())
        labels.add(features.rowOf(state), false);
    else if (isWrong || !isAsRelated || !isRight)
        labels.add(features.rowOf(state), isWrong || isAsRelated);
}

/// By what the boxes have in common and not by how they differ from the right ones.
Manner mannerOf(const BoxRelation& relation)
{
    return relation.isMap() ? Manner::Elsewhere : relation.isOfSize() ? Manner::Resized : Manner::Moved;
}

/// Chooses the conditions, one after the other.
void chooseConditions(RegistrationContrast& contrast, const Labels& labels)
{
    for (const char isWrong : labels.isWrong)
        contrast.tally.count(false, isWrong != 0);
    contrast.bits = codeLength(contrast.tally);
    std::vector<char> isIn(labels.rows.size(), 1);
    while (contrast.wrong > 0 && contrast.conditions.size() < kMostInCommon && !isExact(contrast)) {
        const double price = kPriceOfCommon * static_cast<double>(contrast.conditions.size());
        const auto next = bestCondition(labels, isIn, contrast.bits - price);
        if (!next)
            break;
        contrast.conditions.push_back(next->first);
        contrast.tally = next->second;
        contrast.bits = codeLength(next->second) + price + kPriceOfCommon;
        for (std::size_t i = 0; i < isIn.size(); ++i)
            isIn[i] =
                isIn[i] && next->first.holds(labels.rows[i][static_cast<std::size_t>(next->first.feature)]) ? 1 : 0;
    }
    if (static_cast<double>(contrast.tally.contradicted) > kMostRight * static_cast<double>(contrast.tally.lost))
        contrast.conditions.clear(); // they save bits, but as a sentence they would be wrong
    contrast.isExact = isExact(contrast);
}

} // namespace

RegistrationContrast contrastOf(const Workbench& bench, const StructureRule& structure, Misplacements misplacements,
                                bool ofCells)
{
    RegistrationContrast contrast;
    Labels labels;
    Offsets offsets(bench.evidence());
    Edges edges;
    StateFeatures features(bench.evidence(), ofCells ? std::optional(structure) : std::nullopt);
    std::vector<State> states = bench.recordedStates();
    std::ranges::sort(states, {}, &State::frame); // what is known of a frame is worked out once
    if (!ofCells)
        contrast.relation = relationOf(bench, structure, misplacements);
    for (const State& state : states) {
        const bool isWrong = misplacements.has(misplacementOf(structure, bench.evidence(), state, bench.margin()));
        contrast.wrong += isWrong ? 1U : 0U;
        if (isWrong)
            measure(bench.evidence(), structure, state, offsets, edges);
        ++contrast.looked;
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
        chooseConditions(contrast, labels);
    return contrast;
}

} // namespace broadside::diagnosis
