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

/// What the property panel says of instances: whose they are, in a line at the top; and which rows they override, by
/// bold labels with a button that resets them to the template.
class OverrideMarks final : public QWidget {
    Q_OBJECT
public:
    /// @pre it outlives this
    explicit OverrideMarks(TemplateEdits& edits);

    /// @pre the labels outlive this
    void add(std::span<const PropertySection::Overridable> rows);
    void setActions(const QList<QAction*>& actions); ///< Buttons behind the name of the template.
    /// Those that are edited together. Rows are marked where all are instances of one template.
    void showObjects(std::span<const ObjectPtr> objects);

signals:
    void refused(const QString& reason); ///< What was asked for cannot be; with what helps.

private:
    struct Mark {
        PropertySection::Overridable row;
        QToolButton* reset;
        bool wasBold;
    };
    void showHead(std::span<const ObjectPtr> objects, const std::string& name);
    void showMark(const Mark& mark, bool isOverridden);
    void showMenu(const Mark& mark, const QPoint& at);
    void say(const QString& refusal); ///< Unless it is empty.

    TemplateEdits& m_edits;
    ElidedLabel* m_name;
    QHBoxLayout* m_buttons;
    std::vector<Mark> m_marks;
    std::vector<ObjectId> m_objects; // that the marks are about
};

} // namespace broadside
