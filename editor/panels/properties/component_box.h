#pragma once

#include "core/scene/component_table.h"
#include "core/scene/scene.h"
#include "editor/widgets/field_fault.h"

#include <QGroupBox>

#include <functional>
#include <span>
#include <vector>

class QFormLayout;
class QLabel;
class QToolButton;

namespace broadside {

/// The fields of one component, as the table of components describes them. A component of an unknown type is only
/// named, and can be removed.
class ComponentBox final : public QGroupBox {
    Q_OBJECT
public:
    /// @pre the scene that `scene` returns exists whenever the box shows or edits something.
    ComponentBox(const Component& component, std::function<const Scene&()> scene);
    ~ComponentBox() override;

    /// Shows one component of each edited object. `obstacle`: why they do nothing, or empty. @pre at least one, all of
    /// the type with which the box was made
    void showComponents(std::span<const Component* const> components, const QString& obstacle);

    /// Edits a component. Returns why the edit is refused, or empty.
    using Edit = std::function<QString(Component&)>;

signals:
    void edited(const broadside::ComponentField& field, const broadside::ComponentBox::Edit& edit);
    void removeRequested();
    void objectRequested(broadside::ObjectId id); ///< The user wants to see the object that a field refers to.

private:
    void addTitle(const QString& title, const QString& help);
    void addComponentField(const ComponentField& field);
    void addNumber(const ComponentField& field);
    void addWord(const ComponentField& field);
    void addObject(const ComponentField& field);
    QToolButton* makeLink(const ComponentField& field);
    static void showLink(QToolButton& link, bool leadsSomewhere);
    void addRow(const ComponentField& field, QWidget* widget);

    std::function<const Scene&()> m_scene;
    QString m_type;
    QFormLayout* m_form;
    FieldFault m_fault;
    QLabel* m_note;
    struct Row {
        const ComponentField* field;
        std::function<void(const FieldValue&)> show;
        std::function<void()> showMixed;
    };
    std::vector<Row> m_rows;
};

/// Why the component does nothing, or not what its fields say; empty when it works.
[[nodiscard]] QString obstacleOf(const Component& component, const SceneObject& owner, const Scene& scene);

} // namespace broadside
