#include "core/base/limits.h"
#include "tests/support/editor/recorded_page.h"
#include "tests/support/test.h"

#include <QFile>
#include <QSignalSpy>

namespace broadside::test::tst_trace_session_damage {

/// The recording of another game with frames that cannot be read.

using naive_grid_game::Bug;

namespace {

constexpr unsigned kFrames = RecordedPage::kFrames;
using Page = RecordedPage;

/// Damages the frame's bytes in the file.
void damage(const Page& page, std::size_t frame)
{
    QFile file(page.path);
    QVERIFY(file.open(QIODevice::ReadWrite));
    QVERIFY(file.seek(static_cast<qint64>(page.session.recording()->reader().frames()[frame].offset) + 40));
    file.write(QByteArray(64, '\xff')); // inside its first message
}

} // namespace

class TestTraceSessionDamage : public QObject {
    Q_OBJECT
private slots:
    void aDamagedFrameIsSaidAndTheOldOneStays();
    void stepsGoPastWhatIsDamaged();
    void aDamagedBeginningIsGonePast();
    void aFrameWithTooManyObjectsIsSaidAndTheOldOneStays();
    void aDamagedFirstFrameIsSaidOnceWhileItGrows();
};

void TestTraceSessionDamage::aDamagedFrameIsSaidAndTheOldOneStays()
{
    Page page;
    damage(page, 30);
    page.session.seek(29);
    QSignalSpy failed(&page.session, &StepSession::failed);
    page.session.seek(31);
    QCOMPARE(failed.count(), 1);
    QCOMPARE(page.session.step(), std::uint64_t{29});
    QCOMPARE(page.session.objects()->presentCount(), std::size_t{61});
    page.session.seek(5);
    QCOMPARE(page.session.step(), std::uint64_t{5});
}

void TestTraceSessionDamage::stepsGoPastWhatIsDamaged()
{
    Page page;
    damage(page, 30);
    QSignalSpy failed(&page.session, &StepSession::failed);
    const auto said = [&] {
        return failed.isEmpty() ? QByteArray()
                                : QByteArray::fromStdString(failed.takeLast().front().value<Problem>().message.text());
    };
    page.session.seek(29);
    page.session.stepOnce();
    QTRY_COMPARE(page.session.step(), std::uint64_t{60}); // the next keyframe
    QCOMPARE(failed.count(), 1);
    const QByteArray on = said();
    QVERIFY2(on.startsWith("Steps 30 to 59 cannot be read and are left out: "), on.constData());
    page.session.stepBack();
    QTRY_COMPARE(page.session.step(), std::uint64_t{29});
    QVERIFY(said().startsWith("Steps 30 to 59 cannot be read and are left out: "));
    QVERIFY(failed.isEmpty());
    page.session.run(StepSession::Pace::Fastest);
    QTRY_COMPARE(page.session.step(), std::uint64_t{kFrames - 1});
    QVERIFY(said().startsWith("Steps 30 to 59"));
    QTRY_COMPARE(page.session.state(), StepSession::State::Paused);
    damage(page, kFrames - 1);
    page.session.seek(kFrames - 2);
    page.session.stepOnce();
    QTRY_COMPARE(failed.count(), 1);
    QVERIFY(said().startsWith("Step 149 cannot be read: "));
    QCOMPARE(page.session.step(), std::uint64_t{kFrames - 2});
}

void TestTraceSessionDamage::aDamagedBeginningIsGonePast()
{
    Page page;
    damage(page, 0);
    TraceSession session;
    QSignalSpy failed(&session, &StepSession::failed);
    session.open(*trace::TraceReader::open(page.path.toStdString()));
    QTRY_COMPARE(session.step(), std::uint64_t{60});
    QCOMPARE(failed.count(), 1);
    QCOMPARE(session.objects()->presentCount(), std::size_t{61});
    session.stepOnce();
    QCOMPARE(session.step(), std::uint64_t{61});
    session.seek(60);
    session.stepBack();
    QTRY_COMPARE(failed.count(), 2);
    QCOMPARE(session.step(), std::uint64_t{60});
}

void TestTraceSessionDamage::aFrameWithTooManyObjectsIsSaidAndTheOldOneStays()
{
    const QTemporaryDir folder;
    const std::string path = folder.filePath(QStringLiteral("crowd.bstrace")).toStdString();
    const bst_settings settings = bst_default_settings();
    bst_trace* game = bst_open_file(path.c_str(), &settings);
    for (std::uint64_t step = 0; step < 3; ++step) {
        bst_frame_begin(game, step, 0.0);
        const std::uint64_t count = step == 1 ? limits::kObjects + 1 : 3;
        for (std::uint64_t id = 1; id <= count; ++id)
            bst_box(game, id, 0.0, 0.0, 1.0, static_cast<double>(step + 1));
        bst_frame_end(game);
    }
    bst_close(game);
    TraceSession session;
    session.open(*trace::TraceReader::open(path));
    QTRY_VERIFY(!session.isScanning());
    QCOMPARE(session.objects()->presentCount(), std::size_t{3});
    QSignalSpy failed(&session, &StepSession::failed);
    session.setGrowing(true); // as if the game still ran
    session.run();
    QTRY_COMPARE(failed.count(), 1);
    QCOMPARE(session.state(), StepSession::State::Paused);
    QCOMPARE(session.step(), std::uint64_t{0});
    QCOMPARE(session.objects()->presentCount(), std::size_t{3});
    QVERIFY(session.problem());
    QVERIFY(QString::fromStdString(describe(*session.problem())).contains(QStringLiteral("objects")));
}

void TestTraceSessionDamage::aDamagedFirstFrameIsSaidOnceWhileItGrows()
{
    Page page(Bug::None, 10);
    const auto whole = trace::TraceReader::open(page.path.toStdString());
    QFile file(page.path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QByteArray bytes = file.readAll();
    const auto first = static_cast<qsizetype>(whole->frames()[0].offset);
    const auto second = static_cast<qsizetype>(whole->frames()[1].offset);
    bytes.replace(first + 40, 64, QByteArray(64, '\xff'));
    QFile live(page.folder.filePath(QStringLiteral("live.bstrace")));
    QVERIFY(live.open(QIODevice::WriteOnly | QIODevice::Unbuffered));
    live.write(bytes.left(second));
    TraceSession session;
    QSignalSpy failed(&session, &StepSession::failed);
    session.open(*trace::TraceReader::open(live.fileName().toStdString()));
    session.setGrowing(true);
    session.run();
    for (std::size_t i = 1; i < 9; ++i) {
        const auto from = static_cast<qsizetype>(whole->frames()[i].offset);
        live.write(bytes.mid(from, static_cast<qsizetype>(whole->frames()[i + 1].offset) - from));
        session.grow();
        QCoreApplication::processEvents();
    }
    QTRY_VERIFY(failed.count() >= 1 && !session.isMaking());
    QVERIFY2(failed.count() <= 2, qPrintable(QString::number(failed.count()))); // once when opened, once when run
    QCOMPARE(session.objects()->presentCount(), std::size_t{0});
}

BROADSIDE_EVENT_TEST(TestTraceSessionDamage)

} // namespace broadside::test::tst_trace_session_damage

#include "tst_trace_session_damage.moc"
