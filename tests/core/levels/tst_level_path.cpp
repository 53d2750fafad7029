#include "core/levels/level_path.h"
#include "tests/support/test.h"

namespace broadside::test::tst_level_path {

class LevelPathTest : public QObject {
    Q_OBJECT

private slots:
    void resolves_data();
    void resolves();
    void stems();
};

void LevelPathTest::resolves_data()
{
    QTest::addColumn<std::string>("from");
    QTest::addColumn<std::string>("reference");
    QTest::addColumn<std::string>("expected"); // empty: refused
    using S = std::string;
    QTest::newRow("next to it") << S("maps/a.tmx") << S("b.tsx") << S("maps/b.tsx");
    QTest::newRow("no folder") << S("a.tmx") << S("b.tsx") << S("b.tsx");
    QTest::newRow("above") << S("maps/a.tmx") << S("../tiles/b.tsx") << S("tiles/b.tsx");
    QTest::newRow("above the start") << S("a.tmx") << S("../b.tsx") << S("../b.tsx");
    QTest::newRow("far above") << S("../maps/a.tmx") << S("../../b.tsx") << S("../../b.tsx");
    QTest::newRow("absolute map") << S("/home/maps/a.tmx") << S("./tiles//b.tsx") << S("/home/maps/tiles/b.tsx");
    QTest::newRow("backslash") << S("maps/a.tmx") << S("tiles\\b.tsx") << S("maps/tiles/b.tsx");
    QTest::newRow("absolute") << S("maps/a.tmx") << S("/etc/passwd") << S();
    QTest::newRow("drive") << S("maps/a.tmx") << S("C:/tiles/b.tsx") << S();
    QTest::newRow("drive with backslash") << S("maps/a.tmx") << S("C:\\b.tsx") << S();
    QTest::newRow("address") << S("maps/a.tmx") << S("file:///b.tsx") << S();
    QTest::newRow("resource") << S("maps/a.tmx") << S(":/b.tsx") << S();
    QTest::newRow("empty") << S("maps/a.tmx") << S() << S();
    QTest::newRow("folder") << S("maps/a.tmx") << S("tiles/") << S();
}

void LevelPathTest::resolves()
{
    QFETCH(const std::string, from);
    QFETCH(const std::string, reference);
    QFETCH(const std::string, expected);
    QCOMPARE(levels::resolvedPath(from, reference).value_or(""), expected);
}

void LevelPathTest::stems()
{
    QCOMPARE(levels::stemOf("maps/town.broadside"), std::string("town"));
    QCOMPARE(levels::stemOf("town"), std::string("town"));
    QCOMPARE(levels::stemOf("caf\xc3\xa9.tmx"), std::string("caf\xc3\xa9"));
    QCOMPARE(levels::stemOf("caf\xe9\xff.tmx"), std::string("caf__")); // atlases are named by it, in a file in UTF-8
    QCOMPARE(levels::stemOf("a.b/town.old.tmx"), std::string("town.old"));
}

BROADSIDE_TEST(LevelPathTest)

} // namespace broadside::test::tst_level_path

#include "tst_level_path.moc"
