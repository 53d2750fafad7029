#include "tests/support/command_line.h"
#include "tests/support/engine_answers.h"
#include "tests/support/pictures.h"
#include "tests/support/test.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>

namespace broadside::test::tst_gallery {

/// The gallery of recorded games has the counts of their audits, and pictures that its commands make.
class TestGallery : public QObject {
    Q_OBJECT
private slots:
    void countsAreThoseOfTheAudit_data();
    void countsAreThoseOfTheAudit();
    void picturesAreSmall_data() { addPictures(); }
    void picturesAreSmall();
    void picturesAreThoseThatTheCommandsMake_data() { addPictures(); }
    void picturesAreThoseThatTheCommandsMake();

private:
    void addPictures();

    const QString m_page = projectFile(QStringLiteral("resources/manual/gallery.md"));
    QTemporaryDir m_folder; // for the pictures
};

void TestGallery::countsAreThoseOfTheAudit_data()
{
    QTest::addColumn<QString>("candidates");
    QTest::addColumn<QString>("falsePositives");
    QTest::addColumn<QString>("missed");
    const QRegularExpression counts(QStringLiteral("\\n`([a-z_]+\\.bstrace)`: ([0-9 ]+) candidates a frame, ([0-9 ]+) "
                                                   "of them false positives, (no|[0-9]+) missed pairs?\\."));
    auto found = counts.globalMatch(m_page);
    QVERIFY(found.hasNext());
    while (found.hasNext()) {
        const QRegularExpressionMatch match = found.next();
        QTest::newRow(qPrintable(match.captured(1)))
            << match.captured(2).remove(u' ') << match.captured(3).remove(u' ') << match.captured(4);
    }
}

void TestGallery::countsAreThoseOfTheAudit()
{
    QFETCH(const QString, candidates);
    QFETCH(const QString, falsePositives);
    QFETCH(const QString, missed);
    const QString audit = engineAnswer(QStringLiteral("audit ") + QLatin1String(QTest::currentDataTag()));
    QCOMPARE(candidates, numberOfAFrame(audit, QStringLiteral("Candidates")));
    QCOMPARE(falsePositives, numberOfAFrame(audit, QStringLiteral("False positives")));
    QCOMPARE(missed == QLatin1String("no") ? 0.0 : missed.toDouble(), numberIn(audit, QStringLiteral("Missed pairs")));
}

void TestGallery::addPictures()
{
    QTest::addColumn<QString>("command");
    const auto pictures = madePictures(m_page);
    QVERIFY(!pictures.empty());
    for (const auto& [picture, command] : pictures)
        QTest::newRow(qPrintable(picture)) << command;
}

void TestGallery::picturesAreSmall()
{
    const QFile shown(QStringLiteral(BROADSIDE_SCENES "/../manual/") + QLatin1String(QTest::currentDataTag()));
    QVERIFY(shown.size() > 0);
    QVERIFY2(shown.size() <= 60'000, qPrintable(QString::number(shown.size())));
}

/// `tests/run --stage engines` records the games and says where.
void TestGallery::picturesAreThoseThatTheCommandsMake()
{
    QFETCH(const QString, command);
    const QString recordings = qEnvironmentVariable("BROADSIDE_ENGINE_RECORDINGS");
    if (recordings.isEmpty())
        QSKIP("only with recordings of the games: tests/run --stage engines");
    QStringList words = command.split(u' ');
    QDirIterator files(recordings, {words[1]}, QDir::Files, QDirIterator::Subdirectories);
    QVERIFY2(files.hasNext(), qPrintable(words[1]));
    words[1] = files.next();
    words[2] = m_folder.filePath(words[2]);
    const Outcome outcome = call(words);
    QVERIFY2(outcome.code == 0, outcome.err.constData());
    const QImage shown(QStringLiteral(BROADSIDE_SCENES "/../manual/") + QLatin1String(QTest::currentDataTag()));
    const double different = differentShare(QImage(words[2]), shown);
    QVERIFY2(different < kMostDifferent, qPrintable(QString::number(different)));
}

BROADSIDE_TEST(TestGallery)

} // namespace broadside::test::tst_gallery

#include "tst_gallery.moc"
