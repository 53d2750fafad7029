#include "core/debug/audit/name_book.h"
#include "tests/support/test.h"

namespace broadside::test::tst_name_book {

class TestNameBook : public QObject {
    Q_OBJECT
private slots:
    void namesWithoutTheirNumbers_data();
    void namesWithoutTheirNumbers();
};

void TestNameBook::namesWithoutTheirNumbers_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<QByteArray>("stem");
    const auto row = [](const char* name, const char* stem) {
        QTest::newRow(qPrintable(QStringLiteral("\"%1\"").arg(QString::fromUtf8(name))))
            << QByteArray(name) << QByteArray(stem);
    };
    row("Enemy 3", "Enemy");
    row("Enemy_12", "Enemy");
    row("rock.001", "rock");
    row("Level 2 door", "Level 2 door");
    row("Wall", "Wall");
    row("17", "");
    row("", "");
}

void TestNameBook::namesWithoutTheirNumbers()
{
    QFETCH(const QByteArray, name);
    QFETCH(const QByteArray, stem);
    QCOMPARE(std::string(withoutNumber({name.constData(), static_cast<std::size_t>(name.size())})), stem.toStdString());
}

BROADSIDE_TEST(TestNameBook)

} // namespace broadside::test::tst_name_book

#include "tst_name_book.moc"
