#pragma once

#include "core/math/coordinate.h"
#include "core/scene/template_link.h"
#include "editor/panels/properties/agreement.h"
#include "editor/panels/properties/object_editor.h"
#include "editor/widgets/field_fault.h"
#include "editor/widgets/number_field.h"

#include <QWidget>

#include <span>
#include <vector>

class QBoxLayout;
class QCheckBox;
class QComboBox;
class QFormLayout;
class QLineEdit;
class QVBoxLayout;

namespace broadside {

/// A titled group of rows of the property panel that can be folded away. What cannot be is refused below its field.
class PropertySection : public QWidget {
    Q_OBJECT
public:
    ~PropertySection() override;
    /// Shows the values of all; showing is not editing. @pre at least one
    void showObjects(std::span<const ObjectPtr> objects);
    /// From the next showObjects() on: hides the rows in which all agree, and the section where they agree in all.
    void setOnlyDiffering(bool only) noexcept { m_onlyDiffering = only; }
    [[nodiscard]] bool isLeftOut() const noexcept { return m_isLeftOut; }
    void unfold();

    /// What of an instance the section shows that comes from its template, and where it says so: the label of a row, or
    /// the title of the section.
    struct Overridable {
        TemplateField field;
        QWidget* label;
        QBoxLayout* beside; ///< Room for more behind the label.
    };
    [[nodiscard]] std::span<const Overridable> overridables() const noexcept { return m_overridables; }

protected:
    /// `name` begins the object names of the parts. @pre the editor outlives the section.
    PropertySection(const QString& name, const QString& title, ObjectEditor& editor);

    /// The values that makeNumber() does not know. The answers of m_agreement are those for `objects`.
    virtual void showValues(std::span<const ObjectPtr> objects) = 0;

    struct Naming {
        const char* name; ///< Of the field.
        QString label;    ///< What a screen reader says.
        QString unit;
        StepName undo;
        SceneChange::Kind change = SceneChange::Kind::Edited;
        double least = -limits::kCoordinate;
        double most = limits::kCoordinate;
    };
    /// A field for the number that `at(object)` refers to.
    template<class At>
    NumberField* makeNumber(const Naming& naming, At at)
    {
        return addNumber(
            naming, [at](const SceneObject& object) { return at(object); },
            [at](SceneObject& object, double value) { at(object) = value; });
    }
    /// The same, for an edit that changes more than what it shows.
    NumberField* addNumber(const Naming& naming, std::function<double(const SceneObject&)> get,
                           std::function<void(SceneObject&, double)> set);

    /// The row of `field` in the form is the one of `what`.
    void tieRow(TemplateField what, QWidget& field);
    void tieTitle(TemplateField what); ///< All of the section is.

    /// Commits; when nothing comes of it, shows what is, and the reason below the field.
    void commit(const QWidget& field, const StepName& name, SceneChange::Kind kind,
                const std::function<void(SceneObject&)>& edit);
    void commitChecked(const QWidget& field, const StepName& name, SceneChange::Kind kind,
                       const ObjectEditor::Edit& edit);

    ObjectEditor& m_editor;
    Agreement m_agreement;
    QVBoxLayout* m_column; ///< Below the title: the form first.
    QFormLayout* m_form;
    FieldFault m_fault;

private:
    struct Number {
        NumberField* field;
        std::function<double(const SceneObject&)> get;
        std::size_t question; // of the agreement
    };
    void hideWhatAgrees();

    std::vector<Number> m_numbers;
    bool m_onlyDiffering = false;
    bool m_isLeftOut = false;         // because all agree
    std::vector<QWidget*> m_agreeing; // fields whose rows are hidden for that
    QWidget* m_body;
    QBoxLayout* m_head;
    std::vector<Overridable> m_overridables;
};

/// A choice, a line or a switch that stands for several values. The choice has no current item then, the line no text,
/// and the switch goes on with the next click.
void showChoice(QComboBox& box, int index, bool mixed);
void showLine(QLineEdit& line, const QString& text, bool mixed);
void showSwitch(QCheckBox& box, bool on, bool mixed);
/// Of what comes in numbers beyond kMostEdited; empty when there are no more. @pre the first `shown` of `all` are shown
[[nodiscard]] QString noteOnMost(std::size_t shown, std::size_t all);
/// That what a widget shows stands for several values, where none of the functions above says so.
void markMixed(QWidget& widget, bool mixed);
/// A field, or one of those in it, stands for several values.
[[nodiscard]] bool isMixedField(const QWidget& widget);
/// There is nothing in it but that it is mixed.
[[nodiscard]] bool isLeftMixed(const QLineEdit& line);

} // namespace broadside
