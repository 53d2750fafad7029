#include "core/base/system/marked_fault.h"

#include <csetjmp>
#include <csignal>
#include <mutex>
#include <utility>

namespace broadside {
namespace {

struct Guard {
    std::uintptr_t address;
    sigjmp_buf place;
};

// The handler of a signal reaches nothing else than static data.
thread_local Guard* innermost = nullptr;
struct sigaction before = {};

void handle(int signal, siginfo_t* fault, void* /*context*/)
{
    if (innermost && reinterpret_cast<std::uintptr_t>(fault->si_addr) == innermost->address)
        siglongjmp(innermost->place, 1);
    // The instruction is repeated, and faults again.
    ::sigaction(signal, &before, nullptr);
}

void installOnce()
{
    static std::once_flag isInstalled;
    std::call_once(isInstalled, [] {
        struct sigaction action = {};
        action.sa_sigaction = handle;
        action.sa_flags = SA_SIGINFO;
        ::sigaction(SIGSEGV, &action, &before);
    });
}

class Restored {
public:
    explicit Restored(Guard& guard)
        : m_outer(std::exchange(innermost, &guard))
    {}
    Restored(const Restored&) = delete;
    Restored& operator=(const Restored&) = delete;
    ~Restored() { innermost = m_outer; }

private:
    Guard* m_outer;
};

} // namespace

bool runsWithoutFaultAt(std::uintptr_t address, const std::function<void()>& work)
{
    installOnce();
    Guard guard{address, {}};
    const Restored restored(guard);
    if (sigsetjmp(guard.place, 1) != 0)
        return false;
    work();
    return true;
}

} // namespace broadside
