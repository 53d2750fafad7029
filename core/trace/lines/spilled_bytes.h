#pragma once

#include "core/trace/byte_source.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace broadside::trace {

class Spool;

/// The bytes of a trace that is made from another format: in memory while they are few, then in a file without a name
/// in the folder for temporary files, so that a trace of any size costs little memory. Its head may be replaced later.
/// Reading is for the time when all bytes have been appended.
class SpilledBytes final : public ByteSource {
public:
    static constexpr std::size_t kUsualMost = std::size_t{64} << 20;
    /// `most`: bytes in memory, without the head.
    explicit SpilledBytes(std::string head, std::size_t most = kUsualMost);
    ~SpilledBytes() override;

    /// False if the bytes cannot be kept, also in all later calls; problem() then says why.
    [[nodiscard]] bool append(std::string_view bytes);
    [[nodiscard]] const std::optional<Problem>& problem() const noexcept { return m_problem; }
    /// @pre as long as the present head
    void replaceHead(std::string head);

    [[nodiscard]] std::uint64_t size() const override;
    [[nodiscard]] bool read(std::uint64_t offset, std::size_t count, std::string& bytes) const override;

private:
    [[nodiscard]] bool spill();

    std::string m_head;
    std::size_t m_most;
    std::string m_memory;
    std::shared_ptr<Spool> m_spool; // null: the bytes are in memory
    std::uint64_t m_spooled = 0;
    std::optional<Problem> m_problem;
};

} // namespace broadside::trace
