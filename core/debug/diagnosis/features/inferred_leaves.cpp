#include "core/debug/diagnosis/features/inferred_leaves.h"

#include "core/base/decades.h"
#include "core/debug/diagnosis/features/pair_feature.h"

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

/// The leaf of each frame of a track.
std::vector<Aabb> leavesOf(const Track& track, double margin)
{
    std::vector<Aabb> leaves;
    leaves.reserve(track.boxes.size());
    for (const Aabb& box : track.boxes)
        leaves.push_back(!leaves.empty() && contains(leaves.back(), box) ? leaves.back() : grown(box, margin));
    return leaves;
}

using Leaves = std::vector<std::vector<Aabb>>; // by track, then by frame

struct Agreement {
    double ofFar = 0.0;  ///< The share of reported pairs that are apart whose leaves overlap.
    double ofNear = 0.0; ///< The same of pairs that are not reported.
};

Agreement agreementOf(const Evidence& evidence, const Leaves& leaves)
{
    Agreement agreement;
    std::size_t far = 0;
    std::size_t near = 0;
    for (const Event& event : evidence.events) {
        if (event.overlaps())
            continue;
        const auto leafOf = [&](TrackIndex track) { return leaves[track][event.frame - evidence.tracks[track].first]; };
        const double meets = overlaps(leafOf(event.a), leafOf(event.b)) ? 1.0 : 0.0;
        (event.fate == Fate::Far ? agreement.ofFar : agreement.ofNear) += meets;
        ++(event.fate == Fate::Far ? far : near);
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

/// The leaves of the margin with which most reported pairs that are apart overlap.
std::optional<Leaves> likelyLeaves(const Evidence& evidence)
{
    constexpr double kAlmostAll = 0.995; // only the right margin tells so many
    constexpr double kLeastDifference = 0.3;
    const auto widest = widestGap(evidence);
    if (!widest)
        return std::nullopt;
    std::optional<Leaves> best;
    Agreement most;
    for (const double margin : marginsFor(*widest)) {
        Leaves leaves;
        for (const Track& track : evidence.tracks)
            leaves.push_back(leavesOf(track, margin));
        const Agreement agreement = agreementOf(evidence, leaves);
        const bool isBetter =
            agreement.ofFar > most.ofFar || (agreement.ofFar == most.ofFar && agreement.ofNear < most.ofNear);
        if (agreement.ofFar >= kAlmostAll && agreement.ofFar - agreement.ofNear >= kLeastDifference && isBetter) {
            most = agreement;
            best = std::move(leaves);
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
    const auto leaves = likelyLeaves(evidence);
    if (!leaves)
        return std::nullopt;
    Evidence known = evidence;
    known.knowsBoxes = true;
    for (Track& track : known.tracks)
        for (const Aabb& leaf : (*leaves)[track.index]) {
            Registered registered;
            registered.kind = Registered::Kind::Box;
            registered.box = leaf;
            track.registered.push_back(std::move(registered));
        }
    return known;
}

} // namespace broadside::diagnosis
