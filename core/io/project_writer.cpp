#include "core/io/project_writer.h"

#include "core/io/json_writer.h"
#include "core/io/object_writer.h"
#include "core/io/project_reader.h"

namespace broadside {
namespace {

void writePaths(JsonWriter& writer, std::string_view key, const std::vector<std::string>& paths)
{
    writer.key(key).beginArray(JsonWriter::Layout::Lines);
    for (const std::string& path : paths)
        writer.value(path);
    writer.endArray();
}

} // namespace

std::string writeProject(const Project& project)
{
    JsonWriter writer;
    writer.beginObject(JsonWriter::Layout::Lines);
    writer.member("format", kProjectFormat).member("version", kProjectVersion).member("name", project.name);
    writePaths(writer, "scenes", project.scenes);
    writePaths(writer, "assets", project.assets);
    writeExtra(writer, project.extra, "", kProjectKeys);
    writer.endObject();
    return writer.take() + '\n';
}

} // namespace broadside
