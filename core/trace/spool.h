#pragma once

#include "core/base/system/system_file.h"
#include "core/trace/byte_source.h"

#include <atomic>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

namespace broadside::trace {

/// A recording that is being received, in a file that is removed after its last use. One thread appends, others read
/// the published part.
class Spool final : public ByteSource {
public:
    /// Without a name, the file is removed however the program ends. With a name, which ends in ".bstrace", it stays
    /// when the program is killed.
    enum class Name : std::uint8_t { None, WhileInUse };
    /// Makes the file in `folder`, for at most `most` bytes. Fails if the folder is not writable.
    [[nodiscard]] static Result<std::shared_ptr<Spool>> create(const std::string& folder, std::uint64_t most,
                                                               Name name = Name::None);
    ~Spool() override;

    /// False if there is no more room, in the limit or on the disk. All later calls fail then, too.
    [[nodiscard]] bool append(std::string_view bytes);
    /// Lets readers see the first `size` bytes. @pre not more than were appended, not fewer than before
    void publish(std::uint64_t size) noexcept { m_published.store(size, std::memory_order_release); }

    [[nodiscard]] std::uint64_t size() const override { return m_published.load(std::memory_order_acquire); }
    [[nodiscard]] bool read(std::uint64_t offset, std::size_t count, std::string& bytes) const override;

private:
    Spool(SystemFile file, std::string path, std::uint64_t most)
        : m_file(std::move(file))
        , m_path(std::move(path))
        , m_most(most)
    {}
    SystemFile m_file;
    std::string m_path; // empty: the file has no name
    std::uint64_t m_most;
    std::uint64_t m_appended = 0;
    bool m_isFull = false;
    std::atomic<std::uint64_t> m_published{0};
};

} // namespace broadside::trace
