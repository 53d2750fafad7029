#pragma once

#include "core/base/problem.h"
#include "core/scene/scene.h"
#include "editor/scripts/script_files.h"

#include <QString>
#include <QStringList>

#include <functional>
#include <optional>
#include <string>
#include <vector>

/// @file
/// What a script is asked to do, and what came of it. Plain data, which goes from one thread to another.

namespace broadside {

/// The kinds of what a script registers; their names are those of the functions: broadside.command and so on.
enum class ScriptEntryKind { Command, Check, Importer, Exporter };
[[nodiscard]] QString nameOf(ScriptEntryKind kind);
[[nodiscard]] std::optional<ScriptEntryKind> scriptEntryKindNamed(const QString& name);

/// What a script registered.
struct ScriptEntry {
    ScriptEntryKind kind = ScriptEntryKind::Command;
    QString name;
    QString text;   ///< What it does, in one sentence; may be empty.
    QString key;    ///< Of a command: "Ctrl+Alt+R"; may be empty.
    QString suffix; ///< Of importers and exporters, without a dot; may be empty.
};

/// Answers a question about a scene: the words of a command line without the scene, such as {"why", "2", "3"}, and the
/// option values. Returns the command's JSON. The scene's file name is for messages.
using ScriptAnswers = std::function<Result<std::string>(const Scene& scene, const std::string& file,
                                                        const std::vector<std::string>& words)>;

struct ScriptLine {
    enum class Kind { Print, Warning, Error };
    Kind kind = Kind::Print;
    QString text;
};

struct ScriptFinding {
    ObjectId object; ///< Null: about no single object.
    QString sentence;
};

struct ScriptJob {
    QString source;   ///< The script.
    std::string file; ///< Its path, for messages.
    QStringList arguments = {};
    std::optional<Scene> scene = {}; ///< The scene that it may edit; nothing: none is open.
    std::string sceneFile = {};      ///< Its path; empty while it has none.
    bool opensFiles = false;         ///< broadside.open and broadside.save work.
    ScriptFiles files = {};
    ScriptAnswers answers = {};
    /// Called in the script's thread for each printed line. Null: ScriptOutcome::lines has them.
    std::function<void(const ScriptLine&)> print = {};

    /// What to perform after the script was loaded; nothing: only load it.
    struct Call {
        ScriptEntryKind kind = ScriptEntryKind::Command;
        QString name;
        QString text = {};               ///< For an importer: the file's text.
        QString fileName = {};           ///< For an importer: the file's name.
        std::optional<Scene> scene = {}; ///< Replaces the scene of the job.
        std::string sceneFile = {};      ///< The path of that scene.
    };
    std::optional<Call> call = {};
    /// The same for a caller that has to know what the script registered. Null: `call` says it.
    std::function<Result<std::optional<Call>>(const std::vector<ScriptEntry>&)> choose = {};
};

struct ScriptOutcome {
    std::vector<ScriptEntry> entries;
    std::vector<ScriptLine> lines;
    std::vector<ScriptFinding> findings;
    std::optional<Scene> scene; ///< With the edits of the script, or the imported one; nothing after a failure.
    bool isEdited = false;
    bool wasStopped = false;
    bool wantedOtherFiles = false;            ///< It wanted to use a file that it may not use.
    std::optional<ScriptEntryKind> performed; ///< The kind of the call, if there was one.
    QString text;                             ///< What an exporter made.
    std::optional<Problem> problem;
};

} // namespace broadside
