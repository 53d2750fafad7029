#include "editor/panels/findings/finding_words.h"

#include "core/debug/diagnosis/diagnosis_rules.h"
#include "core/debug/why/miss_cause.h"
#include "editor/document/message_text.h"
#include "editor/session/object_name.h"
#include "editor/widgets/words/number_text.h"

#include <QCoreApplication>
#include <QHeaderView>
#include <QTreeView>

#include <algorithm>

namespace broadside {
namespace {

// The context of this file's texts for translators.
class FindingWords {
    Q_DECLARE_TR_FUNCTIONS(FindingWords)
};

/// The page has a heading for each rule, and anchors have no slashes.
QString placeOfRule(QString rule) { return QStringLiteral("reference/rules#") + rule.remove(u'/'); }

} // namespace

QString foundName(const StepSession& session, const SceneDocument& document, const NameBook& names, std::uint64_t step,
                  ObjectId id)
{
    if (!session.capabilities().keepsIds)
        return toQString(names.nameAndId(step, id));
    const ObjectTable* objects = session.objects();
    const auto row = objects ? objects->rowOf(id) : std::nullopt;
    const SceneObject* object = row ? &objects->objectOf(*row) : document.scene().find(id);
    return object ? FindingWords::tr("%1 (%2)").arg(shownName(*object)).arg(id.value)
                  : toQString(names.nameAndId(step, id));
}

bool hasNoCandidates(const StepSession& session)
{
    const bool isRead = session.objects() != nullptr;
    return isRead && !session.capabilities().hasCandidates;
}

QString noCandidatesText()
{
    return FindingWords::tr(
        "Missed pairs are unknown, because the recording has no candidates of the game's broad phase (BST_CANDIDATES "
        "and bst_candidate in the game). An audit can find objects that pass through others. The panel Cell size and "
        "Debug > Compare algorithms try Broadside's algorithms on these boxes.");
}

QString helpFor(Finding::Kind kind, MissCause cause)
{
    switch (kind) {
    case Finding::Kind::MissedPair:
        return placeOfRule(QStringLiteral("missed-pair/") + toQString(nameOf(cause)));
    case Finding::Kind::Passage:
        return placeOfRule(QStringLiteral("audit/tunnelling"));
    case Finding::Kind::BoxSmallerThanShape:
        return placeOfRule(QStringLiteral("audit/box-smaller-than-shape"));
    }
    return {};
}

QString helpForExplanation(const std::string& rule)
{
    const auto known = std::ranges::find(diagnosisRules(), std::string_view(rule), &DiagnosisRule::id);
    return known == diagnosisRules().end() ? placeOfRule(QStringLiteral("diagnosis/other"))
                                           : QStringLiteral("faults#") + toQString(known->section);
}

bool hasTitle(const std::string& rule)
{
    return std::ranges::find(diagnosisRules(), std::string_view(rule), &DiagnosisRule::id) != diagnosisRules().end();
}

QString titleOfExplanation(const std::string& rule)
{
    const auto known = std::ranges::find(diagnosisRules(), std::string_view(rule), &DiagnosisRule::id);
    return known == diagnosisRules().end() ? toQString(rule) : translated(known->title.message());
}

void fitToHeader(QTreeView& list, int column)
{
    QFont font = list.font();
    font.setBold(true); // as in the rows of explanations
    const int margin = list.style()->pixelMetric(QStyle::PM_FocusFrameHMargin, nullptr, &list) + 1;
    const int number = QFontMetrics(font).horizontalAdvance(QStringLiteral("000 000")) + 2 * margin;
    list.header()->resizeSection(column, std::max(list.header()->sectionSizeHint(column), number));
}

bool isChosen(const QTreeView& list, const QModelIndex& current) { return list.selectionModel()->isSelected(current); }

} // namespace broadside
