#include "core/levels/building/level_sources.h"

#include "core/base/limits.h"
#include "core/io/text_file.h"
#include "core/levels/level_messages.h"

#include <algorithm>

namespace broadside::levels {

std::vector<Problem> problemsOf(const LevelSource& source)
{
    std::vector<Problem> problems = source.log.located(source.text, source.path);
    if (const std::size_t more = source.log.leftOutNotes(); more > 0) {
        Problem rest;
        rest.severity = Severity::Info;
        rest.file = source.path;
        rest.message = texts::levelMoreNotes(more);
        rest.remedy = texts::levelListAll();
        problems.push_back(std::move(rest));
    }
    return problems;
}

LevelSource* LevelSources::keep(const std::string& path, std::string text)
{
    m_bytes += text.size();
    m_sources.push_back({path, std::move(text), ProblemLog(kMostErrorsOfSource, m_mostNotes)});
    LevelSource& source = m_sources.back();
    if (const auto fault = textFaultOf(source.text)) {
        source.log.error(fault->offset, fault->message, fault->remedy);
        return nullptr;
    }
    return &source;
}

LevelSource* LevelSources::openLevel(const std::string& path)
{
    auto text = m_read(path);
    if (text)
        return keep(path, std::move(*text));
    m_missing.push_back(text.problem());
    return nullptr;
}

LevelSource* LevelSources::open(const std::string& path, const texts::Form<texts::Phrase>& needed,
                                const LevelPlace& place)
{
    if (m_sources.size() >= kMostLevelFiles) {
        place.error(texts::levelManyFiles(kMostLevelFiles), texts::levelFewerFiles());
        return nullptr;
    }
    auto text = m_read(path);
    if (!text) {
        Problem problem = text.problem();
        problem.message = needed(std::move(problem.message));
        m_missing.push_back(std::move(problem));
        return nullptr;
    }
    if (m_bytes + text->size() > limits::kFileBytes) {
        place.error(texts::levelLargeFiles(limits::kFileBytes >> 20), texts::levelSplit());
        return nullptr;
    }
    return keep(path, std::move(*text));
}

bool LevelSources::hasErrors() const
{
    const auto isError = [](const Problem& problem) { return problem.severity == Severity::Error; };
    return std::ranges::any_of(m_missing, isError) ||
           std::ranges::any_of(m_sources, [](const LevelSource& source) { return source.log.hasErrors(); });
}

std::vector<Problem> LevelSources::takeProblems()
{
    std::vector<Problem> problems = std::move(m_missing);
    for (std::size_t i = 1; i <= m_sources.size(); ++i) {
        const LevelSource& source = m_sources[i % m_sources.size()]; // the level itself comes last
        for (Problem& problem : problemsOf(source))
            problems.push_back(std::move(problem));
    }
    return problems;
}

} // namespace broadside::levels
