#pragma once

#include "editor/commands/component_edits.h"
#include "editor/panels/properties/component_box.h"
#include "editor/panels/properties/property_section.h"

class QLabel;
class QMenu;

namespace broadside {

/// What the objects do by themselves: the components that all of them have, each with its fields, and a menu of those
/// that they can be given.
class ComponentsSection final : public PropertySection {
    Q_OBJECT
public:
    /// @pre both outlive the section
    ComponentsSection(ObjectEditor& editor, Focus& focus);

protected:
    void showValues(std::span<const ObjectPtr> objects) override;

private:
    void makeAddButton();
    void makeBoxes(std::vector<ComponentKey> keys, const SceneObject& object);
    /// `alike`: of each object, that its components are of the types of the first one's.
    void showBox(std::size_t index, std::span<const ObjectPtr> objects, const std::vector<bool>& alike);
    void showNote(std::span<const ObjectPtr> objects);
    void showAddMenu(std::span<const ObjectPtr> objects);
    void add(const ComponentType& type);
    void change(std::size_t index, const ComponentField& field, const ComponentBox::Edit& edit);
    void remove(std::size_t index);

    Focus& m_focus;
    std::vector<ComponentKey> m_keys; // of the boxes
    std::vector<ComponentBox*> m_boxes;
    QLabel* m_none;
    QMenu* m_addMenu = nullptr;
};

} // namespace broadside
