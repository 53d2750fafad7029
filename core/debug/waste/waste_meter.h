#pragma once

#include "core/debug/waste/waste.h"
#include "core/debug/waste/waste_sample.h"

#include <functional>

namespace broadside::waste {

/// What a rule of pairs costs on the sampled frames: sums of all frames.
struct Cost {
    std::uint64_t candidates = 0;
    std::uint64_t checks = 0;
    std::uint64_t missed = 0;
    double microseconds = 0.0; ///< 0 if times were not measured.
};

/// Which objects of a frame take part.
using Chooser = std::function<bool(const SampledFrame&, ObjectIndex)>;

/// Tries remedies on a sample. Each frame is played alone: every dynamic object moves, all candidates are found.
class WasteMeter {
public:
    /// @pre all outlive it
    WasteMeter(const WasteSample& sample, const WasteOptions& options, const std::stop_token& stop);

    /// The cost with cells of another size; without times unless `timed`. No value if the rule has no cells, if there
    /// cannot be such cells, or after a stop.
    [[nodiscard]] std::optional<Cost> costOfCells(double cellSize, bool timed) const;
    /// Whether the cells of the pairs are known.
    [[nodiscard]] bool knowsCells() const noexcept { return m_cellSize > 0.0; }
    [[nodiscard]] double cellSize() const noexcept { return m_cellSize; }
    /// A grid of Broadside with cells that suit most objects.
    struct UsualGrid {
        double cellSize = 0.0;
        Cost cost; ///< Without times.
    };
    /// No value if there cannot be such cells, or after a stop.
    [[nodiscard]] std::optional<UsualGrid> usualGrid() const;
    /// Microseconds of a frame that are saved without the objects that are chosen.
    [[nodiscard]] double savedWithout(const Chooser& chosen) const;
    /// Microseconds in which the shapes of this many candidate pairs are tested.
    [[nodiscard]] double timeOfPairTests(std::uint64_t count) const;
    [[nodiscard]] const WasteSample& sample() const noexcept { return m_sample; }
    /// The mean of the frames, rounded.
    [[nodiscard]] std::uint64_t perStep(std::uint64_t sum) const noexcept;
    /// Whether saving so many of all, summed over the frames, is worth a finding (waste.h).
    [[nodiscard]] bool isWorth(std::uint64_t saved, std::uint64_t all) const noexcept;
    /// "2.5 m", for a game also in its own units: "2.5 m (80 units of your game)".
    [[nodiscard]] Message sizeText(double metres) const;

private:
    [[nodiscard]] std::optional<BroadPhaseMaker> makerFor(double cellSize, const SampledFrame& frame) const;
    [[nodiscard]] double timeOf(const std::vector<Footage>& frames) const;

    const WasteSample& m_sample;
    const WasteOptions& m_options;
    const std::stop_token& m_stop;
    std::optional<CellRule> m_rule; // of a game
    double m_cellSize = 0.0;        // 0: the rule has no cells
    std::vector<Footage> m_footage; // one for each frame
    std::vector<std::uint64_t> m_overlaps;
};

} // namespace broadside::waste
