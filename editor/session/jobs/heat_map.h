#pragma once

#include "core/debug/history/history.h"
#include "core/debug/tuning/cell_heat.h"
#include "editor/document/scene_document.h"
#include "editor/session/jobs/background.h"
#include "editor/session/stage.h"
#include "editor/session/step_session.h"

#include <QObject>

#include <cstdint>
#include <memory>
#include <optional>

namespace broadside {

/// Where to look for the work of a broad phase: what is counted, and over which steps.
struct HeatWish {
    static constexpr std::uint64_t kAllSteps = UINT64_MAX;

    HeatQuantity quantity = HeatQuantity::Objects;
    std::uint64_t steps = 1; ///< So many recorded ones up to the present moment; 1: that alone.
    friend bool operator==(const HeatWish&, const HeatWish&) = default;
};

/// Numbers per cell for the heat map, counted beside the GUI thread on a world of their own, and counted again when
/// something else is shown. While a simulation runs, means over many steps wait until it pauses. Objects per cell of
/// the present moment are not counted here: the viewport sees them itself.
class HeatMap final : public QObject {
    Q_OBJECT
public:
    /// @pre all outlive this object.
    HeatMap(const SceneDocument& document, const StepSession& session, const Stage& stage, QObject* parent = nullptr);

    void setShown(bool shown); ///< Nothing is counted while it is not.
    [[nodiscard]] bool isShown() const noexcept { return m_isShown; }
    void setWish(const HeatWish& wish);
    [[nodiscard]] const HeatWish& wish() const noexcept { return m_wish; }

    /// Null where there are none (yet): no cells, or nothing counted.
    [[nodiscard]] const CellHeat* heat() const noexcept { return m_heat ? &*m_heat : nullptr; }
    /// The recorded steps that the numbers are the mean of.
    [[nodiscard]] StepRange steps() const noexcept { return m_steps; }
    [[nodiscard]] bool isCounting() const noexcept { return m_background.isRunning(); }
    [[nodiscard]] double progress() const noexcept { return m_progress; } ///< 0..1, of what is being counted.

signals:
    void changed();
    void progressed();

private:
    struct Task {
        HeatWish wish;
        StepRange steps;
        std::optional<BroadPhaseSettings> broadPhase; ///< Of now: steps with other cells do not count.
        std::shared_ptr<const StepSource> source;
    };
    [[nodiscard]] bool isWanted() const;
    [[nodiscard]] Task makeTask() const;
    void forget();
    void count();
    void take(StepsHeat counted);

    const StepSession& m_session;
    const Stage& m_stage;
    bool m_isShown = false;
    HeatWish m_wish;
    std::optional<CellHeat> m_heat;
    StepRange m_steps;
    bool m_isStale = false; // something has changed since the counting began
    double m_progress = 0.0;
    Background m_background;
};

} // namespace broadside
