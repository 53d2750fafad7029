#pragma once

#include "core/dynamics/funnel.h"
#include "core/dynamics/world.h"
#include "editor/document/scene_document.h"
#include "editor/session/authored_broad_phase.h"
#include "editor/session/jobs/funnel_count.h"
#include "editor/session/pick_index.h"
#include "editor/session/sprite_reach.h"
#include "editor/session/step_session.h"

#include <QObject>

#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace broadside {

class SpriteAtlases;

/// What the window shows now, as a table of objects with a broad phase: the authored scene, updated edit by edit, or
/// the shown step of a simulation or a recording. Viewport, panels and hover read this class and need not know which.
///
/// Rows ascend by id in both cases. References are valid until the next changed(); keep ids for longer. Picking and
/// culling use a separate index, never the broad phase that is being debugged.
class ShownWorld final : public QObject {
    Q_OBJECT
public:
    /// @pre all outlive the shown world.
    ShownWorld(SceneDocument& document, StepSession& session, const SpriteAtlases& atlases, QObject* parent = nullptr);
    ~ShownWorld() override;

    [[nodiscard]] bool isLive() const;            ///< Shows a step of a session, not the authored scene.
    [[nodiscard]] bool canEdit() const;           ///< Whether the shown objects can be edited.
    [[nodiscard]] const World* liveWorld() const; ///< The world of objects(); null when no simulation is shown.
    [[nodiscard]] const ObjectTable& objects() const;
    /// Null when the scene's broad phase cannot be made; problem() then says why. Also null for a short time after a
    /// scene with very many objects was opened; changed() is emitted when it is ready.
    [[nodiscard]] const BroadPhase* broadPhase() const;
    /// The reason why there is no broad phase, or why the simulation keeps older cells than the document's.
    [[nodiscard]] const std::optional<Problem>& problem() const;
    [[nodiscard]] const WorldSettings& world() const;
    [[nodiscard]] const BroadPhaseSettings& broadPhaseSettings() const; ///< The settings in force.
    [[nodiscard]] std::span<const Layer> layers() const;      ///< Layers of the scene, also while it is simulated.
    [[nodiscard]] const Guides& guides() const;               ///< Guides of the scene, also while it is simulated.
    [[nodiscard]] std::optional<CellTable> cellTable() const; ///< Nothing for algorithms without cells.

    /// A game's registrations of its objects; null when they were not recorded.
    [[nodiscard]] const RecordedBroadPhase* registrations() const;
    [[nodiscard]] TouchRule touch() const; ///< The rule of the program that made the shown steps.
    /// The coordinates of the game that recorded the shown step; ours for a scene and its steps.
    [[nodiscard]] GameCoordinates coordinates() const;
    /// All of that in the form that core/debug uses. Valid until the next changed().
    [[nodiscard]] Frame frame() const;

    /// The funnel of all objects. After a step it is the step's own; else it is counted at the first request after a
    /// change. Null while it is counted, which takes long in a large world: funnelCounted() is emitted at the end. Null
    /// for a scene without a broad phase. For a recording without candidates the overlaps are those of the boxes, and
    /// the count of candidates has no meaning: see knowsCandidates().
    [[nodiscard]] const Funnel* funnel() const;
    /// False when no funnel comes because counting needs more memory than available.
    [[nodiscard]] bool funnelFitsIntoMemory() const noexcept { return m_funnel->fitsIntoMemory(); }
    [[nodiscard]] bool knowsCandidates() const
    {
        return isLive() ? m_session.capabilities().hasCandidates : broadPhase() != nullptr;
    }

    /// The topmost visible object whose shape contains the point, or is at most `tolerance` metres away; null for none.
    /// The last one in drawing order (core/scene/drawing_order.h) wins; an object that contains the point wins over one
    /// that is only near.
    [[nodiscard]] ObjectId pick(Vec2 point, double tolerance) const;
    /// All objects that pick() chooses from, the best first: the first one is its result, then those below.
    [[nodiscard]] std::vector<ObjectId> pickAll(Vec2 point, double tolerance) const;
    /// Present objects whose boxes overlap `box`, ascending, including invisible ones.
    [[nodiscard]] std::vector<ObjectIndex> objectsIn(const Aabb& box) const;
    /// The same, and objects whose sprites reach into the box: all that a view of `box` must draw.
    [[nodiscard]] std::vector<ObjectIndex> drawnIn(const Aabb& box) const;
    /// Returns the same as objectsIn(), but from the index of picking: for small boxes that change with every move of
    /// the pointer.
    [[nodiscard]] std::vector<ObjectIndex> objectsNear(const Aabb& box) const { return pickIndex().rowsIn(box); }

signals:
    void changed();       ///< Objects, broad phase or source changed: read everything again.
    void funnelCounted(); ///< Emitted also when memory did not suffice.

private:
    [[nodiscard]] const Funnel* recordedFunnel() const;
    void onDocumentChanged(const SceneChange& change);
    void onWorldChanged();
    void showStep();
    void showEdit();
    void applyToAuthored(const SceneChange& change);
    void addAuthored(const std::vector<ObjectId>& ids);
    void removeAuthored(const std::vector<ObjectId>& ids);
    void replaceAuthored(const std::vector<ObjectId>& ids);
    void noteAuthored(ObjectIndex row);
    void invalidate();

    void rebuildAuthored() const;
    void syncAuthored() const;
    [[nodiscard]] AuthoredBroadPhase::Space authoredSpace() const;
    [[nodiscard]] bool isToCome() const;
    const AuthoredBroadPhase& authoredBroadPhase() const;
    void makeNextSlice(quint64 revision);
    [[nodiscard]] const PickIndex& pickIndex() const;
    [[nodiscard]] std::vector<ObjectIndex> visibleNear(Vec2 point, double reach) const;

    SceneDocument& m_document;
    StepSession& m_session;

    // The authored table follows the document's signal. When it is read before that signal arrived here, it catches up
    // at once, therefore mutable.
    mutable ObjectTable m_authored;
    mutable quint64 m_revision = 0; // Revision of the document that m_authored shows.
    mutable AuthoredBroadPhase m_authoredBroadPhase;

    mutable PickIndex m_pickIndex;
    mutable bool m_pickIndexIsFresh = false;
    mutable SpriteReach m_reach;                                             // The reach of the sprites of objects().
    mutable std::optional<Funnel> m_recordedFunnel;                          // Funnel of the shown step of a recording.
    std::unique_ptr<FunnelCount> m_funnel = std::make_unique<FunnelCount>(); // Counts the funnel of the shown step.
};

} // namespace broadside
