#include "editor/commands/edit_atlases.h"
#include "editor/document/sprite_texture.h"
#include "editor/session/sprite_atlases.h"
#include "tests/support/test.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>

namespace broadside::test::tst_sprite_atlases {

/// A scene with an atlas of one picture, 8 x 8 pixels of one colour.
class TestSpriteAtlases : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cleanup();

    void changedPictureIsReadAgain();
    void replacedPictureIsReadAgainEachTime();
    void missingPictureIsToldUntilItIsBack();
    void changedAtlasIsReadAgain();
    void missingAtlasIsFoundWhenItComes();
    void whatDidNotChangeIsKept();
    void listOfTheSceneIsFollowed();
    void otherSceneHasNothingOfTheOneBefore();
    void projectIsLookedInToo();

private:
    [[nodiscard]] QString path(const char* name) const { return m_folder->filePath(QLatin1String(name)); }
    void writePicture(QRgb color) const
    {
        QImage image(8, 8, QImage::Format_RGB32);
        image.fill(color);
        QVERIFY(image.save(path("town.png")));
        age("town.png");
    }
    /// Gives the file a newer time than any before, whatever the resolution of the file system's clock is.
    void age(const char* name) const
    {
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::ReadWrite));
        QVERIFY(file.setFileTime(QDateTime::currentDateTime().addSecs(++m_age), QFileDevice::FileModificationTime));
    }
    void writeAtlas(const char* region) const
    {
        QFile file(path("town.atlas.json"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QByteArray text = R"({"format": "broadside-atlas", "version": 1, "picture": "town.png", "size": [8, 8],
            "regions": [{"name": "NAME", "rect": [0, 0, 8, 8]}]})";
        file.write(text.replace("NAME", region));
        file.close();
        age("town.atlas.json");
    }
    /// 0: no picture.
    [[nodiscard]] QRgb color() const
    {
        const auto atlases = m_atlases->set()->atlases();
        return atlases.size() == 1 && atlases.front().texture ? atlases.front().texture->image.pixel(4, 4) : 0U;
    }
    [[nodiscard]] std::string region() const
    {
        const auto atlases = m_atlases->set()->atlases();
        return atlases.size() == 1 && atlases.front().atlas ? atlases.front().atlas->regions.front().name
                                                            : std::string();
    }
    [[nodiscard]] QString problems() const
    {
        QStringList texts;
        for (const Problem& problem : m_atlases->set()->problems())
            texts.append(QString::fromStdString(describe(problem)));
        return texts.join(QLatin1Char('\n'));
    }
    void openScene(const char* name) const
    {
        Scene scene;
        scene.atlases = {"town.atlas.json"};
        m_document->reset(std::move(scene), path(name));
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<SceneDocument> m_document;
    std::unique_ptr<SpriteAtlases> m_atlases;
    mutable int m_age = 0; // seconds added to the time of the last written file
};

void TestSpriteAtlases::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_document = std::make_unique<SceneDocument>();
    m_atlases = std::make_unique<SpriteAtlases>(*m_document);
    writePicture(0xffff0000);
    writeAtlas("tree");
    openScene("scene.broadside");
    QVERIFY(m_atlases->isWaiting());
    QTRY_COMPARE(color(), 0xffff0000U);
    QVERIFY2(problems().isEmpty(), qPrintable(problems()));
}

void TestSpriteAtlases::cleanup()
{
    m_atlases.reset();
    m_document.reset();
}

void TestSpriteAtlases::changedPictureIsReadAgain()
{
    writePicture(0xff00ff00);
    QTRY_COMPARE(color(), 0xff00ff00U);
}

/// Careful programs save by replacing the file; the new file is not watched yet.
void TestSpriteAtlases::replacedPictureIsReadAgainEachTime()
{
    for (const QRgb next : {0xff00ff00U, 0xff0000ffU, 0xff123456U}) {
        QImage image(8, 8, QImage::Format_RGB32);
        image.fill(next);
        QVERIFY(image.save(path("new.png")));
        QVERIFY(QFile::remove(path("town.png")));
        QVERIFY(QFile::rename(path("new.png"), path("town.png")));
        age("town.png");
        QTRY_COMPARE(color(), next);
    }
}

void TestSpriteAtlases::missingPictureIsToldUntilItIsBack()
{
    QVERIFY(QFile::remove(path("town.png")));
    QTRY_COMPARE(color(), 0U);
    QVERIFY2(problems().contains(QStringLiteral("town.png")), qPrintable(problems()));
    QCOMPARE(region(), std::string("tree")); // the regions are still known
    writePicture(0xff00ff00);
    QTRY_COMPARE(color(), 0xff00ff00U);
    QVERIFY2(problems().isEmpty(), qPrintable(problems()));
}

void TestSpriteAtlases::changedAtlasIsReadAgain()
{
    writeAtlas("house");
    QTRY_COMPARE(region(), std::string("house"));
}

void TestSpriteAtlases::missingAtlasIsFoundWhenItComes()
{
    QVERIFY(QFile::remove(path("town.atlas.json")));
    QTRY_VERIFY(problems().contains(QStringLiteral("town.atlas.json")));
    QCOMPARE(region(), std::string());
    writeAtlas("house");
    QTRY_COMPARE(region(), std::string("house"));
    QVERIFY2(problems().isEmpty(), qPrintable(problems()));
}

void TestSpriteAtlases::whatDidNotChangeIsKept()
{
    const auto before = m_atlases->set()->atlases().front().texture;
    QSignalSpy changed(m_atlases.get(), &SpriteAtlases::changed);
    m_atlases->reload();
    QTRY_COMPARE(changed.count(), 1);
    QCOMPARE(m_atlases->set()->atlases().front().texture.get(), before.get());
}

void TestSpriteAtlases::listOfTheSceneIsFollowed()
{
    removeAtlas(*m_document, "town.atlas.json");
    QTRY_VERIFY(m_atlases->set()->atlases().empty());
    m_document->undoStack().undo();
    QTRY_COMPARE(color(), 0xffff0000U);
}

void TestSpriteAtlases::otherSceneHasNothingOfTheOneBefore()
{
    QVERIFY(QDir(m_folder->path()).mkdir(QStringLiteral("other")));
    Scene scene;
    scene.atlases = {"none.atlas.json"};
    m_document->reset(std::move(scene), path("other/scene.broadside"));
    QVERIFY(m_atlases->set()->atlases().empty());
    QTRY_VERIFY(problems().contains(QStringLiteral("none.atlas.json")));
}

void TestSpriteAtlases::projectIsLookedInToo()
{
    QVERIFY(QDir(m_folder->path()).mkdir(QStringLiteral("levels")));
    openScene("levels/scene.broadside");
    QTRY_VERIFY(!problems().isEmpty());
    m_atlases->setProject(path("game.broadside-project"));
    QTRY_COMPARE(color(), 0xffff0000U);
}

BROADSIDE_EVENT_TEST(TestSpriteAtlases)

} // namespace broadside::test::tst_sprite_atlases

#include "tst_sprite_atlases.moc"
