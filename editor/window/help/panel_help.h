#pragma once

#include <QObject>

class QDockWidget;
class QToolButton;

namespace broadside {

class Manual;
class PanelDocks;

/// A button "?" in the title of each panel, which opens the place of the manual about the panel (PanelRow::help). A
/// click on a panel in the mode "What is this?" opens it, too.
class PanelHelp final : public QObject {
    Q_OBJECT
public:
    /// @pre both outlive it
    PanelHelp(PanelDocks& docks, Manual& manual);

    /// In the mode "What is this?", a click on the widget opens this place.
    void explain(QWidget& widget, const QString& target);

private:
    void addButton(QDockWidget& dock, const QString& target);
    bool eventFilter(QObject* watched, QEvent* event) override;

    Manual& m_manual;
};

} // namespace broadside
