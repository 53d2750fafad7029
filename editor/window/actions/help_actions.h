#pragma once

#include <QObject>

class QWidget;

namespace broadside {

class ActionRegistry;

/// Finding commands and keys, the welcome page, and the manual.
class HelpActions final : public QObject {
    Q_OBJECT
public:
    /// @pre both outlive this
    HelpActions(ActionRegistry& actions, QWidget& window);

signals:
    void paletteWanted();
    void shortcutsWanted();
    void welcomeWanted();

private:
    void addCommands(ActionRegistry& actions);
    void addManual(ActionRegistry& actions);

    QWidget& m_window;
};

} // namespace broadside
