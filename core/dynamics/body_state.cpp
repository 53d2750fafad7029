#include "core/dynamics/body_state.h"

#include "core/dynamics/body_delta.h"

#include <algorithm>
#include <cassert>

namespace broadside {
namespace {

/// Reads a record from its start.
class BodyReader {
public:
    explicit BodyReader(std::span<const std::uint8_t> record) noexcept
        : m_next(record.data())
        , m_end(record.data() + record.size())
    {}

    [[nodiscard]] body_delta::Drift takeDrift() noexcept
    {
        body_delta::Drift::Data data;
        assert(static_cast<std::size_t>(m_end - m_next) >= sizeof(data));
        std::memcpy(&data, m_next, sizeof(data));
        m_next += sizeof(data);
        return body_delta::Drift(data);
    }
    [[nodiscard]] std::uint64_t take(unsigned bytes) noexcept
    {
        std::uint64_t word = 0;
        if (body_delta::kLowestFirst && static_cast<std::size_t>(m_end - m_next) >= body_delta::kWord) {
            std::memcpy(&word, m_next, body_delta::kWord);
            m_next += bytes;
            return bytes == body_delta::kWord ? word : word & ((std::uint64_t{1} << (8 * bytes)) - 1);
        }
        for (unsigned i = 0; i < bytes; ++i)
            word |= std::uint64_t{*m_next++} << (8 * i);
        return word;
    }
    /// Applies the change of one body, in either direction.
    void toggle(BodyState& body) noexcept
    {
        auto words = std::bit_cast<body_delta::Words>(body);
        const std::uint64_t counts = take(body_delta::kHeader);
        for (std::size_t i = 0; i < body_delta::kWords; ++i)
            words[i] ^= take((counts >> (4 * i)) & 0xf);
        body = std::bit_cast<BodyState>(words);
    }

private:
    const std::uint8_t* m_next;
    const std::uint8_t* m_end;
};

/// `move` leads one body that drifts.
template<class Move>
void lead(std::span<const std::uint8_t> record, std::span<BodyState> bodies, Move&& move)
{
    if (record.empty())
        return;
    BodyReader reader(record);
    const body_delta::Drift drift = reader.takeDrift();
    while (!bodies.empty()) {
        const std::span<BodyState> block = bodies.first(std::min(body_delta::kBlock, bodies.size()));
        const std::uint64_t kind = reader.take(1);
        const std::uint64_t others = (kind & body_delta::kHasOthers) != 0 ? reader.take(body_delta::kWord) : 0;
        const bool moves = (kind & body_delta::kMoves) != 0;
        if (moves && others == 0)
            for (BodyState& body : block)
                move(drift, body);
        else if (kind != 0)
            for (std::size_t i = 0; i < block.size(); ++i) {
                if ((others >> i & 1) != 0)
                    reader.toggle(block[i]);
                else if (moves)
                    move(drift, block[i]);
            }
        bodies = bodies.subspan(block.size());
    }
}

} // namespace

void leadForward(std::span<const std::uint8_t> record, std::span<BodyState> bodies)
{
    lead(record, bodies, [](const body_delta::Drift& drift, BodyState& body) { drift.forward(body); });
}

void leadBack(std::span<const std::uint8_t> record, std::span<BodyState> bodies)
{
    lead(record, bodies, [](const body_delta::Drift& drift, BodyState& body) { drift.back(body); });
}

} // namespace broadside
