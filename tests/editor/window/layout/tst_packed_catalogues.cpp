// What the program packs of the catalogues: each text is found as in resources/translations/broadside_*.ts.

#include "editor/window/layout/packed_catalogues.h"
#include "tests/support/test.h"

#include <QFile>
#include <QTranslator>
#include <QXmlStreamReader>

namespace broadside::test::tst_packed_catalogues {

class TestPackedCatalogues : public QObject {
    Q_OBJECT
private slots:
    void allLanguagesAreThere();
    void everyTextIsFound_data();
    void everyTextIsFound();
    void aTextOfAnotherContextIsNotFound();
    void anUnknownLanguageHasNone();
};

void TestPackedCatalogues::allLanguagesAreThere()
{
    QCOMPARE(packedLanguages(),
             QStringList({QStringLiteral("de"), QStringLiteral("es"), QStringLiteral("ru"), QStringLiteral("zh_CN")}));
}

void TestPackedCatalogues::everyTextIsFound_data()
{
    QTest::addColumn<QString>("code");
    for (const QString& code : packedLanguages())
        QTest::addRow("%s", qPrintable(code)) << code;
}

void TestPackedCatalogues::everyTextIsFound()
{
    QFETCH(const QString, code);
    const QByteArray bytes = unpackedCatalogue(code);
    QTranslator translator;
    QVERIFY(translator.load(reinterpret_cast<const uchar*>(bytes.constData()), static_cast<int>(bytes.size())));
    QFile file(QStringLiteral(BROADSIDE_TRANSLATIONS "/broadside_%1.ts").arg(code));
    QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(file.fileName()));
    QXmlStreamReader xml(&file);
    QByteArray context;
    QByteArray source;
    QByteArray comment;
    int found = 0;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == QLatin1String("name"))
            context = xml.readElementText().toUtf8();
        else if (xml.name() == QLatin1String("message"))
            comment.clear();
        else if (xml.name() == QLatin1String("source"))
            source = xml.readElementText().toUtf8();
        else if (xml.name() == QLatin1String("comment"))
            comment = xml.readElementText().toUtf8();
        else if (xml.name() == QLatin1String("translation")) {
            const QString expected = xml.readElementText(QXmlStreamReader::SkipChildElements);
            if (expected.trimmed().isEmpty())
                continue; // the plural forms are inside
            QCOMPARE(translator.translate(context, source, comment, 1), expected);
            ++found;
        }
    }
    QVERIFY(found > 5'000);
}

void TestPackedCatalogues::aTextOfAnotherContextIsNotFound()
{
    const QByteArray bytes = unpackedCatalogue(QStringLiteral("de"));
    QTranslator translator;
    QVERIFY(translator.load(reinterpret_cast<const uchar*>(bytes.constData()), static_cast<int>(bytes.size())));
    QVERIFY(!translator.translate("About", "Copied").isEmpty());
    QVERIFY(translator.translate("Elsewhere", "Copied").isEmpty());
}

void TestPackedCatalogues::anUnknownLanguageHasNone() { QVERIFY(unpackedCatalogue(QStringLiteral("tlh")).isEmpty()); }

BROADSIDE_WINDOW_TEST(TestPackedCatalogues)

} // namespace broadside::test::tst_packed_catalogues

#include "tst_packed_catalogues.moc"
