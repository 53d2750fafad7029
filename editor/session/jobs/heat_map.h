#pragma once

#include "core/debug/history/history.h"
#include "core/debug/tuning/cell_heat.h"
#include "editor/document/scene_document.h"
#include "editor/session/jobs/background.h"
#include "editor/session/shown_world.h"
#include "editor/session/step_session.h"

#include <QObject>

#include <cstdint>
#include <memory>
#include <optional>

namespace broadside {

/// What the heat map counts, and over which steps.
struct HeatWish {
    static constexpr std::uint64_t kAllSteps = UINT64_MAX;

    HeatQuantity quantity = HeatQuantity::Objects;
    std::uint64_t steps = 1; ///< Number of recorded steps up to the shown one; 1: only the shown step.
    friend bool operator==(const HeatWish&, const HeatWish&) = default;
};

/// Numbers per cell for the heat map. They are counted in a background thread in a separate world, and again when
/// something else is shown. Means over many steps are counted when the simulation pauses. Objects per cell of the shown
/// step are not counted here: the viewport counts them itself.
class HeatMap final : public QObject {
    Q_OBJECT
public:
    /// @pre all outlive this object.
    HeatMap(const SceneDocument& document, const StepSession& session, const ShownWorld& shownWorld,
            QObject* parent = nullptr);

    void setShown(bool shown); ///< Nothing is counted while it is hidden.
    [[nodiscard]] bool isShown() const noexcept { return m_isShown; }
    void setWish(const HeatWish& wish);
    [[nodiscard]] const HeatWish& wish() const noexcept { return m_wish; }

    /// Null when there are no cells, or when nothing is counted yet.
    [[nodiscard]] const CellHeat* heat() const noexcept { return m_heat ? &*m_heat : nullptr; }
    /// The recorded steps over which the numbers are the mean.
    [[nodiscard]] StepRange steps() const noexcept { return m_steps; }
    [[nodiscard]] bool isCounting() const noexcept { return m_background.isRunning(); }
    [[nodiscard]] double progress() const noexcept
    {
        return m_progress;
    } ///< Progress of the count that is running, 0..1.

signals:
    void changed();
    void progressed();

private:
    struct Task {
        HeatWish wish;
        StepRange steps;
        std::optional<BroadPhaseSettings> broadPhase; ///< The present settings: steps with other cells do not count.
        std::shared_ptr<const StepSource> source;
    };
    [[nodiscard]] bool isWanted() const;
    [[nodiscard]] Task makeTask() const;
    void forget();
    void count();
    void take(StepsHeat counted);

    const StepSession& m_session;
    const ShownWorld& m_shownWorld;
    bool m_isShown = false;
    HeatWish m_wish;
    std::optional<CellHeat> m_heat;
    StepRange m_steps;
    bool m_isStale = false; // Something changed since counting began.
    double m_progress = 0.0;
    Background m_background;
};

} // namespace broadside
