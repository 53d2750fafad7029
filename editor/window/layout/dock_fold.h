#pragma once

#include <QList>
#include <QObject>

class QDockWidget;
class QMainWindow;

namespace broadside {

/// Folds a dock at the foot of a window to its line while it has nothing else to show, and gives it its height back
/// when it has. The panels that share its tabs keep the height: it folds only while it is in front of them.
class DockFold final : public QObject {
    Q_OBJECT
public:
    /// @pre the dock belongs to `window`, and both outlive this.
    DockFold(QMainWindow& window, QDockWidget& dock);

    void setEmpty(bool isEmpty); ///< It shows only a line then: its minimum size is that of the line.
    /// With which it opens; logical pixels. Zero: a quarter of the window.
    [[nodiscard]] int openHeight() const;
    void restored(int openHeight); ///< After docks were put in their places.

private:
    void follow();
    void fold();
    void open();
    void resizeTo(int height);
    [[nodiscard]] bool isInFront() const;

    QMainWindow& m_window;
    QDockWidget& m_dock;
    QList<QDockWidget*> m_behind; // that may be as low as the line for now
    int m_openHeight = 0;
    bool m_isEmpty = true;
    bool m_isFolded = false;
};

} // namespace broadside
