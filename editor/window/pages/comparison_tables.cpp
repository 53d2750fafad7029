#include "editor/window/pages/comparison_tables.h"

#include "core/scene/names.h"
#include "editor/document/message_text.h"
#include "editor/session/object_name.h"
#include "editor/widgets/words/algorithm_words.h"
#include "editor/widgets/words/number_text.h"

#include <QHeaderView>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QTableWidget>

#include <algorithm>

namespace broadside {
namespace {

constexpr std::size_t kMostPairs = 1'000; // The list shows no more pairs; the others are only counted.

QTableWidgetItem* makeItem(const QString& text, Qt::Alignment alignment = Qt::AlignRight)
{
    auto* item = new QTableWidgetItem(text);
    item->setTextAlignment(alignment | Qt::AlignVCenter);
    item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
    return item;
}

/// "grid, aabb-tree"
QString namesIn(std::uint32_t bits, const Lockstep& lockstep)
{
    QStringList names;
    for (std::size_t i = 0; i < lockstep.contenders().size(); ++i)
        if ((bits >> i) & 1U)
            names += toQString(nameOf(lockstep.contenders()[i].broadPhase->algorithm()));
    return listed(names);
}

QTableWidget* makeTable(const QString& name, const QString& label, const QStringList& headers, const QStringList& tips)
{
    auto* table = new QTableWidget(0, static_cast<int>(headers.size()));
    table->setObjectName(name);
    table->setAccessibleName(label);
    table->setHorizontalHeaderLabels(headers);
    for (int column = 0; column < headers.size(); ++column)
        table->horizontalHeaderItem(column)->setToolTip(tips[column]);
    table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    table->horizontalHeader()->setStretchLastSection(true);
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->setSelectionMode(QAbstractItemView::SingleSelection);
    table->setTabKeyNavigation(false);
    table->verticalHeader()->setDefaultSectionSize(table->fontMetrics().height() + 8);
    return table;
}

} // namespace

ComparisonTables::ComparisonTables(QObject* parent)
    : QObject(parent)
    , m_numbers(makeTable(
          QStringLiteral("comparisonNumbers"), tr("Numbers of the algorithms"),
          {tr("Candidates"), tr("Boxes"), tr("Missed"), tr("Checks", "tests of an algorithm"), tr("Memory"),
           tr("Time")},
          {tr("Distinct pairs that the algorithm reports"), tr("Candidates whose boxes overlap"),
           tr("Pairs that can collide and whose boxes overlap, but that the algorithm does not report"),
           tr("Comparisons of two objects in the published loop; a pair is counted each time that it is compared"),
           tr("Of the structure, without the objects"),
           tr("Time to add all objects and report all candidates, measured once in the background. For a "
              "decision, measure with the panel Cell size or \"broadside compare\".")}))
    , m_pairs(makeTable(QStringLiteral("comparisonPairs"), tr("Pairs about which they disagree"),
                        {tr("Pair"), tr("Boxes"), tr("Reported by"), tr("Not by")},
                        {tr("Click to select the two and bring them into view"),
                         tr("Overlap: algorithms that do not report the pair miss it. Apart: algorithms that report "
                            "the pair test it for nothing."),
                         tr("Algorithms that report the pair"), tr("Algorithms that do not")}))
{
    m_pairs->verticalHeader()->hide();
    connect(m_pairs, &QTableWidget::currentCellChanged, this, [this](int row) {
        if (row >= 0 && static_cast<std::size_t>(row) < m_listed.size())
            emit pairChosen(m_listed[static_cast<std::size_t>(row)]);
    });
}

void ComparisonTables::show(const Lockstep& lockstep)
{
    showNumbers(lockstep);
    showDisagreements(lockstep);
}

void ComparisonTables::clear()
{
    m_numbers->setRowCount(0);
    m_pairs->setRowCount(0);
    m_listed.clear();
}

void ComparisonTables::showNumbers(const Lockstep& lockstep)
{
    m_numbers->setRowCount(static_cast<int>(lockstep.contenders().size()));
    QStringList names;
    for (int row = 0; row < m_numbers->rowCount(); ++row) {
        const Contender& contender = lockstep.contenders()[static_cast<std::size_t>(row)];
        names += toQString(nameOf(contender.broadPhase->algorithm()));
        const QStringList texts{grouped(contender.candidates),  grouped(contender.boxOverlaps),
                                grouped(contender.missedCount), grouped(contender.checks),
                                bytesText(contender.memory),    tr("%1 µs").arg(rounded(contender.microseconds, 3))};
        for (int column = 0; column < texts.size(); ++column)
            m_numbers->setItem(row, column, makeItem(texts[column]));
    }
    m_numbers->setVerticalHeaderLabels(names);
    fitNumbers();
}

/// Makes all rows visible, also in a low window.
void ComparisonTables::fitNumbers()
{
    m_numbers->setMinimumHeight(m_numbers->horizontalHeader()->sizeHint().height() +
                                m_numbers->verticalHeader()->length() +
                                m_numbers->horizontalScrollBar()->sizeHint().height() + 2 * m_numbers->frameWidth());
}

void ComparisonTables::showDisagreements(const Lockstep& lockstep)
{
    const QSignalBlocker silent(m_pairs);
    m_listed.clear();
    m_pairs->setRowCount(0);
    if (!lockstep.disagreements())
        return;
    const std::vector<Disagreement>& all = *lockstep.disagreements();
    const std::size_t count = std::min(all.size(), kMostPairs);
    m_pairs->setRowCount(static_cast<int>(count));
    for (std::size_t i = 0; i < count; ++i) {
        const Disagreement& one = all[i];
        const SceneObject& a = lockstep.objects().objectOf(one.pair.a);
        const SceneObject& b = lockstep.objects().objectOf(one.pair.b);
        m_listed.push_back({a.id, b.id});
        const QStringList texts{shownName(a) + QStringLiteral(" - ") + shownName(b),
                                one.boxesOverlap ? tr("overlap") : tr("apart"), namesIn(one.reportedBy, lockstep),
                                namesIn(~one.reportedBy, lockstep)};
        for (int column = 0; column < texts.size(); ++column)
            m_pairs->setItem(static_cast<int>(i), column, makeItem(texts[column], Qt::AlignLeft));
    }
}

} // namespace broadside
