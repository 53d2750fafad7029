#pragma once

#include <QTest>
#include <QTreeView>

namespace broadside::test {

/// All pairs in the audit list of the panel Diagnosis, with any explanation.
inline QModelIndexList auditPairs(const QTreeView& list)
{
    QModelIndexList pairs;
    const QAbstractItemModel& model = *list.model();
    for (int group = 0; group < model.rowCount(); ++group)
        for (int row = 0; row < model.rowCount(model.index(group, 0)); ++row)
            pairs << model.index(row, 0, model.index(group, 0));
    return pairs;
}

/// The explanation of the pair, in words.
inline QString explanationOf(const QModelIndex& pair) { return pair.parent().data().toString(); }

inline void clickRow(QTreeView& list, const QModelIndex& row)
{
    // The list appears with its first row, and gets its size a moment later.
    QVERIFY(QTest::qWaitFor([&] {
        list.scrollTo(row);
        return list.isVisible() && list.viewport()->rect().contains(list.visualRect(row).center());
    }));
    QTest::mouseClick(list.viewport(), Qt::LeftButton, Qt::NoModifier, list.visualRect(row).center());
}

} // namespace broadside::test
