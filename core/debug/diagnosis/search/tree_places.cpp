#include "core/debug/diagnosis/search/tree_places.h"

#include "core/debug/diagnosis/model/square_tree.h"
#include "core/debug/diagnosis/search/cut.h"

#include <algorithm>
#include <cstdint>
#include <unordered_set>

namespace broadside::diagnosis {
namespace {

constexpr std::size_t kMostOfChoice = 2'000; // objects by which a tree is chosen
constexpr std::size_t kMostFilled = 300'000; // objects that are put into trees

bool fits(const Aabb& square, const Aabb& box, bool isLoose)
{
    return isLoose ? contains(square, box.center()) && box.width() <= square.width() && box.height() <= square.height()
                   : contains(square, box);
}

bool isNowhere(const Track& track, FrameIndex frame)
{
    const Registered* const known = track.registeredIn(frame);
    return known && known->kind == Registered::Kind::Nowhere;
}

} // namespace

TreePlaces::TreePlaces(const Evidence& evidence)
    : m_evidence(evidence)
{
    if (hasQuadtree(evidence))
        choose();
}

std::vector<TreePlaces::Plan> TreePlaces::plans() const
{
    const Aabb& world = *m_evidence.world;
    const double side = std::max(world.width(), world.height());
    std::vector<Aabb> roots{world};
    if (world.width() != world.height())
        roots.push_back({world.lo, world.lo + Vec2{side, side}});
    std::vector<Plan> plans;
    for (const Aabb& root : roots)
        for (const bool isLoose : {false, true})
            for (const unsigned depth : {4U, 5U, 6U, 7U, 8U})
                plans.push_back({root, depth, isLoose});
    return plans;
}

/// Chooses the trees by evenly spread frames in which some object is registered nowhere.
void TreePlaces::choose()
{
    std::vector<FrameIndex> frames;
    std::size_t objects = 0;
    for (FrameIndex frame = 0; frame < m_evidence.frames.size(); ++frame) {
        const auto& present = m_evidence.frames[frame].present;
        if (std::ranges::any_of(present, [&](TrackIndex i) { return isNowhere(m_evidence.tracks[i], frame); })) {
            frames.push_back(frame);
            objects += present.size();
        }
    }
    const std::size_t every = objects / kMostOfChoice + 1;
    double least[] = {0.0, 0.0};
    for (const Plan& plan : plans()) {
        std::vector<Labelled> leaves;
        std::vector<Labelled> dividers;
        for (std::size_t i = 0; i < frames.size(); i += every)
            for (const auto& [track, place] : placesIn(frames[i], plan)) {
                const bool isLost = isNowhere(m_evidence.tracks[track], frames[i]);
                leaves.push_back({static_cast<double>(place.leafBefore), isLost});
                dividers.push_back({place.divides ? 1.0 : 0.0, isLost});
            }
        const auto offer = [&](std::vector<Labelled> numbers, Filled& filled, double& bits) {
            const auto cut = bestThreshold(std::move(numbers), Condition::Compare::AtLeast);
            if (cut && (!filled.plan || cut->bits < bits)) {
                filled.plan = plan;
                bits = cut->bits;
            }
        };
        offer(std::move(leaves), m_leaves, least[0]);
        offer(std::move(dividers), m_dividers, least[1]);
    }
}

TreePlaces::Places TreePlaces::placesIn(FrameIndex frame, const Plan& plan) const
{
    const FrameFacts& facts = m_evidence.frames[frame];
    std::unordered_set<std::uint64_t> divided;
    std::unordered_map<std::uint64_t, std::size_t> counts;
    Places places;
    for (const TrackIndex track : facts.inListOrder()) {
        const Aabb& box = m_evidence.tracks[track].boxIn(frame);
        TreePlace& place = places[track];
        SquareNode node{plan.root};
        while (contains(plan.root, box) && node.depth < plan.depth) {
            unsigned number = 0;
            while (number < 4 && !fits(node.child(number).square, box, plan.isLoose))
                ++number;
            if (number == 4)
                break;
            // An object that divides a node divides no further one: the fault loses it there.
            if (!place.divides && divided.insert(node.key()).second)
                place.divides = true;
            node = node.child(number);
        }
        if (node.depth == plan.depth)
            place.leafBefore = counts[node.key()]++;
    }
    return places;
}

const TreePlace* TreePlaces::placeOf(Filled& filled, const State& state)
{
    if (!filled.plan)
        return nullptr;
    if (filled.frame != state.frame) {
        if (m_filled > kMostFilled)
            return nullptr;
        filled.places = placesIn(state.frame, *filled.plan);
        filled.frame = state.frame;
        m_filled += filled.places.size();
    }
    const auto found = filled.places.find(state.track);
    return found == filled.places.end() ? nullptr : &found->second;
}

std::optional<std::size_t> TreePlaces::leafBefore(const State& state)
{
    const TreePlace* const place = placeOf(m_leaves, state);
    return place ? std::optional(place->leafBefore) : std::nullopt;
}

std::optional<bool> TreePlaces::divides(const State& state)
{
    const TreePlace* const place = placeOf(m_dividers, state);
    return place ? std::optional(place->divides) : std::nullopt;
}

} // namespace broadside::diagnosis
