#include "tests/support/editor/tabs_fixture.h"
#include "tests/support/game_trace.h"
#include "tests/support/test.h"

#include <QAbstractSpinBox>
#include <QLabel>

namespace broadside::test::tst_game_coordinates {

/// A recording of a game that counts in pixels, y down, with the origin in the middle of its world: the window tells
/// its positions and lengths as the game does.
class TestGameCoordinates : public QObject {
    Q_OBJECT
private slots:
    void positionsAndLengthsAreThoseOfTheGame_data();
    void positionsAndLengthsAreThoseOfTheGame();
    void aRegionIsShownAndTypedInThem();
    void aSceneKeepsItsMetres();
};

namespace {

class Fixture : public TabsFixture {
public:
    explicit Fixture(double unitsPerMetre)
    {
        const QString file = folder.filePath(QStringLiteral("game.bstrace"));
        bst_settings game = bst_default_settings();
        game.units_per_metre = unitsPerMetre;
        game.y_down = 1;
        game.world[0] = -480.0;
        game.world[1] = -270.0;
        game.world[2] = 480.0;
        game.world[3] = 270.0;
        bst_trace* trace = bst_open_file(QFile::encodeName(file).constData(), &game);
        bst_frame_begin(trace, 0, 0.0);
        bst_box(trace, 1, 443.5, -88.5, 459.5, -64.5);
        bst_box(trace, 2, 100.0, 100.0, 110.0, 110.0);
        bst_candidate(trace, 1, 2);
        bst_frame_end(trace);
        bst_close(trace);
        window->openFiles({file});
    }
    [[nodiscard]] bool isOpen() const { return page().model().recording && !page().model().recording->isEmpty(); }
    /// Moves the pointer onto a point of the game.
    void hover(Vec2 ofGame) const
    {
        const Vec2 metres = page().shownWorld().coordinates().metres(ofGame);
        const Vec2 screen = page().viewport().camera().toScreen(metres);
        QMouseEvent move(QEvent::MouseMove, {screen.x, screen.y},
                         page().viewport().mapToGlobal(QPointF(screen.x, screen.y)), Qt::NoButton, Qt::NoButton,
                         Qt::NoModifier);
        QApplication::sendEvent(&page().viewport(), &move);
    }
};

} // namespace

void TestGameCoordinates::positionsAndLengthsAreThoseOfTheGame_data()
{
    QTest::addColumn<double>("unitsPerMetre");
    QTest::addColumn<QString>("metres");
    QTest::addColumn<QString>("units");
    QTest::newRow("pixels") << 32.0 << QString() << QStringLiteral(" units");
    QTest::newRow("metres") << 1.0 << QStringLiteral(" m") << QStringLiteral(" m");
}

void TestGameCoordinates::positionsAndLengthsAreThoseOfTheGame()
{
    QFETCH(const double, unitsPerMetre);
    QFETCH(const QString, metres);
    QFETCH(const QString, units);
    const Fixture editor(unitsPerMetre);
    QTRY_VERIFY(editor.isOpen());
    editor.page().focus().select(ObjectId{1});
    const auto& text = editor.part<QLabel>("recordedObjects");
    QTRY_VERIFY2(text.text().contains(QStringLiteral("box from 443.50, -88.50%1 to 459.50, -64.50%1").arg(metres)),
                 qPrintable(text.text()));
    QVERIFY2(text.text().contains(QStringLiteral("16%1 wide, 24%1 high").arg(units)), qPrintable(text.text()));
    editor.hover({105.0, 105.0});
    QTRY_VERIFY(!editor.page().focus().hovered().isNull());
    const QStringList shown = editor.part<QLabel>("statusPosition").text().split(QStringLiteral(", "));
    QCOMPARE(shown.size(), 2);
    for (const QString& number : shown) // the pointer is on a whole pixel of the screen
        QVERIFY2(std::abs(number.split(QLatin1Char(' ')).first().toDouble() - 105.0) < 2.0, qPrintable(number));
}

void TestGameCoordinates::aRegionIsShownAndTypedInThem()
{
    const Fixture editor(32.0);
    QTRY_VERIFY(editor.isOpen());
    BreakpointSession& breakpoints = editor.page().model().breakpoints;
    const GameCoordinates in = editor.page().shownWorld().coordinates();
    Breakpoint breakpoint;
    breakpoint.kind = Breakpoint::Kind::EntersRegion;
    breakpoint.region = in.boxInMetres({{-64.0, 32.0}, {0.0, 160.0}});
    breakpoints.add(breakpoint);
    QCOMPARE(breakpoints.sentence(0), QStringLiteral("Any object enters the region (-64, 32) to (0, 160)"));
    auto& y = editor.part<QAbstractSpinBox>("breakpointY");
    QTRY_COMPARE(y.text(), QStringLiteral("32"));
    QCOMPARE(editor.part<QAbstractSpinBox>("breakpointX").text(), QStringLiteral("-64"));
    QCOMPARE(editor.part<QAbstractSpinBox>("breakpointHeight").text(), QStringLiteral("128"));
    y.setFocus();
    y.selectAll();
    QTest::keyClicks(&y, QStringLiteral("40"));
    QTest::keyClick(&y, Qt::Key_Return);
    const Aabb region = in.box(breakpoints.list().front().region);
    QCOMPARE(region.lo, (Vec2{-64.0, 40.0}));
    QCOMPARE(region.hi, (Vec2{0.0, 168.0}));
}

void TestGameCoordinates::aSceneKeepsItsMetres()
{
    const TabsFixture editor;
    QCOMPARE(editor.page().shownWorld().coordinates(), GameCoordinates{});
}

BROADSIDE_WINDOW_TEST(TestGameCoordinates)

} // namespace broadside::test::tst_game_coordinates

#include "tst_game_coordinates.moc"
