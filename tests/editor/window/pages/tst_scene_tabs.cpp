#include "editor/window/pages/scene_tabs.h"
#include "tests/support/test.h"

namespace broadside::test::tst_scene_tabs {

class TestSceneTabs : public QObject {
    Q_OBJECT
private slots:
    void namesAreWholeWhileThereIsRoom();
    void withoutRoomNamesLoseTheirExtensions();
    void anIconMarksARecording();
};

void TestSceneTabs::namesAreWholeWhileThereIsRoom()
{
    SceneTabs tabs;
    tabs.resize(1'200, 30);
    tabs.show();
    QVERIFY(QTest::qWaitForWindowExposed(&tabs, test::kPatience));
    const QString name = QStringLiteral("a-level-with-a-name-that-says-all-there-is-to-say-about-it.broadside");
    const auto add = [&](int id) {
        SceneTabs::Label label;
        label.name = name;
        tabs.addScene(id);
        tabs.setLabel(id, label);
    };
    const int whole = tabs.fontMetrics().horizontalAdvance(name);
    add(1);
    QTRY_VERIFY2(tabs.tabRect(0).width() > whole, qPrintable(QString::number(tabs.tabRect(0).width())));
    for (int id = 2; id <= 8; ++id)
        add(id);
    QTRY_VERIFY(tabs.tabRect(0).width() < whole); // all tabs must fit
}

void TestSceneTabs::withoutRoomNamesLoseTheirExtensions()
{
    SceneTabs tabs;
    tabs.resize(1'200, 30);
    tabs.show();
    QVERIFY(QTest::qWaitForWindowExposed(&tabs, test::kPatience));
    const auto add = [&](int id, const QString& file, const QString& name) {
        tabs.addScene(id);
        tabs.setLabel(id, {name, file, id == 2, false});
    };
    const QString file = QStringLiteral("/game/levels/mylevel-%1.broadside");
    add(1, file.arg(1), QStringLiteral("mylevel-1.broadside (levels)"));
    add(2, file.arg(2), QStringLiteral("mylevel-2.broadside"));
    QCOMPARE(tabs.tabText(0), QStringLiteral("mylevel-1.broadside (levels)"));
    QCOMPARE(tabs.tabText(1), QStringLiteral("mylevel-2.broadside*"));
    tabs.resize(250, 30);
    QTRY_COMPARE(tabs.tabText(0), QStringLiteral("mylevel-1 (levels)"));
    QCOMPARE(tabs.tabText(1), QStringLiteral("mylevel-2*"));
    QCOMPARE(tabs.elideMode(), Qt::ElideRight);
    tabs.removeScene(2);
    tabs.resize(1'200, 30);
    QTRY_COMPARE(tabs.tabText(0), QStringLiteral("mylevel-1.broadside (levels)"));
}

void TestSceneTabs::anIconMarksARecording()
{
    SceneTabs tabs;
    tabs.addScene(1);
    tabs.setLabel(1, {QStringLiteral("a.bstrace"), QStringLiteral("/a.bstrace"), false, true});
    QCOMPARE(tabs.tabText(0), QStringLiteral("a.bstrace"));
    QVERIFY(!tabs.tabIcon(0).isNull());
    QCOMPARE(tabs.tabToolTip(0), QStringLiteral("/a.bstrace (recording)"));
    QCOMPARE(tabs.accessibleTabName(0), QStringLiteral("a.bstrace (recording)"));
    tabs.setLabel(1, {QStringLiteral("a.broadside"), QStringLiteral("/a.broadside"), false, false});
    QVERIFY(tabs.tabIcon(0).isNull());
    QCOMPARE(tabs.tabToolTip(0), QStringLiteral("/a.broadside"));
}

BROADSIDE_WINDOW_TEST(TestSceneTabs)

} // namespace broadside::test::tst_scene_tabs

#include "tst_scene_tabs.moc"
