// The welcome page and the broken worlds that open from it, in the real window.

#include "editor/window/files/samples.h"
#include "tests/support/editor/window_fixture.h"
#include "tests/support/test.h"

#include <QCheckBox>
#include <QDialog>
#include <QLabel>
#include <QPushButton>
#include <QTextBlock>
#include <QTextBrowser>

namespace broadside::test::tst_welcome {

class TestWelcome : public QObject {
    Q_OBJECT
private slots:
    void init() { m = std::make_unique<test::WindowFixture>(); }
    void cleanup() { m.reset(); }

    void theFirstStartShowsHintsAndLaterOnesThePage();
    void switchedOffItStaysAway();
    void aMysteryOpensWithItsStoryAndALeadToTheSolution_data();
    void aMysteryOpensWithItsStoryAndALeadToTheSolution();
    void theStoryStaysWhileItRuns();
    void samplesOpenFromThere();
    void recentFilesOpenFromThereAndThoseThatAreGoneDoNot();
    void linksAreReachedByKeyboard();
    void picturesFollowThePalette();

private:
    [[nodiscard]] QTextBrowser* page() const
    {
        return m->window->findChild<QTextBrowser*>(QStringLiteral("welcomePage"));
    }
    void open() const
    {
        m->action("welcome").trigger();
        QVERIFY(page() && page()->isVisible());
    }
    /// The place of the link in the text; null if there is none.
    [[nodiscard]] QTextCursor linkTo(const QString& target) const;
    void click(const QString& target) const;
    std::unique_ptr<test::WindowFixture> m;
};

QTextCursor TestWelcome::linkTo(const QString& target) const
{
    for (QTextBlock block = page()->document()->begin(); block.isValid(); block = block.next())
        for (auto part = block.begin(); !part.atEnd(); ++part)
            if (part.fragment().charFormat().anchorHref() == target && !part.fragment().charFormat().isImageFormat()) {
                QTextCursor cursor(block);
                cursor.setPosition(part.fragment().position() + 1);
                return cursor;
            }
    return {};
}

void TestWelcome::click(const QString& target) const
{
    const QTextCursor cursor = linkTo(target);
    QVERIFY2(!cursor.isNull(), qPrintable(target));
    page()->setTextCursor(cursor);
    page()->ensureCursorVisible();
    const QPointF at = page()->cursorRect(cursor).center();
    m->mouse(*page()->viewport(), QEvent::MouseMove, at, Qt::NoButton);
    m->mouse(*page()->viewport(), QEvent::MouseButtonPress, at);
    m->mouse(*page()->viewport(), QEvent::MouseButtonRelease, at);
}

void TestWelcome::theFirstStartShowsHintsAndLaterOnesThePage()
{
    m->page().openFirstSample();
    m->window->greet();
    const QPointer<QWidget> hints = m->window->findChild<QWidget*>(QStringLiteral("hints"));
    QVERIFY(hints && !page());
    for (int i = 0; i < 3; ++i)
        QTest::mouseClick(&m->part<QPushButton>("hintNext"), Qt::LeftButton);
    QTRY_VERIFY(!hints);
    m->makeWindow();
    m->window->greet();
    QVERIFY(page() && page()->isVisible());
}

void TestWelcome::switchedOffItStaysAway()
{
    open();
    m->part<QCheckBox>("welcomesAtStart").click();
    m->window->findChild<QDialog*>(QStringLiteral("welcome"))->close();
    m->settings.setValue(QStringLiteral("hintsDismissed"), true);
    m->makeWindow();
    m->window->greet();
    QVERIFY(!page());
    open();
    QVERIFY(!m->part<QCheckBox>("welcomesAtStart").isChecked());
}

void TestWelcome::aMysteryOpensWithItsStoryAndALeadToTheSolution_data()
{
    QTest::addColumn<int>("index");
    for (std::size_t i = 0; i < mysteries().size(); ++i)
        QTest::newRow(mysteries()[i].name) << static_cast<int>(i);
}

void TestWelcome::aMysteryOpensWithItsStoryAndALeadToTheSolution()
{
    QFETCH(const int, index);
    const Sample& mystery = mysteries()[static_cast<std::size_t>(index)];
    open();
    click(QStringLiteral("mystery:") + QLatin1String(mystery.name));
    QVERIFY(m->page().document().scene().size() > 3);
    QTRY_VERIFY(!page());
    QVERIFY2(m->window->windowTitle().contains(titleOf(mystery)), qPrintable(m->window->windowTitle()));
    QVERIFY(m->part<QLabel>("messageText").text().contains(tipOf(mystery)));
    auto& solution = m->part<QPushButton>("messageOffer");
    QVERIFY(solution.isVisible());
    solution.click();
    const auto* manual = m->window->findChild<QTextBrowser*>(QStringLiteral("manualText"));
    QVERIFY(manual && manual->isVisible());
    const QTextCursor heading = manual->document()->find(titleOf(mystery));
    QCOMPARE(heading.block().blockFormat().headingLevel(), 2);
    const QRect place = manual->cursorRect(heading);
    QVERIFY2(manual->viewport()->rect().contains(place), qPrintable(QString::number(place.top())));
    const QTextCursor after = manual->document()->find(titleOf(mysteries().front())); // the first heading of the page
    QCOMPARE(manual->cursorRect(after).top() < 0, index > 0);
}

void TestWelcome::theStoryStaysWhileItRuns()
{
    open();
    click(QStringLiteral("mystery:mysteries/big-boss"));
    m->key(Qt::Key_F10);
    m->key(Qt::Key_F5);
    QTRY_VERIFY(m->session().world()->stepCount() > 3);
    QVERIFY(m->part<QWidget>("messageBar").isVisible());
    m->session().stop();
}

void TestWelcome::samplesOpenFromThere()
{
    open();
    click(QStringLiteral("sample:pong"));
    QTRY_VERIFY(!page());
    QVERIFY(m->window->windowTitle().contains(QStringLiteral("Pong")));
    QVERIFY(!m->part<QWidget>("messageBar").isVisible());
}

void TestWelcome::recentFilesOpenFromThereAndThoseThatAreGoneDoNot()
{
    const QString path = m->file("my level #1.broadside");
    QVERIFY(QFile::copy(QStringLiteral(BROADSIDE_SCENES "/walkers.broadside"), path));
    m->settings.setValue(QStringLiteral("recentFiles"), QStringList{path, m->file("gone.broadside")});
    open();
    QVERIFY(page()->toPlainText().contains(QStringLiteral("gone.broadside (missing)")));
    QVERIFY(linkTo(QStringLiteral("recent:1")).isNull());
    click(QStringLiteral("recent:0"));
    QTRY_COMPARE(m->page().document().path(), path);
    QVERIFY(!page());
}

void TestWelcome::linksAreReachedByKeyboard()
{
    open();
    page()->setFocus();
    QTest::keyClick(page(), Qt::Key_Tab); // the first link is New scene
    QTest::keyClick(page(), Qt::Key_Return);
    QTRY_VERIFY(!page());
    QCOMPARE(m->page().document().scene().size(), std::size_t{0});
}

void TestWelcome::picturesFollowThePalette()
{
    open();
    const auto picture = [this] {
        return page()
            ->document()
            ->resource(QTextDocument::ImageResource, QUrl(QStringLiteral("picture:mysteries/big-boss")))
            .value<QImage>();
    };
    const QImage before = picture();
    QVERIFY(!before.isNull());
    const bool wasLight = before.pixelColor(2, 2).lightness() > 128;
    QPalette other = page()->palette();
    other.setColor(QPalette::Window, wasLight ? Qt::black : Qt::white);
    other.setColor(QPalette::WindowText, wasLight ? Qt::white : Qt::black);
    page()->setPalette(other);
    QCOMPARE(picture().pixelColor(2, 2).lightness() > 128, !wasLight);
}

BROADSIDE_WINDOW_TEST(TestWelcome)

} // namespace broadside::test::tst_welcome

#include "tst_welcome.moc"
