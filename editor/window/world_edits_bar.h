#pragma once

#include "editor/commands/offered_edits.h"

#include <QFrame>

#include <functional>

class QLabel;

namespace broadside {

/// One line above the world while edits of a simulation are offered: how many objects were edited, and a button that
/// applies the edits to the scene.
class WorldEditsBar final : public QFrame {
    Q_OBJECT
public:
    /// `isInGesture` says whether the mouse is being used in the world. The bar neither appears nor disappears then,
    /// because the world would move under the mouse. See settle(). @pre the edits outlive this
    WorldEditsBar(OfferedEdits& edits, std::function<bool()> isInGesture, QWidget* parent = nullptr);

    [[nodiscard]] QString text() const;
    void settle(); ///< Call it when a gesture may have ended.

private:
    void showEdits();

    const OfferedEdits& m_edits;
    std::function<bool()> m_isInGesture;
    QLabel* m_text;
};

} // namespace broadside
