#include "editor/widgets/words/difference_words.h"

#include "core/base/count_text.h"
#include "core/geometry/bounds.h"

#include <QCoreApplication>
#include <QStringList>

namespace broadside {
namespace {

// Translation context of this file.
class DifferenceText {
    Q_DECLARE_TR_FUNCTIONS(DifferenceWords)
};

std::size_t countOfObjects(const SceneDifference& difference)
{
    return difference.added.size() + difference.removed.size() + difference.changed.size();
}

} // namespace

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

std::vector<ObjectDifference> objectDifferences(const Scene& before, const Scene& after,
                                                const SceneDifference& difference, std::size_t most)
{
    std::vector<ObjectDifference> rows;
    const auto add = [&](const std::vector<ObjectId>& ids, const Scene& scene, const QString& what) {
        for (const ObjectId id : ids)
            if (const SceneObject* object = rows.size() < most ? scene.find(id) : nullptr)
                rows.push_back({what, QString::fromStdString(displayName(*object)), id, object->pose.position,
                                boundsOf(object->shape, object->pose)});
    };
    add(difference.added, after, DifferenceText::tr("added"));
    add(difference.removed, before, DifferenceText::tr("removed"));
    add(difference.changed, after, DifferenceText::tr("changed"));
    return rows;
}

QString differenceLines(const Scene& before, const Scene& after, const SceneDifference& difference, std::size_t most)
{
    QStringList lines;
    for (const ObjectDifference& row : objectDifferences(before, after, difference, most))
        lines += DifferenceText::tr("%1: %2 (object %3)").arg(row.what, row.name, QString::number(row.id.value));
    if (const std::size_t count = countOfObjects(difference); count > most)
        lines += DifferenceText::tr("and %1 more").arg(QString::fromStdString(countOf(count - most, "object")));
    return lines.join(QLatin1Char('\n'));
}

} // namespace broadside
