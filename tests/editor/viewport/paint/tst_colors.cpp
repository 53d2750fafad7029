#include "editor/viewport/paint/colors.h"
#include "tests/support/editor/contrast.h"
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
    void simulatedEyesSeeWhatIsPublished_data();
    void simulatedEyesSeeWhatIsPublished();
    void linesReachThreeToOne_data() { addThemesAndVisions(); }
    void linesReachThreeToOne();
    void textsReachFourAndAHalfToOne_data() { addThemesAndVisions(); }
    void textsReachFourAndAHalfToOne();
    void meaningsThatLookAlikeDifferInColor_data() { addThemesAndVisions(); }
    void meaningsThatLookAlikeDifferInColor();
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
    static Vision fetchedVision()
    {
        QFETCH(int, vision);
        return kVisions[static_cast<std::size_t>(vision)];
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

/// Light of the primaries, from the columns of the published matrices.
void TestColors::simulatedEyesSeeWhatIsPublished_data()
{
    QTest::addColumn<int>("vision");
    QTest::addColumn<quint32>("color");
    QTest::addColumn<double>("red");
    QTest::addColumn<double>("green");
    QTest::addColumn<double>("blue");
    const auto row = [](const char* name, Vision vision, quint32 color, double red, double green, double blue) {
        QTest::newRow(name) << static_cast<int>(vision) << color << red << green << blue;
    };
    row("red, protanopia", Vision::Protanopia, 0xFF0000, 0.152286, 0.114503, 0.0);
    row("red, deuteranopia", Vision::Deuteranopia, 0xFF0000, 0.367322, 0.280085, 0.0);
    row("green, tritanopia", Vision::Tritanopia, 0x00FF00, 0.0, 0.930809, 0.691367);
    row("blue, tritanopia", Vision::Tritanopia, 0x0000FF, 0.0, 0.147602, 0.303900);
    row("white, protanopia", Vision::Protanopia, 0xFFFFFF, 1.0, 1.0, 1.0);
    row("white, tritanopia", Vision::Tritanopia, 0xFFFFFF, 1.0, 1.0, 1.0);
}

void TestColors::simulatedEyesSeeWhatIsPublished()
{
    QFETCH(const int, vision);
    QFETCH(const quint32, color);
    QFETCH(const double, red);
    QFETCH(const double, green);
    QFETCH(const double, blue);
    const Rgba seen = seenWith(kVisions[static_cast<std::size_t>(vision)], rgbaOf(QColor::fromRgb(color)));
    QVERIFY2(std::abs(linearOf(seen.r) - red) < 0.005, qPrintable(QString::number(linearOf(seen.r))));
    QVERIFY2(std::abs(linearOf(seen.g) - green) < 0.005, qPrintable(QString::number(linearOf(seen.g))));
    QVERIFY2(std::abs(linearOf(seen.b) - blue) < 0.005, qPrintable(QString::number(linearOf(seen.b))));
}

void TestColors::linesReachThreeToOne()
{
    const Theme theme = fetchedTheme();
    const Vision vision = fetchedVision();
    for (const Rgba background : {theme.background, theme.outside}) {
        for (const Meaning& meaning : theme.meanings) {
            const double ratio = contrastWith(vision, meaning.stroke.color, background);
            QVERIFY2(ratio >= 3.0, qPrintable(QStringLiteral("%1: %2").arg(QLatin1String(meaning.name)).arg(ratio)));
            QCOMPARE(meaning.stroke.color.a, 255);
        }
        QVERIFY(contrastWith(vision, theme.guide, background) >= 3.0);
    }
}

void TestColors::textsReachFourAndAHalfToOne()
{
    const Theme theme = fetchedTheme();
    for (const Rgba text : {theme.text, theme.cellId})
        for (const Rgba background : {theme.background, theme.outside, theme.plate})
            QVERIFY(contrastWith(fetchedVision(), text, background) >= 4.5);
}

/// Two meanings whose lines and fills are alike at a glance are told apart by their colours, by all eyes.
void TestColors::meaningsThatLookAlikeDifferInColor()
{
    const Theme theme = fetchedTheme();
    const auto strength = [](const Meaning& meaning) {
        const int alpha = meaning.fill.color.a;
        return alpha == 0 ? 0 : alpha < 64 ? 1 : alpha < 100 ? 2 : 3;
    };
    for (const Meaning& a : theme.meanings)
        for (const Meaning& b : theme.meanings) {
            const bool isAlike = &a != &b && a.stroke.pattern == b.stroke.pattern && a.fill.hatched == b.fill.hatched &&
                                 std::abs(a.stroke.width - b.stroke.width) < 1.0F && strength(a) == strength(b);
            const double distance = distanceWith(fetchedVision(), a.stroke.color, b.stroke.color);
            QVERIFY2(!isAlike || distance >= 0.06,
                     qPrintable(
                         QStringLiteral("%1, %2: %3").arg(QLatin1String(a.name), QLatin1String(b.name)).arg(distance)));
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
