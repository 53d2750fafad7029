#pragma once

#include <QFormLayout>
#include <QLabel>
#include <QString>

class QLineEdit;
class QPushButton;
class QWidget;

/// @file
/// The look that panels share: a form in a scroll area, rows of names and values, notes.

namespace broadside {

class PanelWidget;

/// A form whose labels stand left of their fields. The caller gives it to a widget.
[[nodiscard]] QFormLayout* makeForm();

/// Puts `body` into the panel, which owns it. It scrolls when the panel is lower than it.
void setScrolledWidget(PanelWidget& panel, QWidget* body);

/// Ends all connections from the widgets of a panel, or of a part of one, to the panel itself; its destructor calls
/// this. A panel that floats is a window: closing it takes the focus from a field, which then finishes its editing,
/// when the panel is half gone.
void stopListeningToFields(QWidget& panel);

/// A row with a value that can be selected and copied. `tip` explains the word to somebody who does not know it.
QLabel* addValue(QFormLayout& form, const QString& objectName, const QString& name, const QString& tip);

/// A row with a field whose label carries the same tip and focuses it.
void addField(QFormLayout& form, const QString& name, QWidget* field, const QString& tip);

/// Two fields in one row, each half of it; the label focuses the left one.
[[nodiscard]] QWidget* sideBySide(QWidget* left, QWidget* right);

/// Shows or hides the row of a field, its label included.
void setRowVisible(QFormLayout& form, QWidget* field, bool visible);

/// A button with a menu below it. The menu belongs to the button.
[[nodiscard]] QPushButton* makeMenuButton(const QString& objectName, const QString& text, const QString& tip);

/// A text of several lines: an explanation, or what would fill an empty panel.
[[nodiscard]] QLabel* makeNote(const QString& objectName, const QString& text = {});

/// What stands in the middle of an empty list: what would fill it.
[[nodiscard]] QLabel* makeEmptyNote(const QString& objectName, const QString& text = {});

/// A line that searches a list. `name` is what a screen reader calls it.
[[nodiscard]] QLineEdit* makeSearch(const QString& objectName, const QString& name, const QString& prompt,
                                    const QString& tip);

/// A note that reports something wrong: bold enough to be seen without its colour.
[[nodiscard]] QLabel* makeProblemNote(const QString& objectName);

} // namespace broadside
