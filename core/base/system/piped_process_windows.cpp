#include "core/base/system/piped_process.h"

namespace broadside {

class PipedProcess::Implementation {
public:
    End end{End::How::Refused, 0, {}, {}};
};

PipedProcess::PipedProcess(const std::vector<std::string>& /*words*/)
    : m_implementation(std::make_unique<Implementation>())
{}

PipedProcess::~PipedProcess() = default;

std::optional<std::string> PipedProcess::meet(std::chrono::milliseconds /*patience*/,
                                              std::chrono::milliseconds /*afterOutput*/)
{
    return std::nullopt;
}

std::optional<std::string> PipedProcess::ask(std::string_view /*text*/, std::chrono::milliseconds /*patience*/,
                                             std::size_t /*mostBytes*/)
{
    return std::nullopt;
}

const PipedProcess::End& PipedProcess::end() const noexcept { return m_implementation->end; }

} // namespace broadside
