#include "editor/window/help/manual/contents.h"

#include "editor/window/data_file.h"

#include <QFile>
#include <QRegularExpression>

namespace broadside {

QList<ManualPart> parseContents(const QString& markdown)
{
    static const QRegularExpression row(QStringLiteral("^- \\[([^\\]]+)\\]\\(([^)#]+)\\.md\\): (.+)$"));
    static const QString part = QStringLiteral("## ");
    QList<ManualPart> parts;
    for (const QString& line : markdown.split(u'\n')) {
        if (line.startsWith(part))
            parts.append({line.mid(part.size()).trimmed(), {}});
        const QRegularExpressionMatch match = row.match(line);
        if (match.hasMatch() && !parts.isEmpty())
            parts.last().pages.append({match.captured(2), match.captured(1), match.captured(3).trimmed()});
    }
    return parts;
}

const QList<ManualPart>& manualParts()
{
    static const QList<ManualPart> parts = parseContents(manualText(QStringLiteral("contents")));
    return parts;
}

QList<ManualPage> manualPages()
{
    QList<ManualPage> pages;
    for (const ManualPart& part : manualParts())
        pages.append(part.pages);
    return pages;
}

QString manualText(const QString& page)
{
    openDataFile();
    QFile file(QStringLiteral(":/broadside/manual/%1.md").arg(page));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

} // namespace broadside
