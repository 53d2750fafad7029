#pragma once

#include <QString>

class QFormLayout;
class QLabel;
class QWidget;

namespace broadside {

/// The note of a form that says what is wrong with an entry. It is in a row of its own below the field, and is scrolled
/// into view.
class FieldFault {
public:
    /// @pre the form outlives this. `name` is the object name of the note.
    FieldFault(QFormLayout& form, const QString& name);

    /// @pre `field` is in a row of the form, or inside the widget of a row.
    void show(const QWidget& field, const QString& why);
    void hide();

private:
    QFormLayout& m_form;
    QLabel* m_note;
};

} // namespace broadside
