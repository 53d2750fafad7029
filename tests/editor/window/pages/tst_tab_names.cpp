#include "editor/window/pages/tab_names.h"
#include "tests/support/test.h"

namespace broadside::test::tst_tab_names {

class TestTabNames : public QObject {
    Q_OBJECT
private slots:
    void sameNamesAreToldApartByTheirFolders_data();
    void sameNamesAreToldApartByTheirFolders();
};

void TestTabNames::sameNamesAreToldApartByTheirFolders_data()
{
    QTest::addColumn<QStringList>("files");
    QTest::addColumn<QStringList>("names");
    const auto row = [](const char* name, const char* files, const char* names) {
        const auto words = [](const char* text) {
            return QString::fromLatin1(text).split(QLatin1Char('|'), Qt::SkipEmptyParts);
        };
        QTest::newRow(name) << words(files) << words(names);
    };
    row("none", "", "");
    row("others", "/a/one.broadside|/a/two.broadside", "one.broadside|two.broadside");
    row("one folder is enough", "/x/a/one|/x/b/one", "one (a)|one (b)");
    row("the folders have the same name", "/a/x/one|/b/x/one", "one (a/x)|one (b/x)");
    row("one begins where the other ends", "/x/one|/a/x/one", "one (/x/)|one (a/x)");
    row("three, two of which need more", "/a/x/one|/b/x/one|/y/one", "one (a/x)|one (b/x)|one (y)");
    row("at the root", "/one|/a/one", "one (/)|one (a)");
    row("without a file", "Untitled|Untitled|/a/Untitled", "Untitled|Untitled|Untitled");
}

void TestTabNames::sameNamesAreToldApartByTheirFolders()
{
    QFETCH(const QStringList, files);
    QFETCH(const QStringList, names);
    QCOMPARE(tabNames(files), names);
}

BROADSIDE_EVENT_TEST(TestTabNames)

} // namespace broadside::test::tst_tab_names

#include "tst_tab_names.moc"
