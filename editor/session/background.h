#pragma once

#include <QObject>

#include <memory>
#include <stop_token>
#include <thread>
#include <utility>
#include <vector>

namespace broadside {

/// Work beside the GUI thread. One result counts: that of the last start(); earlier and cancelled ones are dropped when
/// they come in.
class Background final : public QObject {
public:
    using QObject::QObject;
    ~Background() override; ///< Asks what is under way to stop, and waits for it.

    /// `work(stop)` runs there and gives a value, which `take` gets here, from the event loop.
    template<class Work, class Take>
    void start(Work work, Take take)
    {
        cancel();
        m_isRunning = true;
        auto run = [this, job = m_job, work = std::move(work),
                    take = std::move(take)](const std::stop_token& stop) mutable {
            auto result = std::make_shared<decltype(work(stop))>(work(stop));
            QMetaObject::invokeMethod(
                this,
                [this, job, result, take = std::move(take)]() mutable {
                    if (end(job))
                        take(std::move(*result));
                },
                Qt::QueuedConnection);
        };
        m_runners.push_back({m_job, std::jthread(std::move(run))});
    }
    void cancel();
    [[nodiscard]] bool isRunning() const noexcept { return m_isRunning; }

private:
    /// Whether its result counts.
    [[nodiscard]] bool end(quint64 job);

    quint64 m_job = 0;
    bool m_isRunning = false;
    struct Runner {
        quint64 job;
        std::jthread thread;
    };
    std::vector<Runner> m_runners;
};

} // namespace broadside
