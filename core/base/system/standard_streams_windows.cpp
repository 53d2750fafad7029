#include "core/base/system/standard_streams.h"
#include "core/base/system/wide_text.h"

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <fcntl.h>
#include <io.h>

#ifndef NOMINMAX
#define NOMINMAX
#endif
#define WIN32_LEAN_AND_MEAN
#include <shellapi.h>
#include <windows.h>

namespace broadside {
namespace {

constexpr int kInput = 0;
constexpr int kOutput = 1;
constexpr int kErrors = 2;
constexpr std::size_t kMostBytes = std::size_t{1} << 30U; // the functions take 32-bit counts

} // namespace

void prepareStandardStreams() noexcept
{
    for (const int stream : {kInput, kOutput, kErrors})
        static_cast<void>(_setmode(stream, _O_BINARY));
    SetConsoleOutputCP(CP_UTF8);
}

void ignoreSignalsOfWrites() noexcept {} // Windows has no such signals

std::vector<std::string> wordsOf(int /*argc*/, char** /*argv*/)
{
    int count = 0;
    wchar_t** const wide = CommandLineToArgvW(GetCommandLineW(), &count);
    std::vector<std::string> words;
    for (int i = 1; i < count; ++i)
        words.push_back(narrowText(wide[i]));
    LocalFree(wide);
    return words;
}

std::optional<std::size_t> readStandardInput(char* bytes, std::size_t count)
{
    const int got = _read(kInput, bytes, static_cast<unsigned>(std::min(count, kMostBytes)));
    return got < 0 ? std::nullopt : std::optional(static_cast<std::size_t>(got));
}

int writeStandardOutput(std::string_view bytes)
{
    while (!bytes.empty()) {
        const int taken = _write(kOutput, bytes.data(), static_cast<unsigned>(std::min(bytes.size(), kMostBytes)));
        if (taken <= 0)
            return taken < 0 ? errno : ENOSPC;
        bytes.remove_prefix(static_cast<std::size_t>(taken));
    }
    return 0;
}

OutputToErrors::OutputToErrors()
    : m_output(_dup(kOutput))
{
    _dup2(kErrors, kOutput);
}

OutputToErrors::~OutputToErrors()
{
    std::fflush(stdout);
    _dup2(m_output, kOutput);
    _close(m_output);
}

} // namespace broadside
