#pragma once

#include "editor/commands/component_edits.h"
#include "editor/panels/properties/component_box.h"
#include "editor/panels/properties/property_section.h"

class QLabel;
class QMenu;

namespace broadside {

/// The components that all objects have in common, each with its fields, and a menu of components to add.
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
    /// `alike`: for each object, whether its components have the same types as those of the first one.
    void showBox(std::size_t index, std::span<const ObjectPtr> objects, const std::vector<bool>& alike);
    void showNote(std::span<const ObjectPtr> objects);
    void showAddMenu(std::span<const ObjectPtr> objects);
    void add(const ComponentType& type);
    void change(std::size_t index, const ComponentField& field, const ComponentBox::Edit& edit);
    void remove(std::size_t index);

    Focus& m_focus;
    std::vector<ComponentKey> m_keys; // keys of m_boxes
    std::vector<ComponentBox*> m_boxes;
    QLabel* m_none;
    QMenu* m_addMenu = nullptr;
};

} // namespace broadside
