#include "editor/widgets/words/difference_words.h"

#include "core/base/message/common_messages.h"
#include "core/geometry/bounds.h"
#include "editor/document/message_text.h"
#include "editor/session/object_name.h"

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
    QStringList parts;
    const auto add = [&](const std::vector<ObjectId>& objects, const QString& what) {
        if (!objects.empty())
            parts += what.arg(translated(texts::objectCount(objects.size())));
    };
    add(difference.added, DifferenceText::tr("%1 added"));
    add(difference.removed, DifferenceText::tr("%1 removed"));
    add(difference.changed, DifferenceText::tr("%1 changed"));
    if (difference.isReordered)
        parts += DifferenceText::tr("another order of objects");
    QStringList sections;
    for (const std::string_view section : difference.sections)
        sections += QString::fromUtf8(section.data(), static_cast<qsizetype>(section.size()));
    if (!sections.isEmpty())
        parts += (parts.isEmpty() ? DifferenceText::tr("changed: %1") : DifferenceText::tr("also changed: %1"))
                     .arg(listed(sections));
    return parts.isEmpty() ? DifferenceText::tr("nothing") : listed(parts);
}

std::vector<ObjectDifference> objectDifferences(const Scene& before, const Scene& after,
                                                const SceneDifference& difference, std::size_t most)
{
    std::vector<ObjectDifference> rows;
    const auto add = [&](const std::vector<ObjectId>& ids, const Scene& scene, const QString& what) {
        for (const ObjectId id : ids)
            if (const SceneObject* object = rows.size() < most ? scene.find(id) : nullptr)
                rows.push_back(
                    {what, shownName(*object), id, object->pose.position, boundsOf(object->shape, object->pose)});
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
        lines += DifferenceText::tr("and %1 more").arg(translated(texts::objectCount(count - most)));
    return lines.join(QLatin1Char('\n'));
}

} // namespace broadside
