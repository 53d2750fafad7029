#pragma once

#include "core/broadphase/broad_phase.h"
#include "core/dynamics/funnel.h"
#include "core/scene/object_table.h"
#include "core/scene/scene_settings.h"
#include "editor/session/jobs/background.h"

#include <QObject>

#include <cstddef>
#include <optional>

namespace broadside {

/// The funnel of a moment for which no step has counted it. Of a small world it is counted at once, of a large one
/// beside the GUI thread, with objects of its own.
class FunnelCount final : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    /// Null while it is being counted: counted() follows.
    /// @pre the broad phase holds these objects, is up to date, and was made with these settings, until forget()
    [[nodiscard]] const Funnel* of(const ObjectTable& objects, const BroadPhase& broadPhase,
                                   const BroadPhaseSettings& settings, const WorldSettings& world);
    void know(const Funnel& funnel); ///< Somebody has counted it.
    void forget();                   ///< It is another moment.
    void setLargeFrom(std::size_t objects) noexcept { m_largeFrom = objects; }

signals:
    void counted();

private:
    std::optional<Funnel> m_funnel;
    std::size_t m_largeFrom = 2'000;
    Background m_background; // last: its end waits for the thread
};

} // namespace broadside
