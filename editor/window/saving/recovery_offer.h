#pragma once

#include <QObject>

#include <memory>

class QAction;
class QWidget;

namespace broadside {

class ActionRegistry;
class PageHost;
class RecoveryStore;
class Scene;
struct UnsavedDocument;

/// Offers work that earlier runs left unsaved: at the start of the program, and with a command for what was kept for
/// later then, or was left by another run that has ended since.
class RecoveryOffer final : public QObject {
    Q_OBJECT
public:
    struct Parts {
        ActionRegistry& actions;
        RecoveryStore& store;
        PageHost& host;
        QWidget& window; ///< The parent of the dialog.
    };
    /// @pre the parts outlive this
    explicit RecoveryOffer(const Parts& parts);

    void offer(); ///< Opens the dialog, if there is such work. Does not wait for the answer.
    /// Enables the command if there is such work. Call it when the command may be looked at.
    void showAvailable();

private:
    void open(const UnsavedDocument& document, const std::shared_ptr<Scene>& scene);
    void openRecording(const UnsavedDocument& document, const QString& name);

    RecoveryStore& m_store;
    PageHost& m_host;
    QWidget& m_window;
    QAction& m_action;
};

} // namespace broadside
