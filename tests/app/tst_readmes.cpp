// Checks that the files and folders exist that the guides for developers name.

#include "tests/support/test.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>

namespace broadside::test::tst_readmes {

namespace {

QDir projectFolder() { return QDir(QStringLiteral(BROADSIDE_SCENES "/../..")); }

/// Texts in backticks that look like a path from the top of the project.
QStringList pathsIn(const QString& text)
{
    static const QRegularExpression inBackticks(
        QStringLiteral("`((?:core|editor|app|tests|resources|\\.ci|\\.github)/[A-Za-z0-9_./-]*)"));
    QStringList paths;
    auto matches = inBackticks.globalMatch(text);
    while (matches.hasNext())
        paths << matches.next().captured(1);
    return paths;
}

} // namespace

class TestReadmes : public QObject {
    Q_OBJECT
private slots:
    void findsPathsInBackticks();
    void everyPathIsThere_data();
    void everyPathIsThere();
    void everyFolderIsNamed_data();
    void everyFolderIsNamed();
};

void TestReadmes::findsPathsInBackticks()
{
    QCOMPARE(pathsIn(QStringLiteral("`core/a.h` core/b.h `Focus` `tests/run tst_aabb` (`.ci/`)")),
             (QStringList{QStringLiteral("core/a.h"), QStringLiteral("tests/run"), QStringLiteral(".ci/")}));
}

void TestReadmes::everyPathIsThere_data()
{
    QTest::addColumn<QString>("file");
    for (const char* file : {"README.md", "core/README.md", "editor/README.md", "tests/README.md",
                             ".github/CONTRIBUTING.md", ".github/SECURITY.md"})
        QTest::newRow(file) << QString::fromLatin1(file);
}

void TestReadmes::everyPathIsThere()
{
    QFETCH(const QString, file);
    QFile guide(projectFolder().filePath(file));
    QVERIFY2(guide.open(QIODevice::ReadOnly), qPrintable(file));
    const QStringList paths = pathsIn(QString::fromUtf8(guide.readAll()));
    QVERIFY(!paths.isEmpty());
    for (const QString& path : paths)
        QVERIFY2(QFileInfo::exists(projectFolder().filePath(path)), qPrintable(path));
}

void TestReadmes::everyFolderIsNamed_data()
{
    QTest::addColumn<QString>("folder");
    for (const char* folder : {"core", "editor", "tests"})
        QTest::newRow(folder) << QString::fromLatin1(folder);
}

/// Every folder has a line in the guide.
void TestReadmes::everyFolderIsNamed()
{
    QFETCH(const QString, folder);
    QFile guide(projectFolder().filePath(folder + QStringLiteral("/README.md")));
    QVERIFY(guide.open(QIODevice::ReadOnly));
    const QStringList paths = pathsIn(QString::fromUtf8(guide.readAll()));
    for (const QString& name : QDir(projectFolder().filePath(folder)).entryList(QDir::Dirs | QDir::NoDotAndDotDot))
        QVERIFY2(name == QLatin1String("data") || paths.contains(folder + QLatin1Char('/') + name + QLatin1Char('/')),
                 qPrintable(name));
}

BROADSIDE_TEST(TestReadmes)

} // namespace broadside::test::tst_readmes

#include "tst_readmes.moc"
