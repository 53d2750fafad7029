#pragma once

#include <QObject>

class QWidget;

namespace broadside {

class ActionRegistry;
class Manual;

/// Finding commands and keys, the welcome page, the manual, and what concerns the program itself.
class HelpActions final : public QObject {
    Q_OBJECT
public:
    /// @pre all outlive this
    HelpActions(ActionRegistry& actions, Manual& manual, QWidget& window);

signals:
    void paletteWanted();
    void shortcutsWanted();
    void welcomeWanted();
    void guideWanted();

private:
    void addCommands(ActionRegistry& actions);
    void addManual(ActionRegistry& actions);
    void addAbout(ActionRegistry& actions);

    Manual& m_manual;
    QWidget& m_window;
};

} // namespace broadside
