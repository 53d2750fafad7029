#pragma once

#include "editor/panels/properties/property_section.h"

class QCheckBox;

namespace broadside {

/// The fields for name, kind, pose, visibility and lock.
class PlacementSection final : public PropertySection {
    Q_OBJECT
public:
    explicit PlacementSection(ObjectEditor& editor);

protected:
    void prepare(std::span<const ObjectPtr> objects) override;
    void showValues(std::span<const ObjectPtr> objects) override;

private:
    void addIdentity();
    void addPose();
    [[nodiscard]] double angleOf(const SceneObject& object) const;
    void rotateTo(double degrees, SceneObject& object) const;
    void addSwitches();
    QCheckBox* makeSwitch(const char* name, const QString& text, const QString& tip, bool SceneObject::*value);

    GroupUnits m_groups; // the whole groups among the shown objects
    QLineEdit* m_name;
    QComboBox* m_kind;
    std::size_t m_names = 0; // questions of m_agreement
    std::size_t m_kinds = 0;
    struct Switch {
        QCheckBox* box;
        bool SceneObject::*value;
        std::size_t question;
    };
    std::vector<Switch> m_switches;
};

} // namespace broadside
