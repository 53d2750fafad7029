#include "core/debug/diagnosis/cell_waste.h"
#include "core/debug/history/recorded_run.h"
#include "core/io/scene/scene_reader.h"
#include "tests/support/test.h"

#include <QFile>

namespace broadside::test::tst_cell_waste {

namespace {

Scene sceneNamed(const QString& name)
{
    QFile file(QStringLiteral(BROADSIDE_SCENES "/%1.broadside").arg(name));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("cannot read %s", qPrintable(name));
    return readScene(file.readAll().toStdString(), name.toStdString()).scene.value();
}

/// Counted by a world that is made with these cells.
std::uint64_t candidatesWith(Scene scene, double cellSize)
{
    scene.broadPhase.cellSize = cellSize;
    const World world = World::fromScene(scene).value();
    return Frame::of(world).funnel().candidates;
}

} // namespace

class TestCellWaste : public QObject {
    Q_OBJECT
private slots:
    void cellsThatFillUpAreTooLarge();
    void otherWorldsWasteNothing_data();
    void otherWorldsWasteNothing();
};

void TestCellWaste::cellsThatFillUpAreTooLarge()
{
    const Scene scene = sceneNamed(QStringLiteral("mysteries/slow-right"));
    const auto waste = diagnosis::wasteOfCells(RecordedRun(scene), {0, 0});
    QVERIFY(waste);
    QCOMPARE(waste->rule, std::string("cells-too-large"));
    QVERIFY(waste->symptom == Symptom::Cost);
    QCOMPARE(waste->parameters.size(), std::size_t{1});
    const double cellSize = waste->parameters.front().second;
    QVERIFY(cellSize < scene.broadPhase.cellSize);
    QCOMPARE(waste->found, candidatesWith(scene, scene.broadPhase.cellSize));
    QCOMPARE(waste->found - waste->explains, candidatesWith(scene, cellSize));
    Scene healed = scene;
    healed.broadPhase.cellSize = cellSize;
    QVERIFY(!diagnosis::wasteOfCells(RecordedRun(healed), {0, 0}));
}

void TestCellWaste::otherWorldsWasteNothing_data()
{
    QTest::addColumn<QString>("name");
    for (const char* name : {"cannon", "walkers", "pong", "pinball", "mysteries/two-runs", "mysteries/top-row"})
        QTest::newRow(name) << QString::fromLatin1(name);
}

void TestCellWaste::otherWorldsWasteNothing()
{
    QFETCH(const QString, name);
    QVERIFY(!diagnosis::wasteOfCells(RecordedRun(sceneNamed(name)), {0, 0}));
}

BROADSIDE_TEST(TestCellWaste)

} // namespace broadside::test::tst_cell_waste

#include "tst_cell_waste.moc"
