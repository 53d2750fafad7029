#include "app/commands/schema_command.h"

#include "app/help/command_help_messages.h"
#include "app/messages/usage_messages.h"
#include "core/io/formats/json_schema.h"

namespace broadside {
namespace {

Result<ExitCode> schema(const Arguments& arguments, Console& console)
{
    const std::string& noun = arguments.operands().front();
    const FileFormat* const format = noun == "scene" || noun == "project" ? fileFormatNamed(noun) : nullptr;
    if (!format)
        return usageProblem(texts::cliNoSchema(noun), texts::cliWriteSchema());
    console.out << jsonSchemaOf(*format);
    return ExitCode::Done;
}

} // namespace

Command schemaCommand()
{
    return {{"schema", "scene|project", {}},
            texts::helpSchema(),
            texts::helpSchemaDetails(),
            "broadside schema scene",
            schema};
}

} // namespace broadside
