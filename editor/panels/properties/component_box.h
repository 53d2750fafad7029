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

/// The fields of one component, as the table of components describes them. One that this version does not know is
/// named, and can be removed.
class ComponentBox final : public QGroupBox {
    Q_OBJECT
public:
    /// @pre what `scene` returns is there whenever the box shows or takes something.
    ComponentBox(const Component& component, std::function<const Scene&()> scene);
    ~ComponentBox() override;

    /// One for each of the objects that are edited together; `obstacle` is what keeps them from doing anything, or
    /// empty. @pre at least one, all of the type that the box was made with
    void showComponents(std::span<const Component* const> components, const QString& obstacle);

    /// Returns why the component cannot be edited so; empty when it was.
    using Edit = std::function<QString(Component&)>;

signals:
    void edited(const broadside::ComponentField& field, const broadside::ComponentBox::Edit& edit);
    void removeRequested();
    void objectRequested(broadside::ObjectId id); ///< The user wants to see the object that a field names.

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

/// Why the component does nothing, or not what it says; empty when it will.
[[nodiscard]] QString obstacleOf(const Component& component, const SceneObject& owner, const Scene& scene);

} // namespace broadside
