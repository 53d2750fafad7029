// Recordings of correct games: waste is reported only where it was put in.

#include "core/debug/waste/waste.h"
#include "tests/planted/planted.h"
#include "tests/support/sanitized.h"
#include "tests/support/test.h"

namespace broadside::test::tst_planted_waste {

class TestPlantedWaste : public QObject {
    Q_OBJECT
private slots:
    void plainHostsWasteNothing_data();
    void plainHostsWasteNothing();
};

void TestPlantedWaste::plainHostsWasteNothing_data()
{
    QTest::addColumn<int>("number");
    const std::vector<planted::Case> cases = planted::plainHosts(1);
    const std::size_t stride = kSanitized ? 9 : 1;
    for (std::size_t i = 0; i < cases.size(); i += stride)
        QTest::newRow(cases[i].name.c_str()) << static_cast<int>(i);
}

void TestPlantedWaste::plainHostsWasteNothing()
{
    QFETCH(const int, number);
    const planted::Case asked = planted::plainHosts(1).at(static_cast<std::size_t>(number));
    const trace::Recording recording = planted::record(asked);
    const Waste waste = findWaste(recording, recording.steps()).value();
    for (const WasteFinding& found : waste.findings) {
        // Fourteen parcels are parked in one place of the warehouse; the bricks of the tower never move.
        const bool isPutIn = (asked.world == planted::World::Warehouse && found.rule == "parked-pool") ||
                             (asked.world == planted::World::Tower && found.rule == "unmarked-statics");
        QVERIFY2(isPutIn, (found.rule + ": " + found.sentence.text() + " " + found.remedy.text()).c_str());
    }
}

BROADSIDE_TEST(TestPlantedWaste)

} // namespace broadside::test::tst_planted_waste

#include "tst_planted_waste.moc"
