#include "editor/plots/strip_chart.h"
#include "tests/support/test.h"

#include <QImage>
#include <QMouseEvent>
#include <QSignalSpy>
#include <QWheelEvent>

#include <cmath>
#include <memory>

namespace broadside::test::tst_strip_chart {

class TestStripChart : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cleanup();
    void scalesAreRound_data();
    void scalesAreRound();
    void aClickAsksForTheStepUnderIt();
    void draggingScrubs();
    void hoveringReadsTheValues();
    void stacksSayEachPart();
    void keysGoAlong_data();
    void keysGoAlong();
    void theWheelZoomsAtThePointer();
    void numbersOfTheRulerDoNotPileUp_data();
    void numbersOfTheRulerDoNotPileUp();
    void whatIsZoomedInFollowsTheCursor();
    void aPeakBetweenPixelsIsDrawn();
    void nothingRecordedAsksForNothing();
    void whatIsNotKnownIsADash();

private:
    void send(QEvent::Type type, double x, Qt::MouseButtons buttons = {});
    void wheel(double x, int delta);
    std::unique_ptr<StripChart> m_chart;
};

void TestStripChart::init()
{
    m_chart = std::make_unique<StripChart>();
    const auto text = [](double value) { return QString::number(value) + QStringLiteral(" u"); };
    m_chart->setStrips({{QStringLiteral("One"), QStringLiteral("tip"), text, {{QStringLiteral("One"), PlotHue::Blue}}},
                        {QStringLiteral("Sum"),
                         QStringLiteral("tip"),
                         text,
                         {{QStringLiteral("lower"), PlotHue::Green}, {QStringLiteral("upper"), PlotHue::Orange}}}});
    m_chart->setMarkKinds({{QStringLiteral("Hits"), PlotHue::Orange, MarkKind::Sign::Disc}});
    m_chart->resize(800, 200);
    for (std::uint64_t step = 0; step <= 100; ++step) {
        m_chart->series(0, 0).append(static_cast<double>(step));
        m_chart->series(1, 0).append(10.0);
        m_chart->series(1, 1).append(14.0);
    }
    m_chart->setRange(0, 100);
    m_chart->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_chart.get(), test::kPatience));
}

void TestStripChart::cleanup() { m_chart.reset(); }

void TestStripChart::send(QEvent::Type type, double x, Qt::MouseButtons buttons)
{
    const QPointF at(x, 100.0);
    const Qt::MouseButton button = type == QEvent::MouseMove ? Qt::NoButton : Qt::LeftButton;
    QMouseEvent event(type, at, m_chart->mapToGlobal(at), button, buttons, Qt::NoModifier);
    QApplication::sendEvent(m_chart.get(), &event);
}

void TestStripChart::wheel(double x, int delta)
{
    const QPointF at(x, 100.0);
    QWheelEvent event(at, m_chart->mapToGlobal(at), {}, {0, delta}, Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase,
                      false);
    QApplication::sendEvent(m_chart.get(), &event);
}

void TestStripChart::scalesAreRound_data()
{
    QTest::addColumn<double>("value");
    QTest::addColumn<double>("top");
    QTest::newRow("zero") << 0.0 << 1.0;
    QTest::newRow("one") << 1.0 << 1.0;
    QTest::newRow("1.01") << 1.01 << 2.0;
    QTest::newRow("3") << 3.0 << 5.0;
    QTest::newRow("501") << 501.0 << 1'000.0;
    QTest::newRow("0.003") << 0.003 << 0.005;
    QTest::newRow("not a number") << std::nan("") << 1.0;
}

void TestStripChart::scalesAreRound()
{
    QFETCH(const double, value);
    QFETCH(const double, top);
    QVERIFY(std::abs(roundedUp(value) - top) < 1e-12 * top);
}

void TestStripChart::aClickAsksForTheStepUnderIt()
{
    QSignalSpy wanted(m_chart.get(), &StripChart::stepWanted);
    send(QEvent::MouseButtonPress, m_chart->xOf(37), Qt::LeftButton);
    QCOMPARE(wanted.size(), 1);
    QCOMPARE(wanted[0][0].toULongLong(), 37ULL);
    send(QEvent::MouseButtonPress, 3.0, Qt::LeftButton); // on the names of the curves
    QCOMPARE(wanted.size(), 1);
}

void TestStripChart::draggingScrubs()
{
    QSignalSpy wanted(m_chart.get(), &StripChart::stepWanted);
    connect(m_chart.get(), &StripChart::stepWanted, m_chart.get(), &StripChart::setCursor);
    send(QEvent::MouseButtonPress, m_chart->xOf(37), Qt::LeftButton);
    send(QEvent::MouseMove, m_chart->xOf(38), Qt::LeftButton);
    send(QEvent::MouseMove, m_chart->xOf(38) + 0.5, Qt::LeftButton);
    send(QEvent::MouseMove, 5'000.0, Qt::LeftButton);
    QCOMPARE(wanted.size(), 3);
    QCOMPARE(wanted[2][0].toULongLong(), 100ULL);
}

void TestStripChart::hoveringReadsTheValues()
{
    m_chart->setTimes([](std::uint64_t step) { return std::optional(0.5 * static_cast<double>(step)); });
    m_chart->setMarks({{12, 0, QStringLiteral("3 hits")}, {13, 0, QStringLiteral("1 hit")}});
    QSignalSpy changed(m_chart.get(), &StripChart::hoverChanged);
    send(QEvent::MouseMove, m_chart->xOf(12));
    QCOMPARE(changed.size(), 1);
    QCOMPARE(m_chart->hoveredStep(), std::optional<std::uint64_t>(12));
    const QString text = m_chart->readout(12);
    QVERIFY(text.startsWith(QStringLiteral("Step 12, 6.000 s\nOne: 12 u\n")));
    QVERIFY(text.endsWith(QStringLiteral("3 hits")));
    QEvent leave(QEvent::Leave);
    QApplication::sendEvent(m_chart.get(), &leave);
    QVERIFY(!m_chart->hoveredStep());
}

void TestStripChart::stacksSayEachPart()
{
    QVERIFY(m_chart->readout(5).contains(QStringLiteral("lower: 10 u\nupper: 4 u")));
}

void TestStripChart::keysGoAlong_data()
{
    QTest::addColumn<int>("key");
    QTest::addColumn<qulonglong>("step");
    QTest::newRow("left") << int(Qt::Key_Left) << 49ULL;
    QTest::newRow("right") << int(Qt::Key_Right) << 51ULL;
    QTest::newRow("page up") << int(Qt::Key_PageUp) << 40ULL;
    QTest::newRow("page down") << int(Qt::Key_PageDown) << 60ULL;
    QTest::newRow("home") << int(Qt::Key_Home) << 0ULL;
    QTest::newRow("end") << int(Qt::Key_End) << 100ULL;
}

void TestStripChart::keysGoAlong()
{
    QFETCH(const int, key);
    QFETCH(const qulonglong, step);
    m_chart->setCursor(50);
    QSignalSpy wanted(m_chart.get(), &StripChart::stepWanted);
    QTest::keyClick(m_chart.get(), static_cast<Qt::Key>(key));
    QCOMPARE(wanted.size(), 1);
    QCOMPARE(wanted[0][0].toULongLong(), step);
}

void TestStripChart::theWheelZoomsAtThePointer()
{
    const double x = m_chart->xOf(30);
    const double before = m_chart->xOf(31) - x;
    wheel(x, 240);
    QVERIFY(m_chart->xOf(31) - m_chart->xOf(30) > 1.3 * before);
    QVERIFY(std::abs(m_chart->xOf(30) - x) < 0.01);
    for (int i = 0; i < 20; ++i)
        wheel(x, -240);
    QVERIFY(std::abs(m_chart->xOf(30) - x) < 0.01); // zoomed out to all steps
    wheel(x, 480);
    send(QEvent::MouseButtonDblClick, x, Qt::LeftButton);
    QVERIFY(std::abs(m_chart->xOf(31) - m_chart->xOf(30) - before) < 0.01);
}

void TestStripChart::numbersOfTheRulerDoNotPileUp_data()
{
    QTest::addColumn<qulonglong>("last");
    QTest::addColumn<double>("place");
    QTest::addColumn<int>("notches");
    for (const qulonglong last : {100ULL, 123'456ULL, 12'345'678'901ULL})
        for (const double place : {0.0, 0.3, 1.0})
            for (const int notches : {0, 3, 12})
                QTest::addRow("%llu steps, %d notches at %.1f", last, notches, place) << last << place << notches;
}

/// Steps at the right edge have no number where the numbers would overlap.
void TestStripChart::numbersOfTheRulerDoNotPileUp()
{
    QFETCH(const qulonglong, last);
    QFETCH(const double, place);
    QFETCH(const int, notches);
    m_chart->setRange(0, last);
    const double left = m_chart->xOf(0);
    const double right = m_chart->xOf(last);
    for (int i = 0; i < notches; ++i)
        wheel(left + place * (right - left), 120);
    const std::vector<StripChart::RulerLabel> labels = m_chart->rulerLabels();
    QVERIFY(!labels.empty());
    for (std::size_t i = 0; i < labels.size(); ++i) {
        QVERIFY(labels[i].rect.left() >= left - 10.0 && labels[i].rect.right() <= m_chart->width());
        QVERIFY(m_chart->xOf(labels[i].step) <= m_chart->width());
        QVERIFY2(i == 0 || labels[i - 1].rect.right() < labels[i].rect.left(),
                 qPrintable(QString::number(labels[i].step)));
    }
}

void TestStripChart::whatIsZoomedInFollowsTheCursor()
{
    m_chart->setCursor(10);
    for (int i = 0; i < 6; ++i)
        wheel(m_chart->xOf(10), 120);
    const double left = m_chart->fontMetrics().averageCharWidth() * 28; // right end of the names of the curves
    const double before = m_chart->xOf(10);
    m_chart->setCursor(11);
    QCOMPARE(m_chart->xOf(10), before); // the step is visible
    for (const std::uint64_t step : {std::uint64_t{90}, std::uint64_t{20}, std::uint64_t{100}, std::uint64_t{0}}) {
        m_chart->setCursor(step);
        QVERIFY2(m_chart->xOf(step) >= left && m_chart->xOf(step) < m_chart->width(),
                 qPrintable(QString::number(step)));
    }
}

/// One step of a hundred thousand has a peak.
void TestStripChart::aPeakBetweenPixelsIsDrawn()
{
    StepSeries& series = m_chart->series(0, 0);
    series.reset();
    for (int i = 0; i < 100'000; ++i)
        series.append(i == 71'234 ? 1'000.0 : 1.0);
    m_chart->setRange(0, 99'999);
    m_chart->setCursor(0);
    const QImage image = m_chart->grab().toImage();
    const int x = static_cast<int>(std::round(m_chart->xOf(71'234)));
    const QColor line = plotColor(PlotHue::Blue, m_chart->palette());
    const auto inkIn = [&](int column) {
        int ink = 0;
        for (int y = 45; y < 90; ++y)
            ink += std::abs(image.pixelColor(column, y).red() - line.red()) < 90 &&
                   std::abs(image.pixelColor(column, y).blue() - line.blue()) < 70;
        return ink;
    };
    QVERIFY(std::max({inkIn(x - 1), inkIn(x), inkIn(x + 1)}) > 15);
    QVERIFY(inkIn(x - 30) < 8);
}

void TestStripChart::nothingRecordedAsksForNothing()
{
    m_chart->setRange(0, 0);
    QSignalSpy wanted(m_chart.get(), &StripChart::stepWanted);
    send(QEvent::MouseButtonPress, 400.0, Qt::LeftButton);
    QTest::keyClick(m_chart.get(), Qt::Key_Right);
    QVERIFY(wanted.isEmpty());
    QVERIFY(!m_chart->grab().isNull());
}

void TestStripChart::whatIsNotKnownIsADash()
{
    std::vector<Strip> strips{{QStringLiteral("Sum"),
                               QStringLiteral("tip"),
                               [](double value) { return QString::number(value) + QStringLiteral(" u"); },
                               {{QStringLiteral("lower"), PlotHue::Green}, {QStringLiteral("upper"), PlotHue::Orange}},
                               QStringLiteral("record it")}};
    m_chart->setStrips(strips);
    for (int step = 0; step <= 100; ++step) {
        m_chart->series(0, 0).append(step < 50 ? 4.0 : std::nan(""));
        m_chart->series(0, 1).append(std::nan(""));
    }
    m_chart->setCursor(10);
    QVERIFY2(m_chart->readout(10).contains(QStringLiteral("lower: 4 u\nupper: \u2013")),
             qPrintable(m_chart->readout(10)));
    QCOMPARE(m_chart->tipOf(0), QStringLiteral("tip"));
    m_chart->setCursor(60);
    QVERIFY(!m_chart->readout(60).contains(QLatin1Char('0') + QStringLiteral(" u")));
    QCOMPARE(m_chart->tipOf(0), QStringLiteral("tip\nrecord it"));
    const QImage picture = m_chart->grab().toImage(); // no curve without values
    const auto hasColour = [&](std::uint64_t step) {
        const int x = static_cast<int>(m_chart->xOf(step));
        for (int y = 60; y < picture.height() - 4; ++y)
            if (picture.pixelColor(x, y).saturation() > 120 && picture.pixelColor(x, y).hue() < 200)
                return true;
        return false;
    };
    QVERIFY(hasColour(30));
    QVERIFY(!hasColour(80));
}

BROADSIDE_WINDOW_TEST(TestStripChart)

} // namespace broadside::test::tst_strip_chart

#include "tst_strip_chart.moc"
