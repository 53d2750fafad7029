#pragma once

#include "core/scene/component_table.h"
#include "editor/panels/property_section.h"

#include <QStringList>

class QLabel;
class QMenu;

namespace broadside {

class ComponentBox;

/// What the object does by itself: its components, each with its fields, and a menu of those that it can be given.
class ComponentsSection final : public PropertySection {
    Q_OBJECT
public:
    explicit ComponentsSection(ObjectEditor& editor);

protected:
    void showValues(const SceneObject& object) override;

private:
    void makeAddButton();
    void makeBoxes(const SceneObject& object);
    void add(const ComponentType& type);
    void change(std::size_t index, const ComponentField& field, const FieldValue& value);
    void remove(std::size_t index);

    QStringList m_types; // of the boxes
    std::vector<ComponentBox*> m_boxes;
    QLabel* m_none;
    QMenu* m_addMenu = nullptr;
};

} // namespace broadside
