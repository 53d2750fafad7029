#pragma once

#include "core/scene/scene_object.h"

#include <QDockWidget>

class QAction;
class QComboBox;
class QFormLayout;
class QToolButton;

namespace broadside {

class NumberField;

/// What the Place tool places: kind, shape, size and what a hit does to it.
class PlacePanel final : public QDockWidget {
    Q_OBJECT
public:
    explicit PlacePanel(QWidget* parent = nullptr);
    ~PlacePanel() override;

    /// An object without id, name and place.
    [[nodiscard]] const SceneObject& prototype() const noexcept { return m_prototype; }
    /// A button that deletes what is selected: its state and the reason for it come from the action.
    void setDeleteAction(QAction* action);

signals:
    /// Somebody chose here what to place; also says that they want to place now.
    void prototypeChanged(const broadside::SceneObject& prototype);

private:
    QWidget* makeBody();
    void addFields(QFormLayout& form);
    void readFields();
    void showSizeFields();

    SceneObject m_prototype;
    QComboBox* m_kind;
    NumberField* m_width;
    NumberField* m_height;
    NumberField* m_radius;
    QComboBox* m_onHit;
    QToolButton* m_delete;
    QFormLayout* m_form = nullptr;
};

} // namespace broadside
