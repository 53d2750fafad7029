#include "editor/window/menus/undo_keys.h"

#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QTextDocument>

#include <optional>

namespace broadside {
namespace {

enum class UndoKey { Undo, Redo };

std::optional<UndoKey> undoKeyOf(const QKeyEvent& event)
{
    if (event.matches(QKeySequence::Undo))
        return UndoKey::Undo;
    return event.matches(QKeySequence::Redo) ? std::optional(UndoKey::Redo) : std::nullopt;
}

/// The text field inside a widget; null: it has none.
const QLineEdit* lineEditOf(const QWidget& widget)
{
    if (const auto* combo = qobject_cast<const QComboBox*>(&widget))
        return combo->lineEdit();
    if (qobject_cast<const QAbstractSpinBox*>(&widget))
        return widget.findChild<QLineEdit*>();
    return qobject_cast<const QLineEdit*>(&widget);
}

/// True when the key would do nothing in this text field.
bool isIdle(const QWidget& widget, UndoKey key)
{
    if (const QLineEdit* line = lineEditOf(widget))
        return key == UndoKey::Undo ? !line->isUndoAvailable() : !line->isRedoAvailable();
    if (const auto* text = qobject_cast<const QPlainTextEdit*>(&widget))
        return key == UndoKey::Undo ? !text->document()->isUndoAvailable() : !text->document()->isRedoAvailable();
    return false;
}

} // namespace

UndoKeys::UndoKeys(QObject* parent)
    : QObject(parent)
{
    qApp->installEventFilter(this);
}

bool UndoKeys::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::ShortcutOverride)
        return false;
    const auto key = undoKeyOf(*static_cast<QKeyEvent*>(event));
    const QWidget* focus = QApplication::focusWidget();
    if (!key || !focus || watched != focus || !isIdle(*focus, *key))
        return false;
    event->ignore(); // otherwise the field would accept it
    return true;
}

} // namespace broadside
