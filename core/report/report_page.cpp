#include "core/report/report_page.h"

#include "core/base/lower_case.h"
#include "core/report/attached_bytes.h"
#include "core/report/attached_file.h"
#include "core/report/page_rows.h"
#include "core/report/page_text.h"
#include "core/report/report_messages.h"

#include <algorithm>
#include <utility>

namespace broadside::report {
namespace {

// The colours of the window in both themes; printed pages are light.
constexpr std::string_view kStyle{R"(
:root { color-scheme: light dark; --back: #ffffff; --text: #1d2125; --faint: #5a6068; --line: #c8ccd2; --code: #f2f4f6; --mark: #00598c; }
@media (prefers-color-scheme: dark) {
  :root { --back: #1e2124; --text: #e6e8ea; --faint: #a8aeb6; --line: #4a5058; --code: #2a2e33; --mark: #7cc4f4; }
}
@media print {
  :root { --back: #ffffff; --text: #000000; --faint: #404040; --line: #808080; --code: #ffffff; --mark: #000000; }
  figure, table, pre { break-inside: avoid; }
}
body { margin: 0 auto; max-width: 60rem; padding: 1rem; background: var(--back); color: var(--text); font: 1rem/1.5 sans-serif; }
h1 { font-size: 1.5rem; line-height: 1.3; }
h2 { font-size: 1.2rem; margin-top: 2rem; border-bottom: 1px solid var(--line); }
.kind, figcaption, footer { color: var(--faint); }
table { border-collapse: collapse; display: block; overflow-x: auto; }
th, td { border: 1px solid var(--line); padding: 0.25rem 0.6rem; text-align: start; vertical-align: top; }
pre { background: var(--code); border: 1px solid var(--line); padding: 0.6rem; overflow-x: auto; }
a { color: var(--mark); }
.remedy { font-size: 1.1rem; }
.pictures { display: flex; flex-wrap: wrap; gap: 1rem; }
figure { margin: 1rem 0; }
img { max-width: 100%; height: auto; border: 1px solid var(--line); }
)"};

class PageWriter {
public:
    explicit PageWriter(const PageParts& parts)
        : m_parts(parts)
        , m_report(parts.report)
    {}

    std::string write()
    {
        head();
        finding();
        pictures();
        evidence();
        example();
        pairs();
        attachment();
        m_html += "<footer>\n<h2>" + text(texts::reportVersions()) + "</h2>\n<pre>" + htmlText(m_parts.versions) +
                  "</pre>\n</footer>\n</body>\n</html>\n";
        return std::move(m_html);
    }

private:
    [[nodiscard]] std::string text(const Message& message) const { return htmlText(said(m_parts, message)); }
    void heading(const Message& message) { m_html += "<h2>" + text(message) + "</h2>\n"; }
    void paragraph(const Message& message)
    {
        if (!message.empty())
            m_html += "<p>" + text(message) + "</p>\n";
    }

    void head()
    {
        const std::string language = plainHtml(m_parts.language);
        m_html += "<!DOCTYPE html>\n<html lang=\"" + language + "\" xmlns=\"http://www.w3.org/1999/xhtml\">\n<head>\n";
        m_html += "<meta charset=\"utf-8\"/>\n<title>" + plainHtml(said(m_parts, m_report.sentence)) + "</title>\n";
        m_html += "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n"
                  "<meta name=\"generator\" content=\"Broadside\"/>\n"
                  "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; img-src data:; "
                  "style-src 'unsafe-inline'\"/>\n<style>";
        m_html += kStyle;
        m_html += "</style>\n</head>\n<body>\n";
    }

    void finding()
    {
        m_html += "<header>\n<p class=\"kind\">" + text(m_report.kind) + "</p>\n<h1>" + text(m_report.sentence) +
                  "</h1>\n<p class=\"kind\">" + text(texts::reportMadeFrom(m_parts.source)) + "</p>\n</header>\n";
        if (m_report.remedy.empty() && m_report.code.empty())
            return;
        heading(texts::reportRemedy());
        if (!m_report.remedy.empty())
            m_html += "<p class=\"remedy\">" + text(m_report.remedy) + "</p>\n";
        if (!m_report.code.empty())
            m_html += "<pre><code>" + htmlText(m_report.code) + "</code></pre>\n";
    }

    [[nodiscard]] static std::string dataOf(const std::string& png) { return "data:image/png;base64," + base64Of(png); }

    /// `still`: shown instead where motion is reduced; null for a picture that stands still.
    void figure(const PagePicture& picture, const PagePicture* still, const Message& alt, const Message& caption)
    {
        if (picture.isEmpty())
            return;
        const std::string dark = "(prefers-color-scheme: dark)";
        const std::string calm = "(prefers-reduced-motion: reduce)";
        const auto source = [this](const std::string& media, const std::string& png) {
            m_html += "<source media=\"" + media + "\" srcset=\"" + dataOf(png) + "\"/>\n";
        };
        m_html += "<figure>\n<picture>\n";
        if (still) {
            source(calm + " and " + dark, still->dark);
            source(calm, still->light);
        }
        source(dark, picture.dark);
        m_html += "<img src=\"" + dataOf(picture.light) + "\" width=\"" + std::to_string(picture.width) +
                  "\" height=\"" + std::to_string(picture.height) + "\" alt=\"" + plainHtml(said(m_parts, alt)) +
                  "\"/>\n</picture>\n<figcaption>" + text(caption) + "</figcaption>\n</figure>\n";
    }

    void pictures()
    {
        const PagePictures& all = m_parts.pictures;
        if (!m_report.example || all.at.isEmpty())
            return;
        const ExampleFacts& facts = *m_report.example;
        heading(texts::reportPicture());
        figure(all.motion, &all.at, texts::reportMotionAlt(facts.a.name, facts.b.name, all.motionFirst, all.motionLast),
               texts::reportMotionCaption(all.motionFirst, all.motionLast));
        m_html += "<div class=\"pictures\">\n";
        figure(all.before, nullptr, texts::reportBeforeAlt(facts.a.name, facts.b.name, all.beforeStep),
               texts::reportBeforeCaption(all.beforeStep));
        figure(all.at, nullptr, texts::reportStillAlt(facts.a.name, facts.b.name, facts.pair.step),
               texts::reportStillCaption(facts.pair.step));
        m_html += "</div>\n";
    }

    void evidence()
    {
        heading(texts::reportEvidence());
        paragraph(m_report.evidence);
        for (const Message& rival : m_report.rivals)
            paragraph(texts::reportRival(rival));
        if (!m_report.record.empty())
            paragraph(texts::reportSurer(m_report.record));
        m_html += "<table>\n<tbody>\n";
        for (const auto& row : evidenceTable(m_parts))
            m_html += "<tr><th scope=\"row\">" + htmlText(row[0]) + "</th><td>" + htmlText(row[1]) + "</td></tr>\n";
        m_html += "</tbody>\n</table>\n";
    }

    void table(const PageTable& rows)
    {
        m_html += "<table>\n<thead>\n<tr>";
        for (const std::string& title : rows.front())
            m_html += "<th scope=\"col\">" + htmlText(title) + "</th>";
        m_html += "</tr>\n</thead>\n<tbody>\n";
        for (std::size_t i = 1; i < rows.size(); ++i) {
            m_html += "<tr>";
            for (const std::string& cell : rows[i])
                m_html += "<td><bdi>" + htmlText(cell) + "</bdi></td>";
            m_html += "</tr>\n";
        }
        m_html += "</tbody>\n</table>\n";
    }

    void example()
    {
        if (!m_report.example)
            return;
        const ExampleFacts& facts = *m_report.example;
        heading(texts::reportExample());
        paragraph(texts::reportExamplePair(facts.a.name, facts.b.name, facts.pair.step));
        if (facts.why != m_report.sentence)
            paragraph(facts.why);
        if (m_report.symptom != Symptom::Passage)
            paragraph(facts.candidate ? texts::reportCandidate() : texts::reportNoCandidate());
        table(exampleTable(m_parts));
        paragraph(m_report.coordinates.unitsPerMetre == 1.0 ? texts::reportMetres() : texts::reportGameUnits());
    }

    void pairs()
    {
        if (m_report.pairs.empty())
            return;
        heading(texts::reportPairs());
        table(pairTable(m_parts));
        if (m_report.morePairs > 0)
            paragraph(texts::reportMorePairs(m_report.morePairs));
    }

    void attachment()
    {
        const Attachment& attached = m_parts.attachment;
        heading(texts::reportAttachment());
        for (const Message& note : attached.notes)
            paragraph(note);
        if (attached.isEmpty())
            return;
        if (!attached.shots.empty())
            m_html += "<pre><code>" + htmlText(shotOptions(attached)) + "</code></pre>\n";
        paragraph(texts::reportHowToOpen());
        m_html += "<pre><code>";
        for (const std::string& line : commandsFor(m_parts, m_parts.page))
            m_html += htmlText(line) + "\n";
        m_html +=
            "</code></pre>\n<p>" + attachedElement(attached, text(texts::reportDownload(attached.name))) + "</p>\n";
    }

    static std::string shotOptions(const Attachment& attached)
    {
        std::string options;
        for (const std::string& shot : attached.shots)
            options += (options.empty() ? "--shoot " : " --shoot ") + shot;
        return options;
    }

    const PageParts& m_parts;
    const FindingReport& m_report;
    std::string m_html;
};

/// A word for a shell: in single quotes, unless it has only harmless characters.
std::string shellWord(const std::string& word)
{
    const auto isHarmless = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '.' || c == '_' ||
               c == '-' || c == '/';
    };
    if (!word.empty() && word.front() != '-' && std::ranges::all_of(word, isHarmless))
        return word;
    std::string quoted = word.starts_with('-') ? "'./" : "'";
    for (const char c : word)
        quoted += c == '\'' ? std::string("'\\''") : std::string(1, c);
    return quoted + "'";
}

} // namespace

std::vector<std::string> commandsFor(const PageParts& parts, const std::string& file)
{
    const Attachment& attached = parts.attachment;
    std::string steps;
    std::string step;
    if (attached.kind == AttachedKind::Recording) {
        step = " --step " + std::to_string(attached.step);
    } else if (attached.step > 0) {
        step = " --steps " + std::to_string(attached.step);
        steps = step;
        for (const std::string& shot : attached.shots)
            steps += " --shoot " + shot;
    }
    const std::string word = shellWord(file);
    const std::string pair = ' ' + std::to_string(attached.a.value) + ' ' + std::to_string(attached.b.value);
    std::vector<std::string> commands;
    if (parts.report.isExplanation)
        commands.push_back("broadside diagnose " + word + steps);
    else if (parts.report.finding)
        commands.push_back("broadside audit " + word + steps);
    commands.push_back("broadside why " + word + pair + (attached.kind == AttachedKind::Recording ? step : steps));
    commands.push_back("broadside " + word);
    return commands;
}

std::string pageOf(const PageParts& parts) { return PageWriter(parts).write(); }

std::optional<PageFormat> pageFormatOf(std::string_view file)
{
    const std::string name = lowerCase(file);
    if (name.ends_with(".html") || name.ends_with(".htm"))
        return PageFormat::Html;
    return name.ends_with(".md") ? std::optional(PageFormat::Markdown) : std::nullopt;
}

} // namespace broadside::report
