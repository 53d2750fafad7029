#pragma once

#include "app/messages/input_messages.h"
#include "core/base/problem.h"

#include <ostream>

namespace broadside {

/// The streams of a command: results go to `out`, messages to `err`, so that `--json` writes only JSON to `out`.
struct Console {
    std::ostream& out;
    std::ostream& err;

    void say(const Problem& problem) { err << describe(problem) << '\n'; }
    /// A line of its own. `sentence` has its full stop.
    void note(const Message& sentence) { err << texts::cliNote(sentence).text() << '\n'; }
    void note(const std::string& file, const Message& sentence)
    {
        err << texts::cliNoteOfFile(file, sentence).text() << '\n';
    }
};

} // namespace broadside
