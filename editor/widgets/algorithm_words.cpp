#include "editor/widgets/algorithm_words.h"

#include "editor/widgets/number_text.h"

#include <QCoreApplication>
#include <QStringList>

namespace broadside {
namespace {

QString translated(const char* text) { return QCoreApplication::translate("AlgorithmWords", text); }

} // namespace

QString descriptionOf(const AlgorithmInfo& info)
{
    return toQString(info.summary) + QLatin1Char('.') +
           (info.faults.empty() ? QString() : QLatin1Char(' ') + translated("Kept with its faults, to be looked at."));
}

QString tipOf(const AlgorithmInfo& info)
{
    QStringList lines{toQString(info.summary) + QLatin1Char('.'), translated("Cost: %1.").arg(toQString(info.cost)),
                      translated("Use it %1.").arg(toQString(info.use))};
    if (!info.faults.empty())
        lines += translated("Faults: %1.").arg(toQString(info.faults));
    if (!info.available)
        lines += translated("Not available: this version cannot run it yet.");
    return lines.join(QLatin1Char('\n'));
}

StructureWords wordsFor(const AlgorithmInfo& info)
{
    switch (info.structure) {
    case StructureKind::None:
        break;
    case StructureKind::Cells:
        return {translated("Cells"),
                info.usesCellSize ? translated("Columns x rows of the grid") : translated("Cells of all sizes"),
                translated("Registrations"),
                translated("Entries in all cells: an object that touches four cells counts four times")};
    case StructureKind::TreeNodes:
        return {translated("Nodes"), translated("Nodes of the tree, from the root to the leaves"),
                translated("Registrations"), translated("Entries in all nodes: each object stands in one")};
    case StructureKind::Intervals:
        return {translated("Intervals"), translated("The x ranges of the objects, kept in order"),
                translated("Registrations"), translated("Entries in the sorted lists: each object has one interval")};
    }
    return {};
}

} // namespace broadside
