#include "core/io/scene/scene_reader.h"
#include "tests/support/command_line.h"
#include "tests/support/test.h"

#include <QFile>
#include <QJsonArray>

#include <algorithm>

namespace broadside::test::tst_import_again {

/// `convert LEVEL SCENE --again BASE`.
class TestImportAgain : public QObject, private TestFolder {
    Q_OBJECT
private slots:
    void initTestCase() { QVERIFY(m_folder.isValid()); }
    void init();
    void editsStayAndTheLevelIsFollowed();
    void conflictsArePrintedWithTheirValues();
    void theLevelCanDecide();
    void theBaseFollowsSoThatTheNextImportIsRight();
    void wrongUsageSaysWhatWorks_data();
    void wrongUsageSaysWhatWorks();

private:
    /// Replaces a text in a file.
    void change(const char* file, const QByteArray& from, const QByteArray& to) const
    {
        QFile changed(path(file));
        QVERIFY(changed.open(QIODevice::ReadWrite));
        QByteArray text = changed.readAll();
        QVERIFY2(text.contains(from), text.constData());
        text.replace(from, to);
        QVERIFY(changed.resize(0) && changed.seek(0) && changed.write(text) == text.size());
    }
    [[nodiscard]] QStringList words(const char* options = "") const
    {
        return QStringList{QStringLiteral("convert"), path("map.tmx"), path("map.broadside"), QStringLiteral("--again"),
                           path("base.broadside")} +
               QString::fromLatin1(options).split(QLatin1Char(' '), Qt::SkipEmptyParts);
    }
    [[nodiscard]] const SceneObject& object(std::uint64_t id)
    {
        m_scene = *readSceneFile(path("map.broadside").toStdString()).scene;
        return *m_scene.find({id});
    }

    Scene m_scene;
};

namespace {

constexpr const char* kMap = R"(<map version="1.10" orientation="orthogonal" width="4" height="4" tilewidth="32"
 tileheight="32"><objectgroup id="1" name="walls">
 <object id="1" name="floor" x="0" y="96" width="128" height="32"/>
 <object id="2" name="crate" x="32" y="64" width="32" height="32"/>
</objectgroup></map>)";

} // namespace

void TestImportAgain::init()
{
    QFile map(path("map.tmx"));
    QVERIFY(map.open(QIODevice::WriteOnly) && map.write(kMap) > 0);
    map.close();
    for (const char* scene : {"map.broadside", "base.broadside"}) {
        QFile::remove(path(scene));
        QCOMPARE(call({QStringLiteral("convert"), path("map.tmx"), path(scene)}).code, 0);
    }
}

void TestImportAgain::editsStayAndTheLevelIsFollowed()
{
    change("map.broadside", "\"crate\"", "\"Mine\"");
    change("map.tmx", "x=\"32\"", "x=\"64\"");
    const Outcome outcome = call(words());
    QVERIFY2(outcome.code == 0 && outcome.err.isEmpty(), outcome.err.constData());
    QVERIFY2(outcome.out.contains("Imported again: 1 object changed, 0 added, 0 removed."), outcome.out.constData());
    QCOMPARE(object(2).name, std::string("Mine"));
    QCOMPARE(object(2).pose.position.x, 2.5);
}

void TestImportAgain::conflictsArePrintedWithTheirValues()
{
    change("map.broadside", "\"crate\"", "\"Mine\"");
    change("map.tmx", "name=\"crate\"", "name=\"box\"");
    const QJsonObject json = call(words("--json")).json();
    const QJsonArray conflicts = json[u"conflicts"].toArray();
    QCOMPARE(conflicts.size(), 1);
    QCOMPARE(conflicts[0][u"object"].toInteger(), 2);
    QCOMPARE(conflicts[0][u"field"].toString(), QStringLiteral("name"));
    QCOMPARE(conflicts[0][u"here"].toString(), QStringLiteral("\"Mine\""));
    QCOMPARE(conflicts[0][u"inLevel"].toString(), QStringLiteral("\"box\""));
    QCOMPARE(conflicts[0][u"atLastImport"].toString(), QStringLiteral("\"crate\""));
    QCOMPARE(conflicts[0][u"followsLevel"].toBool(), false);
    init();
    change("map.broadside", "\"crate\"", "\"Mine\"");
    change("map.tmx", "name=\"crate\"", "name=\"box\"");
    const Outcome outcome = call(words());
    QCOMPARE(outcome.code, 0);
    QVERIFY2(outcome.err.contains("Here: \"Mine\". In the level: \"box\". At the last import: \"crate\""),
             outcome.err.constData());
    QVERIFY2(outcome.out.contains("; 1 conflict."), outcome.out.constData());
    QCOMPARE(object(2).name, std::string("Mine"));
}

void TestImportAgain::theLevelCanDecide()
{
    change("map.broadside", "\"crate\"", "\"Mine\"");
    change("map.tmx", "name=\"crate\"", "name=\"box\"");
    const Outcome outcome = call(words("--conflicts level"));
    QVERIFY2(outcome.code == 0 && outcome.err.contains("the level's value is used"), outcome.err.constData());
    QCOMPARE(object(2).name, std::string("box"));
}

void TestImportAgain::theBaseFollowsSoThatTheNextImportIsRight()
{
    change("map.tmx", "x=\"32\"", "x=\"64\"");
    QCOMPARE(call(words()).code, 0);
    change("map.broadside", "\"crate\"", "\"Mine\"");
    const Outcome outcome = call(words());
    QVERIFY2(outcome.out.contains("0 objects changed, 0 added, 0 removed."), outcome.out.constData());
    change("map.tmx", "x=\"64\"", "x=\"96\"");
    QVERIFY(call(words()).err.isEmpty());
    QCOMPARE(object(2).name, std::string("Mine"));
    QCOMPARE(object(2).pose.position.x, 3.5);
}

void TestImportAgain::wrongUsageSaysWhatWorks_data()
{
    QTest::addColumn<QString>("in");
    QTest::addColumn<QString>("out");
    QTest::addColumn<QString>("options");
    QTest::addColumn<int>("code");
    QTest::addColumn<QString>("says");
    const auto row = [&](const char* name, const char* in, const char* out, const char* options, int code,
                         const char* says) {
        QTest::newRow(name) << QString::fromLatin1(in) << QString::fromLatin1(out) << QString::fromLatin1(options)
                            << code << QString::fromLatin1(says);
    };
    const char* const again = "--again base.broadside";
    row("a value that is no side", "map.tmx", "map.broadside", "--again base.broadside --conflicts mine", 2,
        "\"scene\" or \"level\"");
    row("conflicts alone", "map.tmx", "map.broadside", "--conflicts level", 2, "only with --again");
    row("a scene", "map.broadside", "a.broadside", again, 2, "neither file is one");
    row("a written level", "map.broadside", "a.tmj", again, 2, "is for reading levels");
    row("no base", "map.tmx", "map.broadside", "--again missing.broadside", 3, "missing.broadside");
    row("no scene yet", "map.tmx", "new.broadside", again, 3, "new.broadside");
}

void TestImportAgain::wrongUsageSaysWhatWorks()
{
    QFETCH(const QString, in);
    QFETCH(const QString, out);
    QFETCH(const QString, options);
    QFETCH(const int, code);
    QFETCH(const QString, says);
    QStringList line{QStringLiteral("convert"), path(in.toUtf8().constData()), path(out.toUtf8().constData())};
    for (const QString& word : options.split(QLatin1Char(' ')))
        line += word.endsWith(QStringLiteral(".broadside")) ? path(word.toUtf8().constData()) : word;
    const Outcome outcome = call(line);
    QVERIFY2(outcome.code == code && outcome.err.contains(says.toUtf8()), outcome.err.constData());
}

BROADSIDE_TEST(TestImportAgain)

} // namespace broadside::test::tst_import_again

#include "tst_import_again.moc"
