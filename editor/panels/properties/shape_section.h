#pragma once

#include "editor/panels/properties/property_section.h"

class QLabel;

namespace broadside {

class ShapeEditor;
struct ShapePreset;

/// The bounding shape: its kind, which can be replaced by any other, and all its numbers. For several objects only the
/// sizes, which every shape has. The current row of the table of points and the chosen vertex of the shape are the
/// same.
class ShapeSection final : public PropertySection {
    Q_OBJECT
public:
    /// @pre both outlive this.
    ShapeSection(ObjectEditor& editor, Focus& focus);

protected:
    void showValues(std::span<const ObjectPtr> objects) override;

private:
    void addKind();
    void addSharedSizes();
    void showKinds(std::span<const ObjectPtr> objects);
    void showSharedSizes(std::span<const ObjectPtr> objects);
    [[nodiscard]] QString take(const QString& text, const Shape& shape);
    void replaceBy(const ShapePreset& preset);
    void chooseVertex(int row);
    void showVertex();

    Focus& m_focus;
    bool m_choosing = false; // true while the section itself sets a row or a vertex
    QLabel* m_kind;
    ShapeEditor* m_shape; // shown for one object
    QWidget* m_radius = nullptr;
    QWidget* m_sides = nullptr;
    QLabel* m_note;
};

} // namespace broadside
