#include "editor/plots/plot_colors.h"
#include "editor/viewport/paint/colors.h"
#include "editor/widgets/icons.h"
#include "editor/window/layout/appearance.h"
#include "tests/support/editor/contrast.h"
#include "tests/support/test.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QImage>
#include <QLineEdit>
#include <QMainWindow>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QStyle>
#include <QToolBar>
#include <QToolButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace broadside::test::tst_appearance {

class TestAppearance : public QObject {
    Q_OBJECT
private slots:
    void cleanup() { applyAppearance(Appearance::System); }
    void framesCanBeSeen_data();
    void framesCanBeSeen();
    void textsOfWidgetsReachFourAndAHalfToOne_data() { addThemesAndVisions(); }
    void textsOfWidgetsReachFourAndAHalfToOne();
    void selectionsReachThreeToOne_data() { addThemesAndVisions(); }
    void selectionsReachThreeToOne();
    void linesOfPlotsAreSeenAndToldApart_data() { addThemesAndVisions(); }
    void linesOfPlotsAreSeenAndToldApart();
    void theWindowFollowsTheDesktopUnlessThemeIsChosen();
    void buttonsOfDialogsHaveNoIcons();
    void theArrowOfAFullToolBarCanBeSeen_data() { framesCanBeSeen_data(); }
    void theArrowOfAFullToolBarCanBeSeen();
    void disabledIconsAreSeenAndDoNotLookEnabled_data() { framesCanBeSeen_data(); }
    void disabledIconsAreSeenAndDoNotLookEnabled();

private:
    static QPalette fetchedPalette()
    {
        QFETCH(const bool, dark);
        applyAppearance(dark ? Appearance::Dark : Appearance::Light);
        return QApplication::palette();
    }
    static Vision fetchedVision()
    {
        QFETCH(const int, vision);
        return kVisions[static_cast<std::size_t>(vision)];
    }
};

namespace {

/// The strongest contrast with the window along a line of pixels.
double contrastAlong(const QImage& picture, QPoint from, QPoint step, int count, Rgba ground)
{
    double most = 1.0;
    for (int i = 0; i < count; ++i)
        most = std::max(most, contrastRatio(rgbaOf(picture.pixelColor(from + i * step)), ground));
    return most;
}

} // namespace

void TestAppearance::framesCanBeSeen_data()
{
    QTest::addColumn<QString>("appearance");
    QTest::newRow("dark") << QStringLiteral("dark");
    QTest::newRow("light") << QStringLiteral("light");
}

/// At the middle of each of the four sides, away from text and signs.
void TestAppearance::framesCanBeSeen()
{
    QFETCH(const QString, appearance);
    applyAppearance(appearanceNamed(appearance));
    QWidget window;
    auto* layout = new QVBoxLayout(&window);
    auto* focus = new QLineEdit; // takes the focus from the others
    const QList<QWidget*> fields{new QCheckBox(QStringLiteral("unchecked")),
                                 new QRadioButton(QStringLiteral("no")),
                                 new QLineEdit,
                                 new QDoubleSpinBox,
                                 new QComboBox,
                                 new QPlainTextEdit,
                                 new QTreeWidget};
    layout->addWidget(focus);
    for (QWidget* field : fields)
        layout->addWidget(field);
    window.resize(300, 460);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window, test::kPatience));
    focus->setFocus();
    const QImage picture = window.grab().toImage();
    const Rgba ground = rgbaOf(window.palette().color(QPalette::Window));
    constexpr int kReach = 5; // pixels across an edge
    for (QWidget* field : fields) {
        QRect rect = field->geometry();
        QStyleOptionButton option;
        option.initFrom(field);
        if (qobject_cast<QCheckBox*>(field))
            rect =
                window.style()->subElementRect(QStyle::SE_CheckBoxIndicator, &option, field).translated(rect.topLeft());
        else if (qobject_cast<QRadioButton*>(field))
            rect = window.style()
                       ->subElementRect(QStyle::SE_RadioButtonIndicator, &option, field)
                       .translated(rect.topLeft());
        const QPoint middle = rect.center();
        const std::pair<QPoint, QPoint> edges[] = {{{rect.left() - 1, middle.y()}, {1, 0}},
                                                   {{rect.right() + 1, middle.y()}, {-1, 0}},
                                                   {{middle.x(), rect.top() - 1}, {0, 1}},
                                                   {{middle.x(), rect.bottom() + 1}, {0, -1}}};
        for (const auto& [from, step] : edges) {
            const double contrast = contrastAlong(picture, from, step, kReach, ground);
            QVERIFY2(contrast >= 3.0,
                     qPrintable(
                         QStringLiteral("%1: %2").arg(QLatin1String(field->metaObject()->className())).arg(contrast)));
        }
    }
}

/// Disabled texts too, because their commands say what is missing.
void TestAppearance::textsOfWidgetsReachFourAndAHalfToOne()
{
    using Role = QPalette::ColorRole;
    const QPalette palette = fetchedPalette();
    const std::pair<Role, Role> pairs[] = {{QPalette::WindowText, QPalette::Window},
                                           {QPalette::Text, QPalette::Base},
                                           {QPalette::Text, QPalette::AlternateBase},
                                           {QPalette::PlaceholderText, QPalette::Base},
                                           {QPalette::ButtonText, QPalette::Button},
                                           {QPalette::Link, QPalette::Window},
                                           {QPalette::Link, QPalette::Base},
                                           {QPalette::Link, QPalette::AlternateBase},
                                           {QPalette::Link, QPalette::ToolTipBase},
                                           {QPalette::LinkVisited, QPalette::Window},
                                           {QPalette::LinkVisited, QPalette::Base},
                                           {QPalette::HighlightedText, QPalette::Highlight},
                                           {QPalette::ToolTipText, QPalette::ToolTipBase}};
    for (const auto group : {QPalette::Active, QPalette::Inactive, QPalette::Disabled})
        for (const auto& [text, ground] : pairs) {
            const double ratio =
                contrastWith(fetchedVision(), rgbaOf(palette.color(group, text)), rgbaOf(palette.color(group, ground)));
            QVERIFY2(ratio >= 4.5, qPrintable(QStringLiteral("group %1, %2 on %3: %4")
                                                  .arg(int{group})
                                                  .arg(int{text})
                                                  .arg(int{ground})
                                                  .arg(ratio)));
        }
}

void TestAppearance::selectionsReachThreeToOne()
{
    const QPalette palette = fetchedPalette();
    const Rgba mark = rgbaOf(palette.color(QPalette::Highlight));
    for (const auto ground : {QPalette::Window, QPalette::Base, QPalette::AlternateBase}) {
        const double ratio = contrastWith(fetchedVision(), mark, rgbaOf(palette.color(ground)));
        QVERIFY2(ratio >= 3.0, qPrintable(QStringLiteral("%1: %2").arg(int{ground}).arg(ratio)));
    }
}

void TestAppearance::linesOfPlotsAreSeenAndToldApart()
{
    const QPalette palette = fetchedPalette();
    const PlotHue hues[] = {PlotHue::Blue, PlotHue::Orange, PlotHue::Green, PlotHue::Vermilion, PlotHue::Purple};
    for (const PlotHue a : hues) {
        const Rgba color = rgbaOf(plotColor(a, palette));
        for (const auto ground : {QPalette::Window, QPalette::Base})
            QVERIFY2(contrastWith(fetchedVision(), color, rgbaOf(palette.color(ground))) >= 3.0,
                     qPrintable(QString::number(static_cast<int>(a))));
        for (const PlotHue b : hues) {
            const double distance = distanceWith(fetchedVision(), color, rgbaOf(plotColor(b, palette)));
            QVERIFY2(a == b || distance >= 0.06,
                     qPrintable(
                         QStringLiteral("%1, %2: %3").arg(static_cast<int>(a)).arg(static_cast<int>(b)).arg(distance)));
        }
    }
}

/// Qt 6.4 tells of another theme of the desktop by another palette of the application.
void TestAppearance::theWindowFollowsTheDesktopUnlessThemeIsChosen()
{
    const auto desktopHas = [](QRgb button) { QApplication::setPalette(QPalette(QColor::fromRgb(button))); };
    applyAppearance(Appearance::System);
    desktopHas(0xFF202020);
    QCOMPARE(themeFor(QApplication::palette()).background, darkTheme().background);
    desktopHas(0xFFE0E0E0);
    QCOMPARE(themeFor(QApplication::palette()).background, lightTheme().background);
    applyAppearance(Appearance::Dark);
    QCOMPARE(themeFor(QApplication::palette()).background, darkTheme().background);
    applyAppearance(Appearance::System); // forgets the colours of the chosen theme
    QCOMPARE(QApplication::palette().resolveMask(), QPalette().resolveMask());
}

/// Icons of the desktop are made for one theme alone.
void TestAppearance::buttonsOfDialogsHaveNoIcons()
{
    applyAppearance(Appearance::Dark);
    const QDialogButtonBox box(QDialogButtonBox::Close);
    QVERIFY(box.button(QDialogButtonBox::Close)->icon().isNull());
}

/// The button at the end of a tool bar without room for all of its buttons.
void TestAppearance::theArrowOfAFullToolBarCanBeSeen()
{
    QFETCH(const QString, appearance);
    applyAppearance(appearanceNamed(appearance));
    QMainWindow window;
    QToolBar& bar = *window.addToolBar(QStringLiteral("bar"));
    for (int i = 0; i < 9; ++i)
        bar.addAction(QStringLiteral("command"));
    window.resize(300, 200);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window, test::kPatience));
    auto* const more = bar.findChild<QToolButton*>(QStringLiteral("qt_toolbar_ext_button"));
    QVERIFY(more);
    QTRY_VERIFY(more->isVisible());
    const QImage picture = window.grab(QRect(more->mapTo(&window, QPoint()), more->size())).toImage();
    const Rgba ground = rgbaOf(picture.pixelColor(1, 1));
    double most = 1.0;
    for (int y = 2; y < picture.height() - 2; ++y)
        most = std::max(most, contrastAlong(picture, {2, y}, {1, 0}, picture.width() - 4, ground));
    QVERIFY2(most >= 4.5, qPrintable(QString::number(most)));
}

/// On a filled icon, which has pixels of the full colour.
void TestAppearance::disabledIconsAreSeenAndDoNotLookEnabled()
{
    QFETCH(const QString, appearance);
    applyAppearance(appearanceNamed(appearance));
    const Rgba ground = rgbaOf(QApplication::palette().color(QPalette::Window));
    const auto contrast = [&](QIcon::Mode mode) {
        const QImage picture = themedIcon(QStringLiteral("run")).pixmap(QSize(32, 32), mode).toImage();
        double most = 1.0;
        for (int y = 0; y < picture.height(); ++y)
            for (int x = 0; x < picture.width(); ++x)
                if (picture.pixelColor(x, y).alpha() == 255)
                    most = std::max(most, contrastRatio(rgbaOf(picture.pixelColor(x, y)), ground));
        return most;
    };
    const double disabled = contrast(QIcon::Disabled);
    QVERIFY2(disabled >= 3.0, qPrintable(QString::number(disabled)));
    QVERIFY2(contrast(QIcon::Normal) >= 3.0 * disabled, qPrintable(QString::number(disabled)));
}

BROADSIDE_WINDOW_TEST(TestAppearance)

} // namespace broadside::test::tst_appearance

#include "tst_appearance.moc"
