#pragma once

#include "core/base/problem.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace broadside {

/// Readers keep at most this number of errors, and of warnings: a longer list is not more helpful.
inline constexpr std::size_t kMostProblems = 100;

/// Collects problems by their offset in a text. Lines and columns are found at the end, in one pass.
class ProblemLog {
public:
    /// Keeps at most `most` errors, and at most `most` warnings and infos.
    explicit ProblemLog(std::size_t most) noexcept
        : ProblemLog(most, most)
    {}
    /// Keeps another number of warnings and infos than of errors.
    ProblemLog(std::size_t most, std::size_t mostNotes) noexcept
        : m_most(most)
        , m_mostNotes(mostNotes)
    {}

    /// Sets the object that the following problems concern; null for none.
    void setObject(ObjectId object) noexcept { m_object = object; }
    [[nodiscard]] ObjectId object() const noexcept { return m_object; }

    void error(std::size_t offset, Message message, Message remedy)
    {
        add({offset, Severity::Error, m_object, std::move(message), std::move(remedy), std::nullopt});
    }
    /// Logs something that appears twice. `firstOffset` is the first appearance: its line is added to the message.
    void repetition(std::size_t offset, std::size_t firstOffset, Message message, Message remedy)
    {
        add({offset, Severity::Error, m_object, std::move(message), std::move(remedy), firstOffset});
    }
    void warning(std::size_t offset, Message message, Message remedy)
    {
        add({offset, Severity::Warning, m_object, std::move(message), std::move(remedy), std::nullopt});
    }
    void info(std::size_t offset, Message message, Message remedy)
    {
        add({offset, Severity::Info, m_object, std::move(message), std::move(remedy), std::nullopt});
    }
    void clear() noexcept;

    [[nodiscard]] bool hasErrors() const noexcept { return m_errors > 0; }
    [[nodiscard]] std::size_t errorCount() const noexcept { return m_errors; } ///< Includes errors that were not kept.
    /// The number of warnings and infos that were not kept.
    [[nodiscard]] std::size_t leftOutNotes() const noexcept { return m_notes - std::min(m_notes, m_mostNotes); }
    /// No further error will be kept, so that reading can stop.
    [[nodiscard]] bool isFull() const noexcept { return m_errors >= m_most; }

    /// The problems in the order of the text. A column counts bytes from 1, without a byte order mark.
    [[nodiscard]] std::vector<Problem> located(std::string_view text, const std::string& fileName) const;

private:
    struct Entry {
        std::size_t offset = 0;
        Severity severity = Severity::Error;
        ObjectId object;
        Message message;
        Message remedy;
        std::optional<std::size_t> firstOffset;
    };
    void add(Entry entry);

    std::size_t m_most;
    std::size_t m_mostNotes;
    std::size_t m_errors = 0;
    std::size_t m_notes = 0;
    ObjectId m_object;
    std::vector<Entry> m_entries;
};

} // namespace broadside
