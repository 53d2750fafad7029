#include "app/convert_command.h"

#include "app/open_world.h"
#include "app/output.h"
#include "app/scene_output.h"
#include "app/trace_commands.h"
#include "core/base/text.h"
#include "core/io/scene_writer.h"

namespace broadside {
namespace {

Result<ExitCode> convert(const Arguments& arguments, Console& console)
{
    if (isRecording(arguments.operands()[0]))
        return convertRecording(arguments, console);
    const std::string& target = arguments.operands()[1];
    if (const auto problem = sceneNameProblem(target))
        return *problem;
    const auto scene = openScene(arguments.operands()[0], console);
    if (!scene)
        return scene.problem();
    if (const auto problem = writeTextFile(target, writeSceneCanonically(*scene)))
        return *problem;
    reportScene(console.out, target, scene->size(), arguments.has("--json"));
    return ExitCode::Done;
}

} // namespace

Command convertCommand()
{
    std::vector<OptionInfo> options;
    addFrameOptions(options);
    return {
        {"convert", "IN OUT", options},
        "Write a scene anew, in the format of the new name",
        "OUT must end in .broadside for now: the scene is written in the canonical form, one object a line, which\n"
        "reads well in a diff. Keys that this version does not know are kept. Replaces OUT if it exists.\n"
        "IN may also be a trace (*.bstrace) or a table (*.csv, *.tsv) of somebody else's game: then OUT is one of its\n"
        "frames as a scene, or, where OUT ends in .bstrace, all of them as a trace.",
        "broadside convert resources/scenes/cannon.broadside tidy.broadside",
        convert};
}

} // namespace broadside
