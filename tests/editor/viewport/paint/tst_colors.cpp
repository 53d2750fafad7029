#include "editor/viewport/paint/colors.h"
#include "tests/support/test.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <tuple>

namespace broadside::test::tst_colors {

class TestColors : public QObject {
    Q_OBJECT

private slots:
    void contrastFollowsTheStandard_data();
    void contrastFollowsTheStandard();
    void sufficientColorsAreKept();
    void insufficientColorsReachTheRatio();
    void linesReachThreeToOne_data() { addThemes(); }
    void linesReachThreeToOne();
    void textsReachFourAndAHalfToOne_data() { addThemes(); }
    void textsReachFourAndAHalfToOne();
    void meaningsDifferWithoutTheirColors_data() { addThemes(); }
    void meaningsDifferWithoutTheirColors();
    void namesAreDistinct();
    void darkThemeKeepsTheHuesOfOkabeAndIto();
    void heatGrowsEvenlyOverSeveralHues();

private:
    static void addThemes()
    {
        QTest::addColumn<bool>("dark");
        QTest::newRow("dark") << true;
        QTest::newRow("light") << false;
    }
    static Theme fetchedTheme()
    {
        QFETCH(bool, dark);
        return dark ? darkTheme() : lightTheme();
    }
};

void TestColors::contrastFollowsTheStandard_data()
{
    QTest::addColumn<quint32>("a");
    QTest::addColumn<quint32>("b");
    QTest::addColumn<double>("ratio");
    QTest::newRow("black on white") << 0x000000u << 0xFFFFFFu << 21.0;
    QTest::newRow("same") << 0x123456u << 0x123456u << 1.0;
    QTest::newRow("the grey that just suffices") << 0x767676u << 0xFFFFFFu << 4.54;
    QTest::newRow("red on white") << 0xFF0000u << 0xFFFFFFu << 4.0;
    QTest::newRow("blue on white") << 0x0000FFu << 0xFFFFFFu << 8.59;
}

void TestColors::contrastFollowsTheStandard()
{
    QFETCH(quint32, a);
    QFETCH(quint32, b);
    QFETCH(double, ratio);
    const auto rgba = [](quint32 c) {
        return Rgba{static_cast<std::uint8_t>(c >> 16), static_cast<std::uint8_t>(c >> 8),
                    static_cast<std::uint8_t>(c)};
    };
    QVERIFY2(std::abs(contrastRatio(rgba(a), rgba(b)) - ratio) < 0.01,
             qPrintable(QString::number(contrastRatio(rgba(a), rgba(b)))));
    QCOMPARE(contrastRatio(rgba(a), rgba(b)), contrastRatio(rgba(b), rgba(a)));
}

void TestColors::sufficientColorsAreKept()
{
    const Rgba vermilion{0xD5, 0x5E, 0x00, 77};
    QCOMPARE(withContrast(vermilion, {0, 0, 0}, 3.0), vermilion);
}

void TestColors::insufficientColorsReachTheRatio()
{
    for (const Rgba background : {Rgba{0, 0, 0}, Rgba{255, 255, 255}, Rgba{128, 128, 128}, Rgba{30, 60, 200}}) {
        for (const Rgba color : {Rgba{0, 0, 0}, Rgba{255, 255, 255}, Rgba{128, 130, 126}, Rgba{0xF0, 0xE4, 0x42}})
            QVERIFY(contrastRatio(withContrast(color, background, 3.0), background) >= 3.0);
    }
}

void TestColors::linesReachThreeToOne()
{
    const Theme theme = fetchedTheme();
    for (const Meaning& meaning : theme.meanings) {
        const double ratio = contrastRatio(meaning.stroke.color, theme.background);
        QVERIFY2(ratio >= 3.0, qPrintable(QStringLiteral("%1: %2").arg(QLatin1String(meaning.name)).arg(ratio)));
        QCOMPARE(meaning.stroke.color.a, 255);
    }
    QVERIFY(contrastRatio(theme.guide, theme.background) >= 3.0);
    QVERIFY(contrastRatio(theme.guide, theme.outside) >= 3.0);
}

void TestColors::textsReachFourAndAHalfToOne()
{
    const Theme theme = fetchedTheme();
    for (const Rgba text : {theme.text, theme.cellId}) {
        QVERIFY(contrastRatio(text, theme.background) >= 4.5);
        QVERIFY(contrastRatio(text, theme.plate) >= 4.5);
    }
}

void TestColors::meaningsDifferWithoutTheirColors()
{
    std::set<std::tuple<int, float, bool, int>> looks;
    for (const Meaning& meaning : fetchedTheme().meanings) {
        const int strength = meaning.fill.color.a == 0 ? 0 : meaning.fill.color.a < 64 ? 1 : 2;
        const bool isNew =
            looks
                .emplace(static_cast<int>(meaning.stroke.pattern), meaning.stroke.width, meaning.fill.hatched, strength)
                .second;
        QVERIFY2(isNew, meaning.name);
    }
}

void TestColors::namesAreDistinct()
{
    std::set<std::string> names;
    for (const Meaning& meaning : darkTheme().meanings)
        QVERIFY2(names.emplace(meaning.name).second, meaning.name);
}

void TestColors::darkThemeKeepsTheHuesOfOkabeAndIto()
{
    const Theme theme = darkTheme();
    QCOMPARE(theme[Mark::Hovered].stroke.color, (Rgba{0xF0, 0xE4, 0x42}));
    QCOMPARE(theme[Mark::HoveredCells].stroke.color, (Rgba{0x56, 0xB4, 0xE9}));
    QCOMPARE(theme[Mark::HoveredCells].fill.color.a, 38);
    QVERIFY(theme[Mark::HoveredCells].fill.hatched);
    QCOMPARE(theme[Mark::PotentialCollider].stroke.color, (Rgba{0xE6, 0x9F, 0x00}));
    QCOMPARE(theme[Mark::BoxOverlap].stroke.pattern, LinePattern::Dashed);
    QCOMPARE(theme[Mark::ShapeOverlap].stroke.color, (Rgba{0xD5, 0x5E, 0x00}));
    QCOMPARE(theme[Mark::MissedPair].stroke.color, (Rgba{0xCC, 0x79, 0xA7}));
    QCOMPARE(theme[Mark::StaticObject].stroke.color, (Rgba{0x00, 0x9E, 0x73}));
    QCOMPARE(theme[Mark::Launcher].stroke.color, (Rgba{0xFF, 0xFF, 0xFF}));
}

namespace {

struct OkLab {
    double lightness;
    double a;
    double b;
};

/// B. Ottosson, "A perceptual color space for image processing", 2020.
OkLab okLabOf(Rgba color)
{
    const auto linear = [](std::uint8_t channel) {
        const double c = channel / 255.0;
        return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
    };
    const double r = linear(color.r);
    const double g = linear(color.g);
    const double b = linear(color.b);
    const double l = std::cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
    const double m = std::cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
    const double s = std::cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
    return {0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
            1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
            0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s};
}

} // namespace

void TestColors::heatGrowsEvenlyOverSeveralHues()
{
    constexpr int kSteps = 20;
    std::vector<OkLab> ramp;
    for (int i = 0; i <= kSteps; ++i)
        ramp.push_back(okLabOf(heatColor(static_cast<double>(i) / kSteps)));
    double least = 1e9;
    double most = 0.0;
    std::set<int> hues; // in sixths of the colour circle
    for (std::size_t i = 1; i < ramp.size(); ++i) {
        QVERIFY2(ramp[i].lightness > ramp[i - 1].lightness + 0.01, qPrintable(QString::number(i)));
        const double step =
            std::hypot(ramp[i].lightness - ramp[i - 1].lightness, ramp[i].a - ramp[i - 1].a, ramp[i].b - ramp[i - 1].b);
        least = std::min(least, step);
        most = std::max(most, step);
        hues.insert(static_cast<int>(std::floor((std::atan2(ramp[i].b, ramp[i].a) + 3.1416) / 1.0472)));
    }
    QVERIFY2(most < 1.5 * least, qPrintable(QStringLiteral("%1 to %2").arg(least).arg(most)));
    QVERIFY(hues.size() >= 4);
    QCOMPARE(heatColor(-1.0), heatColor(0.0));
    QCOMPARE(heatColor(2.0), heatColor(1.0));
}

BROADSIDE_TEST(TestColors)

} // namespace broadside::test::tst_colors

#include "tst_colors.moc"
