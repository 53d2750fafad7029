#include "editor/window/help/manual/manual_search.h"

#include "editor/window/help/manual/contents.h"
#include "editor/window/help/manual/page_text.h"

#include <QRegularExpression>

#include <algorithm>
#include <utility>

namespace broadside {
namespace {

struct IndexedSection {
    ManualPage page;
    ManualSection section;
};

const QList<IndexedSection>& indexOfManual()
{
    static const QList<IndexedSection> index = [] {
        QList<IndexedSection> sections;
        for (const ManualPage& page : manualPages())
            for (ManualSection& section : sectionsOf(manualText(page.name)))
                sections.append({page, std::move(section)});
        return sections;
    }();
    return index;
}

constexpr int kTitlePoints = 40;
constexpr int kHeadingPoints = 20;
constexpr int kMostTextPoints = 8; // for each word: a long table is not better than a heading
constexpr int kWholeWordPoints = 2;

bool hasWord(const QString& text, const QString& word) { return text.contains(word, Qt::CaseInsensitive); }

/// Whether the word begins where a word of the text begins, so that "cell" is better in "cell size" than in "parcel".
bool beginsWord(const QString& text, const QString& word)
{
    for (qsizetype at = text.indexOf(word, 0, Qt::CaseInsensitive); at >= 0;
         at = text.indexOf(word, at + 1, Qt::CaseInsensitive))
        if (at == 0 || !text[at - 1].isLetterOrNumber())
            return true;
    return false;
}

/// Points of a section for a word; 0: the section does not have it.
int pointsFor(const IndexedSection& in, const QString& word)
{
    int points = 0;
    if (hasWord(in.section.heading, word))
        points += in.section.heading == in.page.title ? kTitlePoints : kHeadingPoints;
    int inText = 0;
    for (const QString& line : in.section.lines)
        if (hasWord(line, word))
            inText += beginsWord(line, word) ? kWholeWordPoints : 1;
    return points + std::min(inText, kMostTextPoints);
}

QString contextOf(const ManualSection& section, const QStringList& words)
{
    QString best;
    qsizetype most = 0;
    for (const QString& line : section.lines) {
        const auto count = std::ranges::count_if(words, [&](const QString& word) { return hasWord(line, word); });
        if (count > most) {
            most = count;
            best = line;
        }
    }
    if (best.isEmpty())
        best = section.lines.value(0);
    qsizetype first = best.size();
    for (const QString& word : words)
        if (const qsizetype at = best.indexOf(word, 0, Qt::CaseInsensitive); at >= 0)
            first = std::min(first, at);
    if (best.size() <= kContextLength)
        return best;
    const qsizetype begin = std::clamp<qsizetype>(first - kContextLength / 3, 0, best.size() - kContextLength);
    QString cut = best.mid(begin, kContextLength);
    if (begin > 0)
        cut.replace(0, 1, QChar(0x2026));
    if (begin + kContextLength < best.size())
        cut.replace(cut.size() - 1, 1, QChar(0x2026));
    return cut;
}

} // namespace

QStringList searchedWords(const QString& text)
{
    static const QRegularExpression word(QStringLiteral("\"([^\"]+)\"?|([^\\s\"]+)"));
    QStringList words;
    for (auto matches = word.globalMatch(text.toLower()); matches.hasNext();) {
        const QRegularExpressionMatch match = matches.next();
        const QString found = (match.captured(1) + match.captured(2)).simplified();
        if (!found.isEmpty() && !words.contains(found))
            words << found;
    }
    return words;
}

QList<ManualHit> searchManual(const QStringList& words)
{
    struct Ranked {
        int points;
        const IndexedSection* in;
    };
    QList<Ranked> ranked;
    if (words.isEmpty())
        return {};
    for (const IndexedSection& each : indexOfManual()) {
        int all = 0;
        for (const QString& word : words) {
            const int points = pointsFor(each, word);
            all = points == 0 ? -1 : all + points;
            if (all < 0)
                break;
        }
        if (all > 0)
            ranked.append({all, &each});
    }
    std::ranges::stable_sort(ranked, std::ranges::greater{}, &Ranked::points);
    QList<ManualHit> hits;
    for (const Ranked& each : ranked)
        hits.append({each.in->page.name, each.in->page.title, each.in->section.heading, each.in->section.anchor,
                     contextOf(each.in->section, words)});
    return hits;
}

QString placeOfMessage(const QString& id)
{
    const QString cell = id + u' ';
    if (!id.isEmpty())
        for (const IndexedSection& each : indexOfManual())
            if (each.page.name.startsWith(QStringLiteral("reference/messages-")) &&
                std::ranges::any_of(each.section.lines, [&](const QString& line) { return line.startsWith(cell); }))
                return each.page.name + u'#' + each.section.anchor;
    return {};
}

} // namespace broadside
