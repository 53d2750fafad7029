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

/// What there is to see right now, as a table of objects with a broad phase: the authored scene, kept up to date edit
/// by edit, or the moment of a simulation or a recording that is shown. Viewport, panels and hover read this and need
/// not know which of them it is.
///
/// Rows ascend by id in both. References are good until the next changed(); across events keep ids.
/// Picking and culling use an index of their own, never the broad phase under inspection.
class Stage final : public QObject {
    Q_OBJECT
public:
    /// @pre all outlive the stage.
    Stage(SceneDocument& document, StepSession& session, const SpriteAtlases& atlases, QObject* parent = nullptr);
    ~Stage() override;

    [[nodiscard]] bool isLive() const;            ///< A step of a session, not the authored scene.
    [[nodiscard]] bool canEdit() const;           ///< The objects that are shown.
    [[nodiscard]] const World* liveWorld() const; ///< That objects() are of; null: they are of no simulation.
    [[nodiscard]] const ObjectTable& objects() const;
    /// Null when the scene's broad phase cannot be made; problem() then says why. Null for a moment, too, when a scene
    /// of very many objects was opened: changed() follows.
    [[nodiscard]] const BroadPhase* broadPhase() const;
    /// Also why the simulation goes on with older cells than the document asks for.
    [[nodiscard]] const std::optional<Problem>& problem() const;
    [[nodiscard]] const WorldSettings& world() const;
    [[nodiscard]] const BroadPhaseSettings& broadPhaseSettings() const; ///< Those in force.
    [[nodiscard]] std::span<const Layer> layers() const;                ///< Of the scene, also of its simulation.
    [[nodiscard]] const Guides& guides() const;                         ///< The same.
    [[nodiscard]] std::optional<CellTable> cellTable() const; ///< Of the broad phase, for algorithms with cells.

    /// Where a game has its objects registered; null where that was not recorded.
    [[nodiscard]] const RecordedBroadPhase* registrations() const;
    [[nodiscard]] TouchRule touch() const; ///< Of whoever made what is shown.
    /// All of that, as the debugger takes it. Good until the next changed().
    [[nodiscard]] Frame frame() const;

    /// The funnel of everything: after a step that step's own, else counted when first asked for after a change. Null
    /// while it is being counted, which in a large world takes its time: funnelCounted() follows. Null for a scene
    /// without a broad phase. Of a recording without candidates the overlaps are those of the boxes, and the count of
    /// candidates means nothing: knowsCandidates().
    [[nodiscard]] const Funnel* funnel() const;
    /// False when no funnel comes, because counting it needs more memory than there is.
    [[nodiscard]] bool funnelFitsIntoMemory() const noexcept { return m_funnel->fitsIntoMemory(); }
    [[nodiscard]] bool knowsCandidates() const { return broadPhase() != nullptr; }

    /// The topmost visible object whose shape holds the point, or is no farther than `tolerance` metres; null for none.
    /// The last in drawing order (core/scene/drawing_order.h) wins; an object that holds the point beats one that is
    /// only near.
    [[nodiscard]] ObjectId pick(Vec2 point, double tolerance) const;
    /// All that pick() chooses from, the best first: whom it takes, then what lies below.
    [[nodiscard]] std::vector<ObjectId> pickAll(Vec2 point, double tolerance) const;
    /// Present objects whose boxes overlap `box`, ascending, invisible ones included.
    [[nodiscard]] std::vector<ObjectIndex> objectsIn(const Aabb& box) const;
    /// The same, and those whose sprites reach into it: what a view of `box` has to draw.
    [[nodiscard]] std::vector<ObjectIndex> drawnIn(const Aabb& box) const;
    /// As objectsIn(), from the index of picking: for small boxes that are asked about with every move of the pointer.
    [[nodiscard]] std::vector<ObjectIndex> objectsNear(const Aabb& box) const { return pickIndex().rowsIn(box); }

signals:
    void changed();       ///< Objects, broad phase or source: re-read.
    void funnelCounted(); ///< Or found not to fit into memory.

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

    // The authored side follows the document's signal; when somebody reads it before the signal arrived here, it
    // catches up at once. Hence mutable.
    mutable ObjectTable m_authored;
    mutable quint64 m_revision = 0; // of the document that m_authored shows
    mutable AuthoredBroadPhase m_authoredBroadPhase;

    mutable PickIndex m_pickIndex;
    mutable bool m_pickIndexIsFresh = false;
    mutable SpriteReach m_reach;                                             // of objects()
    mutable std::optional<Funnel> m_recordedFunnel;                          // of what is shown of a recording
    std::unique_ptr<FunnelCount> m_funnel = std::make_unique<FunnelCount>(); // of what is shown
};

} // namespace broadside
