#pragma once

#include <QWidget>

class QVBoxLayout;

namespace broadside {

/// What a page shows in a dock of the window. The dock is the window's: it shows the panel of the page in front, under
/// the panel's window title.
class PanelWidget : public QWidget {
    Q_OBJECT
public:
    explicit PanelWidget(QWidget* parent = nullptr);

    /// The panel owns it. What was there before is hidden, and stays the caller's.
    void setWidget(QWidget* widget);
    [[nodiscard]] QWidget* widget() const noexcept { return m_widget; } ///< Null before setWidget().

signals:
    /// The panel came into sight, or went out of it: its page, its dock, or the tab of the dock did.
    void visibilityChanged(bool visible);
    void dockWanted(bool opens); ///< bringUp() and raiseIfOpen()

public slots:
    /// Opens the dock, in front of those that share its tabs. Nothing while another page is in front, or all panels are
    /// hidden.
    void bringUp() { emit dockWanted(true); }
    /// The same where the dock is open.
    void raiseIfOpen() { emit dockWanted(false); }

private:
    QVBoxLayout* m_layout;
    QWidget* m_widget = nullptr;
};

} // namespace broadside
