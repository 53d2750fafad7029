#include "editor/window/pages/scene_tabs.h"
#include "tests/support/test.h"

namespace broadside::test::tst_scene_tabs {

class TestSceneTabs : public QObject {
    Q_OBJECT
private slots:
    void namesAreWholeWhileThereIsRoom();
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

BROADSIDE_WINDOW_TEST(TestSceneTabs)

} // namespace broadside::test::tst_scene_tabs

#include "tst_scene_tabs.moc"
