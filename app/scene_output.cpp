#include "app/scene_output.h"

#include "app/arguments.h"
#include "app/messages/input_messages.h"
#include "app/messages/usage_messages.h"
#include "core/base/message/common_messages.h"
#include "core/base/system/file_path.h"
#include "core/io/atomic_file.h"
#include "core/io/file_messages.h"
#include "core/io/scene/scene_reader.h"
#include "core/io/text_file.h"

#include <cstdint>
#include <filesystem>
#include <limits>

namespace broadside {
namespace {

/// Turns a reader's error about a text into a problem of the file that should have held the text.
Problem unreadable(const std::string& path, const SceneObject* object, const Problem& error)
{
    Problem problem;
    problem.file = path;
    problem.object = error.object;
    problem.message =
        texts::cliFileNotWrittenAgain(object ? texts::reason(displayName(*object), error.message) : error.message);
    problem.remedy = texts::cliFileWithinLimits();
    return problem;
}

} // namespace

void sayLosses(const std::string& path, const std::vector<Message>& losses, Console& console)
{
    if (!losses.empty())
        console.note(lossSentence(path, losses));
}

std::optional<Problem> writeTextFile(const std::string& path, const std::string& text, Console& console)
{
    std::vector<Message> losses;
    if (auto problem = writeAtomically(path, text, &losses))
        return problem;
    sayLosses(path, losses, console);
    return std::nullopt;
}

std::optional<Problem> writeSceneFile(const std::string& path, const Scene& scene, const std::string& text,
                                      Console& console)
{
    if (const auto error = sceneErrorIn(text, path))
        return unreadable(path, scene.find(error->object), *error);
    return writeTextFile(path, text, console);
}

std::optional<Problem> streamSceneFile(const std::string& path, const std::function<void(const TextSink& sink)>& write,
                                       const std::function<const SceneObject*(ObjectId id)>& find, Console& console)
{
    const auto file = AtomicFile::create(path);
    if (!file)
        return file.problem();
    write([&file](std::string_view piece) { (*file)->write(piece); });
    if (auto problem = (*file)->prepare())
        return problem;
    {
        constexpr auto kAnySize = std::numeric_limits<std::uint64_t>::max(); // the check of the text refuses it
        const Result<std::string> text = readFile((*file)->unfinishedPath(), kAnySize, texts::fileScene());
        if (!text)
            return text.problem();
        if (const auto error = sceneErrorIn(*text, path))
            return unreadable(path, find(error->object), *error);
    }
    if (auto problem = (*file)->replace())
        return problem;
    sayLosses(path, (*file)->losses(), console);
    return std::nullopt;
}

bool isSameFile(const std::string& a, const std::string& b)
{
    namespace fs = std::filesystem;
    std::error_code ignored;
    const fs::path first = toPath(a);
    const fs::path second = toPath(b);
    return fs::equivalent(first, second, ignored) ||
           fs::weakly_canonical(first, ignored) == fs::weakly_canonical(second, ignored);
}

std::optional<Problem> sceneNameProblem(const std::string& path)
{
    if (path.ends_with(".broadside"))
        return std::nullopt;
    return usageProblem(texts::cliNoWriteFormat(path), texts::cliLetNameEnd(".broadside"));
}

} // namespace broadside
