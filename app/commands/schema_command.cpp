#include "app/commands/schema_command.h"

#include "core/io/formats/json_schema.h"

namespace broadside {
namespace {

Result<ExitCode> schema(const Arguments& arguments, Console& console)
{
    const std::string& noun = arguments.operands().front();
    const FileFormat* const format = noun == "scene" || noun == "project" ? fileFormatNamed(noun) : nullptr;
    if (!format)
        return usageProblem("There is no schema of \"" + noun + "\"",
                            "Write broadside schema scene, or broadside schema project");
    console.out << jsonSchemaOf(*format);
    return ExitCode::Done;
}

} // namespace

Command schemaCommand()
{
    return {
        {"schema", "scene|project", {}},
        "Print a JSON schema, with which VS Code and others check files and suggest keys",
        "Prints a JSON schema (draft 7) of scenes (*.broadside) or of projects (*.broadside-project). It accepts what\n"
        "Broadside opens. Rules between objects, such as unique ids, are not in it: broadside validate checks those.\n"
        "The manual page \"Files and versions\" says how to use it in VS Code.",
        "broadside schema scene",
        schema};
}

} // namespace broadside
