#pragma once

#include "editor/panels/property_section.h"

class QLabel;

namespace broadside {

class ShapeEditor;
struct ShapePreset;

/// The bounding shape: its kind, which can be exchanged for any other, and all its numbers.
class ShapeSection final : public PropertySection {
    Q_OBJECT
public:
    explicit ShapeSection(ObjectEditor& editor);

protected:
    void showValues(const SceneObject& object) override;

private:
    [[nodiscard]] QString take(const QString& text, const Shape& shape);
    void replaceBy(const ShapePreset& preset);

    QLabel* m_kind;
    ShapeEditor* m_shape;
};

} // namespace broadside
