#pragma once

#include <QList>
#include <QObject>

class QDockWidget;
class QMainWindow;

namespace broadside {

/// Folds a dock at the bottom of a window to one line while it is empty, and restores its height when it has content.
/// It folds only while it is in front of its tabs, so that the panels behind it keep their height.
class DockFold final : public QObject {
    Q_OBJECT
public:
    /// @pre the dock belongs to `window`, and both outlive this.
    DockFold(QMainWindow& window, QDockWidget& dock);

    void setEmpty(bool isEmpty); ///< An empty dock shows only one line: its minimum size is that of the line.
    /// Height of the unfolded dock in logical pixels. Zero: a quarter of the window.
    [[nodiscard]] int openHeight() const;
    /// Docks appear and disappear while they are restored. The fold waits for the end of that.
    void beginRestore() noexcept { m_isRestoring = true; }
    void endRestore(int openHeight);

private:
    void follow();
    void fold();
    void open();
    void resizeTo(int height);
    [[nodiscard]] bool isInFront() const;

    QMainWindow& m_window;
    QDockWidget& m_dock;
    QList<QDockWidget*> m_behind; // docks that may be as low as one line for now
    int m_openHeight = 0;
    bool m_isEmpty = true;
    bool m_isFolded = false;
    bool m_isRestoring = false;
};

} // namespace broadside
