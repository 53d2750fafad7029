#pragma once

#include "core/broadphase/algorithm.h"

#include <QTest>

namespace broadside::test {

/// One data row for each algorithm that can be made.
inline void addAlgorithmRows()
{
    QTest::addColumn<int>("algorithm");
    for (const AlgorithmInfo& info : algorithms())
        if (info.isAvailable())
            QTest::newRow(info.name.data()) << static_cast<int>(info.algorithm);
}

/// The algorithm of the current row.
inline Algorithm fetchedAlgorithm()
{
    QFETCH(int, algorithm);
    return static_cast<Algorithm>(algorithm);
}

} // namespace broadside::test
