#include "core/report/page_rows.h"
#include "core/report/page_text.h"
#include "core/report/report_messages.h"
#include "core/report/report_page.h"

namespace broadside::report {
namespace {

constexpr std::size_t kMostSceneText = 16'384; // Bytes: trackers refuse texts of more than about 64 KiB.

std::string line(const PageParts& parts, const Message& message)
{
    return message.empty() ? std::string() : markdownText(said(parts, message)) + "\n\n";
}

std::string section(const PageParts& parts, const Message& title)
{
    return "### " + markdownText(said(parts, title)) + "\n\n";
}

/// @param hasTitles The first row has titles; otherwise the first column has them.
std::string tableText(const PageTable& rows, bool hasTitles)
{
    std::string text;
    const auto row = [&text](const std::vector<std::string>& cells) {
        for (const std::string& cell : cells)
            text += "| " + markdownText(cell) + ' ';
        text += "|\n";
    };
    const std::size_t columns = rows.front().size();
    row(hasTitles ? rows.front() : std::vector<std::string>(columns));
    for (std::size_t i = 0; i < columns; ++i)
        text += "| --- ";
    text += "|\n";
    for (std::size_t i = hasTitles ? 1 : 0; i < rows.size(); ++i)
        row(rows[i]);
    return text + '\n';
}

/// A block that no line of the text can end.
std::string block(const std::string& language, const std::string& text)
{
    std::string fence = "```";
    while (text.find(fence) != std::string::npos)
        fence += '`';
    return fence + language + '\n' + text + (text.ends_with('\n') ? "" : "\n") + fence + "\n\n";
}

std::string attachedText(const PageParts& parts)
{
    const Attachment& attached = parts.attachment;
    if (attached.kind != AttachedKind::Scene || attached.isEmpty() || attached.bytes.size() > kMostSceneText)
        return line(parts, texts::reportSendPage());
    std::string text;
    for (const Message& note : attached.notes)
        text += line(parts, note);
    std::string commands;
    for (const std::string& command : commandsFor(parts, attached.name))
        commands += command + '\n';
    text += line(parts, texts::reportSaveScene(attached.name));
    return text + block("json", attached.bytes) + block("sh", commands);
}

} // namespace

std::string markdownOf(const PageParts& parts)
{
    const FindingReport& report = parts.report;
    std::string text = "## " + markdownText(said(parts, report.sentence)) + "\n\n";
    text += line(parts, report.kind) + line(parts, texts::reportMadeFrom(parts.source));
    if (!report.remedy.empty() || !report.code.empty())
        text += section(parts, texts::reportRemedy()) + line(parts, report.remedy);
    if (!report.code.empty())
        text += block("", report.code);
    text += section(parts, texts::reportEvidence()) + line(parts, report.evidence);
    for (const Message& rival : report.rivals)
        text += line(parts, texts::reportRival(rival));
    if (!report.record.empty())
        text += line(parts, texts::reportSurer(report.record));
    text += tableText(evidenceTable(parts), false);
    if (report.example) {
        const ExampleFacts& facts = *report.example;
        text += section(parts, texts::reportExample());
        text += line(parts, texts::reportExamplePair(facts.a.name, facts.b.name, facts.pair.step));
        text += line(parts, facts.why) + tableText(exampleTable(parts), true);
    }
    if (const PageTable pairs = pairTable(parts); !pairs.empty())
        text += section(parts, texts::reportPairs()) + tableText(pairs, true);
    if (report.morePairs > 0)
        text += line(parts, texts::reportMorePairs(report.morePairs));
    text += section(parts, texts::reportAttachment()) + attachedText(parts);
    return text + section(parts, texts::reportVersions()) + block("", parts.versions);
}

} // namespace broadside::report
