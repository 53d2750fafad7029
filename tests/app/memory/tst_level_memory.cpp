#include "tests/support/command_line.h"
#include "tests/support/sanitized.h"
#include "tests/support/test.h"

#include <QFile>

#include <iterator>

namespace broadside::test::tst_level_memory {

namespace {

constexpr qsizetype kFile = 96 << 20;  // bytes; less than the limit for files, so that less is written to the disk
constexpr int kMebibytes = 700;        // limit of the address space; the files at their limit stay below 1 GB
constexpr const char* kSeconds = "10"; // of the processor

/// A head, a part again and again, and a tail.
struct Hostile {
    const char* name;
    const char* file;
    QByteArray head;
    QByteArray part;
    QByteArray tail;
};

const QByteArray kMap = R"(<map orientation="orthogonal" width="10" height="10" tilewidth="16" tileheight="16">)";
const QByteArray kJsonMap = R"({"type":"map","orientation":"orthogonal","width":1,"height":1,"tilewidth":8,)"
                            R"("tileheight":8,"layers":[)";
const QByteArray kProject = R"({"defs":{"layers":[],"entities":[]},"levels":[{"identifier":"A","worldX":0,"worldY":0,)"
                            R"("pxWid":64,"pxHei":64,"layerInstances":[)";
const QByteArray kGodot = "[gd_scene format=3]\n";

const Hostile kHostile[] = {
    {"deep XML", "a.tmx", kMap, "<group>", ""},
    {"elements", "a.tmx", kMap, "<a/>", "</map>"},
    {"objects", "a.tmx", kMap + "<objectgroup>", "<object id=\"1\"/>", "</objectgroup></map>"},
    {"attributes", "a.tmx", kMap + "<a", " b=\"\"", "/></map>"},
    {"name", "a.tmx", kMap + "<objectgroup name=\"", "xxxxxxxx", "\"/></map>"},
    {"entities of a name", "a.tmx", kMap + "<objectgroup name=\"", "&amp;", "\"/></map>"},
    {"points", "a.tmx", kMap + "<objectgroup><object><polygon points=\"0,0", " 1,2",
     "\"/></object></objectgroup></map>"},
    {"tiles", "a.tmx", kMap + "<layer name=\"L\" width=\"9\" height=\"9\"><data encoding=\"csv\">0", ",0",
     "</data></layer></map>"},
    {"deep JSON", "a.tmj", kJsonMap, "[", ""},
    {"values", "a.tmj", kJsonMap + "{}", ",{}", "]}"},
    {"keys", "a.tmj", "{\"k\":0", ",\"key\":0", "}"},
    {"tiles in JSON", "a.tmj", kJsonMap + R"({"type":"tilelayer","width":9,"height":9,"data":[0)", ",0", "]}]}"},
    {"text in JSON", "a.tmj", kJsonMap + "{\"type\":\"objectgroup\",\"name\":\"", "xxxxxxxx", "\"}]}"},
    {"layers of LDtk", "a.ldtk", kProject + "{}", ",{}", "]}]}"},
    {"levels of LDtk", "a.ldtk", R"({"defs":{},"levels":[{})", ",{}", "]}"},
    {"text of LDtk", "a.ldtk", kProject + "{\"__identifier\":\"", "xxxxxxxx", "\"}]}]}"},
    {"deep value of Godot", "a.tscn", kGodot + "[node name=\"a\" type=\"Node2D\"]\nposition = ", "[", ""},
    {"nodes of Godot", "a.tscn", kGodot + "[node name=\"a\" type=\"Node2D\"]\n",
     "[node name=\"b\" type=\"StaticBody2D\" parent=\".\"]\n", ""},
    {"sections of Godot", "a.tscn", kGodot, "[a]\n", ""},
    {"numbers of Godot", "a.tscn",
     kGodot + "[sub_resource type=\"ConvexPolygonShape2D\" id=\"1\"]\npoints = PackedVector2Array(0,0", ",1,2", ")\n"},
    {"bodies of R.U.B.E.", "a.json", R"({"body":[{})", ",{}", "]}"},
    {"vertices of R.U.B.E.", "a.json", R"({"body":[{"fixture":[{"chain":{"vertices":{"x":[0)", ",1",
     R"(],"y":[0]}}}]}]})"},
    {"keys of PhysicsEditor", "a.plist", "<plist version=\"1.0\"><dict>", "<key/>", "</dict></plist>"},
};

QByteArray bytesOf(const Hostile& file)
{
    QByteArray bytes = file.head;
    bytes.reserve(kFile + 4'096);
    bytes += file.part.repeated((kFile - bytes.size()) / file.part.size());
    return bytes + file.tail;
}

/// Attributes of different names, so that a reader could keep all of them.
QByteArray namedAttributes()
{
    QByteArray bytes = "[gd_scene format=3]\n[node";
    bytes.reserve(kFile + 4'096);
    for (int i = 0; bytes.size() < kFile; ++i)
        bytes += " a" + QByteArray::number(i) + "=1";
    return bytes + "]\n";
}

} // namespace

/// A level that is made to be expensive is refused, or read with little memory in a short time.
class TestLevelMemory : public QObject, private TestFolder {
    Q_OBJECT
private slots:
    void initTestCase();
    void aLevelIsReadOrRefused_data();
    void aLevelIsReadOrRefused();
};

void TestLevelMemory::initTestCase()
{
    if (kSanitized)
        QSKIP("a sanitizer needs more addresses than there is memory");
}

void TestLevelMemory::aLevelIsReadOrRefused_data()
{
    QTest::addColumn<int>("row");
    for (int i = 0; i < static_cast<int>(std::size(kHostile)); ++i)
        QTest::newRow(kHostile[i].name) << i;
    QTest::newRow("attributes of Godot") << static_cast<int>(std::size(kHostile));
}

void TestLevelMemory::aLevelIsReadOrRefused()
{
    QFETCH(const int, row);
    const bool isTable = row < static_cast<int>(std::size(kHostile));
    const QString level =
        isTable ? fileWith(kHostile[row].file, bytesOf(kHostile[row])) : fileWith("a.tscn", namedAttributes());
    const QByteArray limits = QByteArray("ulimit -c 0; ulimit -t ") + kSeconds + "; ulimit -v " +
                              QByteArray::number(kMebibytes * 1'024) + "; exec \"$@\"";
    const Outcome outcome = shell(limits.constData(), words("convert") << level << path("out.broadside"));
    QFile::remove(level);
    const QByteArray said = QByteArray::number(outcome.code) + ' ' + outcome.err.left(1'000);
    QVERIFY2(outcome.code == 0 || outcome.code == 3, said.constData()); // -1: killed
    QVERIFY2(!outcome.err.contains("not enough memory"), said.constData());
}

BROADSIDE_TEST(TestLevelMemory)

} // namespace broadside::test::tst_level_memory

#include "tst_level_memory.moc"
