#pragma once

#include "core/debug/history/lockstep.h"

#include <QObject>

#include <vector>

class QTableWidget;

namespace broadside {

/// Results of a comparison of algorithms in two tables: the numbers of each algorithm, and the pairs about which they
/// disagree. The tables belong to the widgets that contain them.
class ComparisonTables final : public QObject {
    Q_OBJECT
public:
    explicit ComparisonTables(QObject* parent);

    [[nodiscard]] QTableWidget& numbers() const noexcept { return *m_numbers; }
    [[nodiscard]] QTableWidget& pairs() const noexcept { return *m_pairs; }

    void show(const Lockstep& lockstep); ///< @pre it is complete
    void clear();

signals:
    void pairChosen(broadside::IdPair pair);

private:
    void showNumbers(const Lockstep& lockstep);
    void fitNumbers();
    void showDisagreements(const Lockstep& lockstep);

    QTableWidget* m_numbers;
    QTableWidget* m_pairs;
    std::vector<IdPair> m_listed;
};

} // namespace broadside
