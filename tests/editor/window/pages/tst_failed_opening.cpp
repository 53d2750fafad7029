// A file that cannot be read: what the user sees behind the dialog that says so.

#include "tests/support/editor/dialog_answer.h"
#include "tests/support/editor/tabs_fixture.h"
#include "tests/support/test.h"

namespace broadside::test::tst_failed_opening {

class TestFailedOpening : public QObject {
    Q_OBJECT
private slots:
    void theOpenSceneStaysBehindTheDialog();
};

void TestFailedOpening::theOpenSceneStaysBehindTheDialog()
{
    TabsFixture tabs;
    tabs.edit();
    const QString path = tabs.file(QStringLiteral("novel.broadside"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("Once upon a time");
    file.close();
    int pages = 0;
    bool isSceneInFront = false;
    const DialogAnswer answer(QStringLiteral("problem"), [&](QWidget& dialog) {
        pages = tabs.window->pageCount();
        isSceneInFront = tabs.document().isModified();
        qobject_cast<QMessageBox*>(&dialog)->button(QMessageBox::Ok)->click();
    });
    tabs.page().openFile(path);
    QTRY_VERIFY(answer.wasAsked());
    QVERIFY2(answer.text().contains(QStringLiteral("This is not a scene file")), qPrintable(answer.text()));
    QCOMPARE(pages, 1);
    QVERIFY(isSceneInFront);
    QTRY_COMPARE(tabs.window->pageCount(), 1);
    QVERIFY(tabs.document().isModified());
    tabs.forgetEdits();
}

BROADSIDE_WINDOW_TEST(TestFailedOpening)

} // namespace broadside::test::tst_failed_opening

#include "tst_failed_opening.moc"
