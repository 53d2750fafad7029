#include "editor/plots/curve_chart.h"
#include "tests/support/test.h"

#include <QImage>

namespace broadside::test::tst_curve_chart {

class TestCurveChart : public QObject {
    Q_OBJECT
private slots:
    void numbersOfAxesAreNotCut_data();
    void numbersOfAxesAreNotCut();
};

void TestCurveChart::numbersOfAxesAreNotCut_data()
{
    QTest::addColumn<double>("greatest");
    QTest::addColumn<QString>("unit");
    QTest::newRow("short") << 5.0 << QStringLiteral(" u");
    QTest::newRow("many digits") << 8.79688123 << QStringLiteral(" metres");
    QTest::newRow("many digits on a steep curve") << 1.0e9 << QStringLiteral(" microseconds");
}

/// A cut-off number would reach to the edge of the widget.
void TestCurveChart::numbersOfAxesAreNotCut()
{
    QFETCH(const double, greatest);
    QFETCH(const QString, unit);
    CurveChart chart;
    chart.setTexts(
        QStringLiteral("Cell size"), [](double x) { return QString::number(x); },
        [unit](double y) { return QString::number(y, 'g', 12) + unit; });
    chart.setPoints({{1.0, 1.0, 0.0}, {2.0, greatest, 0.0}});
    chart.resize(420, 200);
    const QImage picture = chart.grab().toImage();
    const QColor ground = chart.palette().color(QPalette::Window);
    for (int y = 0; y < picture.height(); ++y)
        for (const int x : {0, 1})
            QVERIFY2(picture.pixelColor(x, y) == ground, qPrintable(QString::number(y)));
}

BROADSIDE_WINDOW_TEST(TestCurveChart)

} // namespace broadside::test::tst_curve_chart

#include "tst_curve_chart.moc"
