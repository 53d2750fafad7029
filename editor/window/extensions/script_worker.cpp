#include "editor/window/extensions/script_worker.h"

#include "core/base/memory_limit.h"
#include "editor/window/progress_times.h"

#include <QProgressDialog>

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>
#include <utility>

namespace broadside {
namespace {

constexpr std::chrono::milliseconds kPatienceAfterCancel(2'000);

} // namespace

/// Shared with the thread, which may live longer than the worker.
struct ScriptWorker::Run {
    ScriptStop stop;
    std::mutex guard;
    std::condition_variable ending;
    bool hasEnded = false;
    ScriptWorker* worker = nullptr; // null: given up
};

ScriptWorker::ScriptWorker(QWidget& window)
    : m_window(window)
{
    m_beforeProgress.setSingleShot(true);
    m_beforeProgress.setInterval(kBeforeProgress);
    connect(&m_beforeProgress, &QTimer::timeout, this, &ScriptWorker::showProgress);
    m_afterCancel.setSingleShot(true);
    m_afterCancel.setInterval(kPatienceAfterCancel);
    connect(&m_afterCancel, &QTimer::timeout, this, &ScriptWorker::giveUp);
}

ScriptWorker::~ScriptWorker()
{
    const std::shared_ptr<Run> run = std::exchange(m_run, nullptr);
    if (!run)
        return;
    run->stop.stop();
    std::unique_lock lock(run->guard);
    run->worker = nullptr;
    run->ending.wait_for(lock, kPatienceAfterCancel, [&run] { return run->hasEnded; });
}

void ScriptWorker::start(const QString& name, std::function<void(ScriptStop&)> work, std::function<void()> done,
                         std::function<void()> gaveUp)
{
    Q_ASSERT(!isRunning());
    m_name = name;
    m_done = std::move(done);
    m_gaveUp = std::move(gaveUp);
    m_run = std::make_shared<Run>();
    m_run->worker = this;
    m_beforeProgress.start();
    const bool starts = fitsIntoMemory([&] {
        std::thread([run = m_run, work = std::move(work)]() mutable {
            work(run->stop);
            work = nullptr; // what it holds ends in this thread
            const std::lock_guard lock(run->guard);
            run->hasEnded = true;
            run->ending.notify_all();
            if (run->worker)
                QMetaObject::invokeMethod(
                    run->worker, [worker = run->worker, run] { worker->finish(run); }, Qt::QueuedConnection);
        }).detach();
    });
    if (!starts)
        giveUp();
}

void ScriptWorker::cancel()
{
    if (!m_run || m_afterCancel.isActive())
        return;
    m_run->stop.stop();
    m_afterCancel.start();
}

void ScriptWorker::finish(const std::shared_ptr<Run>& run)
{
    if (run != m_run)
        return;
    end();
    if (const auto done = std::exchange(m_done, nullptr))
        done();
}

void ScriptWorker::giveUp()
{
    end();
    if (const auto gaveUp = std::exchange(m_gaveUp, nullptr))
        gaveUp();
}

void ScriptWorker::end()
{
    const std::shared_ptr<Run> run = std::exchange(m_run, nullptr);
    if (run) {
        const std::lock_guard lock(run->guard);
        run->worker = nullptr;
    }
    m_beforeProgress.stop();
    m_afterCancel.stop();
    if (m_progress)
        m_progress.release()->deleteLater(); // it may be the sender
}

void ScriptWorker::showProgress()
{
    m_progress = std::make_unique<QProgressDialog>(tr("%1 is running...").arg(m_name), tr("&Cancel"), 0, 0, &m_window);
    m_progress->setObjectName(QStringLiteral("scriptProgress"));
    m_progress->setWindowTitle(tr("Extension"));
    m_progress->setMinimumDuration(0);
    m_progress->setAutoReset(false);
    m_progress->setAutoClose(false);
    connect(m_progress.get(), &QProgressDialog::canceled, this, &ScriptWorker::cancel);
    m_progress->show();
}

} // namespace broadside
