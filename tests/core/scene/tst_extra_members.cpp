#include "core/scene/extra_members.h"
#include "tests/support/test.h"

namespace broadside::test::tst_extra_members {

namespace {

ExtraMembers extrasAt(const std::vector<std::string>& paths)
{
    ExtraMembers extra;
    for (const std::string& path : paths)
        extra.add({path, "note", "\"of " + path + "\""});
    return extra;
}

/// "path value" of all members, in order; the value tells the origin.
QStringList listed(const ExtraMembers& extra)
{
    QStringList lines;
    for (const ExtraMembers::Member& member : extra.members())
        lines.append(QString::fromStdString(member.path + " " + member.json));
    return lines;
}

CompoundPart part(double x) { return {{x, 0.0}, 0.0, Circle{1.0}}; }

} // namespace

class TestExtraMembers : public QObject {
    Q_OBJECT
private slots:
    void removingBelowTakesOnlyTheInside();
    void elementsBehindMoveUp();
    void shapesOfAnotherKindLoseTheirs();
    void partsKeepTheirs_data();
    void partsKeepTheirs();
};

void TestExtraMembers::removingBelowTakesOnlyTheInside()
{
    ExtraMembers extra = extrasAt({"", "shape", "shape.parts[0]", "shapes", "components[0]"});
    extra.removeBelow("shape");
    QCOMPARE(listed(extra), QStringList({" \"of \"", "shapes \"of shapes\"", "components[0] \"of components[0]\""}));
}

void TestExtraMembers::elementsBehindMoveUp()
{
    ExtraMembers extra = extrasAt({"list[0]", "list[1].in", "list[2]", "list[10].in[3]", "listing[2]", "list"});
    extra.removeElement("list", 1);
    QCOMPARE(listed(extra),
             QStringList({"list[0] \"of list[0]\"", "list[1] \"of list[2]\"", "list[9].in[3] \"of list[10].in[3]\"",
                          "listing[2] \"of listing[2]\"", "list \"of list\""}));
}

void TestExtraMembers::shapesOfAnotherKindLoseTheirs()
{
    ExtraMembers extra = extrasAt({"", "shape", "shape.parts[0].shape"});
    followShape(extra, Circle{1.0}, Circle{2.0});
    QCOMPARE(extra.members().size(), std::size_t{3});
    followShape(extra, Circle{1.0}, Box{});
    QCOMPARE(listed(extra), QStringList({" \"of \""}));
}

void TestExtraMembers::partsKeepTheirs_data()
{
    QTest::addColumn<int>("change");
    QTest::addColumn<QStringList>("left");
    const QString first = QStringLiteral("shape.parts[0] \"of shape.parts[0]\"");
    const QString second = QStringLiteral("shape.parts[1].shape \"of shape.parts[1].shape\"");
    const QString secondUp = QStringLiteral("shape.parts[0].shape \"of shape.parts[1].shape\"");
    QTest::newRow("moved") << 0 << QStringList{first, second};
    QTest::newRow("first removed") << 1 << QStringList{secondUp};
    QTest::newRow("one added") << 2 << QStringList{first, second};
    QTest::newRow("second of another kind") << 3 << QStringList{first};
    QTest::newRow("two removed") << 4 << QStringList{};
}

void TestExtraMembers::partsKeepTheirs()
{
    QFETCH(int, change);
    QFETCH(QStringList, left);
    const Compound before{{part(0.0), part(1.0), part(2.0)}};
    Compound after = before;
    if (change == 0)
        after.parts[0].offset.y = 5.0;
    else if (change == 1)
        after.parts.erase(after.parts.begin());
    else if (change == 2)
        after.parts.push_back(part(3.0));
    else if (change == 3)
        after.parts[1].shape = Box{};
    else
        after.parts.resize(1);
    ExtraMembers extra = extrasAt({"shape.parts[0]", "shape.parts[1].shape"});
    followShape(extra, before, after);
    QCOMPARE(listed(extra), left);
}

BROADSIDE_TEST(TestExtraMembers)

} // namespace broadside::test::tst_extra_members

#include "tst_extra_members.moc"
