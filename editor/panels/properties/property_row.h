#pragma once

#include "core/scene/property.h"
#include "core/scene/scene.h"

#include <QWidget>

#include <functional>
#include <span>

class QHBoxLayout;
class QLabel;
class QLineEdit;
class QToolButton;

namespace broadside {

/// A custom property of objects: its name, its value in an editor for its kind, and a button that removes it. A problem
/// with the value is shown below.
class PropertyRow final : public QWidget {
    Q_OBJECT
public:
    /// `kind` is an index of PropertyValue. @pre the scene that `scene` returns exists whenever the row shows or edits
    /// something
    PropertyRow(std::size_t kind, std::function<const Scene&()> scene);
    ~PropertyRow() override;

    /// Shows the values of the edited objects. @pre at least one, all of the kind of the row
    void show(const std::string& name, std::span<const PropertyValue* const> values);
    using QWidget::show; // QWidget::show()
    void editName();     ///< Moves the focus to the name, and selects it.
    /// Shows that a click on an object sets the value. @pre the row has the kind "object"
    void showPicking(bool picking);

    /// Edits a value. Returns why the edit is refused, or empty.
    using Edit = std::function<QString(PropertyValue&)>;

signals:
    void edited(const broadside::PropertyRow::Edit& edit);
    void renamed(const QString& name);
    void removeRequested();
    void pickToggled(bool picking); ///< The user starts or stops picking an object.
    void refused(const QString& why);

private:
    void addName(QHBoxLayout& row);
    void addRemove(QHBoxLayout& row);
    QWidget* makeEditor(std::size_t kind);
    QWidget* makeText();
    QWidget* makeNumber();
    QWidget* makeSwitch();
    QWidget* makeColor();
    QWidget* makeObject();
    QWidget* makeRaw();
    void chooseColor(const QColor& shown);
    void showObstacle(std::span<const PropertyValue* const> values);

    std::function<const Scene&()> m_scene;
    QString m_shownName;
    QLineEdit* m_name;
    QToolButton* m_remove;
    std::function<void(const PropertyValue&, bool mixed)> m_show; // shows a value in the editor
    QToolButton* m_pick = nullptr;                                // button of the kind "object"
    QWidget* m_editor;
    QLabel* m_note;
};

/// "Text", "Number", "Yes or no", "Colour", "Object": for menus, in the order of PropertyValue.
[[nodiscard]] QStringList propertyKinds();

} // namespace broadside
