// The open scenes are restored after a restart.

#include "editor/viewport/viewport_widget.h"
#include "tests/support/editor/tabs_fixture.h"
#include "tests/support/game_trace.h"
#include "tests/support/printers.h"
#include "tests/support/test.h"

#include <QLabel>
#include <QPushButton>

namespace broadside::test::tst_tabs_session {

class TestTabsSession : public QObject {
    Q_OBJECT
private slots:
    void init() { m = std::make_unique<test::TabsFixture>(); }
    void cleanup()
    {
        m->forgetEdits();
        m.reset();
    }
    void aRestartBringsAllTabsBack();
    void anOldSessionIsRead();
    void whatIsGoneIsNotBroughtBack();
    void aRunIsOfferedAgain_data();
    void aRunIsOfferedAgain();
    void aRecordingOpensAtTheStepThatWasShown();

private:
    std::unique_ptr<test::TabsFixture> m;
};

void TestTabsSession::aRestartBringsAllTabsBack()
{
    const QStringList paths{m->write(QStringLiteral("a.broadside")), m->write(QStringLiteral("b.broadside")),
                            m->write(QStringLiteral("c.broadside"))};
    for (const QString& path : paths)
        m->open(path);
    m->action("newScene").trigger(); // it has no file, so it is not restored
    m->clickTab(1);
    m->page().viewport().showView({3.0, 2.0}, 4.0);
    m->clickTab(0);
    m->page().viewport().showView({1.0, 2.0}, 2.0);
    m->clickTab(1);
    QVERIFY(m->window->close());
    m->restart();
    QVERIFY(m->window->restoreSession());
    QTRY_COMPARE(m->document().path(), paths[1]);
    QCOMPARE(m->tabTexts(), (QStringList{QStringLiteral("a.broadside"), QStringLiteral("b.broadside"),
                                         QStringLiteral("c.broadside")}));
    QCOMPARE(m->tabs().currentIndex(), 1);
    QCOMPARE(m->page().viewport().camera().center(), (Vec2{3.0, 2.0}));
    QVERIFY(m->window->close()); // views of tabs that were not shown are saved too
    m->restart();
    QVERIFY(m->window->restoreSession());
    QTRY_COMPARE(m->document().path(), paths[1]);
    m->clickTab(0);
    QTRY_COMPARE(m->document().path(), paths[0]);
    QCOMPARE(m->page().viewport().camera().center(), (Vec2{1.0, 2.0}));
    QVERIFY(qFuzzyCompare(m->page().viewport().camera().zoom(), 2.0));
}

void TestTabsSession::anOldSessionIsRead()
{
    const QString path = m->write(QStringLiteral("a.broadside"));
    m->settings.setValue(QStringLiteral("session/file"), path);
    m->settings.setValue(QStringLiteral("session/centre"), QPointF(5.0, 1.0));
    m->settings.setValue(QStringLiteral("session/zoom"), 3.0);
    QVERIFY(m->window->restoreSession());
    QTRY_COMPARE(m->document().path(), path);
    QCOMPARE(m->page().viewport().camera().center(), (Vec2{5.0, 1.0}));
    QVERIFY(m->window->close());
    QVERIFY(!m->settings.contains(QStringLiteral("session/file")));
    QCOMPARE(Settings(m->settings).lastSession().scenes.size(), 1);
}

void TestTabsSession::whatIsGoneIsNotBroughtBack()
{
    const QString there = m->write(QStringLiteral("there.broadside"));
    const QString gone = m->file(QStringLiteral("gone.broadside"));
    Settings(m->settings).setLastSession({{{gone, {}, 1.0}, {there, {}, 1.0}}, 0, {}});
    QVERIFY(m->window->restoreSession());
    QTRY_COMPARE(m->document().path(), there);
    QCOMPARE(m->window->pageCount(), 1);
    m->restart();
    Settings(m->settings).setLastSession({{{gone, {}, 1.0}}, 7, {}});
    QVERIFY(!m->window->restoreSession());
    Settings(m->settings).setLastSession({{{there, {}, 1.0}}, 0, {}});
    Settings(m->settings).setRestoresSession(false);
    QVERIFY(!m->window->restoreSession());
}

void TestTabsSession::aRunIsOfferedAgain_data()
{
    QTest::addColumn<bool>("isDiagnosed");
    QTest::addColumn<QString>("offer");
    QTest::newRow("diagnosed") << true << QStringLiteral("Run to step 40 and diagnose");
    QTest::newRow("not diagnosed") << false << QStringLiteral("Run to step 40");
}

void TestTabsSession::aRunIsOfferedAgain()
{
    QFETCH(const bool, isDiagnosed);
    QFETCH(const QString, offer);
    m->open(m->write(QStringLiteral("a.broadside")));
    m->session().stepMany(40);
    QTRY_COMPARE(m->session().step(), std::uint64_t{40});
    if (isDiagnosed) {
        m->page().model().diagnosis.start();
        QTRY_VERIFY(m->page().model().diagnosis.diagnosis());
    }
    m->session().seek(25);
    QTRY_COMPARE(m->session().step(), std::uint64_t{25});
    QVERIFY(m->window->close());
    m->restart();
    QVERIFY(m->window->restoreSession());
    QTRY_VERIFY(m->part<QLabel>("messageText").text().contains(QStringLiteral("simulated to step 40")));
    auto& button = m->part<QPushButton>("messageOffer");
    QCOMPARE(button.text(), offer);
    button.click();
    QTRY_COMPARE(m->session().recorded().last, std::uint64_t{40});
    QTRY_COMPARE(m->session().step(), std::uint64_t{25});
    QTRY_COMPARE(m->page().model().diagnosis.diagnosis() != nullptr, isDiagnosed);
    QVERIFY(!m->part<QPushButton>("messageOffer").isVisible());
    m->session().stop();
    QVERIFY(m->window->close()); // the run has ended, so nothing is offered any more
    m->restart();
    QVERIFY(m->window->restoreSession());
    QTRY_VERIFY(!m->document().path().isEmpty());
    QVERIFY(!m->part<QPushButton>("messageOffer").isVisible());
}

void TestTabsSession::aRecordingOpensAtTheStepThatWasShown()
{
    const QString path = m->file(QStringLiteral("game.bstrace"));
    writeGameTrace(path, naive_grid_game::Bug::RegistersCorners, 30);
    m->open(path);
    m->page().model().steps.seek(12);
    QTRY_COMPARE(m->page().model().steps.step(), std::uint64_t{12});
    QVERIFY(m->window->close());
    m->restart();
    QVERIFY(m->window->restoreSession());
    QTRY_COMPARE(m->page().model().steps.step(), std::uint64_t{12});
}

BROADSIDE_WINDOW_TEST(TestTabsSession)

} // namespace broadside::test::tst_tabs_session

#include "tst_tabs_session.moc"
