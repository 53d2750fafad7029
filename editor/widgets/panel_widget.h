#pragma once

#include <QWidget>

class QVBoxLayout;

namespace broadside {

/// The content of a dock for one page. The dock belongs to the window: it shows the panel of the page in front.
class PanelWidget : public QWidget {
    Q_OBJECT
public:
    explicit PanelWidget(QWidget* parent = nullptr);

    /// The panel owns `widget`. A widget that was set before is hidden, not deleted: the caller can set it again.
    void setWidget(QWidget* widget);
    [[nodiscard]] QWidget* widget() const noexcept { return m_widget; } ///< Null before setWidget().

signals:
    /// The panel became visible or hidden, because of its page, its dock, or the tab of the dock.
    void visibilityChanged(bool visible);
    void dockWanted(bool opens); ///< Emitted by bringUp() and raiseIfOpen().

public slots:
    /// Opens the dock, in front of those that share its tabs. Does nothing while another page is in front, or all
    /// panels are hidden.
    void bringUp() { emit dockWanted(true); }
    /// The same, only if the dock is open.
    void raiseIfOpen() { emit dockWanted(false); }

private:
    QVBoxLayout* m_layout;
    QWidget* m_widget = nullptr;
};

} // namespace broadside
