#pragma once

#include "tests/bench/broad_phase/contender.h"

#include <optional>
#include <string>
#include <vector>

/// @file
/// Times contenders side by side on the same data, after their answers were compared.

namespace broadside::bench {

/// Objects from which on threads are worth showing.
inline constexpr std::uint32_t kThreadsShown = 200'000;

/// What a contender took for a frame.
struct Lap {
    std::string name;
    std::optional<double>
        milliseconds; ///< CPU time of a frame that nothing disturbed; nothing: left out, it takes too long.
    double wallMilliseconds = 0.0;
    std::string setting;         ///< What it chose for the scene; empty where there is nothing to choose.
    double bytesPerObject = 0.0; ///< On the heap, the pairs that it found left out.
};

struct Race {
    SceneKind kind = SceneKind::Uniform;
    Order order = Order::Random;
    std::uint32_t count = 0;
    std::uint64_t pairs = 0;
    std::vector<Lap> laps; ///< In the order of everyContender().
};

/// What a structure manages in questions.
struct QueryRace {
    std::string question;
    std::vector<std::pair<std::string, double>> millionsPerSecond; ///< By contender.
};

/// Runs everyone; `seconds` is for the frames of one contender, `patience` (seconds) the frame beyond which it is left
/// out of larger worlds of the kind. Ends the program when answers differ.
[[nodiscard]] std::vector<Race> runRaces(std::span<const SceneKind> kinds, std::span<const std::uint32_t> counts,
                                         double seconds, double patience);
[[nodiscard]] std::vector<QueryRace> runQueries(std::uint32_t count, double seconds);

} // namespace broadside::bench
