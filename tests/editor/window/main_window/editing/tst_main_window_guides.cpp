// Guides in the real window with mouse, keys, menus and dialogs.

#include "editor/session/shown_world.h"
#include "editor/widgets/number_field.h"
#include "tests/support/editor/dialog_answer.h"
#include "tests/support/editor/editor_world.h"
#include "tests/support/editor/window_fixture.h"
#include "tests/support/test.h"

#include <QComboBox>
#include <QDialog>
#include <QLineEdit>
#include <QMenu>

namespace broadside::test::tst_main_window_guides {

class TestMainWindowGuides : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cleanup() { m.reset(); }

    void aGuideIsDrawnAndAnObjectSnapsToIt();
    void guidesAreDraggedAndPutBack();
    void deleteTakesTheGuideNotTheObject();
    void aGuideIsAddedByNumber();
    void aDoubleClickAsksForTheExactPlace();
    void guidesComeToTheEdgesOfTheSelection();
    void allAreRemovedAtOnce();
    void theSwitchHidesThemAndIsRemembered();
    void disabledActionsSayWhy();
    void theyStandInTheMenuOfTheView();

private:
    [[nodiscard]] const Scene& scene() const { return m->page().document().scene(); }
    [[nodiscard]] QUndoStack& stack() const { return m->page().document().undoStack(); }
    [[nodiscard]] Vec2 positionOf(std::uint64_t id) const { return scene().find({id})->pose.position; }
    void dragFromTo(Vec2 from, Vec2 to) const
    {
        m->hover(from);
        m->press(from);
        m->drag(0.5 * from + 0.5 * to);
        m->drag(to);
        m->release(to);
    }
    /// Number of pixels of a column in the colour of guides.
    [[nodiscard]] int guidePixelsAt(double x) const
    {
        const QImage picture = m->picture();
        const double ratio = m->viewport().devicePixelRatioF();
        const int column = static_cast<int>(ratio * m->at({x, 0.0}).x());
        const bool dark = m->window->palette().color(QPalette::Window).lightness() < 128;
        const Rgba wanted = (dark ? darkTheme() : lightTheme()).guide;
        int count = 0;
        for (int y = 0; y < picture.height(); ++y) {
            int least = 255;
            for (int beside = -1; beside <= 1; ++beside) {
                const QColor color = picture.pixelColor(column + beside, y);
                least = std::min(least, std::max({std::abs(color.red() - wanted.r), std::abs(color.green() - wanted.g),
                                                  std::abs(color.blue() - wanted.b)}));
            }
            count += least < 40 ? 1 : 0;
        }
        return count;
    }

    std::unique_ptr<test::WindowFixture> m;
};

void TestMainWindowGuides::init()
{
    m = std::make_unique<test::WindowFixture>();
    Scene scene;
    scene.append(test::makeObject(1, {2.0, 2.0}));
    scene.append(test::makeObject(2, {7.0, 3.5}));
    m->page().document().reset(std::move(scene), {});
    m->viewport().showWorld();
    m->viewport().setFocus();
}

void TestMainWindowGuides::aGuideIsDrawnAndAnObjectSnapsToIt()
{
    m->key(Qt::Key_G);
    QVERIFY(m->action("guideTool").isChecked());
    m->click({4.137, 1.0});
    QCOMPARE(scene().guides.x.size(), std::size_t{1});
    const double guide = scene().guides.x.front();
    QVERIFY(std::abs(guide - 4.137) < 0.01);
    m->key(Qt::Key_V);
    m->hover({8.0, 1.0});
    const int dashes = guidePixelsAt(guide);
    QVERIFY2(dashes > m->picture().height() / 3, qPrintable(QString::number(dashes)));
    QVERIFY(guidePixelsAt(guide + 0.7) < 10);

    m->action("snapping").setChecked(true);
    m->action("snapToObjects").setChecked(false);
    m->action("snapToCells").setChecked(false);
    const double pixel = 1.0 / m->viewport().camera().pixelsPerMetre();
    dragFromTo({2.0, 2.0}, {guide - 0.5 - 5.0 * pixel, 2.5}); // the right edge snaps to the guide
    const auto row = m->page().shownWorld().objects().indexOf({1});
    QCOMPARE(m->page().shownWorld().objects().boundsOf(*row).hi.x, guide);
    QCOMPARE(stack().count(), 2);
    dragFromTo(positionOf(1), {guide + 4.0 * pixel, 2.5}); // now the centre snaps
    QCOMPARE(positionOf(1).x, guide);
}

void TestMainWindowGuides::guidesAreDraggedAndPutBack()
{
    m->key(Qt::Key_G);
    m->click({4.0, 1.0});
    const double from = scene().guides.x.front();
    m->hover({from, 3.0});
    QCOMPARE(m->viewport().cursor().shape(), Qt::SizeHorCursor);
    m->press({from, 3.0});
    m->drag({from + 0.5, 3.0});
    m->drag({from + 1.0, 3.0});
    QVERIFY(guidePixelsAt(from + 1.0) > m->picture().height() / 2);
    m->key(Qt::Key_Escape);
    m->release({from + 1.0, 3.0});
    QCOMPARE(scene().guides.x.front(), from);
    QCOMPARE(stack().count(), 1);
    dragFromTo({from, 3.0}, {from + 1.0, 3.0});
    QVERIFY(std::abs(scene().guides.x.front() - from - 1.0) < 1e-9);
    m->key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(scene().guides.x.front(), from);
    m->key(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(scene().guides.isEmpty());
}

void TestMainWindowGuides::deleteTakesTheGuideNotTheObject()
{
    m->page().focus().select(ObjectId{1});
    m->key(Qt::Key_G);
    m->click({4.0, 1.0});
    m->key(Qt::Key_Right);
    QCOMPARE(positionOf(1), (Vec2{2.0, 2.0}));
    m->key(Qt::Key_Delete);
    QVERIFY(scene().guides.isEmpty());
    QVERIFY(scene().contains({1}));
}

void TestMainWindowGuides::aGuideIsAddedByNumber()
{
    m->action("showGuides").setChecked(false);
    test::DialogAnswer answer(QStringLiteral("guideDialog"), [](QWidget& dialog) {
        auto* axis = dialog.findChild<QComboBox*>(QStringLiteral("guideAxis"));
        axis->setCurrentIndex(axis->findData(static_cast<int>(GuideAxis::Y)));
        auto* place = dialog.findChild<NumberField*>(QStringLiteral("guidePlace"));
        place->findChild<QLineEdit*>()->setText(QStringLiteral("sqrt(2)"));
        QTest::keyClick(place, Qt::Key_Return);
        if (dialog.isVisible())
            qobject_cast<QDialog*>(&dialog)->accept();
    });
    m->action("addGuide").trigger();
    QVERIFY(answer.wasAsked());
    QCOMPARE(scene().guides.y, std::vector{std::sqrt(2.0)}); // the guide keeps all digits
    QCOMPARE(stack().undoText(), QStringLiteral("Add guide at y 1.41421 m"));
    QVERIFY2(m->action("showGuides").isChecked(), "who makes one sees it");
}

void TestMainWindowGuides::aDoubleClickAsksForTheExactPlace()
{
    m->key(Qt::Key_G);
    m->click({4.0, 1.0});
    const Vec2 at{scene().guides.x.front(), 1.0};
    test::DialogAnswer answer(QStringLiteral("guideDialog"), [](QWidget& dialog) {
        auto* place = dialog.findChild<NumberField*>(QStringLiteral("guidePlace"));
        place->findChild<QLineEdit*>()->setText(QStringLiteral("5.25"));
        QTest::keyClick(place, Qt::Key_Return);
        if (dialog.isVisible())
            qobject_cast<QDialog*>(&dialog)->accept();
    });
    m->mouse(m->viewport(), QEvent::MouseButtonDblClick, m->at(at));
    QVERIFY(answer.wasAsked());
    QCOMPARE(scene().guides.x, std::vector{5.25});
    QCOMPARE(stack().count(), 2);
    m->key(Qt::Key_Escape);
}

void TestMainWindowGuides::guidesComeToTheEdgesOfTheSelection()
{
    m->page().focus().select(test::ids({1, 2}));
    m->action("guidesAtSelection").trigger();
    QCOMPARE(scene().guides.x, (std::vector{1.5, 7.5}));
    QCOMPARE(scene().guides.y, (std::vector{1.5, 4.0}));
    QCOMPARE(stack().count(), 1);
    QCOMPARE(stack().undoText(), QStringLiteral("Add guides at the edges of 2 objects"));
    m->action("guidesAtSelection").trigger();
    QCOMPARE(stack().count(), 1);
}

void TestMainWindowGuides::allAreRemovedAtOnce()
{
    m->page().focus().select(ObjectId{1});
    m->action("guidesAtSelection").trigger();
    QVERIFY(m->action("removeGuides").isEnabled());
    m->action("removeGuides").trigger();
    QVERIFY(scene().guides.isEmpty());
    QVERIFY(!m->action("removeGuides").isEnabled());
    m->key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(scene().guides.count(), std::size_t{4});
}

void TestMainWindowGuides::theSwitchHidesThemAndIsRemembered()
{
    const QImage without = m->picture();
    m->page().focus().select(ObjectId{1});
    m->action("guidesAtSelection").trigger();
    m->page().focus().clearSelection();
    QVERIFY(m->picture() != without);
    m->action("showGuides").setChecked(false);
    QVERIFY(m->picture() == without);
    m->makeWindow();
    QVERIFY(!m->action("showGuides").isChecked());
    m->key(Qt::Key_G);
    QVERIFY(m->action("showGuides").isChecked());
}

void TestMainWindowGuides::disabledActionsSayWhy()
{
    for (const char* name : {"guidesAtSelection", "removeGuides"}) {
        QVERIFY(!m->action(name).isEnabled());
        QVERIFY2(m->action(name).toolTip().endsWith(u'.'), name);
    }
    m->page().focus().select(ObjectId{1});
    QVERIFY(m->action("guidesAtSelection").isEnabled());
}

void TestMainWindowGuides::theyStandInTheMenuOfTheView()
{
    const QStringList names{QStringLiteral("showGuides"), QStringLiteral("addGuide"),
                            QStringLiteral("guidesAtSelection"), QStringLiteral("removeGuides")};
    QStringList found;
    for (const QMenu* menu : m->window->findChildren<QMenu*>())
        for (const QAction* action : menu->actions())
            if (names.contains(action->objectName())) {
                found += action->objectName();
                QVERIFY(!action->toolTip().isEmpty() && !action->statusTip().isEmpty());
            }
    QCOMPARE(found, names);
    QVERIFY(!m->action("guideTool").icon().isNull());
    QVERIFY(m->action("guideTool").toolTip().contains(QStringLiteral("(G)")));
}

BROADSIDE_WINDOW_TEST(TestMainWindowGuides)

} // namespace broadside::test::tst_main_window_guides

#include "tst_main_window_guides.moc"
