#include "editor/widgets/words/difference_words.h"

#include "core/base/message/common_messages.h"
#include "core/geometry/bounds.h"
#include "editor/document/message_text.h"
#include "editor/session/object_name.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <array>

namespace broadside {
namespace {

// Translation context of this file.
class DifferenceText {
    Q_DECLARE_TR_FUNCTIONS(DifferenceWords)
};

/// The parts of a scene file with a name for users. Others, of newer versions, have the key of the file.
struct SectionName {
    std::string_view key;
    const char* name;
};
constexpr std::array kSectionNames{
    SectionName{"world", QT_TRANSLATE_NOOP("DifferenceWords", "settings of the world")},
    SectionName{"broadPhase", QT_TRANSLATE_NOOP("DifferenceWords", "broad phase")},
    SectionName{"step", QT_TRANSLATE_NOOP("DifferenceWords", "step settings")},
    SectionName{"layers", QT_TRANSLATE_NOOP("DifferenceWords", "layers")},
    SectionName{"guides", QT_TRANSLATE_NOOP("DifferenceWords", "guides")},
    SectionName{"atlases", QT_TRANSLATE_NOOP("DifferenceWords", "atlases")},
    SectionName{"templates", QT_TRANSLATE_NOOP("DifferenceWords", "templates")},
};

QString sectionText(std::string_view key)
{
    const auto* const found = std::ranges::find(kSectionNames, key, &SectionName::key);
    return found == kSectionNames.end() ? QString::fromUtf8(key.data(), static_cast<qsizetype>(key.size()))
                                        : DifferenceText::tr(found->name);
}

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
        sections += sectionText(section);
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
