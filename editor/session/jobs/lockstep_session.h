#pragma once

#include "core/debug/history/lockstep.h"
#include "editor/session/jobs/background.h"
#include "editor/session/shown_world.h"

#include <QObject>

#include <memory>
#include <vector>

namespace broadside {

/// Compares several algorithms on the shown step. Runs in a background thread, and again with the latest step when
/// the previous comparison is done. Cell settings are those of the scene.
class LockstepSession final : public QObject {
    Q_OBJECT
public:
    /// @pre the shown world outlives this.
    explicit LockstepSession(const ShownWorld& shownWorld, QObject* parent = nullptr);

    /// @pre 1 to Lockstep::kMostContenders
    void setAlgorithms(std::vector<Algorithm> algorithms);
    /// Stops comparing and frees all results until algorithms are set again. Does not wait for running work.
    void sleep();
    [[nodiscard]] const std::vector<Algorithm>& algorithms() const noexcept { return m_algorithms; }

    /// The last comparison of these algorithms; null before the first one.
    [[nodiscard]] const std::shared_ptr<const Lockstep>& latest() const noexcept { return m_latest; }
    [[nodiscard]] bool isRunning() const noexcept { return m_background.isRunning(); }

signals:
    void compared();
    void refused(const QString& why); ///< An algorithm cannot be made for this world.

private:
    void start();
    void take(Result<Lockstep> lockstep);

    const ShownWorld& m_shownWorld;
    std::vector<Algorithm> m_algorithms;
    std::shared_ptr<const Lockstep> m_latest;
    bool m_changedMeanwhile = false;
    Background m_background;
};

} // namespace broadside
