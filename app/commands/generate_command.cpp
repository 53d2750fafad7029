#include "app/commands/generate_command.h"

#include "app/help/command_help_messages.h"
#include "app/help/option_help_messages.h"
#include "app/output.h"
#include "app/scene_output.h"
#include "core/base/message/common_messages.h"
#include "core/scene/generate.h"

#include <limits>

namespace broadside {
namespace {

constexpr std::uint64_t kAny = std::numeric_limits<std::uint64_t>::max();

Result<ExitCode> generate(const Arguments& arguments, Console& console)
{
    const std::string& kind = arguments.operands()[0];
    const std::string& target = arguments.operands()[1];
    if (const auto problem = sceneNameProblem(target))
        return *problem;
    GenerateOptions options;
    const auto count = arguments.count("--count", 0, 0, kAny);
    if (!count)
        return count.problem();
    if (arguments.has("--count"))
        options.count = static_cast<std::size_t>(*count);
    const auto seed = arguments.count("--seed", options.seed, 0, kAny);
    if (!seed)
        return seed.problem();
    options.seed = *seed;
    const auto scene = generateScene(kind, options);
    if (!scene)
        return scene.problem();
    const auto write = [&](const TextSink& sink) { streamScene(*scene, sink); };
    if (const auto problem = streamSceneFile(
            target, write, [&](ObjectId id) { return scene->find(id); }, console))
        return *problem;
    reportScene(console.out, target, scene->size(), arguments.has("--json"));
    return ExitCode::Done;
}

std::string kinds()
{
    std::string text;
    for (const GeneratorInfo& info : generators()) {
        std::string line = "  " + std::string(info.name);
        line.resize(18, ' ');
        Message summary = info.summary.message();
        if (info.usualCount > 0)
            summary = texts::sentences(std::move(summary), texts::helpGenerateCount(info.usualCount));
        text += "\n" + line + summary.text();
    }
    return text;
}

std::vector<std::string_view> kindNames()
{
    std::vector<std::string_view> names;
    for (const GeneratorInfo& info : generators())
        names.push_back(info.name);
    return names;
}

} // namespace

Command generateCommand()
{
    return {
        {"generate",
         "KIND OUT",
         {{"--count", "N", "20", texts::optionCountOfGenerate()}, {"--seed", "S", "1", texts::optionSeedOfGenerate()}},
         kindNames()},
        texts::helpGenerate(),
        texts::helpGenerateDetails(kinds()),
        "broadside generate cannon --count 20 --seed 1 my-cannon.broadside",
        generate};
}

} // namespace broadside
