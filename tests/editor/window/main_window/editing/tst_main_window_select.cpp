// Selecting objects by their data, in the real window with keys, menus and the search.

#include "tests/support/editor/window_fixture.h"
#include "tests/support/test.h"

#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QToolButton>

namespace broadside::test::tst_main_window_select {

class TestMainWindowSelect : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cleanup() { m.reset(); }

    void allNoneAndTheOthersByKey();
    void theSameTypeByKey();
    void categoriesStandInTheMenuWithTheirCounts();
    void searchIsOneKeyAwayAndEnterSelectsWhatItFinds();
    void aSearchWithoutHitsKeepsTheSelection();
    void theButtonSaysWhyItCannot();

private:
    [[nodiscard]] Focus& focus() const { return m->page().focus(); }
    [[nodiscard]] const Scene& scene() const { return m->page().document().scene(); }

    std::unique_ptr<test::WindowFixture> m;
};

void TestMainWindowSelect::init()
{
    m = std::make_unique<test::WindowFixture>();
    m->page().openFirstSample();
    m->viewport().setFocus();
}

void TestMainWindowSelect::allNoneAndTheOthersByKey()
{
    QVERIFY(m->action("selectNone").toolTip().contains(QStringLiteral("Select an object first.")));
    m->key(Qt::Key_A, Qt::ControlModifier);
    QCOMPARE(focus().selection().size(), scene().size());
    m->key(Qt::Key_A, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(focus().selection().empty());
    focus().select(ObjectId{1});
    m->key(Qt::Key_I, Qt::ControlModifier);
    QCOMPARE(focus().selection().size(), scene().size() - 1);
    QVERIFY(!focus().isSelected({1}));
}

void TestMainWindowSelect::theSameTypeByKey()
{
    focus().select(scene().objects().back()->id);
    m->key(Qt::Key_T, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(focus().selection().size() > 1);
    for (const ObjectPtr& object : scene().objects())
        QCOMPARE(focus().isSelected(object->id), object->kind == scene().objects().back()->kind &&
                                                     object->shape.index() == scene().objects().back()->shape.index());
}

void TestMainWindowSelect::categoriesStandInTheMenuWithTheirCounts()
{
    auto& menu = m->part<QMenu>("selectCategory");
    emit menu.aboutToShow();
    QVERIFY(!menu.actions().isEmpty());
    QAction* first = menu.actions().front();
    first->trigger();
    QVERIFY(!focus().selection().empty());
    QVERIFY2(first->text().contains(QStringLiteral(": %1 object").arg(focus().selection().size())),
             qPrintable(first->text()));
}

void TestMainWindowSelect::searchIsOneKeyAwayAndEnterSelectsWhatItFinds()
{
    m->key(Qt::Key_F, Qt::ControlModifier);
    auto& search = m->part<QLineEdit>("objectsSearch");
    QCOMPARE(QApplication::focusWidget(), &search);
    QTest::keyClicks(&search, QStringLiteral("target 1"));
    QTest::keyClick(&search, Qt::Key_Return);
    QVERIFY(!focus().selection().empty());
    for (const ObjectPtr& object : scene().objects())
        QCOMPARE(focus().isSelected(object->id),
                 QString::fromStdString(object->name).toLower().contains(QStringLiteral("target")) &&
                     (object->name.find('1') != std::string::npos || object->id.value == 1));
    m->key(Qt::Key_F, Qt::ControlModifier);
    QTest::keyClicks(&search, QStringLiteral("3"));
    QCOMPARE(search.text(), QStringLiteral("3"));
    QTest::keyClick(&search, Qt::Key_F, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(focus().isSelected({3}));
}

void TestMainWindowSelect::aSearchWithoutHitsKeepsTheSelection()
{
    focus().select(ObjectId{3});
    m->key(Qt::Key_F, Qt::ControlModifier);
    auto& search = m->part<QLineEdit>("objectsSearch");
    QTest::keyClicks(&search, QStringLiteral("no such thing"));
    QTest::keyClick(&search, Qt::Key_Return);
    QCOMPARE(focus().selection(), (std::vector<ObjectId>{{3}}));
    QVERIFY2(m->part<QLabel>("objectsEmpty").text().contains(QStringLiteral("matches")),
             qPrintable(m->part<QLabel>("objectsEmpty").text()));
}

void TestMainWindowSelect::theButtonSaysWhyItCannot()
{
    auto& button = m->part<QToolButton>("objectsSelectFound");
    QVERIFY(!button.isEnabled());
    QVERIFY2(button.toolTip().contains(QStringLiteral("Type a search")), qPrintable(button.toolTip()));
    auto& search = m->part<QLineEdit>("objectsSearch");
    search.setText(QStringLiteral("no such thing"));
    QVERIFY(!button.isEnabled());
    QVERIFY2(button.toolTip().contains(QStringLiteral("finds no object")), qPrintable(button.toolTip()));
    search.setText(QStringLiteral("ball"));
    QVERIFY(button.isEnabled());
    QTest::mouseClick(&button, Qt::LeftButton);
    QCOMPARE(focus().selection().size(), std::size_t{1});
}

BROADSIDE_WINDOW_TEST(TestMainWindowSelect)

} // namespace broadside::test::tst_main_window_select

#include "tst_main_window_select.moc"
