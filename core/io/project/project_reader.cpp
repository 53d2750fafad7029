#include "core/io/project/project_reader.h"

#include "core/base/limits.h"
#include "core/base/utf8.h"
#include "core/io/file_messages.h"
#include "core/io/json/document_header.h"
#include "core/io/json/json_messages.h"
#include "core/io/json/json_parser.h"
#include "core/io/project/project_messages.h"
#include "core/io/project/project_source.h"
#include "core/io/scene/component_json.h"
#include "core/io/scene/layers_section.h"
#include "core/io/scene/object_properties.h"
#include "core/io/scene/sprite_json.h"
#include "core/io/scene/templates_section.h"
#include "core/io/text_file.h"
#include "core/scene/messages/path_messages.h"
#include "core/scene/template_references.h"

#include <algorithm>
#include <cassert>
#include <unordered_map>

namespace broadside {
namespace {

/// Builds a project from the members of its document, in any order.
class ProjectBuilder final : public JsonReceiver {
public:
    explicit ProjectBuilder(std::shared_ptr<const std::string> text)
        : m_source(std::make_shared<ProjectSource>())
        , m_log(kMostProblems)
        , m_values(*text, m_log)
    {
        m_source->text = std::move(text);
    }

    bool documentBegun(std::size_t offset, bool isObject) override
    {
        m_source->begin = offset;
        return m_header.checkBegin(m_log, offset, isObject);
    }
    bool isStreamed(std::string_view /*key*/) override { return false; }
    bool element(const JsonValue& /*value*/) override { return false; } // nothing is streamed
    bool member(const JsonValue& value) override;
    bool documentEnded(std::size_t offset) override
    {
        m_source->end = offset;
        m_header.checkEnd(m_log, m_source->begin);
        return true;
    }
    bool duplicateKey(std::string_view key, std::size_t offset, std::size_t firstOffset) override
    {
        logDuplicateKey(m_log, key, offset, firstOffset);
        return !m_log.isFull();
    }

    [[nodiscard]] ProblemLog& log() noexcept { return m_log; }
    void logFault(std::string_view text, const JsonFault& fault) { m_header.logFault(m_log, text, fault); }
    [[nodiscard]] Project take();

    // The readers of the members, one for each row of kProjectRows.
    void readName(const JsonValue& value);
    void readScenes(const JsonValue& value) { readPaths(value, m_source->scenes, m_project.scenes); }
    void readAssets(const JsonValue& value) { readPaths(value, m_source->assets, m_project.assets); }
    void readTemplates(const JsonValue& value);

private:
    void readPaths(const JsonValue& value, std::vector<ProjectSource::Entry>& entries, std::vector<std::string>& paths);

    std::shared_ptr<ProjectSource> m_source;
    ProblemLog m_log;
    ValueReader m_values;
    ComponentReader m_components;
    LayersReader m_layers;
    PropertyReader m_properties;
    TemplatesReader m_templates;
    SpriteReader m_sprites;
    DocumentHeader m_header{kProjectDocument};
    Project m_project;
};

struct ProjectRow {
    std::string_view key;
    KeyNotes notes;
    void (ProjectBuilder::*read)(const JsonValue& value);
};

constexpr ValueForm kPathForm{.kind = ValueKind::Path};
constexpr ValueForm kPathsForm{
    .kind = ValueKind::List, .most = kMostProjectFiles, .element = &kPathForm, .isUnique = true};
constexpr ValueForm kSharedTemplate = objectForm(templateKeyTable);

void writeNoName(JsonWriter& writer) { writer.value(""); }
void writeNothing(JsonWriter& writer) { writer.raw("[]"); }

constexpr std::array kProjectRows{
    ProjectRow{"name", {kTextForm, "", "Name of the project", R"("My game")", writeNoName}, &ProjectBuilder::readName},
    ProjectRow{"scenes",
               {kPathsForm, "", "Paths of its scenes, from the folder of the project", R"(["levels/one.broadside"])",
                writeNothing},
               &ProjectBuilder::readScenes},
    ProjectRow{"assets",
               {kPathsForm, "", "Paths of its pictures and atlases", R"(["art/town.png"])", writeNothing},
               &ProjectBuilder::readAssets},
    ProjectRow{
        "templates",
        {listForm(kSharedTemplate, 0, limits::kTemplates), "", "Templates that its scenes share", "", writeNothing},
        &ProjectBuilder::readTemplates},
};

bool ProjectBuilder::member(const JsonValue& value)
{
    m_source->members.push_back({std::string(value.key), value.keyBegin, value.begin, value.end});
    if (value.key == kFormatKey)
        return m_header.readFormat(m_values, value);
    if (value.key == kVersionKey)
        return m_header.readVersion(m_values, value);
    const auto row = std::ranges::find(kProjectRows, value.key, &ProjectRow::key);
    if (row != kProjectRows.end())
        (this->*row->read)(value);
    else
        m_values.keepUnknown(value, JsonPath{}, kProjectKeys, m_project.extra);
    return !m_log.isFull();
}

void ProjectBuilder::readName(const JsonValue& value)
{
    if (auto name = m_values.string(value, "name"))
        m_project.name = *std::move(name);
}

Project ProjectBuilder::take()
{
    m_source->name = m_project.name;
    m_source->templates = m_project.templates;
    m_source->extra = m_project.extra;
    m_project.source = std::move(m_source);
    return std::move(m_project);
}

void ProjectBuilder::readTemplates(const JsonValue& value)
{
    m_templates.readList({m_values, m_components, m_layers, m_properties, m_templates, m_sprites}, value,
                         m_source->text, m_project.templates);
    for (const Template& content : m_project.templates)
        if (namesObjects(content))
            m_log.warning(content.object->source.begin, texts::projectTemplateId(inQuotes(content.name)),
                          texts::projectTemplateRemedy());
}

void ProjectBuilder::readPaths(const JsonValue& value, std::vector<ProjectSource::Entry>& entries,
                               std::vector<std::string>& paths)
{
    if (!value.isArray()) {
        m_values.mismatch(value, value.key, texts::projectPaths());
        return;
    }
    if (value.count > kMostProjectFiles) {
        m_log.error(value.begin, texts::projectManyFiles(value.count, value.key, kMostProjectFiles),
                    texts::projectSplit());
        return;
    }
    std::unordered_map<std::string, std::size_t> offsets;
    for (const JsonValue& element : value.children()) {
        const auto path = m_values.string(element, value.key);
        if (!path)
            continue;
        if (const PathFault fault = pathFaultOf(*path)) {
            m_log.error(element.begin, fault.about(texts::pathCalled(inQuotes(*path))), fault.remedy);
            continue;
        }
        if (const auto [first, isNew] = offsets.emplace(*path, element.begin); !isNew) {
            m_log.repetition(element.begin, first->second, texts::projectPathTwice(inQuotes(*path)),
                             texts::jsonRemoveOne());
        } else {
            paths.push_back(*path);
            entries.push_back({*path, element.begin, element.end});
        }
    }
}

ProjectReading refusedProject(std::string_view text, const std::string& fileName, const TextFault& fault)
{
    ProblemLog log(1);
    log.error(fault.offset, fault.message, fault.remedy);
    return {std::nullopt, log.located(text, fileName)};
}

} // namespace

const Problem& ProjectReading::firstError() const
{
    const auto found = std::ranges::find(problems, Severity::Error, &Problem::severity);
    assert(found != problems.end());
    return *found;
}

ProjectReading readProject(const std::string& text, const std::string& fileName)
{
    if (const auto fault = textFaultOf(text))
        return refusedProject(text, fileName, *fault);
    const auto shared = std::make_shared<const std::string>(text);
    ProjectBuilder builder(shared);
    const auto fault = parseJson(*shared, shared->starts_with(kByteOrderMark) ? kByteOrderMark.size() : 0, builder);
    if (fault)
        builder.logFault(text, *fault);
    ProjectReading reading;
    reading.problems = builder.log().located(text, fileName);
    if (!builder.log().hasErrors())
        reading.project = builder.take();
    return reading;
}

ProjectReading readProjectFile(const std::string& path)
{
    const Result<std::string> text = readFile(path, limits::kFileBytes, texts::fileProject());
    if (!text)
        return {std::nullopt, {text.problem()}};
    return readProject(*text, path);
}

KeyTable projectKeyTable()
{
    KeyTable table{
        "project", "Scenes, and the pictures and templates that they share.", headerFacts(kProjectDocument), {}};
    for (const ProjectRow& row : kProjectRows)
        table.keys.push_back(factsOf(row.key, row.notes, false));
    return table;
}

} // namespace broadside
