#pragma once

#include "editor/panels/property_section.h"

class QCheckBox;

namespace broadside {

/// Who the object is and where it stands.
class PlacementSection final : public PropertySection {
    Q_OBJECT
public:
    explicit PlacementSection(ObjectEditor& editor);

protected:
    void showValues(const SceneObject& object) override;

private:
    void addIdentity();
    void addPose();
    void addSwitches();
    QCheckBox* makeSwitch(const char* name, const QString& text, const QString& tip, bool SceneObject::*value);

    QLineEdit* m_name;
    QComboBox* m_kind;
    QCheckBox* m_visible = nullptr;
    QCheckBox* m_locked = nullptr;
};

} // namespace broadside
