#pragma once

#include "editor/commands/arranging/placing.h"
#include "editor/commands/object_edits.h"
#include "editor/document/focus.h"
#include "editor/tools/snapper.h"
#include "editor/tools/tool.h"

#include <QCoreApplication>

#include <optional>
#include <vector>

namespace broadside {

/// "Target 21": the base with the number after the largest that an object of this name has.
[[nodiscard]] std::string nextFreeName(const ObjectEdits& objects, const std::string& base);

/// Places copies of its prototype, selects them, and goes on placing; one undo step a gesture. Esc between press and
/// release places nothing. While a simulation is open the objects come with its next step, and the scene stays as it
/// is.
///
/// Single    a click places a copy; a drag gives it its size, from corner to corner, or from the middle with Alt. The
/// box
///           around it, or the corner, snaps (see Snapper), Ctrl turns that round.
/// Row       copies from the press towards the pointer, a step apart; both ends snap. Shift makes a row of a single.
/// Scatter   a brush that is set down at the press, and again wherever the drag comes a radius farther: copies at
/// random
///           places by a seed, which keep their distance and, if so wished, overlap nothing (bounding boxes).
class PlaceTool final : public Tool {
    Q_DECLARE_TR_FUNCTIONS(PlaceTool)
public:
    /// @pre all outlive the tool.
    PlaceTool(ObjectEdits& edits, Focus& focus, const Stage& stage, const Snapper& snapper);

    [[nodiscard]] const SceneObject& prototype() const noexcept { return m_prototype; }
    /// What a click makes. Its name is what the names of the copies begin with; id and position are theirs.
    /// The layer of the prototype has no say.
    void setPrototype(const SceneObject& prototype);
    /// Where copies go; one that the scene does not have, or an empty name, is the base layer.
    void setLayer(const std::string& name);

    [[nodiscard]] const PlaceSettings& settings() const noexcept { return m_settings; }
    void setSettings(const PlaceSettings& settings);  ///< What has been begun is dropped.
    static constexpr std::size_t kMostAtOnce = 5'000; ///< Objects that a gesture places.

    void press(const PointerEvent& event) override;
    void move(const PointerEvent& event) override;
    void release(const PointerEvent& event) override;
    void cancel() override;
    void leave() override;
    [[nodiscard]] bool isBusy() const override { return m_pressed; }
    [[nodiscard]] ToolOverlay overlay() const override;
    [[nodiscard]] QString hint() const override;

private:
    /// Why nothing can be placed, or nothing: sizes and places that a file could not say.
    [[nodiscard]] QString obstacle() const;
    [[nodiscard]] ObjectPtr objectAt(Vec2 position) const;
    void point(const PointerEvent& event);
    void follow(const PointerEvent& event);
    void size(const PointerEvent& event);
    [[nodiscard]] Vec2 snappedPoint(const PointerEvent& event, Snap* made) const;
    /// What the gesture makes: the prototype, or that in the size of the drag.
    [[nodiscard]] const SceneObject& model() const noexcept { return m_sized ? *m_sized : m_prototype; }
    void addPlaces(Vec2 to);
    void setBrushDown();
    [[nodiscard]] bool hasRoomAt(Vec2 position) const;
    [[nodiscard]] Aabb boxAt(Vec2 position) const;
    [[nodiscard]] std::size_t room() const; ///< For so many objects.
    [[nodiscard]] std::vector<ObjectPtr> copies() const;
    [[nodiscard]] QString gestureHint() const;
    [[nodiscard]] QString layerHint() const; ///< ", on the layer Walls"; empty for the base layer while it is seen.

    ObjectEdits& m_edits;
    Focus& m_focus;
    const Stage& m_stage;
    const Snapper& m_snapper;
    PlaceSettings m_settings;
    SceneObject m_prototype;
    QString m_prototypeFault;      // why no file could say it, or nothing
    std::optional<Vec2> m_pointer; // where it would stand, world frame, metres
    Snap m_snap;                   // that holds it there
    bool m_pressed = false;
    PlaceMode m_mode = PlaceMode::Single; // of the gesture
    std::vector<Vec2> m_places;           // of the gesture so far
    PointerEvent m_press;                 // that it began with
    std::optional<SceneObject> m_sized;   // by the drag
    Random m_random{0};
    Vec2 m_setDown; // where the brush was last
};

} // namespace broadside
