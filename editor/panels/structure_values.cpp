#include "editor/panels/structure_values.h"

#include "core/base/saturating.h"
#include "core/broadphase/limits.h"
#include "core/debug/tuning/occupancy_summary.h"
#include "editor/document/percent_text.h"
#include "editor/widgets/panel_form.h"
#include "editor/widgets/words/algorithm_words.h"
#include "editor/widgets/words/number_text.h"

#include <QCoreApplication>

namespace broadside {
namespace {

// The translation context of the texts in this file.
class StructureValuesText {
    Q_DECLARE_TR_FUNCTIONS(StructureValues)
};

} // namespace

StructureValues::StructureValues(QFormLayout& form)
    : m_form(form)
    , m_parts(addValue(form, QStringLiteral("cells"), {}, {}))
    , m_empty(addValue(form, QStringLiteral("occupied"), StructureValuesText::tr("Empty cells"),
                       StructureValuesText::tr(
                           "Cells without any object. If nearly all are empty, the cells are small for this world.")))
    , m_perCell(addValue(form, QStringLiteral("perCell"), StructureValuesText::tr("Objects per cell"),
                         StructureValuesText::tr("Mean of the occupied cells, and the fullest cell.\nMany objects in a "
                                                 "cell mean many candidates: the cells are large.")))
    , m_registrations(addValue(form, QStringLiteral("registrations"), {}, {}))
    , m_memory(addValue(form, QStringLiteral("memory"), StructureValuesText::tr("Memory"),
                        StructureValuesText::tr("Of the structure, without the objects")))
{}

void StructureValues::show(const ShownWorld& shownWorld, const Capabilities& known)
{
    nameRows(infoOf(shownWorld.broadPhaseSettings().algorithm));
    showOccupancy(shownWorld);
    const BroadPhase* broadPhase = shownWorld.broadPhase();
    if (!broadPhase) {
        for (QLabel* value : {m_registrations, m_memory})
            value->setText(QStringLiteral("-"));
        return;
    }
    m_form.setRowVisible(m_memory, known.hasOwnBroadPhase); // a game does not record it
    if (!known.hasCells) {                                  // one row says it for all
        m_parts->setText(StructureValuesText::tr("not recorded"));
        for (QWidget* value : {m_empty, m_perCell, m_registrations})
            m_form.setRowVisible(value, false);
        return;
    }
    const BroadPhaseStatistics statistics = broadPhase->statistics();
    if (!broadPhase->cellTable())
        m_parts->setText(grouped(statistics.cells));
    m_registrations->setText(grouped(statistics.registrations));
    const QString memory = bytesText(statistics.bytes);
    m_memory->setText(statistics.objects == 0 ? memory
                                              : StructureValuesText::tr("%1 (%2 an object)")
                                                    .arg(memory, bytesText(statistics.bytes / statistics.objects)));
}

void StructureValues::nameRows(const AlgorithmInfo& info)
{
    const StructureWords words = wordsFor(info);
    nameRow(*m_parts, words.parts, words.partsTip);
    nameRow(*m_registrations, words.registrations, words.registrationsTip);
    for (QWidget* ofCells : {m_empty, m_perCell})
        m_form.setRowVisible(ofCells, info.usesCellSize);
}

/// Sets the label of a value, its tooltip, and the name for screen readers.
void StructureValues::nameRow(QLabel& value, const QString& name, const QString& tip)
{
    if (auto* label = qobject_cast<QLabel*>(m_form.labelForField(&value))) {
        label->setText(name);
        label->setToolTip(tip);
    }
    value.setAccessibleName(name);
    value.setToolTip(tip);
    m_form.setRowVisible(&value, !name.isEmpty());
}

void StructureValues::showOccupancy(const ShownWorld& shownWorld)
{
    for (QLabel* value : {m_parts, m_empty, m_perCell})
        value->setText(QStringLiteral("-"));
    const std::optional<CellTable> table = shownWorld.cellTable();
    if (!table || !shownWorld.broadPhase())
        return;
    const std::uint64_t cells =
        saturatingProduct(static_cast<std::uint64_t>(table->columns()), static_cast<std::uint64_t>(table->rows()));
    m_parts->setText(
        StructureValuesText::tr("%1 x %2 = %3").arg(grouped(table->columns()), grouped(table->rows()), grouped(cells)));
    if (cells > limits::kDenseCells) { // hashed-grid allows so many cells, but counting them one by one would take long
        m_empty->setText(StructureValuesText::tr("nearly all"));
        return;
    }
    const OccupancySummary summary = occupancySummaryOf(*shownWorld.broadPhase());
    m_empty->setText(StructureValuesText::tr("%1 (%2)").arg(grouped(summary.cells - summary.occupied),
                                                            translatedPercent(summary.emptyShare())));
    m_perCell->setText(
        StructureValuesText::tr("mean %1, most %2").arg(rounded(summary.mean(), 3), grouped(summary.most)));
}

} // namespace broadside
