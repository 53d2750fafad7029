#pragma once

#include "core/base/memory_limit.h"

#include <QObject>

#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <stop_token>
#include <thread>
#include <utility>
#include <vector>

namespace broadside {

/// Work beside the GUI thread. One result counts: that of the last start(); earlier and cancelled ones are dropped when
/// they come in. Nothing here waits for a thread, except the end of this object. Where processors are scarce the work
/// steps back behind the GUI thread, with all threads that it starts.
class Background final : public QObject {
public:
    using QObject::QObject;
    ~Background() override; ///< Asks what is under way to stop, and waits for it.

    /// How work that is under way reports: `post(say)` there, and `say()` is called here, from the event loop, unless
    /// the result does not count any more.
    class Post {
    public:
        Post(Background& background, quint64 job)
            : m_background(&background)
            , m_job(job)
        {}
        void operator()(std::function<void()> say) const
        {
            m_background->hand([background = m_background, job = m_job, say = std::move(say)] {
                if (job == background->m_job)
                    say();
            });
        }

    private:
        Background* m_background;
        quint64 m_job;
    };

    /// `work(stop, post)` runs there and gives a value, which `take` gets here, from the event loop. When it does not
    /// fit into memory, `fail` is called in its place; without one std::bad_alloc is thrown from the event loop, which
    /// the application turns into a message (EditorApplication).
    template<class Work, class Take>
    void start(Work work, Take take, std::function<void()> fail = {})
    {
        cancel();
        m_isRunning = true;
        auto run = [this, job = m_job, work = std::move(work), take = std::move(take),
                    fail](const std::stop_token& stop) mutable {
            stepBack();
            const Post post(*this, job);
            std::shared_ptr<decltype(work(stop, post))> result;
            const bool fits =
                fitsIntoMemory([&] { result = std::make_shared<decltype(work(stop, post))>(work(stop, post)); });
            hand([this, job, fits, result, take = std::move(take), fail = std::move(fail)]() mutable {
                if (!end(job)) {
                    if (isIdle() && m_idle)
                        m_idle();
                } else if (fits) {
                    take(std::move(*result));
                } else {
                    failed(fail);
                }
            });
        };
        if (!fitsIntoMemory([&] { m_runners.push_back({m_job, std::jthread(std::move(run))}); }))
            hand([this, job = m_job, fail = std::move(fail)] { // the thread did not begin
                if (job != m_job)
                    return;
                m_isRunning = false;
                failed(fail);
            });
    }
    void cancel();
    [[nodiscard]] bool isRunning() const noexcept { return m_isRunning; }
    /// Nothing is under way, not even what was cancelled.
    [[nodiscard]] bool isIdle() const noexcept { return m_runners.empty(); }
    /// Called from the event loop when what was cancelled has ended, and nothing else is under way.
    void setIdle(std::function<void()> idle) { m_idle = std::move(idle); }

protected:
    void customEvent(QEvent* event) override;

private:
    /// Lowers the priority of the calling thread for good.
    static void stepBack() noexcept;
    /// From any thread: to be done here, from the event loop, and to be deleted here, too, done or not.
    void hand(std::function<void()> what);
    static void failed(const std::function<void()>& fail);
    /// Whether its result counts.
    [[nodiscard]] bool end(quint64 job);

    std::mutex m_handing;
    std::deque<std::function<void()>> m_handed; // guarded by it
    quint64 m_job = 0;
    bool m_isRunning = false;
    struct Runner {
        quint64 job;
        std::jthread thread;
    };
    std::function<void()> m_idle;
    std::vector<Runner> m_runners; // last: they end before the rest goes
};

} // namespace broadside
