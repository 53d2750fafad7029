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

/// Runs work in a background thread. Only the result of the last start() counts; results of earlier and cancelled work
/// are dropped when they arrive. Only the destructor waits for threads. The threads of the work have a lower priority
/// than the GUI thread.
class Background final : public QObject {
public:
    using QObject::QObject;
    ~Background() override; ///< Asks running work to stop, and waits for it.

    /// Reports from running work: the work calls `post(say)`, and `say()` is called on this object's thread, from the
    /// event loop, unless the result does not count any more.
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

    /// Runs `work(stop, post)` in a thread. `take` gets its result on this object's thread, from the event loop. When
    /// memory does not suffice, `fail` is called instead. Without `fail` std::bad_alloc is thrown from the event loop,
    /// and the application shows a message (EditorApplication).
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
            hand([this, job = m_job, fail = std::move(fail)] { // The thread could not be started.
                if (job != m_job)
                    return;
                m_isRunning = false;
                failed(fail);
            });
    }
    void cancel();
    [[nodiscard]] bool isRunning() const noexcept { return m_isRunning; }
    /// No work is running, not even cancelled work.
    [[nodiscard]] bool isIdle() const noexcept { return m_runners.empty(); }
    /// Called from the event loop when cancelled work has ended and no other work is running.
    void setIdle(std::function<void()> idle) { m_idle = std::move(idle); }

protected:
    void customEvent(QEvent* event) override;

private:
    /// Lowers the priority of the calling thread permanently.
    static void stepBack() noexcept;
    /// May be called from any thread. `what` is called on this object's thread, from the event loop, and always
    /// deleted there.
    void hand(std::function<void()> what);
    static void failed(const std::function<void()>& fail);
    /// Removes the thread of the job. Returns whether its result counts.
    [[nodiscard]] bool end(quint64 job);

    std::mutex m_handing;
    std::deque<std::function<void()>> m_handed; // Guarded by m_handing.
    quint64 m_job = 0;
    bool m_isRunning = false;
    struct Runner {
        quint64 job;
        std::jthread thread;
    };
    std::function<void()> m_idle;
    std::vector<Runner> m_runners; // Declared last: the threads end before the other members are destroyed.
};

} // namespace broadside
