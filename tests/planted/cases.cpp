#include "tests/planted/faults/faults.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace broadside::planted {
namespace {

/// FNV-1a, by Fowler, Noll and Vo.
std::uint32_t hashOf(std::string_view text)
{
    std::uint32_t hash = 2'166'136'261U;
    for (const char letter : text)
        hash = (hash ^ static_cast<unsigned char>(letter)) * 16'777'619U;
    return hash;
}

constexpr std::array<const char*, kFamilies> kFamilyNames{
    "none", "points",   "size",  "shift",    "integers",  "borders", "rotation", "delay",   "updates", "sleep",
    "life", "teleport", "table", "capacity", "pair keys", "query",   "caps",     "filters", "sorting", "trees"};

constexpr std::array<const char*, 3> kRecordedNames{"everything", "cell size", "candidates"};

std::string nameFor(const Case& made)
{
    return made.slug + ", " + factsOf(made.host).name + ", " + factsOf(made.world).name + ", " +
           kRecordedNames[static_cast<std::size_t>(made.recorded)];
}

/// What is recorded the second time: less. A host without cells has no cell size.
Recorded lessFor(std::string_view slug, HostKind host)
{
    return factsOf(host).hasCells && hashOf(slug) % 2 == 0 ? Recorded::CellSize : Recorded::Candidates;
}

const Fault& faultOf(const std::vector<Fault>& faults, std::string_view slug)
{
    const auto found = std::ranges::find_if(faults, [&](const Fault& fault) { return fault.slug == slug; });
    assert(found != faults.end());
    return *found;
}

Case caseOf(const Fault& fault, Recorded recorded)
{
    Case made;
    made.slug = fault.slug;
    made.sentence = fault.sentence;
    made.families = {fault.family};
    made.plants = {fault.slug};
    made.host = fault.host;
    made.world = fault.world;
    made.seed = fault.seed;
    made.recorded = recorded;
    made.keptApart = isKeptApart(fault.slug);
    made.name = nameFor(made);
    return made;
}

/// None of them is kept apart.
std::vector<Case> tunedCases(const std::vector<Fault>& faults)
{
    std::vector<Case> cases;
    for (const Fault& fault : faults)
        for (const Recorded recorded : {Recorded::Everything, lessFor(fault.slug, fault.host)}) {
            cases.push_back(caseOf(fault, recorded));
            cases.back().keptApart = false;
        }
    return cases;
}

} // namespace

const char* nameOf(Family family) { return kFamilyNames[static_cast<std::size_t>(family)]; }

bool isKeptApart(std::string_view slug) { return hashOf(slug) % 3 == 0; }

std::vector<Fault> allFaults()
{
    std::vector<Fault> all;
    for (const auto table : {cellFaults(), boxFaults(), shiftFaults(), timeFaults(), lifeFaults(), tableFaults(),
                             pairFaults(), filterFaults(), structureFaults()})
        all.insert(all.end(), table.begin(), table.end());
    return all;
}

std::vector<Fault> allMoreFaults()
{
    std::vector<Fault> all;
    for (const auto table : {moreCellFaults(), moreBoxFaults(), moreTimeFaults(), moreLifeFaults(), morePairFaults(),
                             moreStructureFaults(), moreGameFaults()})
        all.insert(all.end(), table.begin(), table.end());
    return all;
}

std::vector<Fault> allFurtherFaults()
{
    std::vector<Fault> all;
    for (const auto table : {furtherTimeFaults(), furtherPairFaults(), furtherStructureFaults(), furtherFilterFaults(),
                             furtherSweepFaults(), furtherTreeFaults()})
        all.insert(all.end(), table.begin(), table.end());
    return all;
}

std::vector<Fault> allUnseenFaults()
{
    std::vector<Fault> all;
    for (const auto table :
         {unseenCellFaults(), unseenBoxFaults(), unseenStructureFaults(), unseenLifeFaults(), unseenOrderFaults(),
          unseenReachFaults(), unseenPortFaults(), unseenSpeedFaults(), unseenWishFaults(), unseenTrialFaults()})
        all.insert(all.end(), table.begin(), table.end());
    return all;
}

void plant(std::string_view slug, Policy& policy, const Setting& setting)
{
    for (const Habit& habit : habits())
        if (habit.slug == slug)
            return habit.plant(policy, setting);
    static const std::vector<Fault> all = [] {
        std::vector<Fault> faults = allFaults();
        for (const std::vector<Fault>& others : {allMoreFaults(), allFurtherFaults(), allUnseenFaults()})
            faults.insert(faults.end(), others.begin(), others.end());
        return faults;
    }();
    faultOf(all, slug).plant(policy, setting);
}

std::vector<Case> singleFaults()
{
    std::vector<Case> cases;
    for (const Fault& fault : allFaults())
        for (const Recorded recorded : {Recorded::Everything, lessFor(fault.slug, fault.host)})
            cases.push_back(caseOf(fault, recorded));
    return cases;
}

std::vector<Case> moreFaults()
{
    std::vector<Case> cases;
    for (const Fault& fault : allMoreFaults())
        for (const Recorded recorded : {Recorded::Everything, Recorded::Candidates})
            cases.push_back(caseOf(fault, recorded));
    return cases;
}

std::vector<Case> furtherFaults() { return tunedCases(allFurtherFaults()); }
std::vector<Case> unseenFaults() { return tunedCases(allUnseenFaults()); }

std::vector<Case> movedFaults(std::size_t turn)
{
    std::vector<Case> cases;
    for (Fault fault : allFaults()) {
        if (isKeptApart(fault.slug))
            continue;
        fault.world = static_cast<World>((static_cast<std::size_t>(fault.world) + turn) % kWorlds);
        fault.seed += turn;
        for (const Recorded recorded : {Recorded::Everything, lessFor(fault.slug, fault.host)})
            cases.push_back(caseOf(fault, recorded));
    }
    return cases;
}

namespace {

/// Each host makes the decisions that such faults change.
bool isOfEveryHost(Family family)
{
    constexpr std::array kOfEveryHost{Family::Size,    Family::Shift,   Family::Rotation, Family::Delay,
                                      Family::Updates, Family::Sleep,   Family::Life,     Family::Teleport,
                                      Family::Filters, Family::PairKeys};
    return std::ranges::find(kOfEveryHost, family) != kOfEveryHost.end();
}

} // namespace

std::vector<Case> rehostedFaults(std::size_t turn)
{
    std::vector<Case> cases;
    for (Fault fault : allFaults()) {
        if (isKeptApart(fault.slug) || !isOfEveryHost(fault.family))
            continue;
        fault.host = static_cast<HostKind>((static_cast<std::size_t>(fault.host) + turn) % kHosts);
        for (const Recorded recorded : {Recorded::Everything, lessFor(fault.slug, fault.host)})
            cases.push_back(caseOf(fault, recorded));
    }
    return cases;
}

namespace {

std::vector<Case> casesOf(std::span<const Couple> couples)
{
    const std::vector<Fault> faults = allFaults();
    std::vector<Case> cases;
    for (const Couple& couple : couples) {
        const Fault& first = faultOf(faults, couple.first);
        const Fault& second = faultOf(faults, couple.second);
        Case made;
        made.slug = std::string(couple.first) + "+" + couple.second;
        made.sentence = std::string(first.sentence) + " " + second.sentence;
        made.families = {first.family, second.family};
        made.plants = {couple.first, couple.second};
        made.host = couple.host;
        made.world = couple.world;
        made.keptApart = isKeptApart(couple.first) || isKeptApart(couple.second);
        made.name = nameFor(made);
        cases.push_back(made);
    }
    return cases;
}

} // namespace

std::vector<Case> twoFaults() { return casesOf(couples()); }
std::vector<Case> moreTwoFaults() { return casesOf(moreCouples()); }

std::vector<Case> correctOnes()
{
    std::vector<Case> cases;
    for (const RightCase& right : rightCases()) {
        Case made;
        made.slug = right.habit;
        made.host = right.host;
        made.world = right.world;
        made.seed = right.seed;
        made.cellFactor = right.cellFactor;
        made.recorded = right.recorded;
        const auto habit = std::ranges::find_if(habits(), [&](const Habit& each) { return each.slug == made.slug; });
        if (habit != habits().end())
            made.plants = {made.slug};
        made.sentence = habit != habits().end() ? habit->sentence : "Nothing is unusual.";
        made.name = nameFor(made) + ", cells by " + std::to_string(made.cellFactor);
        cases.push_back(made);
    }
    return cases;
}

std::vector<Case> plainHosts(std::uint64_t seeds)
{
    std::vector<Case> cases;
    for (std::size_t host = 0; host < kHosts; ++host)
        for (std::size_t world = 0; world < kWorlds; ++world)
            for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
                Case made;
                made.slug = "plain";
                made.host = static_cast<HostKind>(host);
                made.world = static_cast<World>(world);
                made.seed = seed;
                made.recorded = Recorded::Candidates;
                made.name = nameFor(made) + ", seed " + std::to_string(seed);
                cases.push_back(made);
            }
    return cases;
}

} // namespace broadside::planted
