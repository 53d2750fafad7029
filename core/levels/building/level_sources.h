#pragma once

#include "core/base/message/message_form.h"
#include "core/io/json/problem_log.h"
#include "core/levels/level_reading.h"

#include <cstddef>
#include <deque>
#include <string>
#include <string_view>
#include <vector>

namespace broadside::levels {

/// A file of a level, with the problems in it.
struct LevelSource {
    std::string path;
    std::string text;
    ProblemLog log;
};

inline constexpr std::size_t kMostErrorsOfSource = 2'000;

/// The problems of a file, and the number of the notes that were left out.
[[nodiscard]] std::vector<Problem> problemsOf(const LevelSource& source);

/// A place in a file of a level.
struct LevelPlace {
    LevelSource* source = nullptr;
    std::size_t offset = 0; ///< Bytes from the start of the file.

    void error(Message message, Message remedy) const
    {
        source->log.error(offset, std::move(message), std::move(remedy));
    }
};

/// The files of a level: its own, and those that it names. They stay in memory until the report is made, because
/// problems have lines.
class LevelSources {
public:
    LevelSources(const ReadFile& read, const LevelOptions& options)
        : m_read(read)
        , m_mostNotes(options.mostNotes)
    {}

    /// Opens the level itself. Null after a problem.
    [[nodiscard]] LevelSource* openLevel(const std::string& path);
    /// Opens another file that the level names at `place`. `needed` says so: texts::levelNeedsScene. Null after a
    /// problem, which is logged, also when there are too many files, or all together are too large.
    [[nodiscard]] LevelSource* open(const std::string& path, const texts::Form<texts::Phrase>& needed,
                                    const LevelPlace& place);

    /// Whether there is such a file. Nothing is logged.
    [[nodiscard]] bool canRead(const std::string& path) const { return m_read(path).ok(); }

    [[nodiscard]] bool hasErrors() const;
    /// Problems of the other files, then those of the level.
    [[nodiscard]] std::vector<Problem> takeProblems();

private:
    [[nodiscard]] LevelSource* keep(const std::string& path, std::string text);

    const ReadFile& m_read;
    std::size_t m_mostNotes;
    std::deque<LevelSource> m_sources; ///< The level comes first. Sources keep their address.
    std::vector<Problem> m_missing;    ///< Problems of files that have no text.
    std::uint64_t m_bytes = 0;
};

inline constexpr std::size_t kMostLevelFiles = 4'096; ///< Files of one level.

} // namespace broadside::levels
