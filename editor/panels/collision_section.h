#pragma once

#include "editor/panels/property_section.h"

namespace broadside {

/// What the object meets, and what that does to it.
class CollisionSection final : public PropertySection {
    Q_OBJECT
public:
    explicit CollisionSection(ObjectEditor& editor);

protected:
    void showValues(const SceneObject& object) override;

private:
    QLineEdit* makeBits(const char* name, const QString& label, const QString& undo, std::uint32_t SceneObject::*bits);

    QComboBox* m_onHit;
    QLineEdit* m_category;
    QLineEdit* m_mask;
};

} // namespace broadside
