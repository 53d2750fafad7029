#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <string>
#include <string_view>

/// @file
/// Files as the operating system sees them: what the C++ library does not offer. system_file_posix.cpp and
/// system_file_windows.cpp are the two implementations. Names are bytes; on Windows they are UTF-8. Errors are values
/// of errno; 0 means success.

namespace broadside {

/// An open file, which closes itself. Not for several threads, except where a function says so.
class SystemFile {
public:
    enum class Readers : std::uint8_t { Everybody, Owner }; ///< Who may read a new file; on Windows always everybody.
    enum class Lifetime : std::uint8_t { Named, UntilClosed };

    SystemFile() = default;
    SystemFile(SystemFile&& other) noexcept;
    SystemFile& operator=(SystemFile&& other) noexcept;
    ~SystemFile() { static_cast<void>(close()); }

    /// These return a file that is not open after an error, and errno is set.
    [[nodiscard]] static SystemFile openToRead(const std::string& path);
    /// Fails with EEXIST if the file exists.
    [[nodiscard]] static SystemFile makeNew(const std::string& path, Readers readers);
    /// A new file to read and write, for its owner alone, whose name is `begin`, some letters and `end`. `path` gets
    /// the name. With UntilClosed, the file is gone after its last use, however the program ends, and `path` gets "".
    [[nodiscard]] static SystemFile makeTemporary(const std::string& begin, std::string_view end, Lifetime lifetime,
                                                  std::string& path);

    [[nodiscard]] bool isOpen() const noexcept { return m_descriptor >= 0; }
    [[nodiscard]] int descriptor() const noexcept { return m_descriptor; }
    [[nodiscard]] std::uint64_t size() const noexcept; ///< 0 if it cannot be found out.
    /// Replaces `bytes` by `count` bytes from `offset` on, or fewer at the end. For several threads.
    [[nodiscard]] int readAt(std::uint64_t offset, std::size_t count, std::string& bytes) const;
    /// Writes all bytes, or stops at the first error.
    [[nodiscard]] int write(std::string_view bytes);
    /// The same from `offset` on. A disk that takes no more bytes is ENOSPC.
    [[nodiscard]] int writeAt(std::uint64_t offset, std::string_view bytes);
    /// Returns when the bytes are on the disk. Files without such a sync succeed.
    [[nodiscard]] int sync();
    [[nodiscard]] int close() noexcept; ///< Does nothing if it is not open.

private:
    explicit SystemFile(int descriptor) noexcept
        : m_descriptor(descriptor)
    {}
    int m_descriptor = -1;
};

/// Gives a file another name, and replaces the file that has it. On Windows the new file keeps the access list of the
/// old one.
[[nodiscard]] int replaceFile(const std::string& from, const std::string& to);
/// For handlers of signals, too. @pre `path` ends with 0
void removeFile(const char* path) noexcept;
[[nodiscard]] bool existsFile(const std::string& path);
[[nodiscard]] bool isWritableFile(const std::string& path);
/// Makes the names in a folder survive a power failure, where the system can.
[[nodiscard]] int syncFolder(const std::string& folder);
/// std::fopen(), which on Windows knows no UTF-8.
[[nodiscard]] std::FILE* openStream(const std::string& path, const char* mode);
[[nodiscard]] std::uint64_t processId() noexcept;

} // namespace broadside
