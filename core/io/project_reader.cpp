#include "core/io/project_reader.h"

#include "core/base/limits.h"
#include "core/base/text.h"
#include "core/base/utf8.h"
#include "core/io/document_header.h"
#include "core/io/json_parser.h"
#include "core/io/project_writer.h"
#include "core/io/text_file.h"

#include <algorithm>
#include <cassert>
#include <unordered_map>

namespace broadside {
namespace {

constexpr std::size_t kMostProblems = 100;

/// Builds a project from the members of its document, in whatever order they come.
class ProjectBuilder final : public JsonReceiver {
public:
    explicit ProjectBuilder(std::string_view text)
        : m_log(kMostProblems)
        , m_values(text, m_log)
    {}

    bool documentBegun(std::size_t offset, bool isObject) override
    {
        m_begin = offset;
        return m_header.checkBegin(m_log, offset, isObject);
    }
    bool isStreamed(std::string_view /*key*/) override { return false; }
    bool element(const JsonValue& /*value*/) override { return false; } // nothing is streamed
    bool member(const JsonValue& value) override;
    bool documentEnded(std::size_t /*offset*/) override
    {
        m_header.checkEnd(m_log, m_begin);
        return true;
    }
    bool duplicateKey(std::string_view key, std::size_t offset, std::size_t firstOffset) override
    {
        logDuplicateKey(m_log, key, offset, firstOffset);
        return !m_log.isFull();
    }

    [[nodiscard]] ProblemLog& log() noexcept { return m_log; }
    [[nodiscard]] Project take() { return std::move(m_project); }

private:
    void readPaths(const JsonValue& value, std::vector<std::string>& paths);

    ProblemLog m_log;
    ValueReader m_values;
    DocumentHeader m_header{{kProjectFormat, "project", kProjectVersion}};
    Project m_project;
    std::size_t m_begin = 0;
};

bool ProjectBuilder::member(const JsonValue& value)
{
    if (value.key == "format")
        return m_header.readFormat(m_values, value);
    if (value.key == "version")
        return m_header.readVersion(m_values, value);
    if (value.key == "name") {
        if (auto name = m_values.string(value, "name"))
            m_project.name = *std::move(name);
    } else if (value.key == "scenes") {
        readPaths(value, m_project.scenes);
    } else if (value.key == "assets") {
        readPaths(value, m_project.assets);
    } else {
        m_values.keepUnknown(value, JsonPath{}, kProjectKeys, m_project.extra);
    }
    return !m_log.isFull();
}

void ProjectBuilder::readPaths(const JsonValue& value, std::vector<std::string>& paths)
{
    if (!value.isArray()) {
        m_values.mismatch(value, value.key, "an array of paths");
        return;
    }
    if (value.count > kMostProjectFiles) {
        m_log.error(value.begin,
                    "The project lists " + countOf(value.count, "file") + " in \"" + std::string(value.key) +
                        "\", more than the limit of " + groupedNumber(kMostProjectFiles),
                    "Split it into several projects");
        return;
    }
    std::unordered_map<std::string, std::size_t> offsets;
    for (const JsonValue& element : value.children()) {
        const auto path = m_values.string(element, value.key);
        if (!path)
            continue;
        if (const PathFault fault = pathFaultOf(*path)) {
            m_log.error(element.begin, "The path " + quoted(*path) + " " + fault.message, fault.remedy);
            continue;
        }
        if (const auto [first, isNew] = offsets.emplace(*path, element.begin); !isNew)
            m_log.repetition(element.begin, first->second, "The path " + quoted(*path) + " is given twice",
                             "Remove one of the two");
        else
            paths.push_back(*path);
    }
}

ProjectReading refused(std::string_view text, const std::string& fileName, const TextFault& fault)
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
        return refused(text, fileName, *fault);
    ProjectBuilder builder(text);
    const auto fault = parseJson(text, text.starts_with(kByteOrderMark) ? kByteOrderMark.size() : 0, builder);
    if (fault)
        builder.log().error(fault->offset, fault->message, fault->remedy);
    ProjectReading reading;
    reading.problems = builder.log().located(text, fileName);
    if (!builder.log().hasErrors())
        reading.project = builder.take();
    return reading;
}

ProjectReading readProjectFile(const std::string& path)
{
    const Result<std::string> text = readFile(path, limits::kFileBytes, "project");
    if (!text)
        return {std::nullopt, {text.problem()}};
    return readProject(*text, path);
}

} // namespace broadside
