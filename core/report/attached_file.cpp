#include "core/report/attached_file.h"

#include "core/io/text_file.h"
#include "core/report/attached_bytes.h"
#include "core/report/page_text.h"
#include "core/report/report_messages.h"
#include "core/report/report_page.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace broadside::report {
namespace {

constexpr std::string_view kMark{"<a id=\"broadside-attachment\""}; // Names in the page have no such quotes.
constexpr std::string_view kGenerator{"<meta name=\"generator\" content=\"Broadside\"/>"}; // of report_page.cpp
constexpr std::string_view kData{"data:application/octet-stream;base64,"};
constexpr std::string_view kSceneWord{"scene"};
constexpr std::string_view kRecordingWord{"recording"};

Problem pageProblem(const std::string& file, Message message, Message remedy)
{
    Problem problem;
    problem.file = file;
    problem.message = std::move(message);
    problem.remedy = std::move(remedy);
    return problem;
}

Problem damaged(const std::string& file, Message what)
{
    return pageProblem(file, texts::reportDamaged(std::move(what)), texts::reportGetAgain());
}

/// The value of an attribute of a tag; nothing without it.
std::optional<std::string_view> attribute(std::string_view tag, std::string_view name)
{
    const std::string before = ' ' + std::string(name) + "=\"";
    const std::size_t at = tag.find(before);
    if (at == std::string_view::npos)
        return std::nullopt;
    const std::string_view rest = tag.substr(at + before.size());
    const std::size_t end = rest.find('"');
    return end == std::string_view::npos ? std::nullopt : std::optional(rest.substr(0, end));
}

std::optional<std::uint64_t> number(std::string_view tag, std::string_view name)
{
    const auto text = attribute(tag, name);
    std::uint64_t value = 0;
    if (!text || text->empty())
        return std::nullopt;
    const auto [end, error] = std::from_chars(text->data(), text->data() + text->size(), value);
    return error == std::errc() && end == text->data() + text->size() ? std::optional(value) : std::nullopt;
}

std::vector<std::string> wordsOf(std::string_view text)
{
    std::vector<std::string> words;
    while (!text.empty()) {
        const std::string_view word = text.substr(0, text.find(' '));
        if (!word.empty())
            words.emplace_back(word);
        text.remove_prefix(std::min(text.size(), word.size() + 1));
    }
    return words;
}

} // namespace

std::string attachedElement(const Attachment& attachment, const std::string& label)
{
    const auto field = [](std::string_view name, const std::string& value) {
        return ' ' + std::string(name) + "=\"" + plainHtml(value) + '"';
    };
    std::string element(kMark);
    element += field("download", attachment.name);
    element += field("data-kind", std::string(attachment.kind == AttachedKind::Scene ? kSceneWord : kRecordingWord));
    element += field("data-step", std::to_string(attachment.step));
    element += field("data-a", std::to_string(attachment.a.value));
    element += field("data-b", std::to_string(attachment.b.value));
    std::string shots;
    for (const std::string& shot : attachment.shots)
        shots += (shots.empty() ? "" : " ") + shot;
    element += field("data-shots", shots);
    element += field("data-sum", std::to_string(checksumOf(attachment.bytes)));
    element += " href=\"" + std::string(kData) + base64Of(attachment.bytes) + "\">" + label + "</a>";
    return element;
}

bool isPageName(std::string_view file) { return pageFormatOf(file) == PageFormat::Html; }

Result<Attachment> attachmentIn(std::string_view page, const std::string& file)
{
    const std::size_t begin = page.find(kMark);
    if (begin == std::string_view::npos && page.find(kGenerator) != std::string_view::npos &&
        page.find("</html>") == std::string_view::npos)
        return pageProblem(file, texts::reportEndsEarly(), texts::reportGetAgain());
    if (begin == std::string_view::npos)
        return pageProblem(file, texts::reportNoAttachment(), texts::reportChoosePage());
    const std::size_t end = page.find('>', begin);
    if (end == std::string_view::npos)
        return damaged(file, texts::reportCutOff());
    const std::string_view tag = page.substr(begin, end - begin);
    Attachment attachment;
    const auto kind = attribute(tag, "data-kind");
    if (kind != kSceneWord && kind != kRecordingWord)
        return damaged(file, texts::reportBadKind());
    attachment.kind = kind == kSceneWord ? AttachedKind::Scene : AttachedKind::Recording;
    attachment.name = attachment.kind == AttachedKind::Scene ? "finding.broadside" : "finding.bstrace";
    std::uint64_t sum = 0;
    const std::pair<const char*, std::uint64_t*> fields[]{{"data-step", &attachment.step},
                                                          {"data-a", &attachment.a.value},
                                                          {"data-b", &attachment.b.value},
                                                          {"data-sum", &sum}};
    for (const auto& [name, value] : fields) {
        const auto read = number(tag, name);
        if (!read)
            return damaged(file, texts::reportMissingField(name));
        *value = *read;
    }
    attachment.shots = wordsOf(attribute(tag, "data-shots").value_or(std::string_view()));
    const auto data = attribute(tag, "href");
    if (!data || !data->starts_with(kData))
        return damaged(file, texts::reportMissingField("href"));
    auto bytes = bytesOfBase64(data->substr(kData.size()));
    if (!bytes)
        return damaged(file, texts::reportBadText());
    if (checksumOf(*bytes) != sum)
        return damaged(file, texts::reportBadSum());
    attachment.bytes = std::move(*bytes);
    return attachment;
}

Result<Attachment> readAttachment(const std::string& file)
{
    const auto page = readFile(file, kMostPage, texts::reportPage(), 2);
    return page ? attachmentIn(*page, file) : Result<Attachment>(page.problem());
}

} // namespace broadside::report
