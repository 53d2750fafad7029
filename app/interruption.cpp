#include "app/interruption.h"

#include "app/arguments.h"
#include "app/exit_code.h"
#include "app/messages/usage_messages.h"
#include "core/base/memory_limit.h"
#include "core/io/unfinished_files.h"

#include <array>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <string>

namespace broadside {

namespace {

volatile std::sig_atomic_t wantedSignal = 0; // A signal handler may safely write only such a variable.

void note(int signal)
{
    wantedSignal = signal;
    std::signal(signal, SIG_DFL);
}

void removeAndEnd(int signal)
{
    removeUnfinishedFiles();
    std::signal(signal, SIG_DFL);
    std::raise(signal);
}

std::string memorySentence; // made while there is memory
std::terminate_handler otherTermination = nullptr;

bool hasMemoryRunOut() noexcept
{
    const std::exception_ptr reason = std::current_exception();
    try {
        return reason && !fitsIntoMemory([&] { std::rethrow_exception(reason); });
    } catch (...) {
        return false;
    }
}

[[noreturn]] void terminateInOrder()
{
    if (hasMemoryRunOut()) {
        std::fputs(memorySentence.c_str(), stderr);
        removeUnfinishedFiles();
        std::_Exit(static_cast<int>(ExitCode::File));
    }
    if (otherTermination)
        otherTermination();
    std::abort();
}

} // namespace

void endInOrderWithoutMemory()
{
    memorySentence = "broadside: " + describe(usageProblem(texts::cliNoMemory(), texts::cliSaveMemory())) + "\n";
    otherTermination = std::set_terminate(terminateInOrder);
}

void leaveNoUnfinishedFiles() noexcept
{
#ifdef SIGHUP // Windows has none
    constexpr std::array kEnding{SIGINT, SIGTERM, SIGHUP};
#else
    constexpr std::array kEnding{SIGINT, SIGTERM};
#endif
    for (const int signal : kEnding)
        if (std::signal(signal, removeAndEnd) == SIG_IGN)
            std::signal(signal, SIG_IGN);
}

Interruption::Interruption()
    : m_interrupt(std::signal(SIGINT, note))
    , m_terminate(std::signal(SIGTERM, note))
{
    wantedSignal = 0;
    if (m_interrupt == SIG_IGN)
        std::signal(SIGINT, SIG_IGN);
}

Interruption::~Interruption()
{
    std::signal(SIGINT, m_interrupt);
    std::signal(SIGTERM, m_terminate);
}

bool Interruption::isWanted() noexcept { return wantedSignal != 0; }

void Interruption::obey()
{
    if (wantedSignal == 0)
        return;
    std::signal(wantedSignal, SIG_DFL);
    std::raise(wantedSignal);
}

} // namespace broadside
