#include "editor/widgets/words/algorithm_words.h"

#include "editor/document/message_text.h"
#include "editor/widgets/words/number_text.h"
#include "editor/widgets/words/sentence.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace broadside {
namespace {

// The translation context of the texts in this file.
class AlgorithmWordsText {
    Q_DECLARE_TR_FUNCTIONS(AlgorithmWords)
};

QString rowText(const MessageForm* text) { return translated(Message(*text, {})); }
/// The full stop is that of the language.
QString summaryOf(const AlgorithmInfo& info) { return asSentence(rowText(info.summary)); }

} // namespace

bool startsTextbooks(const AlgorithmInfo& info)
{
    const auto first = std::ranges::find_if(algorithms(), &AlgorithmInfo::isTextbook);
    return first != algorithms().end() && first->algorithm == info.algorithm;
}

QString listedName(const AlgorithmInfo& info)
{
    const QString name = toQString(info.name);
    return info.isTextbook() ? AlgorithmWordsText::tr("%1 (with faults)").arg(name) : name;
}

QString descriptionOf(const AlgorithmInfo& info)
{
    const QString faults =
        info.isTextbook() ? AlgorithmWordsText::tr("Kept with its published faults, for study.") : QString();
    return joinedSentences({summaryOf(info), faults});
}

QString tipOf(const AlgorithmInfo& info)
{
    QStringList lines{summaryOf(info), AlgorithmWordsText::tr("Cost: %1.").arg(rowText(info.cost)),
                      AlgorithmWordsText::tr("Use it %1.").arg(rowText(info.use))};
    if (info.isTextbook())
        lines += AlgorithmWordsText::tr("Faults: %1.").arg(rowText(info.faults));
    if (!info.isAvailable())
        lines += AlgorithmWordsText::tr("Not available in this version.");
    return lines.join(QLatin1Char('\n'));
}

StructureWords wordsFor(const AlgorithmInfo& info)
{
    switch (info.structure) {
    case StructureKind::None:
        break;
    case StructureKind::Cells:
        return {AlgorithmWordsText::tr("Cells"),
                info.usesCellSize ? AlgorithmWordsText::tr("Columns x rows of the grid")
                                  : AlgorithmWordsText::tr("Cells of all sizes"),
                AlgorithmWordsText::tr("Registrations"),
                info.usesCellSize ? AlgorithmWordsText::tr(
                                        "Entries in all cells: an object that touches four cells counts four times")
                                  : AlgorithmWordsText::tr("Entries in all cells: each object is in one cell")};
    case StructureKind::TreeNodes:
        return {AlgorithmWordsText::tr("Nodes"),
                AlgorithmWordsText::tr("Nodes of the tree, from the root to the leaves"),
                AlgorithmWordsText::tr("Registrations"),
                AlgorithmWordsText::tr("Entries in all nodes: each object is in one node")};
    case StructureKind::Intervals:
        return {AlgorithmWordsText::tr("Intervals"),
                AlgorithmWordsText::tr("The x ranges of the objects, kept in order"),
                AlgorithmWordsText::tr("Registrations"),
                AlgorithmWordsText::tr("Entries in the sorted lists: each object has one interval")};
    }
    return {};
}

} // namespace broadside
