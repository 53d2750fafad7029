#pragma once

#include "core/dynamics/body_state.h"
#include "core/scene/scene_settings.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <vector>

/// @file
/// The bytes of a record of changes (body_state.h). Inline, because each recorded step writes them for every body that
/// can change.
///
///   record  nothing, if no body changed; otherwise a Drift and then the blocks
///   block   of 64 bodies: a byte of kMoves and kHasOthers; with kHasOthers 8 bytes with a bit for each other body, and
///           the change of each of them
///   change  half a byte for each number of the body: how many bytes of it follow; then these bytes, of the exclusive
///           or of the number before and after, lowest first
///
/// Bodies of a block without a bit either all drift (kMoves) or all stay as they are.

namespace broadside::body_delta {

inline constexpr std::size_t kWords = sizeof(BodyState) / sizeof(std::uint64_t);
inline constexpr std::size_t kHeader = kWords / 2; // half a byte for each word: the number of its bytes that follow
inline constexpr std::size_t kWord = sizeof(std::uint64_t);
inline constexpr std::size_t kBlock = 64; // bodies: as many as a mask has bits
/// Bytes that put() may write, also behind those of the change.
inline constexpr std::size_t kMostPerBody = kHeader + sizeof(BodyState) + kWord;
inline constexpr std::size_t kMostPerBlock = 1 + kWord + kBlock * kMostPerBody;
inline constexpr bool kLowestFirst = std::endian::native == std::endian::little;

inline constexpr std::uint8_t kMoves = 1;
inline constexpr std::uint8_t kHasOthers = 2;

using Words = std::array<std::uint64_t, kWords>;

/// Two numbers that processors compute with at once.
using Two = double __attribute__((vector_size(16)));
using TwoWords = std::int64_t __attribute__((vector_size(16)));

inline Two load(const Vec2& v) noexcept
{
    Two two;
    static_assert(sizeof(two) == sizeof(v));
    std::memcpy(&two, &v, sizeof(two));
    return two;
}
inline void store(Two two, Vec2& v) noexcept { v = {two[0], two[1]}; }
/// The bits that differ.
inline TwoWords difference(Two a, Two b) noexcept
{
    return reinterpret_cast<TwoWords>(a) ^ reinterpret_cast<TwoWords>(b);
}
inline std::uint64_t difference(double a, double b) noexcept
{
    return std::bit_cast<std::uint64_t>(a) ^ std::bit_cast<std::uint64_t>(b);
}

/// The motion of a body that nothing hinders, in one step: what integrated() (integrator.h) computes, to the bit. A
/// body that moves like this needs no bytes. Another acceleration would be right, too, but needs more bytes.
class Drift {
public:
    /// Plain data, as they are in the record.
    struct Data {
        double dt = 0.0;
        Vec2 acceleration; ///< m/s^2, of most bodies.
        Integrator integrator = Integrator::SemiImplicitEuler;
    };

    explicit Drift(const Data& data) noexcept
        : m_dt{data.dt, data.dt}
        , m_gain(load(data.acceleration * data.dt))
        , m_early(data.integrator == Integrator::SemiImplicitEuler ? m_gain : Two{0.0, 0.0})
        , m_fall(data.integrator == Integrator::VelocityVerlet ? load(data.acceleration * (0.5 * data.dt * data.dt))
                                                               : Two{0.0, 0.0})
    {}

    /// Zero if forward() and back() lead from one to the other.
    [[nodiscard]] TwoWords misses(Two position, Two velocity, Two newPosition, Two newVelocity) const noexcept
    {
        const Two way = (velocity + m_early) * m_dt;
        return difference(velocity + m_gain, newVelocity) | difference(newVelocity - m_gain, velocity) |
               difference(position + way + m_fall, newPosition) | difference(newPosition - m_fall - way, position);
    }
    void forward(BodyState& body) const noexcept
    {
        const Two velocity = load(body.velocity);
        store(load(body.position) + (velocity + m_early) * m_dt + m_fall, body.position);
        store(velocity + m_gain, body.velocity);
    }
    void back(BodyState& body) const noexcept
    {
        const Two velocity = load(body.velocity) - m_gain;
        store(load(body.position) - m_fall - (velocity + m_early) * m_dt, body.position);
        store(velocity, body.velocity);
    }

private:
    Two m_dt;
    Two m_gain;  // of speed
    Two m_early; // the gain that the way of the same step includes
    Two m_fall;
};

/// Writes the low bytes of a word, lowest first on every machine. May overwrite up to a whole word.
inline std::uint8_t* putWord(std::uint8_t* to, std::uint64_t word, unsigned bytes) noexcept
{
    if constexpr (kLowestFirst)
        std::memcpy(to, &word, kWord);
    else
        for (unsigned i = 0; i < bytes; ++i)
            to[i] = static_cast<std::uint8_t>(word >> (8 * i));
    return to + bytes;
}

/// Writes the change of a body. Returns the end.
inline std::uint8_t* put(std::uint8_t* to, const BodyState& before, const BodyState& after) noexcept
{
    std::uint8_t* const header = to;
    to += kHeader;
    const auto a = std::bit_cast<Words>(before);
    const auto b = std::bit_cast<Words>(after);
    std::uint32_t counts = 0;
    for (std::size_t i = 0; i < kWords; ++i) {
        const std::uint64_t bits = a[i] ^ b[i];
        const unsigned count = (static_cast<unsigned>(std::bit_width(bits)) + 7) / 8;
        counts |= count << (4 * i);
        to = putWord(to, bits, count);
    }
    for (std::size_t i = 0; i < kHeader; ++i)
        header[i] = static_cast<std::uint8_t>(counts >> (8 * i));
    return to;
}

/// A body in the columns of a world.
struct BodyView {
    const Vec2& position;
    const double& angle;
    const Vec2& velocity;
    double birthTime;
};

/// Brings bodies to their new state and writes the changes. `newBody(i)` returns the BodyView of a body.
template<class NewBody>
class Writer {
public:
    Writer(std::span<BodyState> bodies, const Drift& drift, const NewBody& newBody) noexcept
        : m_bodies(bodies)
        , m_drift(drift)
        , m_newBody(newBody)
    {}

    /// Writes the block that begins with body `first`. Returns the end, at most kMostPerBlock further.
    std::uint8_t* put(std::uint8_t* to, std::size_t first)
    {
        const std::size_t end = std::min(first + kBlock, m_bodies.size());
        // Neighbours often do the same, so the first body says what to try first.
        if (areAtRest(first, first + 1) && areAtRest(first, end)) {
            *to = 0;
            return to + 1;
        }
        m_hasChanges = true;
        if (allDrift(first, end)) {
            for (std::size_t i = first; i < end; ++i) {
                const BodyView now = m_newBody(i);
                m_bodies[i].position = now.position;
                m_bodies[i].velocity = now.velocity;
            }
            *to = kMoves;
            return to + 1;
        }
        return putOthers(to, first, end);
    }
    [[nodiscard]] bool hasChanges() const noexcept { return m_hasChanges; } ///< In any of the blocks so far.

private:
    [[nodiscard]] bool areAtRest(std::size_t first, std::size_t end) const noexcept
    {
        TwoWords moved{};
        std::uint64_t turned = 0;
        for (std::size_t i = first; i < end; ++i) {
            const BodyState& body = m_bodies[i];
            const BodyView now = m_newBody(i);
            moved |= difference(load(body.position), load(now.position)) |
                     difference(load(body.velocity), load(now.velocity));
            turned |= difference(body.angle, now.angle) | difference(body.birthTime, now.birthTime);
        }
        return (moved[0] | moved[1]) == 0 && turned == 0;
    }
    [[nodiscard]] bool allDrift(std::size_t first, std::size_t end) const noexcept
    {
        TwoWords misses{};
        std::uint64_t turned = 0;
        for (std::size_t i = first; i < end; ++i) {
            const BodyState& body = m_bodies[i];
            const BodyView now = m_newBody(i);
            misses |= m_drift.misses(load(body.position), load(body.velocity), load(now.position), load(now.velocity));
            turned |= difference(body.angle, now.angle) | difference(body.birthTime, now.birthTime);
        }
        return (misses[0] | misses[1]) == 0 && turned == 0;
    }
    std::uint8_t* putOthers(std::uint8_t* to, std::size_t first, std::size_t end)
    {
        const std::uint64_t all = ~std::uint64_t{0} >> (kBlock - (end - first));
        std::uint64_t drifting = 0;
        for (std::size_t i = first; i < end; ++i)
            drifting |= std::uint64_t{allDrift(i, i + 1)} << (i - first);
        std::uint64_t resting = 0;
        if (2 * std::popcount(drifting) < std::popcount(all))
            for (std::size_t i = first; i < end; ++i)
                resting |= std::uint64_t{areAtRest(i, i + 1)} << (i - first);
        const bool moves = std::popcount(drifting) > std::popcount(resting);
        const std::uint64_t others = all & ~(moves ? drifting : resting);
        *to++ = static_cast<std::uint8_t>((moves ? kMoves : 0) | kHasOthers);
        to = putWord(to, others, kWord);
        for (std::size_t i = first; i < end; ++i) {
            const BodyView now = m_newBody(i);
            const BodyState body{now.position, now.angle, now.velocity, now.birthTime};
            if ((others >> (i - first) & 1) != 0)
                to = body_delta::put(to, m_bodies[i], body);
            m_bodies[i] = body;
        }
        return to;
    }

    std::span<BodyState> m_bodies;
    const Drift& m_drift;
    const NewBody& m_newBody;
    bool m_hasChanges = false;
};

/// Brings the bodies to their new state and appends the record of the changes to `bytes`. `newBody(i)` returns the
/// BodyView of body i. O(bodies)
template<class NewBody>
void write(std::span<BodyState> bodies, const Drift::Data& drift, const NewBody& newBody,
           std::vector<std::uint8_t>& bytes)
{
    std::array<std::uint8_t, 4 * kMostPerBlock> room; // a part of the first-level cache
    const std::uint8_t* const full = room.data() + room.size() - kMostPerBlock;
    const std::size_t start = bytes.size();
    std::memcpy(room.data(), &drift, sizeof(drift));
    std::uint8_t* next = room.data() + sizeof(drift);
    const Drift motion(drift);
    Writer writer(bodies, motion, newBody);
    for (std::size_t first = 0; first < bodies.size(); first += kBlock) {
        next = writer.put(next, first);
        if (next > full) {
            bytes.insert(bytes.end(), room.data(), next);
            next = room.data();
        }
    }
    bytes.insert(bytes.end(), room.data(), next);
    if (!writer.hasChanges())
        bytes.resize(start);
}

} // namespace broadside::body_delta
