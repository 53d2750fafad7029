#pragma once

#include <QFormLayout>
#include <QLabel>
#include <QString>

class QLineEdit;
class QPushButton;
class QScrollArea;
class QWidget;

/// @file
/// The common look of panels: a form in a scroll area, rows of names and values, notes.

namespace broadside {

class PanelWidget;

/// A form with labels to the left of the fields. The caller gives it to a widget.
[[nodiscard]] QFormLayout* makeForm();

/// An area in which `body`, which it owns, scrolls up and down when the area is not high enough.
[[nodiscard]] QScrollArea* makeScrolled(QWidget* body);

/// Puts `body` into the panel, which owns it. It scrolls when the panel is not high enough.
void setScrolledWidget(PanelWidget& panel, QWidget* body);

/// Ends all connections from the widgets of a panel, or of a part of one, to the panel itself. The panel's destructor
/// calls this. A floating panel is a window: closing it takes the focus from a field, which then finishes its editing
/// while the panel is half destroyed.
void stopListeningToFields(QWidget& panel);

/// A row with a value that can be selected and copied. `tip` explains the name to users who do not know it.
QLabel* addValue(QFormLayout& form, const QString& objectName, const QString& name, const QString& tip);

/// A row with a field. Its label has the same tooltip, and a click on the label focuses the field.
void addField(QFormLayout& form, const QString& name, QWidget* field, const QString& tip);

/// Two fields in one row, each half as wide; the label focuses the left one.
[[nodiscard]] QWidget* sideBySide(QWidget* left, QWidget* right);

/// Shows or hides the row of a field, including its label.
void setRowVisible(QFormLayout& form, QWidget* field, bool visible);

/// A button with a menu below it. The menu belongs to the button.
[[nodiscard]] QPushButton* makeMenuButton(const QString& objectName, const QString& text, const QString& tip);

/// A text of several lines: an explanation, or how to fill an empty panel.
[[nodiscard]] QLabel* makeNote(const QString& objectName, const QString& text = {});

/// The text in the middle of an empty list: how to fill it.
[[nodiscard]] QLabel* makeEmptyNote(const QString& objectName, const QString& text = {});

/// A search field of a list. `name` is its name for screen readers.
[[nodiscard]] QLineEdit* makeSearch(const QString& objectName, const QString& name, const QString& prompt,
                                    const QString& tip);

/// A note that reports a problem. It is bold, so that it is noticed without its colour.
[[nodiscard]] QLabel* makeProblemNote(const QString& objectName);

} // namespace broadside
