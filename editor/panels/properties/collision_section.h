#pragma once

#include "editor/panels/properties/property_section.h"

namespace broadside {

/// The fields for collisions: which objects can collide, and the response to a hit.
class CollisionSection final : public PropertySection {
    Q_OBJECT
public:
    explicit CollisionSection(ObjectEditor& editor);

protected:
    void showValues(std::span<const ObjectPtr> objects) override;

private:
    QLineEdit* makeBits(const char* name, const QString& label, const QString& what, std::uint32_t SceneObject::*bits);

    QComboBox* m_onHit;
    std::size_t m_responses = 0; // question of m_agreement
    struct Bits {
        QLineEdit* field;
        std::uint32_t SceneObject::*bits;
        std::size_t question;
    };
    std::vector<Bits> m_bits;
};

} // namespace broadside
