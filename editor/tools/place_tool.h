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

/// "Target 21": the base with the next number after the largest number of an object with this base name.
[[nodiscard]] std::string nextFreeName(const ObjectEdits& objects, const std::string& base);

/// Places copies of its prototype, and selects them; one undo step for each gesture. The tool stays active. Esc between
/// press and release places nothing. While a simulation is open the objects are added in its next step, and the scene
/// stays unchanged.
///
/// Single    A click places a copy. A drag sets its size, from corner to corner, or from the middle with Alt. The box
///           around it, or the dragged corner, snaps (see Snapper); Ctrl inverts snapping.
/// Row       Copies at equal steps from the press towards the pointer; both ends snap. Shift makes a row in Single
///           mode.
/// Scatter   A brush that is applied at the press, and again after each radius of the drag. It places copies at random
///           places by a seed. They keep their distance and, if set so, do not overlap (bounding boxes).
class PlaceTool final : public Tool {
    Q_DECLARE_TR_FUNCTIONS(PlaceTool)
public:
    /// @pre all outlive the tool.
    PlaceTool(ObjectEdits& edits, Focus& focus, const ShownWorld& shownWorld, const Snapper& snapper);

    [[nodiscard]] const SceneObject& prototype() const noexcept { return m_prototype; }
    /// The object that a click copies. The names of the copies begin with its name; each copy gets its own id and
    /// position. The layer of `prototype` is ignored.
    void setPrototype(const SceneObject& prototype);
    /// The layer of the copies. A name that the scene does not have, or an empty name, means the base layer.
    void setLayer(const std::string& name);

    [[nodiscard]] const PlaceSettings& settings() const noexcept { return m_settings; }
    void setSettings(const PlaceSettings& settings);  ///< Cancels a gesture in progress.
    static constexpr std::size_t kMostAtOnce = 5'000; ///< The most objects that one gesture places.

    void press(const PointerEvent& event) override;
    void move(const PointerEvent& event) override;
    void release(const PointerEvent& event) override;
    void cancel() override;
    void leave() override;
    [[nodiscard]] bool isBusy() const override { return m_pressed; }
    [[nodiscard]] ToolOverlay overlay() const override;
    [[nodiscard]] QString hint() const override;

private:
    /// Why nothing can be placed: a size or a place that no scene file can store, a full scene, or a locked layer.
    /// Empty when objects can be placed.
    [[nodiscard]] QString obstacle() const;
    [[nodiscard]] ObjectPtr objectAt(Vec2 position) const;
    void point(const PointerEvent& event);
    void follow(const PointerEvent& event);
    void size(const PointerEvent& event);
    [[nodiscard]] Vec2 snappedPoint(const PointerEvent& event, Snap* made) const;
    /// The object that the gesture copies: the prototype, or the prototype with the size of the drag.
    [[nodiscard]] const SceneObject& model() const noexcept { return m_sized ? *m_sized : m_prototype; }
    void addPlaces(Vec2 to);
    void applyBrush();
    [[nodiscard]] bool hasRoomAt(Vec2 position) const;
    [[nodiscard]] Aabb boxAt(Vec2 position) const;
    [[nodiscard]] std::size_t room() const; ///< How many objects can be placed.
    [[nodiscard]] std::vector<ObjectPtr> copies() const;
    [[nodiscard]] QString gestureHint() const;
    /// "the layer Walls"; empty for the base layer while it is visible.
    [[nodiscard]] QString layerHint() const;

    ObjectEdits& m_edits;
    Focus& m_focus;
    const ShownWorld& m_shownWorld;
    const Snapper& m_snapper;
    PlaceSettings m_settings;
    SceneObject m_prototype;
    QString m_prototypeFault;      // why no scene file can store it, or empty
    std::optional<Vec2> m_pointer; // where a copy would be placed, world frame, metres
    Snap m_snap;                   // the snap of m_pointer
    bool m_pressed = false;
    PlaceMode m_mode = PlaceMode::Single; // mode of the gesture
    std::vector<Vec2> m_places;           // places of the gesture so far
    PointerEvent m_press;                 // the press that began the gesture
    std::optional<SceneObject> m_sized;   // the prototype with the size of the drag
    Random m_random{0};
    Vec2 m_brushCenter; // where the brush was applied last
};

} // namespace broadside
