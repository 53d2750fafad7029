#pragma once

#include "core/base/limits.h"
#include "editor/panels/object_editor.h"
#include "editor/widgets/field_fault.h"
#include "editor/widgets/number_field.h"

#include <QWidget>

#include <vector>

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
    /// Shows the object's values; showing is not editing.
    void showObject(const SceneObject& object);

protected:
    /// `name` begins the object names of the parts. @pre the editor outlives the section.
    PropertySection(const QString& name, const QString& title, ObjectEditor& editor);

    /// The values that makeNumber() does not know.
    virtual void showValues(const SceneObject& object) = 0;

    struct Naming {
        const char* name; ///< Of the field.
        QString label;    ///< What a screen reader says.
        QString unit;
        QString undo; ///< What the undo step is called.
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

    /// Commits; when that cannot be, shows what is, and the reason below the field.
    void commit(const QWidget& field, const QString& text, SceneChange::Kind kind, const ObjectEditor::Edit& edit);

    ObjectEditor& m_editor;
    QVBoxLayout* m_column; ///< Below the title: the form first.
    QFormLayout* m_form;
    FieldFault m_fault;

private:
    struct Number {
        NumberField* field;
        std::function<double(const SceneObject&)> get;
    };
    std::vector<Number> m_numbers;
};

} // namespace broadside
