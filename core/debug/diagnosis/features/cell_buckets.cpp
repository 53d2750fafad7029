#include "core/debug/diagnosis/features/cell_buckets.h"

#include <algorithm>
#include <limits>

namespace broadside::diagnosis {
namespace {

constexpr std::int64_t kMostBucketCells = 64; // of an object; larger ones are left out

std::vector<std::uint64_t> bucketsIn(const CellRange& cells, const CellBucket& bucket)
{
    std::vector<std::uint64_t> numbers;
    if (cells.isEmpty() || cells.count() > kMostBucketCells)
        return numbers;
    for (std::int64_t y = cells.first.y; y <= cells.last.y; ++y)
        for (std::int64_t x = cells.first.x; x <= cells.last.x; ++x)
            numbers.push_back(bucket.at({x, y}));
    std::ranges::sort(numbers);
    numbers.erase(std::unique(numbers.begin(), numbers.end()), numbers.end());
    return numbers;
}

bool shareOne(const std::vector<std::uint64_t>& a, const std::vector<std::uint64_t>& b)
{
    for (auto x = a.begin(), y = b.begin(); x != a.end() && y != b.end();) {
        if (*x == *y)
            return true;
        ++(*x < *y ? x : y);
    }
    return false;
}

std::vector<CellBucket> bucketsToTry()
{
    using Of = CellBucket::Of;
    constexpr std::pair<std::int64_t, std::int64_t> kFactors[] = {{73'856'093, 19'349'663},
                                                                  {73'856'093, 83'492'791},
                                                                  {92'837'111, 689'287'499},
                                                                  {1, 31},
                                                                  {31, 1},
                                                                  {1, 37},
                                                                  {37, 1},
                                                                  {17, 31},
                                                                  {31, 17},
                                                                  {1, 57},
                                                                  {57, 1},
                                                                  {1, 1'000},
                                                                  {1'000, 1},
                                                                  {1, 1},
                                                                  {1, 7},
                                                                  {7, 1},
                                                                  {1, 13},
                                                                  {13, 1},
                                                                  {1, 64},
                                                                  {64, 1},
                                                                  {1, 16},
                                                                  {16, 1},
                                                                  {1, 100},
                                                                  {100, 1}};
    constexpr std::uint64_t kCounts[] = {
        16,  17,  31,  32,  37,    53,    61,    64,    67,    97,    100,   101,   109,   113,   127,   128,
        131, 151, 193, 199, 200,   211,   251,   256,   257,   307,   389,   401,   499,   500,   503,   509,
        512, 521, 769, 997, 1'000, 1'009, 1'021, 1'024, 1'031, 1'543, 2'003, 2'039, 2'048, 2'053, 4'093, 4'096};
    std::vector<CellBucket> buckets;
    for (const auto& [first, second] : kFactors)
        for (const Of of : {Of::Xor, Of::Sum})
            for (const std::uint64_t count : kCounts)
                buckets.push_back({of, first, second, count});
    return buckets;
}

} // namespace

std::uint64_t CellBucket::at(CellCoord cell) const noexcept
{
    // Unsigned, because the products may overflow; then as a signed number with a remainder of at least 0.
    const auto x = static_cast<std::uint64_t>(cell.x) * static_cast<std::uint64_t>(first);
    const auto y = static_cast<std::uint64_t>(cell.y) * static_cast<std::uint64_t>(second);
    const auto whole = static_cast<std::int64_t>(of == Of::Xor ? x ^ y : x + y);
    const auto by = static_cast<std::int64_t>(count);
    return static_cast<std::uint64_t>((whole % by + by) % by);
}

std::optional<CellBucket> likelyBucket(const Evidence& evidence, const GameCells& cells)
{
    constexpr std::size_t kFewest = 12;
    constexpr std::size_t kMost = 120;
    constexpr std::size_t kFew = 20; // one in so many may be reported for another reason
    std::vector<std::pair<CellRange, CellRange>> apart;
    for (const Event& event : evidence.events) {
        if (event.fate != Fate::Far || apart.size() == kMost)
            continue;
        const CellRange a = cells.of(evidence.boxOf(event, event.a));
        const CellRange b = cells.of(evidence.boxOf(event, event.b));
        const bool isLarge = a.count() > kMostBucketCells || b.count() > kMostBucketCells;
        if (!isLarge && intersection(a, b).isEmpty())
            apart.emplace_back(a, b);
    }
    if (apart.size() < kFewest)
        return std::nullopt;
    std::optional<CellBucket> best;
    for (const CellBucket& bucket : bucketsToTry()) {
        std::size_t left = apart.size() / kFew;
        const bool fits = std::ranges::all_of(apart, [&](const auto& pair) {
            return shareOne(bucketsIn(pair.first, bucket), bucketsIn(pair.second, bucket)) || left-- > 0;
        });
        if (fits && (!best || bucket.count > best->count)) // its divisors fit as well, and say less
            best = bucket;
    }
    return best;
}

std::string textOf(const CellBucket& bucket)
{
    const auto product = [](const char* name, std::int64_t factor) {
        return factor == 1 ? std::string(name) : '(' + std::string(name) + " * " + std::to_string(factor) + ')';
    };
    return '(' + product("column", bucket.first) + (bucket.of == CellBucket::Of::Xor ? " ^ " : " + ") +
           product("row", bucket.second) + ") % " + std::to_string(bucket.count);
}

BucketLists::BucketLists(const Evidence& evidence, FrameIndex frame, const GameCells& cells, const CellBucket& bucket)
    : m_evidence(evidence)
    , m_frame(frame)
    , m_cells(cells)
    , m_bucket(bucket)
{
    const FrameFacts& facts = evidence.frames[frame];
    for (const TrackIndex track : facts.present)
        for (const std::uint64_t number : bucketsOf(track))
            m_places.emplace_back(number, facts.placeOf(track));
    std::ranges::sort(m_places);
}

std::vector<std::uint64_t> BucketLists::bucketsOf(TrackIndex track) const
{
    return bucketsIn(m_cells.of(m_evidence.tracks[track].boxIn(m_frame)), m_bucket);
}

double BucketLists::rankOf(TrackIndex a, TrackIndex b) const
{
    const FrameFacts& facts = m_evidence.frames[m_frame];
    const std::size_t later = std::max(facts.placeOf(a), facts.placeOf(b));
    const std::vector<std::uint64_t> ofA = bucketsOf(a);
    double least = std::numeric_limits<double>::quiet_NaN();
    for (const std::uint64_t number : bucketsOf(b)) {
        if (!std::ranges::binary_search(ofA, number))
            continue;
        const auto begin = std::ranges::lower_bound(m_places, std::pair(number, std::size_t{0}));
        const auto end = std::ranges::lower_bound(m_places, std::pair(number, later));
        const auto rank = static_cast<double>(end - begin);
        least = least <= rank ? least : rank;
    }
    return least;
}

} // namespace broadside::diagnosis
