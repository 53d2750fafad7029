#include "core/io/text_file.h"
#include "tests/support/test.h"

#include <QFile>
#include <QTemporaryDir>

#include <limits>

namespace broadside::test::tst_text_file {

class TestTextFile : public QObject {
    Q_OBJECT
private slots:
    void whatDoesNotFitIsRefusedWithBothSizes_data();
    void whatDoesNotFitIsRefusedWithBothSizes();
    void aFileIsRefusedBeforeItIsRead();
};

void TestTextFile::whatDoesNotFitIsRefusedWithBothSizes_data()
{
    QTest::addColumn<quint64>("needed");
    QTest::addColumn<quint64>("free");
    QTest::addColumn<QString>("message"); // empty: it fits

    QTest::newRow("less") << quint64{5} << quint64{6} << QString();
    QTest::newRow("exactly") << quint64{6} << quint64{6} << QString();
    QTest::newRow("more") << (quint64{1'300} << 20U) << (quint64{400} << 20U)
                          << QStringLiteral("The file needs about 1 300 MiB of memory, and only 400 MiB are free");
    QTest::newRow("nothing is free") << quint64{1} << quint64{0}
                                     << QStringLiteral("The file needs about 1 MiB of memory, and only 0 MiB are free");
}

void TestTextFile::whatDoesNotFitIsRefusedWithBothSizes()
{
    QFETCH(const quint64, needed);
    QFETCH(const quint64, free);
    QFETCH(const QString, message);
    const auto problem = memoryRefusal("level.broadside", needed, free);
    QCOMPARE(problem ? QString::fromStdString(problem->message.text()) : QString(), message);
    if (problem) {
        QCOMPARE(problem->file, std::string("level.broadside"));
        QVERIFY(problem->remedy.text().find("split") != std::string::npos);
    }
}

void TestTextFile::aFileIsRefusedBeforeItIsRead()
{
    const QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("large.txt")));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.resize(2 << 20));
    file.close();
    const std::string path = QFile::encodeName(file.fileName()).toStdString();
    QVERIFY(readFile(path, 4 << 20, "scene", 5).ok());
    constexpr std::uint64_t kTooMuch = std::uint64_t{1} << 40U; // 2 EiB for this file
    const auto refused = readFile(path, 4 << 20, "scene", kTooMuch);
    QVERIFY(!refused.ok());
    QVERIFY2(refused.problem().message.text().find("of memory") != std::string::npos,
             refused.problem().message.text().c_str());
}

BROADSIDE_TEST(TestTextFile)

} // namespace broadside::test::tst_text_file

#include "tst_text_file.moc"
