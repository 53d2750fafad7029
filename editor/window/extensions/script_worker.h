#pragma once

#include "editor/scripts/script_run.h"

#include <QObject>
#include <QTimer>

#include <functional>
#include <memory>

class QProgressDialog;

namespace broadside {

/// Runs one script at a time in a thread, so that the window never waits. After a second a dialog offers to cancel it.
/// A script that does not end within two seconds after that is given up: its thread goes on, and its outcome is
/// dropped.
class ScriptWorker final : public QObject {
    Q_OBJECT
public:
    /// The dialog is in front of `window`.
    explicit ScriptWorker(QWidget& window);
    ~ScriptWorker() override; ///< Stops the script, and waits for it for two seconds at most.

    /// `work` runs in the thread, `done` on this object's thread, from the event loop, unless the script is given up or
    /// this is deleted; then `gaveUp` is called. @pre !isRunning()
    void start(const QString& name, std::function<void(ScriptStop&)> work, std::function<void()> done,
               std::function<void()> gaveUp);
    void cancel();
    [[nodiscard]] bool isRunning() const noexcept { return m_run != nullptr; }
    [[nodiscard]] const QString& name() const noexcept { return m_name; } ///< Of the running script.

private:
    struct Run;
    void finish(const std::shared_ptr<Run>& run);
    void giveUp();
    void showProgress();
    void end();

    QWidget& m_window;
    QString m_name;
    std::shared_ptr<Run> m_run; // null: no script is running
    std::function<void()> m_done;
    std::function<void()> m_gaveUp;
    QTimer m_beforeProgress;
    QTimer m_afterCancel;
    std::unique_ptr<QProgressDialog> m_progress;
};

} // namespace broadside
