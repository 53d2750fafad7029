#include "editor/window/data_file.h"
#include "editor/window/help/manual.h"
#include "editor/window/help/manual/contents.h"
#include "editor/window/help/manual/page_view.h"
#include "editor/window/layout/languages.h"
#include "tests/support/editor/window_fixture.h"
#include "tests/support/test.h"

#include <QClipboard>
#include <QDialog>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMouseEvent>
#include <QResource>
#include <QScopeGuard>
#include <QScrollBar>
#include <QSettings>
#include <QTemporaryDir>
#include <QTextBlock>
#include <QToolButton>
#include <QTreeWidget>

#include <memory>

namespace broadside::test::tst_manual_window {

/// The window of the manual: contents, search, history, zoom, find in page, and its pages.
class TestManualWindow : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cleanup();
    void thePageTreeFollows();
    void everyPageIsAsWideAsTheWindow_data();
    void everyPageIsAsWideAsTheWindow();
    void anAnchorScrollsToItsHeading();
    void linksInsideAPageScroll();
    void backAndForwardByKeysAndMouse();
    void theSearchFindsPagesAndMarksTheWords();
    void enterOpensTheFirstResult();
    void aSearchWithoutResultsSaysSo();
    void zoomHasKeysAndAUsualSize();
    void findInPageGoesRound();
    void anExampleIsCopied();
    void sizeAndZoomAreRemembered();
    void aLinkOfTheProgramOpensIt();
    void aMissingFileIsNamedWithTheRemedy();

private:
    template<class Of>
    [[nodiscard]] Of& part(const char* name) const
    {
        auto* found = m_window->findChild<Of*>(QLatin1String(name));
        Q_ASSERT(found);
        return *found;
    }
    [[nodiscard]] ManualPageView& view() const { return part<ManualPageView>("manualText"); }
    [[nodiscard]] QWidget& dialog() const { return part<QWidget>("manual"); }
    void trigger(const char* action) const { part<QAction>(action).trigger(); }
    /// Distance of a heading from the top of the page that is seen, in logical pixels.
    [[nodiscard]] int topOf(const QString& heading) const
    {
        for (QTextBlock block = view().document()->begin(); block.isValid(); block = block.next())
            if (block.blockFormat().headingLevel() > 0 && block.text() == heading)
                return view().cursorRect(QTextCursor(block)).top();
        return -1'000'000;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<QSettings> m_storage;
    std::unique_ptr<QWidget> m_window;
    std::unique_ptr<Manual> m_manual;
};

void TestManualWindow::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_storage = std::make_unique<QSettings>(m_folder->filePath(QStringLiteral("s.conf")), QSettings::IniFormat);
    m_window = std::make_unique<QWidget>();
    m_manual = std::make_unique<Manual>(*m_storage, *m_window);
    m_manual->show(kContentsPage);
}

void TestManualWindow::cleanup()
{
    m_manual.reset();
    m_window.reset();
}

void TestManualWindow::thePageTreeFollows()
{
    auto& tree = part<QTreeWidget>("manualPages");
    QCOMPARE(tree.topLevelItemCount(), 1 + manualParts().size());
    QCOMPARE(tree.currentItem()->text(0), QStringLiteral("Contents"));
    const ManualPage last = manualPages().last();
    tree.setCurrentItem(tree.findItems(last.title, Qt::MatchExactly | Qt::MatchRecursive).value(0));
    QCOMPARE(view().page(), last.name);
    trigger("manualBack");
    QCOMPARE(tree.currentItem()->text(0), QStringLiteral("Contents"));
    m_manual->show(kAlgorithmsPage);
    QCOMPARE(tree.currentItem()->text(0), QStringLiteral("The algorithms"));
}

void TestManualWindow::everyPageIsAsWideAsTheWindow_data()
{
    QTest::addColumn<QString>("name");
    for (const ManualPage& shown : manualPages())
        QTest::newRow(qPrintable(shown.name)) << shown.name;
}

void TestManualWindow::everyPageIsAsWideAsTheWindow()
{
    QFETCH(const QString, name);
    m_manual->show(name);
    QVERIFY(view().isVisible());
    QCOMPARE(view().page(), name);
    QVERIFY(!view().toPlainText().isEmpty());
    // Widths of table cells are rounded. One page has tables of many numbers, which scroll.
    QVERIFY(view().horizontalScrollBar()->maximum() <= 1 || name == QLatin1String("speed"));
    QCOMPARE(m_window->findChildren<QDialog*>(QStringLiteral("manual")).size(), 1);
}

void TestManualWindow::anAnchorScrollsToItsHeading()
{
    m_manual->show(kLayoutPage, QStringLiteral("how-do-i-draw-guides"));
    QVERIFY2(qAbs(topOf(QStringLiteral("How do I draw guides?"))) < 40,
             qPrintable(QString::number(topOf(QStringLiteral("How do I draw guides?")))));
    m_manual->show(kLayoutPage, QStringLiteral("How do I use templates?")); // by its text
    QVERIFY(qAbs(topOf(QStringLiteral("How do I use templates?"))) < 40);
    m_manual->show(kLayoutPage, QStringLiteral("no-such-heading"));
    QCOMPARE(view().page(), kLayoutPage);
}

void TestManualWindow::linksInsideAPageScroll()
{
    m_manual->show(kLayoutPage);
    view().setSource(QUrl(QStringLiteral("#how-do-i-draw-guides")));
    QCOMPARE(view().page(), kLayoutPage);
    QVERIFY(qAbs(topOf(QStringLiteral("How do I draw guides?"))) < 40);
    view().setSource(QUrl(QStringLiteral("algorithms.md#which-algorithm-should-i-choose")));
    QCOMPARE(view().page(), kAlgorithmsPage);
    QVERIFY(qAbs(topOf(QStringLiteral("Which algorithm should I choose?"))) < 40);
}

void TestManualWindow::backAndForwardByKeysAndMouse()
{
    m_manual->show(kLayoutPage);
    m_manual->show(kAlgorithmsPage);
    view().setFocus();
    QTest::keyClick(&view(), Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(view().page(), kLayoutPage);
    QTest::keyClick(&view(), Qt::Key_Right, Qt::AltModifier);
    QCOMPARE(view().page(), kAlgorithmsPage);
    QTest::mouseClick(view().viewport(), Qt::BackButton);
    QCOMPARE(view().page(), kLayoutPage);
    QTest::mouseClick(view().viewport(), Qt::ForwardButton);
    QCOMPARE(view().page(), kAlgorithmsPage);
    QVERIFY(!part<QAction>("manualForward").isEnabled());
    trigger("manualBack");
    QVERIFY(part<QAction>("manualForward").isEnabled());
}

void TestManualWindow::theSearchFindsPagesAndMarksTheWords()
{
    m_manual->search();
    auto& field = part<QLineEdit>("manualSearch");
    auto& results = part<QListWidget>("manualResults");
    QVERIFY(!results.isVisible());
    field.setText(QStringLiteral("guides"));
    QVERIFY(results.isVisible());
    QVERIFY2(results.item(0)->text().startsWith(QStringLiteral("Laying out a world: How do I draw guides?\n")),
             qPrintable(results.item(0)->text()));
    results.setCurrentRow(0);
    QCOMPARE(view().page(), kLayoutPage);
    QVERIFY(qAbs(topOf(QStringLiteral("How do I draw guides?"))) < 40);
    QVERIFY(view().extraSelections().size() > 5);
    for (const auto& mark : view().extraSelections())
        QCOMPARE(mark.cursor.selectedText().toLower(), QStringLiteral("guides"));
    field.clear();
    QVERIFY(!results.isVisible());
}

void TestManualWindow::enterOpensTheFirstResult()
{
    auto& field = part<QLineEdit>("manualSearch");
    field.setFocus();
    QTest::keyClicks(&field, QStringLiteral("sarif"));
    QTest::keyClick(&field, Qt::Key_Return);
    QVERIFY(dialog().isVisible());
    QVERIFY(view().page() != kContentsPage);
    QVERIFY(view().toPlainText().contains(QStringLiteral("SARIF")));
}

void TestManualWindow::aSearchWithoutResultsSaysSo()
{
    part<QLineEdit>("manualSearch").setText(QStringLiteral("xyzzy"));
    auto& results = part<QListWidget>("manualResults");
    QCOMPARE(results.count(), 1);
    QVERIFY(results.item(0)->text().startsWith(QStringLiteral("No page has all these words.")));
    results.setCurrentRow(0);
    QCOMPARE(view().page(), kContentsPage);
}

void TestManualWindow::zoomHasKeysAndAUsualSize()
{
    const double usual = view().font().pointSizeF();
    trigger("manualLarger");
    trigger("manualLarger");
    QVERIFY(view().font().pointSizeF() > usual);
    trigger("manualUsualSize");
    QCOMPARE(view().font().pointSizeF(), usual);
    trigger("manualSmaller");
    QVERIFY(view().font().pointSizeF() < usual);
}

void TestManualWindow::findInPageGoesRound()
{
    m_manual->show(kLayoutPage);
    trigger("manualFindInPage");
    auto& field = part<QLineEdit>("manualFind");
    QVERIFY(field.isVisible());
    field.setText(QStringLiteral("guide"));
    const auto count = view().extraSelections().size();
    QVERIFY(count > 1);
    QVERIFY(part<QLabel>("manualFindCount").text().contains(QString::number(count)));
    const int first = view().textCursor().selectionStart();
    QTest::keyClick(&field, Qt::Key_Return);
    QVERIFY(view().textCursor().selectionStart() > first);
    QTest::keyClick(&field, Qt::Key_Return, Qt::ShiftModifier);
    QCOMPARE(view().textCursor().selectionStart(), first);
    for (qsizetype i = 0; i < count; ++i)
        QTest::keyClick(&field, Qt::Key_Return);
    QCOMPARE(view().textCursor().selectionStart(), first);
    QTest::keyClick(&field, Qt::Key_Escape);
    QVERIFY(!field.isVisible() && dialog().isVisible());
    QVERIFY(view().extraSelections().isEmpty());
}

void TestManualWindow::anExampleIsCopied()
{
    m_manual->show(QStringLiteral("check"));
    QTextBlock code = view().document()->begin();
    while (code.isValid() && !code.blockFormat().hasProperty(QTextFormat::BlockCodeFence) &&
           !code.blockFormat().hasProperty(QTextFormat::BlockCodeLanguage))
        code = code.next();
    QVERIFY(code.isValid());
    view().setTextCursor(QTextCursor(code));
    view().ensureCursorVisible();
    const QPointF at = view().cursorRect().center() + QPoint(20, 0);
    QMouseEvent move(QEvent::MouseMove, at, view().viewport()->mapToGlobal(at), Qt::NoButton, Qt::NoButton,
                     Qt::NoModifier);
    QCoreApplication::sendEvent(view().viewport(), &move);
    auto& copy = part<QToolButton>("copyCode");
    QVERIFY(copy.isVisible());
    copy.click();
    QVERIFY2(QGuiApplication::clipboard()->text().startsWith(code.text()),
             qPrintable(QGuiApplication::clipboard()->text()));
}

void TestManualWindow::sizeAndZoomAreRemembered()
{
    dialog().resize(700, 500);
    trigger("manualLarger");
    const double points = view().font().pointSizeF();
    delete &dialog();
    m_manual->show(kLayoutPage);
    QCOMPARE(dialog().size(), QSize(700, 500));
    QCOMPARE(view().font().pointSizeF(), points);
}

void TestManualWindow::aLinkOfTheProgramOpensIt()
{
    m_manual->openLink(QUrl(QStringLiteral("manual:layout#how-do-i-draw-guides")));
    QCOMPARE(view().page(), kLayoutPage);
    QVERIFY(qAbs(topOf(QStringLiteral("How do I draw guides?"))) < 40);
}

void TestManualWindow::aMissingFileIsNamedWithTheRemedy()
{
    // tests/packages/check_without_data copies this program to a place where it really has no file of data.
    const bool isOpen = openDataFile();
    QCOMPARE(isOpen, !qEnvironmentVariableIsSet("BROADSIDE_WITHOUT_DATA"));
    QVERIFY(!isOpen || QResource::unregisterResource(dataFile()));
    const auto openAgain = qScopeGuard([&] { QVERIFY(!isOpen || QResource::registerResource(dataFile())); });
    m_manual->show(kLayoutPage, QStringLiteral("how-do-i-draw-guides"));
    QCOMPARE(view().toPlainText(), missingDataText());
    QVERIFY2(missingDataText().contains(dataFile()), qPrintable(missingDataText()));
    QVERIFY2(missingDataText().contains(QStringLiteral("Install Broadside again")), qPrintable(missingDataText()));
    QVERIFY(manualText(kLayoutPage).isEmpty());
    QCOMPARE(languages().size(), 1U); // English
    if (isOpen)
        return; // what the search reads once is read already
    m_manual->search();
    part<QLineEdit>("manualSearch").setText(QStringLiteral("cell"));
    QCOMPARE(part<QListWidget>("manualResults").item(0)->text(), missingDataText());
}

BROADSIDE_WINDOW_TEST(TestManualWindow)

} // namespace broadside::test::tst_manual_window

#include "tst_manual_window.moc"
