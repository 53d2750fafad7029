#include "core/debug/diagnosis/texts/explanation_text.h"
#include "tests/support/test.h"

namespace broadside::test::tst_explanation_text {

class TestExplanationText : public QObject {
    Q_OBJECT
private slots:
    void theEvidenceIsSaid_data();
    void theEvidenceIsSaid();
};

void TestExplanationText::theEvidenceIsSaid_data()
{
    QTest::addColumn<bool>("isSampled");
    QTest::addColumn<quint64>("found");
    QTest::addColumn<quint64>("against");
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("all pairs, none against")
        << false << quint64{30} << quint64{0}
        << QByteArray("Explains 7 of 8 missed pairs; none of 30 found pairs that were checked contradicts it.");
    QTest::newRow("a sample, some against")
        << true << quint64{30} << quint64{1}
        << QByteArray("Explains about 7 of 8 missed pairs; 1 of 30 found pairs that were checked contradict it.");
    QTest::newRow("all pairs, none found")
        << false << quint64{0} << quint64{0}
        << QByteArray("Explains 7 of 8 missed pairs; there is no found pair that could contradict it.");
    QTest::newRow("a sample, none found")
        << true << quint64{0} << quint64{0}
        << QByteArray("Explains about 7 of 8 missed pairs; there is no found pair that could contradict it.");
}

void TestExplanationText::theEvidenceIsSaid()
{
    QFETCH(const bool, isSampled);
    QFETCH(const quint64, found);
    QFETCH(const quint64, against);
    QFETCH(const QByteArray, text);
    Diagnosis diagnosis;
    diagnosis.missed = 8;
    Explanation explanation;
    explanation.explains = 7;
    explanation.isSampled = isSampled;
    explanation.found = found;
    explanation.against = against;
    explanation.sure = 1.0;
    QCOMPARE(QByteArray::fromStdString(evidenceText(diagnosis, explanation).text()), text);
}

BROADSIDE_TEST(TestExplanationText)

} // namespace broadside::test::tst_explanation_text

#include "tst_explanation_text.moc"
