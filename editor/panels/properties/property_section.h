#pragma once

#include "core/math/coordinate.h"
#include "core/scene/template_link.h"
#include "editor/panels/properties/agreement.h"
#include "editor/panels/properties/object_editor.h"
#include "editor/widgets/field_fault.h"
#include "editor/widgets/number_field.h"

#include <QWidget>

#include <map>
#include <span>
#include <vector>

class QBoxLayout;
class QCheckBox;
class QComboBox;
class QFormLayout;
class QLineEdit;
class QVBoxLayout;

namespace broadside {

/// A titled group of rows of the property panel that can be folded. A refused entry is explained below its field.
class PropertySection : public QWidget {
    Q_OBJECT
public:
    ~PropertySection() override;
    /// Shows the values of all objects, without an edit. @pre at least one
    void showObjects(std::span<const ObjectPtr> objects);
    /// The next showObjects() hides the rows in which all objects are equal, and the section if it hides all rows.
    void setOnlyDiffering(bool only) noexcept { m_onlyDiffering = only; }
    [[nodiscard]] bool isLeftOut() const noexcept { return m_isLeftOut; }
    void unfold();
    /// The field of a key of the scene file, such as "mask". Null: the section has no field for this key.
    [[nodiscard]] QWidget* fieldOf(const QString& key) const;

    /// A part of the section that an instance takes from its template, and the widget that marks an override: the label
    /// of a row, or the title of the section.
    struct Overridable {
        TemplateField field;
        QWidget* label;
        QBoxLayout* beside; ///< The layout of the label, for more widgets behind it.
    };
    [[nodiscard]] std::span<const Overridable> overridables() const noexcept { return m_overridables; }

protected:
    /// The object names of the parts begin with `name`. @pre the editor outlives the section.
    PropertySection(const QString& name, const QString& title, ObjectEditor& editor);

    /// Called before values of these objects are read or edited.
    virtual void prepare(std::span<const ObjectPtr> /*objects*/) {}
    /// Shows the values that are not made with makeNumber(). m_agreement has the answers for `objects`.
    virtual void showValues(std::span<const ObjectPtr> objects) = 0;

    struct Naming {
        const char* name; ///< Object name of the field.
        QString label;    ///< Name for screen readers.
        NumberUnit unit;
        StepName undo;
        SceneChange::Kind change = SceneChange::Kind::Edited;
        double least = -limits::kCoordinate;
        double most = limits::kCoordinate;
    };
    /// Makes a field for the number that `at(object)` refers to.
    template<class At>
    NumberField* makeNumber(const Naming& naming, At at)
    {
        return addNumber(
            naming, [at](const SceneObject& object) { return at(object); },
            [at](SceneObject& object, double value) { at(object) = value; });
    }
    /// The same, for an edit that changes more than the shown number.
    NumberField* addNumber(const Naming& naming, std::function<double(const SceneObject&)> get,
                           std::function<void(SceneObject&, double)> set);

    /// Declares the field of a key of the scene file; see fieldOf.
    void setFieldOf(const char* key, QWidget& field);
    /// Makes the row of `field` in the form overridable, as `what`.
    void makeRowOverridable(TemplateField what, QWidget& field);
    void makeTitleOverridable(TemplateField what); ///< Makes the whole section overridable.

    /// Commits the edit. If nothing changes, shows the current values, and the reason below the field.
    void commit(const QWidget& field, const StepName& name, SceneChange::Kind kind,
                const std::function<void(SceneObject&)>& edit,
                ObjectEditor::Locked locked = ObjectEditor::Locked::LeftOut);
    void commitChecked(const QWidget& field, const StepName& name, SceneChange::Kind kind,
                       const ObjectEditor::Edit& edit, ObjectEditor::Locked locked = ObjectEditor::Locked::LeftOut);

    ObjectEditor& m_editor;
    Agreement m_agreement;
    QVBoxLayout* m_column; ///< Everything below the title; the form is first.
    QFormLayout* m_form;
    FieldFault m_fault;

private:
    struct Number {
        NumberField* field;
        std::function<double(const SceneObject&)> get;
        std::size_t question; // question of m_agreement
    };
    void hideEqualRows();

    std::vector<Number> m_numbers;
    std::map<QString, QWidget*> m_fields; // by their keys in a scene file
    bool m_onlyDiffering = false;
    bool m_isLeftOut = false;         // because all objects are equal in all rows
    std::vector<QWidget*> m_agreeing; // fields whose rows are hidden because all objects are equal
    QWidget* m_body;
    QBoxLayout* m_head;
    std::vector<Overridable> m_overridables;
};

/// Shows a value in a combo box, a line or a check box, or that the values are mixed: the combo box then has no current
/// item, the line no text, and the check box is partially checked.
void showChoice(QComboBox& box, int index, bool mixed);
void showLine(QLineEdit& line, const QString& text, bool mixed);
void showSwitch(QCheckBox& box, bool on, bool mixed);
/// A note that only `shown` of `all` items are shown; empty when `all` is at most kMostEdited. @pre the first `shown`
/// of `all` are shown
[[nodiscard]] QString truncationNote(std::size_t shown, std::size_t all);
/// Marks a widget as showing mixed values, where none of the functions above applies.
void markMixed(QWidget& widget, bool mixed);
/// Whether the field, or a field in it, shows mixed values.
[[nodiscard]] bool isMixedField(const QWidget& widget);
/// Whether the line shows mixed values and has no text.
[[nodiscard]] bool isMixedAndEmpty(const QLineEdit& line);

} // namespace broadside
