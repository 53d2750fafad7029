#include "core/scene/groups.h"
#include "tests/support/test.h"

#include <QElapsedTimer>

namespace broadside::test::tst_groups {

class TestGroups : public QObject {
    Q_OBJECT
private slots:
    void pathsHaveParts_data();
    void pathsHaveParts();
    void newNamesAreFree();
    void copiesOfAGroupAreOneGroup();
    void copiesOfFiftyThousandNumberedGroups();
    void membersOfInnerGroupsAreMembersOfTheOuterOnes();
};

void TestGroups::pathsHaveParts_data()
{
    QTest::addColumn<QByteArray>("path");
    QTest::addColumn<QByteArrayList>("parts");
    QTest::newRow("none") << QByteArray() << QByteArrayList();
    QTest::newRow("one") << QByteArray("Castle") << QByteArrayList{"Castle"};
    QTest::newRow("nested") << QByteArray("Castle/Tower/Top") << QByteArrayList{"Castle", "Tower", "Top"};
    QTest::newRow("empty parts do not count") << QByteArray("//Castle//Tower/") << QByteArrayList{"Castle", "Tower"};
    QTest::newRow("only slashes") << QByteArray("//") << QByteArrayList();
}

void TestGroups::pathsHaveParts()
{
    QFETCH(QByteArray, path);
    QFETCH(QByteArrayList, parts);
    QByteArrayList found;
    const std::string text = path.toStdString();
    for (const std::string_view part : groupParts(text))
        found.append(QByteArray(part.data(), static_cast<qsizetype>(part.size())));
    QCOMPARE(found, parts);
    QCOMPARE(std::string(outermostGroup(text)), parts.isEmpty() ? std::string() : parts.front().toStdString());
}

void TestGroups::newNamesAreFree()
{
    GroupNames names;
    names.take("Group 2/Group 1");
    QCOMPARE(names.next(), std::string("Group 1"));
    QCOMPARE(names.next(), std::string("Group 3"));
}

void TestGroups::copiesOfAGroupAreOneGroup()
{
    GroupNames names;
    names.take("Castle/Tower");
    names.take("Group 1");
    QCOMPARE(names.copyOf("Castle/Tower"), std::string("Castle 2/Tower"));
    QCOMPARE(names.copyOf("Castle"), std::string("Castle 2"));
    QCOMPARE(names.copyOf("/Castle//Tower/Top"), std::string("Castle 2/Tower/Top"));
    QCOMPARE(names.copyOf("Group 1"), std::string("Group 2"));
    QCOMPARE(names.copyOf("free/x"), std::string("free/x")); // the name is unused
    QCOMPARE(names.copyOf("free"), std::string("free"));
    QCOMPARE(names.copyOf(""), std::string());
}

/// If each copy tried all numbers from 1, this would take 2.5e9 look-ups, more than the time limit of a test.
void TestGroups::copiesOfFiftyThousandNumberedGroups()
{
    constexpr int kMany = 50'000;
    GroupNames names;
    for (int i = 1; i <= kMany; ++i)
        names.take("Group " + std::to_string(i));
    QElapsedTimer timer;
    timer.start();
    for (int i = 1; i <= kMany; ++i)
        QCOMPARE(names.copyOf("Group " + std::to_string(i)), "Group " + std::to_string(kMany + i));
    QCOMPARE(names.copyOf("Group"), std::string("Group")); // the name is unused
    QCOMPARE(names.next(), "Group " + std::to_string(2 * kMany + 1));
    QVERIFY2(timer.elapsed() < 20'000, qPrintable(QString::number(timer.elapsed())));
}

void TestGroups::membersOfInnerGroupsAreMembersOfTheOuterOnes()
{
    QVERIFY(isInGroup("Castle/Tower", "Castle"));
    QVERIFY(isInGroup("Castle", "Castle"));
    QVERIFY(isInGroup("/Castle", "Castle/"));
    QVERIFY(!isInGroup("Castles", "Castle"));
    QVERIFY(!isInGroup("Castle", "Castle/Tower"));
    QVERIFY(!isInGroup("", "Castle"));
}

BROADSIDE_TEST(TestGroups)

} // namespace broadside::test::tst_groups

#include "tst_groups.moc"
