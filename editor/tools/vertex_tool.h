#pragma once

#include "editor/commands/gesture_edit.h"
#include "editor/document/focus.h"
#include "editor/tools/snapper.h"
#include "editor/tools/tool.h"

#include <QCoreApplication>

#include <memory>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

namespace broadside {

/// Edits the vertices of the polygon or mesh that was selected last, or moves the handles of another shape that has
/// handles.
///
/// Focus keeps the chosen vertices, so that a table of them can choose, too.
///
/// Click     on a vertex chooses it, Shift or Ctrl toggles it. On an edge a click adds a vertex, which can be dragged
///           at once. A click on another object selects that.
/// Drag      moves the chosen vertices; the one under the pointer snaps. From empty ground a band chooses the enclosed
///           vertices, Shift or Ctrl adds.
/// Keys      Delete removes the chosen ones, arrow keys move them by 0.1 m, with Shift by 1 m. Moves that follow each
///           other share an undo step. Esc chooses none.
///
/// An invalid shape (edges that cross, limits) is drawn as a fault with its reason and never enters the scene, which
/// keeps the last valid shape. One undo step for each gesture; Esc during it leaves none. When another edit is made,
/// the gesture ends where it is.
class VertexTool final : public Tool {
    Q_DECLARE_TR_FUNCTIONS(VertexTool)
public:
    /// @pre all outlive the tool.
    VertexTool(ObjectEdits& edits, Focus& focus, const Snapper& snapper);

    /// Whether the shape has vertices to edit.
    [[nodiscard]] static bool canEdit(const SceneObject& object);
    void press(const PointerEvent& event) override;
    void move(const PointerEvent& event) override;
    void release(const PointerEvent& event) override;
    void cancel() override;
    [[nodiscard]] bool isBusy() const override { return !std::holds_alternative<Idle>(m_state) || !chosen().empty(); }
    [[nodiscard]] bool takes(ToolKey key) const override;
    void key(ToolKey key, bool shift) override;
    [[nodiscard]] ObjectId held() const override;
    [[nodiscard]] ToolOverlay overlay() const override;
    [[nodiscard]] QString hint() const override;

private:
    struct Idle {};
    struct Held { // from the press on a vertex to the release
        PointerEvent at;
        std::size_t vertex = 0;
        std::shared_ptr<GestureEdit> edit;
        Shape shape;       // the shape before the drag, including an added vertex
        bool adds = false; // the press added the vertex
        bool isDragged = false;
        Snap snap = {};
    };
    struct Banding {
        PointerEvent at;
        Vec2 to; // world frame, metres
        std::vector<std::size_t> before;
    };
    /// An invalid shape.
    struct Fault {
        std::vector<std::pair<Vec2, Vec2>> edges; // world frame, metres
        Vec2 at;
        QString why;
    };
    struct Nudging {
        std::shared_ptr<GestureEdit> edit;
        int x = 0; // steps
        int y = 0;
    };
    enum class Under { Nothing, Vertex, Edge };

    [[nodiscard]] ObjectPtr target() const;
    [[nodiscard]] const std::vector<std::size_t>& chosen() const noexcept { return m_focus.vertices(); }
    void choose(std::vector<std::size_t> vertices) { m_focus.chooseVertices(std::move(vertices)); }
    void dropStaleVertices(const ObjectPtr& object);
    [[nodiscard]] bool isChosen(std::size_t vertex) const;
    [[nodiscard]] std::optional<std::size_t> vertexAt(const SceneObject& object, const PointerEvent& event) const;
    [[nodiscard]] std::optional<std::pair<std::size_t, std::size_t>> edgeAt(const SceneObject& object,
                                                                            const PointerEvent& event) const;
    void holdVertex(const ObjectPtr& object, std::size_t vertex, const PointerEvent& event);
    void addVertex(const ObjectPtr& object, std::pair<std::size_t, std::size_t> edge, const PointerEvent& event);
    void drag(Held held, const PointerEvent& event);
    void chooseIn(const Banding& band);
    void removeChosen();
    void nudge(int x, int y);
    [[nodiscard]] QString placesText(const SceneObject& object) const;
    /// False when the shape is invalid, or the gesture has ended.
    bool put(GestureEdit& edit, const Shape& shape, const QString& pattern, Vec2 at);
    [[nodiscard]] Shape movedShape(const Pose& pose, const Shape& shape, Vec2 by) const;

    ObjectEdits& m_edits;
    Focus& m_focus;
    const Snapper& m_snapper;
    std::variant<Idle, Held, Banding> m_state;
    std::optional<Fault> m_fault;
    std::optional<Nudging> m_nudging;
    Under m_under = Under::Nothing; // what the pointer is over
};

} // namespace broadside
