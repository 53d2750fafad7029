#pragma once

#include "editor/scripts/script_job.h"

#include <memory>

QT_BEGIN_NAMESPACE
class QJSEngine;
QT_END_NAMESPACE

namespace broadside {

/// Stops a script from another thread.
class ScriptStop {
public:
    ScriptStop();
    ~ScriptStop();
    ScriptStop(const ScriptStop&) = delete;
    ScriptStop& operator=(const ScriptStop&) = delete;

    /// The script ends at its next loop or call. A function of the language itself, such as a sort, and a question to
    /// the program end first. May be called before the script begins.
    void stop();
    [[nodiscard]] bool isWanted() const;

    /// Set by the thread of the script; null: it has ended.
    void follow(QJSEngine* engine);

private:
    struct State;
    std::unique_ptr<State> m_state;
};

/// Loads a script into an engine of its own and performs what the job asks for. The engine ends with the call, so
/// variables of a script do not live longer. Errors are in the outcome: a script never throws out of it. Errors have
/// the line of the script. Takes some milliseconds, plus the script's own time.
/// @pre there is an application object; the thread has a stack of at least 4 MiB
[[nodiscard]] ScriptOutcome runScript(const ScriptJob& job, ScriptStop& stop);

/// A script, read from a file. Error: the file cannot be read or is no text.
[[nodiscard]] Result<QString> readScript(const std::string& path);

} // namespace broadside
