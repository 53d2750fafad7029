// ComparisonWindow: what the last comparison says, in tables and sentences.

#include "core/base/count_text.h"
#include "core/scene/names.h"
#include "editor/viewport/linked_view.h"
#include "editor/widgets/words/algorithm_words.h"
#include "editor/widgets/words/number_text.h"
#include "editor/window/pages/comparison_window.h"

#include <QHeaderView>
#include <QLabel>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QTableWidget>

#include <algorithm>

namespace broadside {
namespace {

constexpr std::size_t kMostPairs = 1'000; // The list shows no more; the others are a count.

QTableWidgetItem* makeItem(const QString& text, Qt::Alignment alignment = Qt::AlignRight)
{
    auto* item = new QTableWidgetItem(text);
    item->setTextAlignment(alignment | Qt::AlignVCenter);
    item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
    return item;
}

/// "grid, aabb-tree"
QString namesIn(std::uint32_t bits, const std::vector<Algorithm>& algorithms)
{
    QStringList names;
    for (std::size_t i = 0; i < algorithms.size(); ++i)
        if ((bits >> i) & 1U)
            names += toQString(nameOf(algorithms[i]));
    return names.join(QStringLiteral(", "));
}

} // namespace

void ComparisonWindow::showLockstep()
{
    const Lockstep& lockstep = *m_session.latest();
    showSummaries(lockstep);
    showNumbers(lockstep);
    showDisagreements(lockstep);
    if (m_shownWorld != Vec2{lockstep.world().width, lockstep.world().height} && isVisible())
        showWorld(); // another scene
    draw();
}

QString ComparisonWindow::verdictOn(std::uint64_t disagreements, std::uint64_t overlapping)
{
    if (disagreements == 0)
        return tr("All algorithms report the same pairs.");
    const QString pairs = toQString(countOf(disagreements, "pair"));
    if (overlapping == 0)
        return tr("Only some algorithms report %1. Their boxes do not overlap, so no pair is missed.").arg(pairs);
    return tr("Only some algorithms report %1. The boxes of %2 overlap: the other algorithms miss them.")
        .arg(pairs, toQString(countOf(overlapping, "pair")));
}

void ComparisonWindow::showSummaries(const Lockstep& lockstep)
{
    for (std::size_t i = 0; i < m_shown.size(); ++i) {
        const Contender& contender = lockstep.contenders()[i];
        const QString candidates = toQString(countOf(contender.candidates, "candidate"));
        m_columns[m_shown[i]].summary->setText(
            contender.missed.empty() ? candidates
                                     : tr("%1, %2 missed").arg(candidates, grouped(contender.missedCount)));
    }
    if (!lockstep.disagreements()) {
        m_verdict->setText(tr("An algorithm reports more than %1 pairs. They are counted, and not compared one by one.")
                               .arg(grouped(Lockstep::kMostPairs)));
        return;
    }
    const auto overlapping = static_cast<std::size_t>(
        std::ranges::count_if(*lockstep.disagreements(), [](const Disagreement& one) { return one.boxesOverlap; }));
    m_verdict->setText(verdictOn(lockstep.disagreementCount(), overlapping));
}

void ComparisonWindow::showNumbers(const Lockstep& lockstep)
{
    m_numbers->setRowCount(static_cast<int>(m_shown.size()));
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

/// All rows are seen, in a low window, too.
void ComparisonWindow::fitNumbers()
{
    m_numbers->setMinimumHeight(m_numbers->horizontalHeader()->sizeHint().height() +
                                m_numbers->verticalHeader()->length() +
                                m_numbers->horizontalScrollBar()->sizeHint().height() + 2 * m_numbers->frameWidth());
}

void ComparisonWindow::showDisagreements(const Lockstep& lockstep)
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
        const QStringList texts{toQString(displayName(a)) + QStringLiteral(" - ") + toQString(displayName(b)),
                                one.boxesOverlap ? tr("overlap") : tr("apart"),
                                namesIn(one.handedOutBy, m_session.algorithms()),
                                namesIn(~one.handedOutBy, m_session.algorithms())};
        for (int column = 0; column < texts.size(); ++column)
            m_pairs->setItem(static_cast<int>(i), column, makeItem(texts[column], Qt::AlignLeft));
    }
}

void ComparisonWindow::onPairChosen(int row)
{
    if (row < 0 || static_cast<std::size_t>(row) >= m_listed.size())
        return;
    const IdPair pair = m_listed[static_cast<std::size_t>(row)];
    m_focus.select(std::vector<ObjectId>{pair.a, pair.b});
    const ObjectTable& objects = m_stage.objects();
    const auto a = objects.indexOf(pair.a);
    const auto b = objects.indexOf(pair.b);
    if (!a || !b)
        return; // gone since
    const Aabb both = united(objects.boundsOf(*a), objects.boundsOf(*b));
    Camera2D camera = m_columns.front().view->camera();
    const Aabb seen = camera.visibleWorld();
    if (contains(seen, both.lo) && contains(seen, both.hi))
        return;
    camera.setCenter(both.center());
    moveAll(camera);
}

} // namespace broadside
