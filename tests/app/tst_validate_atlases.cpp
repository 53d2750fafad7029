#include "tests/support/command_line.h"
#include "tests/support/test.h"

#include <QFile>
#include <QImage>
#include <QTemporaryDir>

namespace broadside::test::tst_validate_atlases {

class TestValidateAtlases : public QObject {
    Q_OBJECT
private slots:
    void validateLooksIntoAtlases();

private:
    QString path(const char* name) const { return m_folder.filePath(QLatin1String(name)); }
    QString fileWith(const char* name, const QByteArray& bytes) const
    {
        QFile file(path(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qWarning("cannot write %s", name);
        return path(name);
    }
    QTemporaryDir m_folder;
};

void TestValidateAtlases::validateLooksIntoAtlases()
{
    const QString scene = fileWith("pictures.broadside", R"({"format": "broadside-scene", "version": 1,
"atlases": ["town.atlas.json"], "objects": [
{"id": 1, "kind": "static", "position": [1, 1], "shape": {"type": "circle", "radius": 1}, "sprite": {"region": "tree"}},
{"id": 2, "kind": "static", "position": [5, 1], "shape": {"type": "circle", "radius": 1}, "sprite": {"region": "house"}}]})");
    const auto atlas = [&](const char* picture) {
        return fileWith("town.atlas.json", QByteArray(R"({"format": "broadside-atlas", "version": 1, "size": [8, 8],
"regions": [{"name": "tree", "rect": [0, 0, 8, 8]}, {"name": "rock", "rect": [4, 0, 8, 8]}], "picture": ")") +
                                               picture + "\"}");
    };
    const Outcome none = call({QStringLiteral("validate"), scene});
    QVERIFY2(none.out.contains("town.atlas.json") && none.out.contains("no such file"), none.out.constData());
    QImage image(8, 8, QImage::Format_RGB32);
    image.fill(Qt::green);
    QVERIFY(image.save(path("town.png")));
    (void)atlas("town.png");
    const Outcome fine = call({QStringLiteral("validate"), scene});
    QVERIFY2(fine.out.contains("town.atlas.json:2:") && fine.out.contains("\"rock\""), fine.out.constData());
    QVERIFY2(fine.out.contains("pictures.broadside:4:1") && fine.out.contains("the region \"house\""),
             fine.out.constData());
    QVERIFY2(!fine.out.contains("\"tree\""), fine.out.constData());
    (void)atlas("../town.png");
    const Outcome up = call({QStringLiteral("validate"), scene});
    QVERIFY2(up.out.contains("leave the atlas's folder"), up.out.constData());
    QVERIFY(QFile::remove(path("town.png")));
    (void)atlas("town.png");
    QVERIFY(call({QStringLiteral("validate"), scene}).out.contains("town.png"));
}

BROADSIDE_EVENT_TEST(TestValidateAtlases)

} // namespace broadside::test::tst_validate_atlases

#include "tst_validate_atlases.moc"
