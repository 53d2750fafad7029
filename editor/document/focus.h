#pragma once

#include "core/base/object_id.h"
#include "core/math/vec2.h"

#include <QObject>

#include <array>
#include <optional>
#include <vector>

namespace broadside {

class SceneDocument;

/// What the user looks at: selection, the object and the point under the mouse, two pinned objects. Ids only, because
/// objects can exist in a running world that no document knows. Signals are silent when nothing changed.
class Focus final : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    /// From now on, what leaves the document leaves selection and hover; another scene empties both.
    /// @pre `document` outlives this object.
    void follow(const SceneDocument& document);

    [[nodiscard]] const std::vector<ObjectId>& selection() const noexcept { return m_selection; } ///< Ascending.
    [[nodiscard]] bool isSelected(ObjectId id) const noexcept;
    /// Who joined the selection last and is part of it still, so that the others can follow it; of several at once the
    /// one with the largest id. Null without a selection.
    [[nodiscard]] ObjectId lastSelected() const noexcept { return m_lastSelected; }
    void select(std::vector<ObjectId> ids); ///< Replaces the selection; duplicates and null ids are dropped.
    void select(ObjectId id);
    void toggle(ObjectId id);
    void clearSelection() { select(std::vector<ObjectId>{}); }

    /// The chosen vertices of the shape of lastSelected(), as verticesOf() of commands/vertices.h counts them,
    /// ascending. None of another object: who is selected last begins without.
    [[nodiscard]] const std::vector<std::size_t>& vertices() const noexcept { return m_vertices; }
    void chooseVertices(std::vector<std::size_t> vertices);

    [[nodiscard]] ObjectId hovered() const noexcept { return m_hovered; } ///< Null over empty ground.
    /// World point under the mouse; nothing while it is elsewhere.
    [[nodiscard]] const std::optional<Vec2>& pointer() const noexcept { return m_pointer; }
    void setPointer(const std::optional<Vec2>& pointer, ObjectId hovered);
    /// From a list: the object lights up without a pointer being over it.
    void setHovered(ObjectId hovered);

    /// The two objects A and B that are asked about together; null where there is none.
    using Pins = std::array<ObjectId, 2>;
    [[nodiscard]] const Pins& pins() const noexcept { return m_pins; }
    /// The pinned object while it is the only one; null: none, or two.
    [[nodiscard]] ObjectId singlePin() const noexcept { return m_pins[1].isNull() ? m_pins[0] : ObjectId{}; }
    /// The same object twice, or a null A with a B, are put right: the first of them is A.
    void setPins(ObjectId a, ObjectId b);
    /// First A, then B, then a new A; a pinned one is let go.
    void togglePin(ObjectId id);

signals:
    void pinsChanged();
    void selectionChanged();
    void verticesChanged();
    void hoverChanged(broadside::ObjectId hovered);
    void pointerChanged();

private:
    std::vector<ObjectId> m_selection;
    ObjectId m_lastSelected;
    std::vector<std::size_t> m_vertices;
    ObjectId m_hovered;
    std::optional<Vec2> m_pointer;
    Pins m_pins;
};

} // namespace broadside
