#pragma once

#include "core/base/object_id.h"
#include "core/math/vec2.h"

#include <QObject>

#include <array>
#include <functional>
#include <optional>
#include <vector>

namespace broadside {

class SceneDocument;

/// What the user looks at: selection, the object and the point under the mouse, two pinned objects. Stores ids only,
/// because a running world can have objects that no document has. No signal is emitted when nothing changed.
class Focus final : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    /// From now on, objects that are removed from the document leave selection, hover and pins; another scene empties
    /// all three. Objects that were selected when they were removed are selected again when they return, such as by
    /// undo. @pre `document` outlives this object.
    void follow(const SceneDocument& document);
    /// Does the same for the selection when objects were removed, or returned, without an edit of the document.
    void followObjects(const std::function<bool(ObjectId)>& exists);

    [[nodiscard]] const std::vector<ObjectId>& selection() const noexcept { return m_selection; } ///< Ascending.
    [[nodiscard]] bool isSelected(ObjectId id) const noexcept;
    /// The object that joined the selection last and is still selected, so that the others can follow it. When several
    /// joined together, the one with the largest id. Null without a selection.
    [[nodiscard]] ObjectId lastSelected() const noexcept { return m_lastSelected; }
    void select(std::vector<ObjectId> ids); ///< Replaces the selection; duplicates and null ids are dropped.
    void select(ObjectId id);
    void toggle(ObjectId id);
    void clearSelection() { select(std::vector<ObjectId>{}); }

    /// The chosen vertices of the shape of lastSelected(), ascending; numbers as verticesOf() in
    /// commands/arranging/vertices.h counts them. Only that object has any: another last selected object starts with
    /// none.
    [[nodiscard]] const std::vector<std::size_t>& vertices() const noexcept { return m_vertices; }
    void chooseVertices(std::vector<std::size_t> vertices);

    [[nodiscard]] ObjectId hovered() const noexcept { return m_hovered; } ///< Null over empty ground.
    /// World point under the mouse; nothing while it is elsewhere.
    [[nodiscard]] const std::optional<Vec2>& pointer() const noexcept { return m_pointer; }
    void setPointer(const std::optional<Vec2>& pointer, ObjectId hovered);
    /// Highlights an object although the mouse is not over it. Lists use this.
    void setHovered(ObjectId hovered);

    /// The two objects A and B of a question about a pair; null where none is pinned.
    using Pins = std::array<ObjectId, 2>;
    [[nodiscard]] const Pins& pins() const noexcept { return m_pins; }
    /// The pinned object when exactly one is pinned; else null.
    [[nodiscard]] ObjectId singlePin() const noexcept { return m_pins[1].isNull() ? m_pins[0] : ObjectId{}; }
    /// Corrects two cases: the same object twice, or a null A with a B, become a single A.
    void setPins(ObjectId a, ObjectId b);
    /// Pins A first, then B, then a new A. A pinned object is unpinned.
    void togglePin(ObjectId id);

signals:
    void pinsChanged();
    void selectionChanged();
    void verticesChanged();
    void hoverChanged(broadside::ObjectId hovered);
    void pointerChanged();

private:
    void leave(const std::function<bool(ObjectId)>& exists);
    void selectReturned(const std::vector<ObjectId>& ids);

    std::vector<ObjectId> m_selection;
    std::vector<ObjectId> m_removed; // Ascending: objects that were selected when they were removed.
    ObjectId m_lastSelected;
    std::vector<std::size_t> m_vertices;
    ObjectId m_hovered;
    std::optional<Vec2> m_pointer;
    Pins m_pins;
};

} // namespace broadside
