#include "editor/window/help/manual/page_text.h"

#include <QRegularExpression>

namespace broadside {
namespace {

/// A text without marks of Markdown: links and pictures become their texts.
QString withoutMarks(QString text)
{
    static const QRegularExpression link(QStringLiteral("!?\\[([^\\]]*)\\]\\([^)]*\\)"));
    text.replace(link, QStringLiteral("\\1"));
    return text.remove(QStringLiteral("**")).remove(u'`');
}

/// A line as it is read: an item of a list, or a row of a table, without its marks.
QString plainLine(const QString& line)
{
    static const QRegularExpression start(QStringLiteral("^\\s*(?:[-*>]|\\d+\\.)\\s+"));
    static const QRegularExpression rule(QStringLiteral("^\\s*\\|?[-| :]+\\|?\\s*$")); // below the head of a table
    if (rule.match(line).hasMatch())
        return {};
    constexpr QChar kBar(0xE000); // stands for a bar that is part of a text
    QString text = withoutMarks(line).remove(start);
    text.replace(QStringLiteral("\\|"), QString(kBar)).replace(u'|', u' ').replace(kBar, u'|');
    return text.simplified();
}

bool isFence(const QString& line) { return line.trimmed().startsWith(QStringLiteral("```")); }

/// Whether the line goes on with the paragraph before it.
bool goesOn(const QString& line)
{
    static const QRegularExpression begins(QStringLiteral("^\\s*(?:[-*>|]|\\d+\\.\\s)"));
    return !line.trimmed().isEmpty() && !begins.match(line).hasMatch();
}

/// The text of a heading; empty if the line is not a heading.
QString headingIn(const QString& line)
{
    static const QRegularExpression heading(QStringLiteral("^#{1,6} +(.*)$"));
    return heading.match(line).captured(1);
}

} // namespace

QString HeadingAnchors::next(const QString& heading)
{
    static const QRegularExpression dropped(QStringLiteral("[^\\p{L}\\p{M}\\p{N}_ -]"),
                                            QRegularExpression::UseUnicodePropertiesOption);
    QString anchor = withoutMarks(heading).simplified().toLower();
    anchor.remove(dropped).replace(u' ', u'-');
    const int before = m_seen[anchor]++;
    return before == 0 ? anchor : QStringLiteral("%1-%2").arg(anchor).arg(before);
}

QList<ManualSection> sectionsOf(const QString& markdown)
{
    QList<ManualSection> sections;
    HeadingAnchors anchors;
    bool isCode = false;
    bool mayGoOn = false;
    for (const QString& line : markdown.split(u'\n')) {
        if (isFence(line)) {
            isCode = !isCode;
            mayGoOn = false;
            continue;
        }
        const QString heading = isCode ? QString() : headingIn(line);
        if (!heading.isEmpty()) {
            sections.append({withoutMarks(heading).simplified(), anchors.next(heading), {}});
            mayGoOn = false;
            continue;
        }
        const QString text = isCode ? line.trimmed() : plainLine(line);
        if (sections.isEmpty() || text.isEmpty()) {
            mayGoOn = false;
            continue;
        }
        QStringList& lines = sections.last().lines;
        if (!isCode && mayGoOn && goesOn(line))
            lines.last() += u' ' + text;
        else
            lines.append(text);
        mayGoOn = !isCode;
    }
    return sections;
}

QStringList targetsIn(const QString& markdown)
{
    static const QRegularExpression code(QStringLiteral("`[^`\\n]*`"));
    static const QRegularExpression link(QStringLiteral("\\]\\(\\s*<?([^)\\s>]+)"));
    QStringList targets;
    bool isCode = false;
    QString prose; // in one piece, because the text of a link may be broken into two lines
    for (const QString& line : markdown.split(u'\n')) {
        if (isFence(line))
            isCode = !isCode;
        else if (!isCode)
            prose += line + u'\n';
    }
    prose.replace(code, QStringLiteral("`")); // the text of a link may be code; its target is not
    for (auto matches = link.globalMatch(prose); matches.hasNext();)
        targets << matches.next().captured(1);
    return targets;
}

} // namespace broadside
