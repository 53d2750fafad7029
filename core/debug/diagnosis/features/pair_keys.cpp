#include "core/debug/diagnosis/features/pair_keys.h"

#include "core/debug/diagnosis/messages/pair_messages.h"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <map>
#include <span>
#include <utility>

namespace broadside::diagnosis {
namespace {

constexpr std::size_t kFramesTried = 24;
constexpr std::size_t kMissedTried = 240;
constexpr std::size_t kFewestMissed = 6; // fewer have equal keys by chance

/// Adds keys without a factor, and the remainders of keys: places in a table of some size.
void addDivided(std::vector<PairKey>& keys, std::span<const std::uint64_t> factors)
{
    using Kind = PairKey::Kind;
    constexpr std::uint64_t kLeast = 16;
    constexpr std::uint64_t kMost = 2'100;
    constexpr std::uint64_t kSizes[] = {2'500,  3'000,  4'000,  4'093,  4'096,  5'000,  6'007,  8'000,
                                        8'191,  8'192,  10'000, 10'007, 12'289, 16'381, 16'384, 20'000,
                                        32'749, 32'768, 50'000, 65'521, 65'536, 65'537, 99'991, 100'003};
    constexpr std::uint64_t kPrimes[] = {97,    101,   127,   199,   251,    257,    499,    503,   509,
                                         521,   997,   1'009, 1'013, 1'021,  1'031,  1'999,  2'003, 2'039,
                                         2'053, 4'093, 4'099, 8'191, 10'007, 16'381, 65'521, 65'537};
    for (const Kind kind :
         {Kind::Difference, Kind::Squares, Kind::Joined, Kind::Sum, Kind::Product, Kind::Xor, Kind::Triangle}) {
        if (kind != Kind::Sum && kind != Kind::Product && kind != Kind::Xor) // these have features of their own
            keys.push_back({kind, 1, 64});
        for (std::uint64_t modulus = kLeast; modulus <= kMost; ++modulus)
            keys.push_back({kind, 1, 64, modulus});
        for (const std::uint64_t modulus : kSizes)
            keys.push_back({kind, 1, 64, modulus});
    }
    for (const std::uint64_t factor : factors)
        for (const Kind kind : {Kind::LowTimes, Kind::HighTimes, Kind::LowTimesXor, Kind::HighTimesXor})
            for (const std::uint64_t modulus : kPrimes)
                keys.push_back({kind, factor, 64, modulus});
    // Teschner et al. 2003, "Optimized spatial hashing for collision detection of deformable objects", and small
    // primes.
    constexpr std::pair<std::uint64_t, std::uint64_t> kCouples[] = {
        {73'856'093, 19'349'663}, {73'856'093, 83'492'791}, {19'349'663, 83'492'791}, {31, 17}, {31, 37}, {17, 37}};
    for (const auto& [first, second] : kCouples)
        for (const Kind kind : {Kind::BothTimesXor, Kind::BothTimes})
            for (const std::uint64_t modulus : kPrimes) {
                keys.push_back({kind, first, 64, modulus, second});
                keys.push_back({kind, second, 64, modulus, first});
            }
}

std::vector<PairKey> keysToTry()
{
    using Kind = PairKey::Kind;
    constexpr std::uint64_t kFactors[] = {
        2,      3,      4,       5,         7,          8,          10,           16,   17,     23,     29,
        31,     32,     33,      37,        53,         64,         97,           100,  101,    127,    128,
        131,    137,    199,     200,       255,        256,        257,          500,  512,    997,    1'000,
        1'009,  1'023,  1'024,   2'000,     2'048,      4'096,      8'191,        8192, 10'000, 16'384, 32'768,
        65'535, 65'536, 100'000, 1'000'000, 73'856'093, 19'349'663, 2'654'435'761};
    constexpr unsigned kBits[] = {64, 32, 24, 20, 18, 16, 15, 14, 13, 12, 11, 10, 9, 8};
    constexpr std::uint64_t kInFloat[] = {1'000, 1'024, 4'096, 10'000, 65'536, 100'000, 1'000'000};
    std::vector<PairKey> keys;
    for (const std::uint64_t factor : kFactors) {
        for (const Kind kind : {Kind::LowTimes, Kind::HighTimes, Kind::LowTimesXor, Kind::HighTimesXor})
            for (const unsigned bits : kBits)
                keys.push_back({kind, factor, bits});
        if ((factor & (factor - 1)) == 0) // a shift
            for (const Kind kind : {Kind::LowTimesOr, Kind::HighTimesOr})
                for (const unsigned bits : {64U, 32U, 16U})
                    keys.push_back({kind, factor, bits});
    }
    for (const std::uint64_t factor : kInFloat)
        keys.push_back({Kind::LowInFloat, factor, 64});
    addDivided(keys, kFactors);
    return keys;
}

/// The frames with the most missed pairs, each with its missed pairs.
std::vector<std::pair<FrameIndex, std::vector<Event>>> framesToTry(const std::vector<Event>& events)
{
    std::map<FrameIndex, std::vector<Event>> byFrame;
    for (const Event& event : events)
        if (event.fate == Fate::Missed && !event.isMarginal)
            byFrame[event.frame].push_back(event);
    std::vector<std::pair<FrameIndex, std::vector<Event>>> frames(byFrame.begin(), byFrame.end());
    std::ranges::stable_sort(frames, std::greater<>{}, [](const auto& one) { return one.second.size(); });
    std::vector<std::pair<FrameIndex, std::vector<Event>>> chosen;
    std::size_t missed = 0;
    for (auto& one : frames) {
        if (chosen.size() == kFramesTried || missed >= kMissedTried)
            break;
        missed += one.second.size();
        chosen.push_back(std::move(one));
    }
    return chosen;
}

} // namespace

namespace {

std::uint64_t joined(std::uint64_t low, std::uint64_t high) noexcept
{
    std::uint64_t tens = 10;
    while (tens <= high && tens < 1'000'000'000'000'000'000)
        tens *= 10;
    return low * tens + high;
}

/// The key before bits are cut off, and before it is divided.
std::uint64_t wholeKey(const PairKey& key, std::uint64_t low, std::uint64_t high) noexcept
{
    using Kind = PairKey::Kind;
    switch (key.kind) {
    case Kind::LowTimes:
        return low * key.factor + high;
    case Kind::HighTimes:
        return low + high * key.factor;
    case Kind::LowTimesXor:
        return (low * key.factor) ^ high;
    case Kind::HighTimesXor:
        return low ^ (high * key.factor);
    case Kind::LowTimesOr:
        return (low * key.factor) | high;
    case Kind::HighTimesOr:
        return low | (high * key.factor);
    case Kind::Sum:
        return low + high;
    case Kind::Difference:
        return high - low;
    case Kind::Product:
        return low * high;
    case Kind::Squares:
        return low * low + high * high;
    case Kind::Xor:
        return low ^ high;
    case Kind::Triangle:
        return (low + high) * (low + high + 1) / 2 + high;
    case Kind::Joined:
        return joined(low, high);
    case Kind::BothTimesXor:
        return (low * key.factor) ^ (high * key.second);
    case Kind::BothTimes:
        return low * key.factor + high * key.second;
    case Kind::LowInFloat:
        break;
    }
    constexpr float kMost = 1.0e18F; // that a whole number of 64 bits holds
    const float number = static_cast<float>(low) * static_cast<float>(key.factor) + static_cast<float>(high);
    return number < kMost ? static_cast<std::uint64_t>(number) : 0;
}

} // namespace

std::uint64_t PairKey::of(std::uint64_t low, std::uint64_t high) const noexcept
{
    const std::uint64_t mask = bits >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << bits) - 1;
    const std::uint64_t whole = wholeKey(*this, low, high) & mask;
    return modulus == 0 ? whole : whole % modulus;
}

KeysOfFrame::KeysOfFrame(const Evidence& evidence, FrameIndex frame, const PairKey& key)
    : m_key(key)
{
    m_keys.reserve(evidence.frames[frame].reported.size());
    for (const auto& [a, b] : evidence.frames[frame].reported) {
        const auto [low, high] = std::minmax(evidence.tracks[a].id.value, evidence.tracks[b].id.value);
        m_keys.push_back(key.of(low, high));
    }
    std::ranges::sort(m_keys);
}

bool KeysOfFrame::isTaken(const Evidence& evidence, const Event& event) const
{
    const auto key = m_key.of(evidence.tracks[event.a].id.value, evidence.tracks[event.b].id.value);
    const auto same = std::ranges::upper_bound(m_keys, key) - std::ranges::lower_bound(m_keys, key);
    return same > (event.fate == Fate::Found ? 1 : 0);
}

namespace {

/// The pairs of a frame by their ids, the lower one first.
using IdsOfPairs = std::vector<std::pair<std::uint64_t, std::uint64_t>>;

struct FrameToTry {
    IdsOfPairs reported;
    IdsOfPairs missed;
};

std::vector<FrameToTry> idsOf(const Evidence& evidence,
                              const std::vector<std::pair<FrameIndex, std::vector<Event>>>& frames)
{
    const auto ids = [&](TrackIndex a, TrackIndex b) {
        return std::pair(std::minmax({evidence.tracks[a].id.value, evidence.tracks[b].id.value}));
    };
    std::vector<FrameToTry> tried;
    for (const auto& [frame, missed] : frames) {
        FrameToTry one;
        for (const auto& [a, b] : evidence.frames[frame].reported)
            one.reported.push_back(ids(a, b));
        for (const Event& event : missed)
            one.missed.push_back(ids(event.a, event.b));
        tried.push_back(std::move(one));
    }
    return tried;
}

/// The keys of the reported pairs of a frame. Its memory is used again for each key.
class KeyTable {
public:
    explicit KeyTable(std::size_t most)
        : m_slots(std::bit_ceil(2 * most + 1))
    {}
    /// False if two pairs have the same key, usually after a few pairs: they would have replaced each other.
    [[nodiscard]] bool fill(const IdsOfPairs& pairs, const PairKey& key)
    {
        ++m_now;
        return std::ranges::all_of(pairs, [&](const auto& pair) { return insert(key.of(pair.first, pair.second)); });
    }
    /// The same, and also with pairs of the same key.
    void fillAll(const IdsOfPairs& pairs, const PairKey& key)
    {
        ++m_now;
        for (const auto& [low, high] : pairs)
            static_cast<void>(insert(key.of(low, high)));
    }
    [[nodiscard]] bool has(std::uint64_t value) { return slotOf(value).filled == m_now; }

private:
    /// False if the value is in it already.
    bool insert(std::uint64_t value)
    {
        Slot& slot = slotOf(value);
        if (slot.filled == m_now)
            return false;
        slot = {value, m_now};
        return true;
    }
    struct Slot {
        std::uint64_t value = 0;
        std::uint64_t filled = 0; // the number of the key for which it was filled
    };
    /// The slot with this value, or the empty one where it belongs.
    Slot& slotOf(std::uint64_t value)
    {
        constexpr std::uint64_t kGolden = 0x9e37'79b9'7f4a'7c15; // Fibonacci hashing; Knuth, volume 3, 6.4
        const std::size_t mask = m_slots.size() - 1;
        std::size_t at = (value * kGolden >> 32U) & mask;
        while (m_slots[at].filled == m_now && m_slots[at].value != value)
            at = (at + 1) & mask;
        return m_slots[at];
    }
    std::vector<Slot> m_slots;
    std::uint64_t m_now = 0;
};

std::size_t mostReported(const std::vector<FrameToTry>& frames)
{
    return std::ranges::max(frames, {}, [](const FrameToTry& one) { return one.reported.size(); }).reported.size();
}

/// No two reported pairs of a frame have the same key.
bool isUnique(const PairKey& key, const std::vector<FrameToTry>& frames, KeyTable& table)
{
    return std::ranges::all_of(frames, [&](const FrameToTry& frame) { return table.fill(frame.reported, key); });
}

/// All but a few missed pairs have the key of a reported pair of their frame, which need not be alone with it.
bool explainsNearlyAll(const PairKey& key, const std::vector<FrameToTry>& frames, std::size_t missed, KeyTable& table)
{
    constexpr std::size_t kFew = 20; // one in so many
    std::size_t left = missed / kFew;
    for (const FrameToTry& frame : frames) {
        table.fillAll(frame.reported, key);
        for (const auto& [low, high] : frame.missed)
            if (!table.has(key.of(low, high)) && left-- == 0)
                return false;
    }
    return true;
}

/// Finds the factors of a key whose low bits are a place in a table, by their low bits. Equal low bits of keys depend
/// on the low bits of the factors alone, so factors that do not explain the missed pairs with few bits do not with
/// more.
std::optional<PairKey> keyOfTable(const std::vector<FrameToTry>& frames, std::size_t missed)
{
    constexpr unsigned kFirst = 8; // bits that are tried at once
    constexpr unsigned kMost = 20;
    constexpr std::size_t kMostReported = 240; // more pairs share eight bits by chance
    constexpr std::size_t kMostKeys = 256;
    KeyTable table(mostReported(frames));
    if (mostReported(frames) > kMostReported)
        return std::nullopt;
    std::vector<PairKey> keys;
    constexpr std::uint64_t kEnd = std::uint64_t{1} << kFirst;
    for (std::uint64_t second = 1; second < kEnd; second += 2) {
        keys.push_back({PairKey::Kind::BothTimes, 1, kFirst, 0, second}); // a common factor changes nothing
        for (std::uint64_t first = 1; first < kEnd; first += 2)
            keys.push_back({PairKey::Kind::BothTimesXor, first, kFirst, 0, second});
    }
    for (unsigned bits = kFirst; bits <= kMost; ++bits) {
        std::erase_if(keys, [&](const PairKey& key) { return !explainsNearlyAll(key, frames, missed, table); });
        const auto found = std::ranges::find_if(keys, [&](const PairKey& key) { return isUnique(key, frames, table); });
        if (found != keys.end())
            return *found;
        if (keys.empty() || keys.size() > kMostKeys)
            return std::nullopt;
        std::vector<PairKey> longer;
        for (PairKey key : keys) {
            const bool isSum = key.kind == PairKey::Kind::BothTimes;
            const std::uint64_t bit = std::uint64_t{1} << bits;
            key.bits = bits + 1;
            for (const std::uint64_t first : {key.factor, key.factor + bit})
                for (const std::uint64_t second : {key.second, key.second + bit})
                    if (!isSum || first == key.factor)
                        longer.push_back({key.kind, first, key.bits, 0, second});
        }
        keys = std::move(longer);
    }
    return std::nullopt;
}

} // namespace

std::optional<PairKey> likelyKey(const Evidence& evidence, const std::vector<Event>& events)
{
    const auto frames = framesToTry(events);
    std::size_t all = 0;
    for (const auto& [frame, missed] : frames)
        all += missed.size();
    if (all < kFewestMissed)
        return std::nullopt;
    const std::vector<FrameToTry> tried = idsOf(evidence, frames);
    KeyTable table(mostReported(tried));
    std::optional<PairKey> best;
    std::size_t most = all / 2;
    for (const PairKey& key : keysToTry()) {
        std::size_t explained = 0;
        std::size_t left = all;
        bool isRefuted = false;
        for (const FrameToTry& frame : tried) {
            left -= frame.missed.size();
            isRefuted = !table.fill(frame.reported, key);
            if (isRefuted)
                break;
            explained += static_cast<std::size_t>(std::ranges::count_if(
                frame.missed, [&](const auto& pair) { return table.has(key.of(pair.first, pair.second)); }));
            if (explained + left <= most)
                break;
        }
        if (!isRefuted && explained > most) {
            most = explained;
            best = key;
        }
    }
    constexpr std::size_t kFewestForAny = 16; // fewer fit some factors by chance
    return best || all < kFewestForAny ? best : keyOfTable(tried, all);
}

namespace {

/// "(low * 100) + high".
std::string formulaOf(const PairKey& key)
{
    using Kind = PairKey::Kind;
    switch (key.kind) {
    case Kind::Sum:
        return "low + high";
    case Kind::Difference:
        return "high - low";
    case Kind::Product:
        return "low * high";
    case Kind::Squares:
        return "low * low + high * high";
    case Kind::Xor:
        return "low ^ high";
    case Kind::Triangle:
        return "(low + high) * (low + high + 1) / 2 + high";
    case Kind::Joined:
        return "text(low) + text(high)";
    case Kind::BothTimesXor:
    case Kind::BothTimes:
        return "(low * " + std::to_string(key.factor) +
               (key.kind == Kind::BothTimes ? ") + (high * " : ") ^ (high * ") + std::to_string(key.second) + ')';
    default:
        break;
    }
    const bool isOfLow = key.kind == Kind::LowTimes || key.kind == Kind::LowTimesXor || key.kind == Kind::LowTimesOr ||
                         key.kind == Kind::LowInFloat;
    const std::string sign = key.kind == Kind::LowTimesXor || key.kind == Kind::HighTimesXor ? " ^ "
                             : key.kind == Kind::LowTimesOr || key.kind == Kind::HighTimesOr ? " | "
                                                                                             : " + ";
    const std::string product = (isOfLow ? "(low * " : "(high * ") + std::to_string(key.factor) + ")";
    return isOfLow ? product + sign + "high" : "low" + sign + product;
}

} // namespace

Message textOf(const PairKey& key)
{
    const std::string formula = formulaOf(key);
    if (key.modulus > 0)
        return '(' + formula + ") % " + std::to_string(key.modulus);
    if (key.kind == PairKey::Kind::LowInFloat)
        return texts::pairKeyInFloat(formula);
    return key.bits < 64 ? texts::pairKeyInBits(formula, key.bits) : Message(formula);
}

} // namespace broadside::diagnosis
