#pragma once

#include "core/base/message/message.h"
#include "core/debug/step_source.h"
#include "core/debug/tuning/cell_rule_finder.h"

#include <cstdint>
#include <map>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace broadside::waste {

/// A frame of the sample, as its pairs were tested.
struct SampledFrame {
    std::uint64_t step = 0;
    ObjectTable objects;
    WorldSettings world;
    std::vector<IndexPair> candidates;    ///< Ascending.
    std::vector<char> touching;           ///< Whether the two objects of each candidate really touch; empty: not known.
    std::uint64_t staticPairs = 0;        ///< Reported pairs of two static objects; they are no candidates.
    std::vector<CellRange> registrations; ///< The cells of each row, for a game that names cells.
};

/// The objects of a frame: ascending ids by name, without the number at the end of the name.
struct Population {
    std::uint64_t step = 0;
    std::map<std::string, std::vector<ObjectId>> idsOf;
};

struct WasteSample {
    std::vector<SampledFrame> frames; ///< At most kFrames, evenly spread; fewer of very many objects.
    std::vector<Population> populations;
    std::optional<BroadPhaseSettings> own; ///< Settings of a simulation.
    CellRuleFinder finder;                 ///< It finds the cell rule of a game.
    bool isGame = false;
    GameCoordinates coordinates;    ///< Coordinates of the game.
    std::optional<Problem> problem; ///< About the first frame that could not be read.

    static constexpr std::size_t kFrames = 8;
    static constexpr std::size_t kPopulations = 32;

    [[nodiscard]] std::uint64_t candidates() const noexcept;
};

/// Refuses what StepSource::walk() refuses. Cost: kFrames frames are tested again, kPopulations are read.
[[nodiscard]] Result<WasteSample> takeSample(const StepSource& source, StepRange steps, const std::stop_token& stop);

/// The name of an object's kind: "Rock" for "Rock 12"; empty for none.
[[nodiscard]] std::string kindName(const std::string& name);
/// For sentences: the name of a kind, or "objects without a name".
[[nodiscard]] Message kindText(const std::string& kind);

} // namespace broadside::waste
