#pragma once

#include "core/dynamics/funnel.h"
#include "core/dynamics/world.h"
#include "editor/document/scene_document.h"
#include "editor/session/simulation_session.h"

#include <QObject>

#include <memory>
#include <optional>
#include <vector>

namespace broadside {

/// What there is to see right now, as a table of objects with a broad phase: the authored scene, kept up to date edit
/// by edit, or the world of the simulation. Viewport, panels and hover read this and need not know which of the two it
/// is.
///
/// Picking and culling use an index of their own, never the broad phase under inspection.
class Stage final : public QObject {
    Q_OBJECT
public:
    Stage(SceneDocument& document, SimulationSession& session, QObject* parent = nullptr);
    ~Stage() override;

    [[nodiscard]] bool isLive() const; ///< The world of a simulation, not the authored scene.
    [[nodiscard]] const ObjectTable& objects() const;
    /// Null when the scene's broad phase cannot be made; problem() then says why.
    [[nodiscard]] const BroadPhase* broadPhase() const;
    [[nodiscard]] const std::optional<Problem>& problem() const noexcept { return m_problem; }
    [[nodiscard]] const WorldSettings& world() const;
    [[nodiscard]] const BroadPhaseSettings& broadPhaseSettings() const;
    [[nodiscard]] std::optional<GridLayout> layout() const;

    /// The funnel of everything, computed when first asked for after a change.
    [[nodiscard]] const Funnel& funnel() const;

    /// The topmost visible object whose shape holds the point, or is nearer than `tolerance` metres; null for none. The
    /// last in drawing order wins; an object that holds the point beats one that is only near.
    [[nodiscard]] ObjectId pick(Vec2 point, double tolerance) const;
    /// Present objects whose boxes overlap `box`, ascending.
    [[nodiscard]] std::vector<ObjectIndex> objectsIn(const Aabb& box) const;

signals:
    void changed(); ///< Objects, broad phase or source: re-read.

private:
    void onDocumentChanged(const SceneChange& change);
    void rebuildAuthored();
    void makeAuthoredBroadPhase();
    void invalidate();

    SceneDocument& m_document;
    SimulationSession& m_session;
    ObjectTable m_authored;
    std::unique_ptr<BroadPhase> m_authoredBroadPhase;
    std::optional<Problem> m_problem;
    mutable std::unique_ptr<BroadPhase> m_pickIndex; // made when first asked for after a change
    mutable std::optional<Funnel> m_funnel;
};

} // namespace broadside
