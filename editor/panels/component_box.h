#pragma once

#include "core/scene/component_table.h"
#include "core/scene/scene.h"
#include "editor/widgets/field_fault.h"

#include <QGroupBox>

#include <functional>
#include <vector>

class QFormLayout;
class QLabel;
class QToolButton;

namespace broadside {

/// The fields of one component, as the table of components describes them. One that this version does not know is
/// named, and can be removed.
class ComponentBox final : public QGroupBox {
    Q_OBJECT
public:
    /// @pre what `scene` returns is there whenever the box shows or takes something.
    ComponentBox(const Component& component, std::function<const Scene&()> scene);
    ~ComponentBox() override;

    /// @pre of the type that it was made with.
    void showComponent(const Component& component, const SceneObject& owner);

signals:
    void edited(const broadside::ComponentField& field, const broadside::FieldValue& value);
    void removeRequested();

private:
    void addTitle(const QString& title, const QString& help);
    void addComponentField(const ComponentField& field);
    void addNumber(const ComponentField& field);
    void addWord(const ComponentField& field);
    void addObject(const ComponentField& field);
    void addRow(const ComponentField& field, QWidget* widget);

    std::function<const Scene&()> m_scene;
    QString m_type;
    QFormLayout* m_form;
    FieldFault m_fault;
    QLabel* m_note;
    std::vector<std::function<void(const Component&)>> m_show; // one a field
};

/// Why the component does nothing, or not what it says; empty when it will.
[[nodiscard]] QString obstacleOf(const Component& component, const SceneObject& owner, const Scene& scene);

} // namespace broadside
