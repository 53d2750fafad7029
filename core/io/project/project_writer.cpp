#include "core/io/project/project_writer.h"

#include "core/io/json/container_splicer.h"
#include "core/io/json/json_writer.h"
#include "core/io/project/project_source.h"
#include "core/io/scene/member_writer.h"
#include "core/io/scene/templates_section.h"

#include <algorithm>

namespace broadside {
namespace {

using ProjectLayout = JsonWriter::Layout;
using Entries = std::vector<ProjectSource::Entry>;

std::string textOf(const std::string& value)
{
    JsonWriter writer;
    writer.value(value);
    return writer.take();
}

std::vector<std::string> linesOf(const std::vector<std::string>& paths)
{
    std::vector<std::string> lines;
    for (const std::string& path : paths)
        lines.push_back(textOf(path));
    return lines;
}

std::vector<std::string> linesOf(const std::vector<Template>& templates)
{
    std::vector<std::string> lines;
    for (const Template& content : templates)
        lines.push_back(writeTemplate(content));
    return lines;
}

/// Writes a project into the text that it was read from.
class ProjectSplicer {
public:
    ProjectSplicer(const Project& project, const ProjectSource& source)
        : m_project(project)
        , m_source(source)
        , m_text(*source.text)
    {}

    [[nodiscard]] std::string spliced() const
    {
        std::string out(m_text.substr(0, m_source.begin));
        ContainerSplicer document(m_text, m_source.begin, m_source.end, 1, lineBreakOf(m_text), out);
        for (const SceneSource::Member& member : m_source.members)
            writeMember(document, member);
        addMissing(document);
        document.close();
        out += m_text.substr(m_source.end);
        return out;
    }

private:
    void writeMember(ContainerSplicer& document, const SceneSource::Member& member) const
    {
        const std::string_view bytes = m_text.substr(member.begin, member.end - member.begin);
        const std::string_view keyBytes = m_text.substr(member.begin, member.valueBegin - member.begin);
        const std::string value = editedValue(member);
        document.old(member.begin, member.end, value.empty() ? std::string(bytes) : std::string(keyBytes) + value);
    }

    /// Empty if the member is unchanged.
    [[nodiscard]] std::string editedValue(const SceneSource::Member& member) const
    {
        if (member.key == "name" && m_project.name != m_source.name)
            return textOf(m_project.name);
        if (member.key == "scenes" && isEdited(m_project.scenes, m_source.scenes))
            return splicedPaths(m_project.scenes, m_source.scenes, member);
        if (member.key == "assets" && isEdited(m_project.assets, m_source.assets))
            return splicedPaths(m_project.assets, m_source.assets, member);
        if (member.key == "templates" && m_project.templates != m_source.templates)
            return spliceTemplates(m_project.templates, m_source.templates, m_text, member.valueBegin, member.end, 2);
        return {};
    }

    [[nodiscard]] static bool isEdited(const std::vector<std::string>& paths, const Entries& entries)
    {
        return !std::ranges::equal(paths, entries, {}, {}, &ProjectSource::Entry::path);
    }

    [[nodiscard]] std::string splicedPaths(const std::vector<std::string>& paths, const Entries& entries,
                                           const SceneSource::Member& member) const
    {
        std::string out;
        ContainerSplicer array(m_text, member.valueBegin, member.end, 2, lineBreakOf(m_text), out);
        for (const std::string& path : paths) {
            const auto entry = std::ranges::find(entries, path, &ProjectSource::Entry::path);
            if (entry == entries.end())
                array.added(textOf(path));
            else
                array.old(entry->begin, entry->end, m_text.substr(entry->begin, entry->end - entry->begin));
        }
        array.close();
        return out;
    }

    void addMissing(ContainerSplicer& document) const
    {
        if (!isInText("name") && !m_project.name.empty())
            document.added("\"name\": " + textOf(m_project.name));
        addList(document, "scenes", linesOf(m_project.scenes));
        addList(document, "assets", linesOf(m_project.assets));
        addList(document, "templates", linesOf(m_project.templates));
    }

    void addList(ContainerSplicer& document, std::string_view key, const std::vector<std::string>& lines) const
    {
        if (lines.empty() || isInText(key))
            return;
        std::string member = '"' + std::string(key) + "\": ";
        ContainerSplicer array("[]", 0, 2, 2, lineBreakOf(m_text), member);
        for (const std::string& line : lines)
            array.added(line);
        array.close();
        document.added(member);
    }

    [[nodiscard]] bool isInText(std::string_view key) const
    {
        return std::ranges::find(m_source.members, key, &SceneSource::Member::key) != m_source.members.end();
    }

    const Project& m_project;
    const ProjectSource& m_source;
    std::string_view m_text;
};

void writePaths(JsonWriter& writer, std::string_view key, const std::vector<std::string>& paths)
{
    writer.key(key).beginArray(ProjectLayout::Lines);
    for (const std::string& path : paths)
        writer.value(path);
    writer.endArray();
}

std::string writeCanonically(const Project& project)
{
    JsonWriter writer;
    writer.beginObject(ProjectLayout::Lines);
    writer.member("format", kProjectFormat).member("version", kProjectVersion).member("name", project.name);
    writePaths(writer, "scenes", project.scenes);
    writePaths(writer, "assets", project.assets);
    if (!project.templates.empty()) {
        writer.key("templates").beginArray(ProjectLayout::Lines);
        for (const Template& content : project.templates)
            writeTemplate(writer, content);
        writer.endArray();
    }
    writeExtra(writer, project.extra, "", kProjectKeys);
    writer.endObject();
    return writer.take() + '\n';
}

} // namespace

std::string writeProject(const Project& project)
{
    return project.source ? ProjectSplicer(project, *project.source).spliced() : writeCanonically(project);
}

} // namespace broadside
