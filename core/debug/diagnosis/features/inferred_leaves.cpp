#include "core/debug/diagnosis/features/inferred_leaves.h"

#include "core/base/decades.h"
#include "core/debug/diagnosis/features/pair_feature.h"
#include "core/debug/diagnosis/model/registration_rule.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <vector>

namespace broadside::diagnosis {
namespace {

constexpr std::size_t kMostMargins = 16;

/// An object is up to twice the margin away from a side of its leaf: the widest gap of a reported pair is up to four
/// margins. Round numbers.
std::set<double> marginsFor(double widest)
{
    constexpr double kLeast = 0.24;
    constexpr double kMost = 0.4;
    std::set<double> margins;
    const double decade = powerOfTen(decadeOf(kLeast * widest));
    for (const double unit : {1.0, 0.5, 0.2, 0.1, 0.05})
        for (double margin = std::ceil(kLeast * widest / (unit * decade)); margin * unit * decade <= kMost * widest;
             ++margin)
            if (margins.size() < kMostMargins)
                margins.insert(margin * unit * decade);
    return margins;
}

/// The leaf of an object that has this box now. It stays until the object leaves it.
Aabb nextLeaf(const Aabb& leaf, const Aabb& box, double margin)
{
    return contains(leaf, box) ? leaf : grown(box, margin);
}

/// A pair that is apart, and the numbers of its two states in ApartPairs::states.
struct ApartPair {
    bool isFar = false;
    std::size_t a = 0;
    std::size_t b = 0;
};

/// The pairs that are apart, with the states whose leaves tell whether they meet. The leaves of other states are not
/// kept: they would take as much memory as all boxes.
class ApartPairs {
public:
    explicit ApartPairs(const Evidence& evidence)
        : m_evidence(evidence)
    {
        for (const Event& event : evidence.events)
            if (!event.overlaps()) {
                m_states.push_back({event.a, event.frame});
                m_states.push_back({event.b, event.frame});
            }
        std::ranges::sort(m_states);
        m_states.erase(std::unique(m_states.begin(), m_states.end()), m_states.end());
        const auto numberOf = [&](const State& state) {
            return static_cast<std::size_t>(std::ranges::lower_bound(m_states, state) - m_states.begin());
        };
        for (const Event& event : evidence.events)
            if (!event.overlaps())
                m_pairs.push_back(
                    {event.fate == Fate::Far, numberOf({event.a, event.frame}), numberOf({event.b, event.frame})});
    }
    [[nodiscard]] const std::vector<ApartPair>& pairs() const noexcept { return m_pairs; }
    /// One for each state, ascending.
    [[nodiscard]] std::vector<Aabb> leaves(double margin) const
    {
        std::vector<Aabb> leaves;
        leaves.reserve(m_states.size());
        for (std::size_t i = 0; i < m_states.size();) {
            const TrackIndex now = m_states[i].track;
            const Track& track = m_evidence.tracks[now];
            FrameIndex frame = track.first;
            Aabb leaf = grown(track.boxes.front(), margin);
            for (; i < m_states.size() && m_states[i].track == now; ++i) {
                for (; frame <= m_states[i].frame; ++frame)
                    leaf = nextLeaf(leaf, track.boxIn(frame), margin);
                leaves.push_back(leaf);
            }
        }
        return leaves;
    }

private:
    const Evidence& m_evidence;
    std::vector<State> m_states; // ascending
    std::vector<ApartPair> m_pairs;
};

struct Agreement {
    double ofFar = 0.0;  ///< The share of reported pairs that are apart whose leaves overlap.
    double ofNear = 0.0; ///< The same of pairs that are not reported.
};

Agreement agreementOf(const ApartPairs& apart, double margin)
{
    const std::vector<Aabb> leaves = apart.leaves(margin);
    Agreement agreement;
    std::size_t far = 0;
    std::size_t near = 0;
    for (const ApartPair& pair : apart.pairs()) {
        const double meets = overlaps(leaves[pair.a], leaves[pair.b]) ? 1.0 : 0.0;
        (pair.isFar ? agreement.ofFar : agreement.ofNear) += meets;
        ++(pair.isFar ? far : near);
    }
    agreement.ofFar /= static_cast<double>(std::max<std::size_t>(far, 1));
    agreement.ofNear /= static_cast<double>(std::max<std::size_t>(near, 1));
    return agreement;
}

/// Nothing where too few reported pairs are apart.
std::optional<double> widestGap(const Evidence& evidence)
{
    constexpr std::size_t kFewest = 20;
    std::size_t far = 0;
    double widest = 0.0;
    for (const Event& event : evidence.events)
        if (event.fate == Fate::Far) {
            ++far;
            widest = std::max(widest, gapOf(evidence.boxOf(event, event.a), evidence.boxOf(event, event.b)));
        }
    return far >= kFewest && widest > 0.0 ? std::optional(widest) : std::nullopt;
}

/// The margin with which the leaves of most reported pairs that are apart overlap.
std::optional<double> likelyMargin(const Evidence& evidence)
{
    constexpr double kAlmostAll = 0.995; // only the right margin tells so many
    constexpr double kLeastDifference = 0.3;
    const auto widest = widestGap(evidence);
    if (!widest)
        return std::nullopt;
    const ApartPairs apart(evidence);
    std::optional<double> best;
    Agreement most;
    for (const double margin : marginsFor(*widest)) {
        const Agreement agreement = agreementOf(apart, margin);
        const bool isBetter =
            agreement.ofFar > most.ofFar || (agreement.ofFar == most.ofFar && agreement.ofNear < most.ofNear);
        if (agreement.ofFar >= kAlmostAll && agreement.ofFar - agreement.ofNear >= kLeastDifference && isBetter) {
            most = agreement;
            best = margin;
        }
    }
    return best;
}

} // namespace

std::optional<Evidence> withInferredLeaves(const Evidence& evidence)
{
    std::size_t boxes = 0;
    for (const Track& track : evidence.tracks)
        boxes += track.boxes.size();
    if (evidence.knowsRegistrations() || boxes > kMostInferredLeaves)
        return std::nullopt;
    const auto margin = likelyMargin(evidence);
    if (!margin)
        return std::nullopt;
    Evidence known = evidence;
    known.knowsBoxes = true;
    for (Track& track : known.tracks) {
        track.registered.resize(track.boxes.size());
        Aabb leaf = grown(track.boxes.front(), *margin);
        for (std::size_t i = 0; i < track.boxes.size(); ++i) {
            leaf = nextLeaf(leaf, track.boxes[i], *margin);
            track.registered[i].kind = Registered::Kind::Box;
            track.registered[i].box = leaf;
        }
    }
    return known;
}

} // namespace broadside::diagnosis
