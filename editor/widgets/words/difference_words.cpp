#include "editor/widgets/words/difference_words.h"

#include "core/base/count_text.h"

#include <QCoreApplication>
#include <QStringList>

namespace broadside {

QString differenceText(const SceneDifference& difference)
{
    const auto words = [](const char* text) { return QCoreApplication::translate("DifferenceWords", text); };
    QStringList parts;
    const auto add = [&](const std::vector<ObjectId>& objects, const char* what) {
        if (!objects.empty())
            parts += words(what).arg(QString::fromStdString(countOf(objects.size(), "object")));
    };
    add(difference.added, "%1 added");
    add(difference.removed, "%1 removed");
    add(difference.changed, "%1 changed");
    if (difference.isReordered)
        parts += words("another order of objects");
    QStringList sections;
    for (const std::string_view section : difference.sections)
        sections += QString::fromUtf8(section.data(), static_cast<qsizetype>(section.size()));
    if (!sections.isEmpty())
        parts += words(parts.isEmpty() ? "changed: %1" : "also changed: %1").arg(sections.join(QStringLiteral(", ")));
    return parts.isEmpty() ? words("nothing") : parts.join(QStringLiteral(", "));
}

} // namespace broadside
