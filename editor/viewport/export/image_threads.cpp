#include "editor/viewport/export/image_threads.h"

#include <QSemaphore>
#include <QThreadPool>

#include <memory>
#include <new>
#include <thread>

namespace broadside {

void startImageThread()
{
    constexpr int kPatienceMs = 10'000;
    QThreadPool& pool = *QThreadPool::globalInstance();
    pool.setMaxThreadCount(1);
    pool.setExpiryTimeout(-1); // it never ends, so that it need not be started again
    // Qt does not say whether its thread has started. This one says it, and leaves its stack for Qt's.
    std::thread([] {}).join();
    const auto isRunning = std::make_shared<QSemaphore>();
    pool.start([isRunning] { isRunning->release(); });
    if (!isRunning->tryAcquire(1, kPatienceMs))
        throw std::bad_alloc();
}

} // namespace broadside
