#pragma once

#include "tests/bench/broad_phase/contender.h"

#include <optional>
#include <string>
#include <vector>

/// @file
/// Times contenders on the same data, after their answers were compared.

namespace broadside::bench {

/// Number of objects from which several threads are useful.
inline constexpr std::uint32_t kThreadsShown = 200'000;

/// The result of a contender for one scene.
struct Lap {
    std::string name;
    std::optional<double>
        milliseconds; ///< CPU time of an undisturbed frame; empty: left out, because it takes too long.
    double wallMilliseconds = 0.0;
    std::string setting;         ///< The setting that it chose for the scene; empty when there is no choice.
    double bytesPerObject = 0.0; ///< Heap memory, without the pairs that were found.
};

struct Race {
    SceneKind kind = SceneKind::Uniform;
    Order order = Order::Random;
    std::uint32_t count = 0;
    std::uint64_t pairs = 0;
    std::vector<Lap> laps; ///< In the order of allContenders().
};

/// The speed of each structure for one kind of query.
struct QueryRace {
    std::string question;
    std::vector<std::pair<std::string, double>> millionsPerSecond; ///< For each contender.
};

/// Runs all contenders. `seconds`: time for the frames of one contender. `patience`: seconds per frame; a slower
/// contender is left out of larger worlds of the kind. Ends the program when answers differ.
[[nodiscard]] std::vector<Race> runRaces(std::span<const SceneKind> kinds, std::span<const std::uint32_t> counts,
                                         double seconds, double patience);
/// Runs the contenders with these names in turns, several times, and keeps the fastest lap of each: for ratios that
/// other work on the machine does not change. The laps are in the order of the names.
[[nodiscard]] std::vector<Race> runOnly(std::span<const SceneKind> kinds, std::span<const std::uint32_t> counts,
                                        double seconds, std::span<const std::string> names);
[[nodiscard]] std::vector<QueryRace> runQueries(std::uint32_t count, double seconds);

} // namespace broadside::bench
