#pragma once

#include "editor/commands/templates/template_edits.h"
#include "editor/panels/properties/property_section.h"

#include <QWidget>

#include <span>
#include <string>
#include <vector>

class QAction;
class QHBoxLayout;
class QToolButton;

namespace broadside {

class ElidedLabel;

/// Marks in the property panel for instances: a line at the top names their template, and rows with overrides have bold
/// labels and a button that resets them to the template.
class OverrideMarks final : public QWidget {
    Q_OBJECT
public:
    /// `actions` are those of the buttons below the name of the template. @pre all outlive this
    OverrideMarks(TemplateEdits& edits, const QList<QAction*>& actions);

    /// @pre the labels outlive this
    void add(std::span<const PropertySection::Overridable> rows);
    /// Shows the marks of the edited objects. Rows are marked if all are instances of one template.
    void showObjects(std::span<const ObjectPtr> objects);

signals:
    void refused(const QString& reason); ///< A command was refused; `reason` includes the remedy.

private:
    struct Mark {
        PropertySection::Overridable row;
        QToolButton* reset;
        bool wasBold;
    };
    void addButtons(const QList<QAction*>& actions);
    void showHead(std::span<const ObjectPtr> objects, const std::string& name);
    void showMark(const Mark& mark, bool isOverridden);
    void showMenu(const Mark& mark, const QPoint& at);
    void say(const QString& refusal); ///< Emits refused() unless `refusal` is empty.

    TemplateEdits& m_edits;
    ElidedLabel* m_name;
    QHBoxLayout* m_buttons;
    std::vector<Mark> m_marks;
    std::vector<ObjectId> m_objects; // the marked objects
};

} // namespace broadside
