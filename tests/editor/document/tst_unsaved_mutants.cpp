// The seeds of the fuzzer of unsaved copies, and random changes of them, tried again without a fuzzer.

#include "tests/fuzz/unsaved_input.h"
#include "tests/support/test.h"

#include <QDir>
#include <QFile>

#include <random>
#include <vector>

namespace broadside::test::tst_unsaved_mutants {

class TestUnsavedMutants : public QObject {
    Q_OBJECT
private slots:
    void seedsAreRead_data();
    void seedsAreRead();
    void changedSeedsAreReadOrRefused_data() { seedsAreRead_data(); }
    void changedSeedsAreReadOrRefused();
};

void TestUnsavedMutants::seedsAreRead_data()
{
    QTest::addColumn<QByteArray>("seed");
    const QDir folder(QStringLiteral(BROADSIDE_SCENES "/../../tests/fuzz/corpus/unsaved"));
    for (const QString& name : folder.entryList(QDir::Files)) {
        QFile file(folder.filePath(name));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QTest::newRow(qPrintable(name)) << file.readAll();
    }
}

void TestUnsavedMutants::seedsAreRead()
{
    QFETCH(const QByteArray, seed);
    fuzz::checkUnsaved(seed.toStdString());
    const QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("seed.unsaved")));
    const std::string bytes = fuzz::unsavedFileFor(seed.toStdString());
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes.data(), static_cast<qint64>(bytes.size())), static_cast<qint64>(bytes.size()));
    file.close();
    const auto document = unsavedDocumentOf(file.fileName());
    QVERIFY(document);
    const Result<Scene> scene = readUnsaved(*document);
    QVERIFY2(scene.ok(), scene ? "" : scene.problem().message.text().c_str());
    QVERIFY2(scene->size() >= 3 || seed.contains("+removed 2"), "work is lost");
}

void TestUnsavedMutants::changedSeedsAreReadOrRefused()
{
    QFETCH(const QByteArray, seed);
    std::mt19937 random(3);
    const auto below = [&random](qsizetype limit) { return static_cast<qsizetype>(random()) % limit; };
    for (int turn = 0; turn < 300; ++turn) {
        QByteArray changed = seed;
        for (int change = 0; change < 1 + turn % 4 && !changed.isEmpty(); ++change) {
            const qsizetype at = below(changed.size());
            switch (below(4)) {
            case 0:
                changed[at] = static_cast<char>(random());
                break;
            case 1:
                changed.remove(at, 1 + below(30));
                break;
            case 2:
                changed.insert(at, seed.mid(below(seed.size()), 1 + below(60)));
                break;
            default:
                changed.truncate(at + 1);
            }
        }
        fuzz::checkUnsaved(changed.toStdString());
    }
}

BROADSIDE_TEST(TestUnsavedMutants)

} // namespace broadside::test::tst_unsaved_mutants

#include "tst_unsaved_mutants.moc"
