#include "core/debug/diagnosis/features/pair_keys.h"

#include "core/debug/diagnosis/messages/pair_messages.h"

#include <algorithm>
#include <iterator>
#include <map>

namespace broadside::diagnosis {
namespace {

constexpr std::size_t kFramesTried = 24;
constexpr std::size_t kMissedTried = 240;
constexpr std::size_t kFewestMissed = 6; // fewer have equal keys by chance

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

std::uint64_t PairKey::of(std::uint64_t low, std::uint64_t high) const noexcept
{
    const std::uint64_t mask = bits >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << bits) - 1;
    switch (kind) {
    case Kind::LowTimes:
        return (low * factor + high) & mask;
    case Kind::HighTimes:
        return (low + high * factor) & mask;
    case Kind::LowTimesXor:
        return ((low * factor) ^ high) & mask;
    case Kind::HighTimesXor:
        return (low ^ (high * factor)) & mask;
    case Kind::LowTimesOr:
        return ((low * factor) | high) & mask;
    case Kind::HighTimesOr:
        return (low | (high * factor)) & mask;
    case Kind::LowInFloat:
        break;
    }
    constexpr float kMost = 1.0e18F; // that a whole number of 64 bits holds
    const float key = static_cast<float>(low) * static_cast<float>(factor) + static_cast<float>(high);
    return key < kMost ? static_cast<std::uint64_t>(key) : 0;
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

bool KeysOfFrame::hasEqual() const { return std::ranges::adjacent_find(m_keys) != m_keys.end(); }

std::optional<PairKey> likelyKey(const Evidence& evidence, const std::vector<Event>& events)
{
    const auto frames = framesToTry(events);
    std::size_t all = 0;
    for (const auto& [frame, missed] : frames)
        all += missed.size();
    if (all < kFewestMissed)
        return std::nullopt;
    std::optional<PairKey> best;
    std::size_t most = all / 2;
    for (const PairKey& key : keysToTry()) {
        std::size_t explained = 0;
        std::size_t left = all;
        bool isRefuted = false;
        for (const auto& [frame, missed] : frames) {
            const KeysOfFrame keys(evidence, frame, key);
            left -= missed.size();
            explained += static_cast<std::size_t>(
                std::ranges::count_if(missed, [&](const Event& event) { return keys.isTaken(evidence, event); }));
            isRefuted = keys.hasEqual();
            if (isRefuted || explained + left <= most)
                break;
        }
        if (!isRefuted && explained > most) {
            most = explained;
            best = key;
        }
    }
    return best;
}

Message textOf(const PairKey& key)
{
    using Kind = PairKey::Kind;
    const bool isOfLow = key.kind == Kind::LowTimes || key.kind == Kind::LowTimesXor || key.kind == Kind::LowTimesOr ||
                         key.kind == Kind::LowInFloat;
    const std::string sign = key.kind == Kind::LowTimesXor || key.kind == Kind::HighTimesXor ? " ^ "
                             : key.kind == Kind::LowTimesOr || key.kind == Kind::HighTimesOr ? " | "
                                                                                             : " + ";
    const std::string product = (isOfLow ? "(low * " : "(high * ") + std::to_string(key.factor) + ")";
    const std::string text = isOfLow ? product + sign + "high" : "low" + sign + product;
    if (key.kind == Kind::LowInFloat)
        return texts::pairKeyInFloat(text);
    return key.bits < 64 ? texts::pairKeyInBits(text, key.bits) : Message(text);
}

} // namespace broadside::diagnosis
