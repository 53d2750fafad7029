#pragma once

#include <exception>
#include <functional>
#include <optional>
#include <system_error>
#include <thread>
#include <utility>

namespace broadside {

/// A value that another thread computes while this one goes on. Threads: one owner. The work runs on a thread of its
/// own, and must only read data that does not change meanwhile. If the system has no more threads, take() does the
/// work.
template<class Value>
class Ahead {
public:
    /// `isParallel`: false if take() shall do the work.
    Ahead(bool isParallel, std::function<Value()> work)
        : m_work(std::move(work))
    {
        if (!isParallel)
            return;
        try {
            m_thread = std::jthread([this] {
                try {
                    m_value = m_work();
                } catch (...) {
                    m_failure = std::current_exception();
                }
            });
        } catch (const std::system_error&) {
            m_thread = {};
        }
    }
    Ahead(const Ahead&) = delete;
    Ahead& operator=(const Ahead&) = delete;
    ~Ahead() = default; // waits for the thread

    /// Waits for the value. What the work throws is thrown here. Only to be called once.
    [[nodiscard]] Value take()
    {
        if (!m_thread.joinable())
            return m_work();
        m_thread.join();
        if (m_failure)
            std::rethrow_exception(m_failure);
        return *std::move(m_value);
    }

private:
    std::function<Value()> m_work;
    std::optional<Value> m_value;
    std::exception_ptr m_failure;
    std::jthread m_thread; // the last member: it ends before the others
};

} // namespace broadside
