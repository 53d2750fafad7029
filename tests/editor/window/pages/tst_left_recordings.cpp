// A recording comes back as it was left: at its step, with a view in which something is seen.

#include "editor/viewport/viewport_widget.h"
#include "tests/support/editor/tabs_fixture.h"
#include "tests/support/game_trace.h"
#include "tests/support/printers.h"
#include "tests/support/test.h"

#include <QDockWidget>
#include <QToolButton>

namespace broadside::test::tst_left_recordings {

namespace {

constexpr std::uint64_t kLast = 59;

/// A box flies away from the origin, 10 m in each step.
void writeFlight(const QString& path)
{
    bst_trace* trace = bst_open_file(QFile::encodeName(path).constData(), nullptr);
    for (std::uint64_t i = 0; i <= kLast; ++i) {
        const double x = 10.0 * static_cast<double>(i);
        bst_frame_begin(trace, i, static_cast<double>(i) / 64.0);
        bst_box(trace, 1, x, 1.0, x + 1.0, 2.0);
        bst_frame_end(trace);
    }
    bst_close(trace);
}

class Fixture : public TabsFixture {
public:
    Fixture()
    {
        trace = folder.filePath(QStringLiteral("flight.bstrace"));
        writeFlight(trace);
    }
    [[nodiscard]] bool isOpen() { return page().model().recording && !page().model().recording->isEmpty(); }
    [[nodiscard]] TraceSession& recording() { return *page().model().recording; }
    void closeAndRestore()
    {
        Settings(settings).setRestoresSession(true);
        QVERIFY(window->close());
        restart();
        QVERIFY(window->restoreSession());
        QTRY_VERIFY(isOpen());
    }
    QString trace;
};

} // namespace

class TestLeftRecordings : public QObject {
    Q_OBJECT
private slots:
    void theStepAndTheViewComeBack();
    void aViewWithoutObjectsShowsTheWorld();
    void aStepThatIsGoneIsTheLastOne();
    void noStructureIsOffered();
};

void TestLeftRecordings::theStepAndTheViewComeBack()
{
    Fixture editor;
    editor.window->openFiles({editor.trace});
    QTRY_VERIFY(editor.isOpen());
    editor.recording().seek(40);
    editor.page().viewport().showView({400.5, 1.5}, 0.01);
    editor.closeAndRestore();
    QTRY_COMPARE(editor.recording().step(), std::uint64_t{40});
    QTRY_COMPARE(editor.page().viewport().camera().center(), (Vec2{400.5, 1.5}));
    QVERIFY(editor.window->close()); // the step is still known
    QCOMPARE(Settings(editor.settings).lastSession().scenes.value(0).run.step, std::uint64_t{40});
}

void TestLeftRecordings::aViewWithoutObjectsShowsTheWorld()
{
    Fixture editor;
    editor.window->openFiles({editor.trace});
    QTRY_VERIFY(editor.isOpen());
    editor.recording().seek(10);
    editor.page().viewport().showView({400.5, 1.5}, 0.01); // the box is not there in step 10
    editor.closeAndRestore();
    QTRY_COMPARE(editor.recording().step(), std::uint64_t{10});
    const auto seesObjects = [&] {
        return !editor.page().shownWorld().drawnIn(editor.page().viewport().camera().visibleWorld()).empty();
    };
    QTRY_VERIFY(seesObjects());
}

void TestLeftRecordings::aStepThatIsGoneIsTheLastOne()
{
    Fixture editor;
    Settings(editor.settings).setLastSession({{{editor.trace, {}, 0.0, {}, {1'000, 1'000}}}, 0, {}});
    QVERIFY(editor.window->restoreSession());
    QTRY_VERIFY(editor.isOpen());
    QTRY_COMPARE(editor.recording().step(), kLast);
}

/// The command would do nothing.
void TestLeftRecordings::noStructureIsOffered()
{
    Fixture editor;
    editor.window->openFiles({editor.trace});
    QTRY_VERIFY(editor.isOpen());
    const QAction& action = editor.action("showStructure");
    QVERIFY(!action.isEnabled());
    QVERIFY2(action.toolTip().contains(QStringLiteral("A recording has no structure")), qPrintable(action.toolTip()));
    QVERIFY(!action.isChecked() && !editor.page().viewport().showFlags().structure);
    editor.action("newScene").trigger();
    QTRY_VERIFY(editor.action("showStructure").isEnabled());
}

BROADSIDE_WINDOW_TEST(TestLeftRecordings)

} // namespace broadside::test::tst_left_recordings

#include "tst_left_recordings.moc"
