#pragma once

#include "editor/document/focus.h"
#include "editor/document/scene_document.h"

#include <QDockWidget>

#include <functional>

class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;

namespace broadside {

class NumberField;

/// What the file says of the selected object, in fields; each finished entry is one undo step. What cannot be is
/// refused at its field, with the reason below.
///
/// Of several selected objects it shows how many there are.
class PropertiesPanel final : public QDockWidget {
    Q_OBJECT
public:
    /// @pre all outlive the panel.
    PropertiesPanel(SceneDocument& document, Focus& focus, QWidget* parent = nullptr);
    ~PropertiesPanel() override;

private:
    QWidget* makeBody();
    void addFields();
    void addSizeFields();
    void addCollisionFields();
    void connectFields();

    void refresh();
    void showObject(const SceneObject& object);
    void showShape(const SceneObject& object);
    [[nodiscard]] const SceneObject* shown() const; ///< The one selected object of the scene; else null.
    /// Pushes the changed object, unless it is the same or cannot be.
    void commit(const QString& text, SceneChange::Kind kind, const std::function<void(SceneObject&)>& edit);
    void commitBits(QLineEdit& field, const QString& text, std::uint32_t SceneObject::*bits);

    SceneDocument& m_document;
    Focus& m_focus;
    QLabel* m_note;
    QWidget* m_fields;
    QFormLayout* m_form;
    QLabel* m_fault;
    QLineEdit* m_name;
    QComboBox* m_kind;
    NumberField* m_x;
    NumberField* m_y;
    NumberField* m_angle;
    QLabel* m_shape;
    NumberField* m_width;
    NumberField* m_height;
    NumberField* m_radius;
    NumberField* m_velocityX;
    NumberField* m_velocityY;
    QComboBox* m_onHit;
    QLineEdit* m_category;
    QLineEdit* m_mask;
};

} // namespace broadside
