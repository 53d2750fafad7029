#pragma once

#include "core/base/problem.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace broadside {

/// Readers keep at most this many errors, and as many warnings: a longer list helps no more.
inline constexpr std::size_t kMostProblems = 100;

/// Collects problems by their offset in a text and finds their lines and columns at the end, in one pass.
class ProblemLog {
public:
    /// Keeps at most `most` errors, and as many warnings and infos.
    explicit ProblemLog(std::size_t most) noexcept
        : m_most(most)
    {}

    /// Problems that follow concern this object; null for none.
    void setObject(ObjectId object) noexcept { m_object = object; }
    [[nodiscard]] ObjectId object() const noexcept { return m_object; }

    void error(std::size_t offset, std::string message, std::string remedy)
    {
        add({offset, Severity::Error, m_object, std::move(message), std::move(remedy), std::nullopt});
    }
    /// `firstOffset` is where the same thing stands first: its line is added to the message.
    void repetition(std::size_t offset, std::size_t firstOffset, std::string message, std::string remedy)
    {
        add({offset, Severity::Error, m_object, std::move(message), std::move(remedy), firstOffset});
    }
    void warning(std::size_t offset, std::string message, std::string remedy)
    {
        add({offset, Severity::Warning, m_object, std::move(message), std::move(remedy), std::nullopt});
    }
    void info(std::size_t offset, std::string message, std::string remedy)
    {
        add({offset, Severity::Info, m_object, std::move(message), std::move(remedy), std::nullopt});
    }
    void clear() noexcept;

    [[nodiscard]] bool hasErrors() const noexcept { return m_errors > 0; }
    [[nodiscard]] std::size_t errorCount() const noexcept { return m_errors; } ///< Those not kept count too.
    /// No further error will be kept: reading on is in vain.
    [[nodiscard]] bool isFull() const noexcept { return m_errors >= m_most; }

    /// The problems in the order of the text. A column counts bytes from 1; a byte order mark is not counted.
    [[nodiscard]] std::vector<Problem> located(std::string_view text, const std::string& fileName) const;

private:
    struct Entry {
        std::size_t offset = 0;
        Severity severity = Severity::Error;
        ObjectId object;
        std::string message;
        std::string remedy;
        std::optional<std::size_t> firstOffset;
    };
    void add(Entry entry);

    std::size_t m_most;
    std::size_t m_errors = 0;
    std::size_t m_notes = 0;
    ObjectId m_object;
    std::vector<Entry> m_entries;
};

} // namespace broadside
