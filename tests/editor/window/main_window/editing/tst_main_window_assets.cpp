// Pictures in the real window: dropped files, the panel, dragged and placed sprites, their fields, the shape over the
// picture, and the durations of an animation.

#include "core/io/atlas/atlas_reader.h"
#include "editor/commands/edit_atlases.h"
#include "editor/panels/assets/assets_view.h"
#include "editor/panels/assets/picture_canvas.h"
#include "editor/window/message_bar.h"
#include "tests/support/editor/window_fixture.h"
#include "tests/support/test.h"

#include <QCheckBox>
#include <QDockWidget>
#include <QDropEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMimeData>
#include <QPushButton>
#include <QSpinBox>
#include <QToolButton>

namespace broadside::test::tst_main_window_assets {

namespace {

/// A red disc with this radius, in pixels, in the middle of a transparent square of 32.
QImage disc(int radius)
{
    QImage picture(32, 32, QImage::Format_ARGB32);
    picture.fill(Qt::transparent);
    for (int y = 0; y < 32; ++y)
        for (int x = 0; x < 32; ++x)
            if ((2 * x - 31) * (2 * x - 31) + (2 * y - 31) * (2 * y - 31) <= 4 * radius * radius)
                picture.setPixelColor(x, y, Qt::red);
    return picture;
}

} // namespace

class TestMainWindowAssets : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cleanup() { m.reset(); }

    void droppedPictureBecomesAnAtlas();
    void untitledScenesSayThatTheyMustBeSaved();
    void missingPictureIsReportedAndReadWhenItIsBack();
    void returnPlacesWithAFittingBox();
    void dragPlacesOne();
    void fieldsChangeTheSprite();
    void shapeIsFittedAndDraggedOverThePicture();
    void keysMoveAHandleByAPixel();
    void timesOfFramesAreWrittenIntoTheAtlas();
    void filesDroppedInARowAreAllAdded();
    void anotherSceneDoesNotGetThem();

private:
    [[nodiscard]] Focus& focus() const { return m->page().focus(); }
    [[nodiscard]] const Scene& scene() const { return m->page().document().scene(); }
    [[nodiscard]] QUndoStack& undo() const { return m->page().document().undoStack(); }
    [[nodiscard]] AssetsView& list() const { return m->part<AssetsView>("assetsView"); }
    [[nodiscard]] PictureCanvas& canvas() const { return m->part<PictureCanvas>("pictureCanvas"); }
    [[nodiscard]] ObjectPtr newest() const { return scene().objects().back(); }
    void write(const char* name, const std::string& text) const
    {
        QFile file(m->file(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray::fromStdString(text));
    }
    void drop(const QStringList& files) const
    {
        QMimeData data;
        QList<QUrl> urls;
        for (const QString& file : files)
            urls.append(QUrl::fromLocalFile(file));
        data.setUrls(urls);
        QDragEnterEvent enter({200, 200}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(m->window.get(), &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent event({200, 200}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(m->window.get(), &event);
    }
    /// Adds an atlas with one disc to the scene; its region becomes current in the list.
    void addDisc() const
    {
        QVERIFY(disc(10).save(m->file("disc.png")));
        drop({m->file("disc.png")});
        QTRY_COMPARE(scene().atlases.size(), std::size_t{1});
        QTRY_COMPARE(list().topLevelItemCount(), 1);
        QTRY_COMPARE(list().topLevelItem(0)->childCount(), 1);
        list().setCurrentItem(list().topLevelItem(0)->child(0));
    }
    void placeDisc() const
    {
        addDisc();
        list().setFocus();
        QTest::keyClick(&list(), Qt::Key_Return);
        m->click({5.0, 3.0});
        m->action("selectTool").trigger();
        focus().select(newest()->id);
    }
    void type(const char* name, const QString& value) const
    {
        auto* line = m->part<QWidget>(name).findChild<QLineEdit*>();
        line->setFocus();
        line->selectAll();
        QTest::keyClicks(line, value);
        QTest::keyClick(line, Qt::Key_Return);
    }

    std::unique_ptr<test::WindowFixture> m;
};

void TestMainWindowAssets::init()
{
    m = std::make_unique<test::WindowFixture>();
    m->page().openFirstSample();
    for (const std::string& entry : std::vector<std::string>(scene().atlases)) // the atlases of the sample
        removeAtlas(m->page().document(), entry);
    QVERIFY(!m->page().document().saveTo(m->file("scene.broadside")));
    m->action("layoutLayout").trigger();
    m->part<QDockWidget>("AssetsPanel").show();
    m->part<QDockWidget>("AssetsPanel").raise();
    QTRY_COMPARE(list().topLevelItemCount(), 0);
}

void TestMainWindowAssets::droppedPictureBecomesAnAtlas()
{
    QVERIFY(m->part<QLabel>("assetsEmpty").isVisible());
    const int steps = undo().count();
    addDisc();
    QCOMPARE(scene().atlases.front(), std::string("disc.atlas.json"));
    QCOMPARE(list().topLevelItem(0)->child(0)->text(0), QStringLiteral("disc"));
    QCOMPARE(list().topLevelItem(0)->child(0)->text(1), QStringLiteral("32 x 32"));
    QTRY_VERIFY(!list().topLevelItem(0)->child(0)->icon(0).isNull());
    QCOMPARE(undo().count(), steps + 1);
    undo().undo();
    QTRY_COMPARE(list().topLevelItemCount(), 0);
    undo().redo();
    QTRY_COMPARE(list().topLevelItemCount(), 1);
}

void TestMainWindowAssets::untitledScenesSayThatTheyMustBeSaved()
{
    m->page().openFirstSample();
    const std::size_t before = scene().atlases.size();
    QVERIFY(disc(10).save(m->file("disc.png")));
    drop({m->file("disc.png")});
    QTRY_VERIFY(m->part<QLabel>("messageText").text().contains(QStringLiteral("Save the scene")));
    QCOMPARE(scene().atlases.size(), before);
}

void TestMainWindowAssets::missingPictureIsReportedAndReadWhenItIsBack()
{
    addDisc();
    QVERIFY(QFile::remove(m->file("disc.png")));
    m->action("reloadAssets").trigger();
    auto& problems = m->part<QLabel>("assetsProblems");
    QTRY_VERIFY(problems.isVisible());
    QVERIFY(problems.text().contains(QStringLiteral("disc.png")));
    // The panel may be hidden, so the message above the world reports it too and leads to the panel.
    const auto& message = m->part<QLabel>("messageText");
    QTRY_VERIFY(message.isVisible() && message.text().contains(QStringLiteral("disc.png")));
    QFile damaged(m->file("disc.png"));
    QVERIFY(damaged.open(QIODevice::WriteOnly) && damaged.write("no picture") > 0);
    damaged.close();
    QTRY_VERIFY(message.text().contains(QStringLiteral("not a picture that can be read")));
    QCOMPARE(message.text().count(QStringLiteral("disc.png")), 1); // the old message is replaced
    QVERIFY(disc(10).save(m->file("disc.png")));
    QTRY_VERIFY(!problems.isVisible()); // the change of the file is noticed
    QTRY_VERIFY(!message.isVisible());
}

void TestMainWindowAssets::returnPlacesWithAFittingBox()
{
    const std::size_t before = scene().size();
    placeDisc();
    QCOMPARE(scene().size(), before + 1);
    QCOMPARE(newest()->sprite->region, std::string("disc"));
    QCOMPARE(newest()->sprite->atlas, std::string("disc.atlas.json"));
    // 20 of 32 pixels are opaque on each axis; 64 pixels are a metre.
    QVERIFY(newest()->shape == Shape(Box{20.0 / 64.0, 20.0 / 64.0}));
}

void TestMainWindowAssets::dragPlacesOne()
{
    addDisc();
    const std::size_t before = scene().size();
    QMimeData data;
    data.setData(QLatin1String(kSpriteMimeType), list().currentItem()->data(0, AssetsView::kSprite).toByteArray());
    QDragEnterEvent enter(m->at({4, 2}).toPoint(), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&m->viewport(), &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent dropped(m->at({5, 3}), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&m->viewport(), &dropped);
    QCOMPARE(scene().size(), before + 1);
    QCOMPARE(newest()->sprite->region, std::string("disc"));
    QVERIFY(m->action("selectTool").isChecked());
    QVERIFY(!list().visibleRegion().isEmpty()); // the list stays visible for the next drag
}

void TestMainWindowAssets::fieldsChangeTheSprite()
{
    placeDisc();
    m->part<QDockWidget>("PropertiesPanel").raise();
    auto& picture = m->part<QComboBox>("spritePicture");
    QTRY_COMPARE(picture.currentText(), QStringLiteral("disc"));
    const auto textOf = [this](const char* name) { return m->part<QAbstractSpinBox>(name).text(); };
    QCOMPARE(textOf("spriteWidth"), QStringLiteral("natural"));
    type("spriteWidth", QStringLiteral("2"));
    QCOMPARE(newest()->sprite->size, (Vec2{2.0, 0.5})); // the other side keeps its length
    QTRY_COMPARE(textOf("spriteHeight"), QStringLiteral("0.5 m"));
    type("spriteHeight", QStringLiteral("0"));
    QCOMPARE(newest()->sprite->size, Vec2{});
    QTRY_COMPARE(textOf("spriteWidth"), QStringLiteral("natural"));
    const int edits = undo().index();
    type("spriteWidth", QStringLiteral("natural")); // unchanged
    QCOMPARE(undo().index(), edits);
    undo().undo();
    QTRY_COMPARE(textOf("spriteWidth"), QStringLiteral("2 m"));
    type("spriteOrder", QStringLiteral("3"));
    QCOMPARE(newest()->sprite->order, 3);
    m->part<QCheckBox>("spriteMirrorX").click();
    QVERIFY(newest()->sprite->mirrorX);
    focus().select(std::vector<ObjectId>{newest()->id, {3}});
    QTRY_COMPARE(picture.currentIndex(), -1); // mixed values
    picture.setCurrentIndex(1);
    emit picture.activated(1);
    QCOMPARE(scene().find({3})->sprite->region, std::string("disc"));
    undo().undo();
    QVERIFY(scene().find({3})->sprite->region != std::string("disc"));
}

void TestMainWindowAssets::shapeIsFittedAndDraggedOverThePicture()
{
    placeDisc();
    m->action("editOverPicture").trigger();
    QTRY_VERIFY(canvas().isVisible());
    m->part<QPushButton>("fitCircle").click();
    QTRY_VERIFY(std::holds_alternative<Circle>(newest()->shape));
    m->part<QPushButton>("traceOutline").click();
    QTRY_VERIFY(std::holds_alternative<Polygon>(newest()->shape));
    m->part<QPushButton>("fitBox").click();
    QTRY_VERIFY(newest()->shape == Shape(Box{20.0 / 64.0, 20.0 / 64.0}));
    const int steps = undo().count();
    m->part<QPushButton>("shrinkShape").click(); // by 10 %
    QVERIFY(newest()->shape == Shape(Box{18.0 / 64.0, 18.0 / 64.0}));
    undo().undo();
    QCOMPARE(undo().count(), steps + 1);
    QTRY_COMPARE(canvas().form().box, (Aabb{{6, 6}, {26, 26}}));
    // Drags the lower right corner by four pixels to the right and down.
    const QPointF from = canvas().toWidget({26, 26});
    const QPointF to = canvas().toWidget({30, 30});
    m->mouse(canvas(), QEvent::MouseButtonPress, from);
    m->mouse(canvas(), QEvent::MouseMove, to);
    m->mouse(canvas(), QEvent::MouseButtonRelease, to);
    const Shape expected = Compound{{{{2.0 / 64.0, -2.0 / 64.0}, 0.0, Box{24.0 / 64.0, 24.0 / 64.0}}}};
    QVERIFY(newest()->shape == expected);
}

void TestMainWindowAssets::keysMoveAHandleByAPixel()
{
    placeDisc();
    m->action("editOverPicture").trigger();
    QTRY_VERIFY(canvas().isVisible());
    canvas().setFocus();
    QTest::keyClick(&canvas(), Qt::Key_PageDown); // the first handle is the upper left corner
    QCOMPARE(canvas().handle(), 0);
    QTest::keyClick(&canvas(), Qt::Key_Left);
    QCOMPARE(canvas().form().box, (Aabb{{5, 6}, {26, 26}}));
    QTest::keyClick(&canvas(), Qt::Key_Up, Qt::ShiftModifier);
    QCOMPARE(canvas().form().box, (Aabb{{5, -2}, {26, 26}}));
    undo().undo();
    undo().undo();
    QTRY_COMPARE(canvas().form().box, (Aabb{{6, 6}, {26, 26}}));
}

void TestMainWindowAssets::timesOfFramesAreWrittenIntoTheAtlas()
{
    QVERIFY(disc(10).save(m->file("disc.png")));
    write("two.atlas.json", R"({"format": "broadside-atlas", "version": 1, "picture": "disc.png", "size": [32, 32],
        "regions": [{"name": "a", "rect": [0, 0, 16, 32]}, {"name": "b", "rect": [16, 0, 16, 32]}],
        "animations": [{"name": "walk", "frames": [{"region": "a", "seconds": 0.2}, {"region": "b", "seconds": 0.2}]}]})");
    drop({m->file("two.atlas.json")});
    QTRY_COMPARE(list().topLevelItemCount(), 1);
    QTRY_COMPARE(list().topLevelItem(0)->childCount(), 3);
    list().setCurrentItem(list().topLevelItem(0)->child(0)); // selects the animation
    auto& frames = m->part<QListWidget>("animationFrames");
    QTRY_COMPARE(frames.count(), 2);
    const auto onDisk = [this] {
        const AtlasReading reading = readAtlasFile(m->file("two.atlas.json").toStdString());
        return reading.atlas ? reading.atlas->animations.front() : Animation{};
    };
    frames.setCurrentRow(1);
    type("frameSeconds", QStringLiteral("0.5"));
    QTRY_COMPARE(onDisk().frames[1].seconds, 0.5);
    QCOMPARE(onDisk().frames[0].seconds, 0.2);
    auto& playback = m->part<QComboBox>("animationPlayback");
    playback.setCurrentIndex(2);
    emit playback.activated(2);
    QTRY_VERIFY(onDisk().playback == Playback::PingPong);
    m->part<QToolButton>("animationPlay").click();
    QTRY_COMPARE(m->part<QLabel>("assetPreview").property("frame").toInt(), 1);
    m->part<QToolButton>("animationPlay").click();
    m->part<QToolButton>("animationUndo").click();
    m->part<QToolButton>("animationUndo").click();
    QTRY_VERIFY(onDisk().playback == Playback::Loop);
    QCOMPARE(onDisk().frames[1].seconds, 0.2);
}

/// Two files are dropped, the second while the first is read. A file that is dropped again is listed once.
void TestMainWindowAssets::filesDroppedInARowAreAllAdded()
{
    QVERIFY(disc(10).save(m->file("disc.png")));
    QVERIFY(disc(12).save(m->file("large.png")));
    const int steps = undo().count();
    drop({m->file("disc.png")});
    drop({m->file("large.png")});
    QTRY_COMPARE(scene().atlases, (std::vector<std::string>{"disc.atlas.json", "large.atlas.json"}));
    QCOMPARE(undo().count(), steps + 2);
    removeAtlas(m->page().document(), "disc.atlas.json");
    drop({m->file("disc.png")});
    QTRY_COMPARE(scene().atlases.size(), std::size_t{2});
    QCOMPARE(scene().atlases.back(), std::string("disc.atlas.json")); // the existing atlas file is used
    drop({m->file("disc.png"), m->file("large.png")});
    QTRY_COMPARE(scene().atlases.size(), std::size_t{3});
    QCOMPARE(scene().atlases.back(), std::string("pictures.atlas.json"));
    QTRY_COMPARE(list().topLevelItemCount(), 3);
    QCOMPARE(list().topLevelItem(2)->childCount(), 2);
}

/// An atlas that was made for one scene is not listed in another one.
void TestMainWindowAssets::anotherSceneDoesNotGetThem()
{
    QVERIFY(disc(10).save(m->file("disc.png")));
    drop({m->file("disc.png")});
    m->page().document().reset(Scene(), m->file("other.broadside")); // before the dropped file is read
    QTRY_VERIFY(m->part<MessageBar>("messageBar").text().contains(QStringLiteral("were not added")));
    QVERIFY(scene().atlases.empty());
    QCOMPARE(undo().count(), 0);
}

BROADSIDE_WINDOW_TEST(TestMainWindowAssets)

} // namespace broadside::test::tst_main_window_assets

#include "tst_main_window_assets.moc"
