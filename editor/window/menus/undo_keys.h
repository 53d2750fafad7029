#pragma once

#include <QObject>

namespace broadside {

/// Lets the program use the keys of undo and redo while the text field with the focus has nothing of its own to undo or
/// redo. Qt's fields always accept these keys, so that nothing would happen. A field with typed changes keeps the keys.
/// One object is enough for all windows.
class UndoKeys final : public QObject {
    Q_OBJECT
public:
    explicit UndoKeys(QObject* parent);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace broadside
