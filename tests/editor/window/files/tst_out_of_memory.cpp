// Work that does not fit into memory ends with a message, not with the end of the program.

#include "editor/session/jobs/background.h"
#include "editor/window/editor_application.h"
#include "editor/window/files/scene_loader.h"
#include "editor/window/message_bar.h"
#include "tests/support/editor/tabs_fixture.h"
#include "tests/support/test.h"

#include <QSignalSpy>
#include <QTimer>

#include <new>

namespace broadside::test::tst_out_of_memory {

class TestOutOfMemory : public QObject {
    Q_OBJECT
private slots:
    void anEventThatFailsIsTold();
    void aJobThatFailsIsTold();
    void aSceneThatDoesNotFitIsRefused();

private:
    [[nodiscard]] static QString messageOf(const test::TabsFixture& fixture)
    {
        const auto* bar = fixture.page().findChild<MessageBar*>();
        return bar->isVisible() ? bar->text() : QString();
    }
};

void TestOutOfMemory::anEventThatFailsIsTold()
{
    test::TabsFixture fixture;
    const std::size_t objects = fixture.document().scene().size();
    QSignalSpy told(qobject_cast<EditorApplication*>(qApp), &EditorApplication::outOfMemory);
    for (int i = 0; i < 2; ++i)
        QTimer::singleShot(0, fixture.window.get(), [] { throw std::bad_alloc(); });
    QTRY_VERIFY(!told.empty());
    QTRY_VERIFY2(messageOf(fixture).contains(QStringLiteral("not enough memory")), qPrintable(messageOf(fixture)));
    QCOMPARE(fixture.document().scene().size(), objects);
    fixture.action("step").trigger();
    QTRY_COMPARE(fixture.session().step(), std::uint64_t{1}); // the program runs on
}

void TestOutOfMemory::aJobThatFailsIsTold()
{
    test::TabsFixture fixture;
    Background background;
    background.start([](const std::stop_token&, const Background::Post&) -> int { throw std::bad_alloc(); },
                     [](int) { QFAIL("it has no result"); });
    QTRY_VERIFY(!background.isRunning());
    QTRY_VERIFY2(messageOf(fixture).contains(QStringLiteral("not enough memory")), qPrintable(messageOf(fixture)));
}

void TestOutOfMemory::aSceneThatDoesNotFitIsRefused()
{
    SceneLoader loader([](const std::string&) -> SceneReading { throw std::bad_alloc(); });
    std::shared_ptr<SceneReading> got;
    connect(&loader, &SceneLoader::finished, this,
            [&](const QString&, const std::shared_ptr<SceneReading>& reading) { got = reading; });
    loader.load(QStringLiteral("/levels/huge.broadside"));
    QTRY_VERIFY(got);
    QVERIFY(!got->scene);
    QVERIFY(!loader.isLoading());
    const std::string sentence = describe(got->firstError());
    QVERIFY2(sentence.find("/levels/huge.broadside") != std::string::npos &&
                 sentence.find("memory") != std::string::npos,
             sentence.c_str());
}

BROADSIDE_REGISTER_TEST(TestOutOfMemory, ::broadside::test::runTestWith<TestOutOfMemory, EditorApplication>)

} // namespace broadside::test::tst_out_of_memory

#include "tst_out_of_memory.moc"
