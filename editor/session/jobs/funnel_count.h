#pragma once

#include "core/broadphase/broad_phase.h"
#include "core/dynamics/funnel.h"
#include "core/scene/object_table.h"
#include "core/scene/scene_settings.h"
#include "editor/session/jobs/background.h"

#include <QObject>

#include <cstddef>
#include <functional>
#include <optional>
#include <stop_token>

namespace broadside {

/// The funnel of a step for which no step has counted it. A small world is counted at once, a large one in a
/// background thread with copies of its objects.
class FunnelCount final : public QObject {
    Q_OBJECT
public:
    /// Counts as `funnelPairs` does; may throw std::bad_alloc.
    using Counter = std::function<Funnel(const ObjectTable&, const BroadPhase&, const std::stop_token&)>;
    explicit FunnelCount(Counter counter = {}, QObject* parent = nullptr);

    /// Null while counting runs, and when it does not fit into memory; counted() is emitted at the end.
    /// @pre the broad phase holds these objects, is up to date, and was made with these settings, until forget()
    [[nodiscard]] const Funnel* of(const ObjectTable& objects, const BroadPhase& broadPhase,
                                   const BroadPhaseSettings& settings, const WorldSettings& world);
    /// False when memory does not suffice to count this step.
    [[nodiscard]] bool fitsIntoMemory() const noexcept { return m_fits; }
    void know(const Funnel& funnel); ///< The step has counted this funnel.
    void forget();                   ///< Another step is shown.
    void setLargeFrom(std::size_t objects) noexcept { m_largeFrom = objects; }

signals:
    void counted(); ///< Emitted also when memory did not suffice.

private:
    Counter m_counter;
    bool m_fits = true;
    std::optional<Funnel> m_funnel;
    std::size_t m_largeFrom = 2'000;
    Background m_background; // Declared last: its destructor waits for the thread.
};

} // namespace broadside
