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

/// A property that users gave to objects: its name, its value in the editor that fits its kind, and a button that
/// removes it. Below it stands what is wrong with a value that is there.
class PropertyRow final : public QWidget {
    Q_OBJECT
public:
    /// `kind` is a place in PropertyValue. @pre what `scene` returns is there whenever the row shows or takes something
    PropertyRow(std::size_t kind, std::function<const Scene&()> scene);
    ~PropertyRow() override;

    /// Values of the objects that are edited together. @pre at least one, all of the kind of the row
    void show(const std::string& name, std::span<const PropertyValue* const> values);
    using QWidget::show; // the widget's own
    void beginNaming();  ///< Brings the keys to the name, ready to be overwritten.
    /// That a click on an object will be taken for the value. @pre the row is one of an object
    void showPicking(bool picking);

    /// Returns why the value cannot be edited so; empty when it was.
    using Edit = std::function<QString(PropertyValue&)>;

signals:
    void edited(const broadside::PropertyRow::Edit& edit);
    void renamed(const QString& name);
    void removeRequested();
    void pickToggled(bool picking); ///< The user wants to point at the object, or no longer.
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
    std::function<void(const PropertyValue&, bool mixed)> m_show; // of the editor
    QToolButton* m_pick = nullptr;                                // of an object
    QWidget* m_editor;
    QLabel* m_note;
};

/// "text", "number", "yes or no", "colour", "object": for menus, in the order of PropertyValue.
[[nodiscard]] QStringList propertyKinds();

} // namespace broadside
