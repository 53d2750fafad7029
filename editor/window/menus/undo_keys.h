#pragma once

#include <QObject>

namespace broadside {

/// Lets the keys of undo and redo be the program's while a text field has the focus that has nothing of its own
/// to undo or redo. Qt's fields take these keys in any case, so that nothing happens. A field in which something was
/// typed keeps them. Of all windows: one is enough.
class UndoKeys final : public QObject {
    Q_OBJECT
public:
    explicit UndoKeys(QObject* parent);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace broadside
