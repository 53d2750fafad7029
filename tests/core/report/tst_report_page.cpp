#include "core/report/attached_bytes.h"
#include "core/report/attached_file.h"
#include "core/report/page_text.h"
#include "core/report/report_page.h"
#include "tests/support/test.h"

#include <QByteArray>
#include <QStringList>
#include <QXmlStreamReader>

#include <string>

namespace broadside::test::tst_report_page {

/// The page of a report, and what is read from it again.
class TestReportPage : public QObject {
    Q_OBJECT
private slots:
    void base64IsThatOfQt();
    void checksumIsThatOfPng();
    void textIsHarmless_data();
    void textIsHarmless();
    void markdownHasNoMarkupOfNames_data();
    void markdownHasNoMarkupOfNames();
    void thePageIsWellFormedWithAnyName_data();
    void thePageIsWellFormedWithAnyName();
    void thePageNeedsNothingElse();
    void tablesHaveTitles();
    void theAttachmentIsReadAgain();
    void aDamagedPageSaysWhatIsWrong_data();
    void aDamagedPageSaysWhatIsWrong();
    void commandsAreForAShell();
    void theEndingChoosesTheFormat();
};

namespace {

report::FindingReport findingNamed(const std::string& name)
{
    report::FindingReport finding;
    finding.rule = "larger-than-cells";
    finding.isExplanation = true;
    finding.kind = "Cause";
    finding.sentence = Message(name + " is registered at its corners only.");
    finding.remedy = Message("Register " + name + " in every cell.");
    finding.evidence = "Explains 3 of 3 missed pairs.";
    finding.code = "\"broadPhase\": {\"algorithm\": \"grid\"}\n";
    finding.explains = 3;
    finding.missed = 3;
    finding.sure = 1.0;
    finding.parameters = {{"cell-size", 2.5}};
    finding.pairs = {{name + " (1)", "Wall (2)", 4, 6, 3}};
    report::ExampleFacts facts;
    facts.pair = {4, {1}, {2}};
    facts.a.name = name + " (1)";
    facts.b.name = "Wall (2)";
    facts.a.box = {{0.0, 0.0}, {2.0, 1.0}};
    facts.b.box = {{1.0, 0.5}, {3.0, 2.0}};
    facts.hasCells = true;
    facts.a.touched = {0, 1};
    facts.a.touchedCount = 40;
    facts.why = "The boxes overlap.";
    finding.example = facts;
    return finding;
}

report::Attachment attachedScene()
{
    report::Attachment attachment;
    attachment.name = "finding.broadside";
    attachment.bytes = std::string("{\"a\": 1}\n\0\xff", 11);
    attachment.step = 4;
    attachment.a = {1};
    attachment.b = {2};
    attachment.shots = {"1,6,3@1"};
    attachment.notes = {Message("Small.")};
    return attachment;
}

std::string pageWith(const std::string& name)
{
    report::PagePictures pictures;
    pictures.at = {"light", "dark", 64, 40};
    pictures.before = pictures.at;
    pictures.motion = pictures.at;
    const report::FindingReport finding = findingNamed(name);
    const report::Attachment attachment = attachedScene();
    return report::pageOf({finding, pictures, attachment, name + ".bstrace", name + ".html", "Broadside 1.2.3\n"});
}

QString messageOf(const std::string& page)
{
    const auto read = report::attachmentIn(page, "page.html");
    return read ? QStringLiteral("no problem") : QString::fromStdString(describe(read.problem()));
}

std::string replaced(std::string text, const std::string& before, const std::string& after)
{
    const std::size_t at = text.find(before);
    return at == std::string::npos ? std::string() : text.replace(at, before.size(), after);
}

void addNames()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("plain") << QStringLiteral("Ball");
    QTest::newRow("markup") << QStringLiteral("<script>alert('1')</script>&amp;\"]]>-->");
    QTest::newRow("element") << QStringLiteral("<a id=\"broadside-attachment\" href=\"x\">");
    QTest::newRow("hebrew") << QStringLiteral("\u05DB\u05D3\u05D5\u05E8 1");
    QTest::newRow("override") << QStringLiteral("a\u202Eb\u2066c");
    QTest::newRow("controls") << QStringLiteral("a\u0001\u001B[31mb\nc\td");
    QTest::newRow("no character") << QStringLiteral("a\uFFFEb");
    QTest::newRow("emoji") << QStringLiteral("\U0001F600");
}

} // namespace

void TestReportPage::base64IsThatOfQt()
{
    std::string bytes;
    for (int i = 0; i < 300; ++i) {
        const std::string text = report::base64Of(bytes);
        QCOMPARE(QByteArray::fromStdString(text), QByteArray::fromStdString(bytes).toBase64());
        const auto read = report::bytesOfBase64(text);
        QVERIFY(read);
        QVERIFY(*read == bytes);
        bytes += static_cast<char>(i * 37 + i / 7);
    }
    for (const char* wrong : {"A", "AB=C", "A===", "====", "AB-_", "AB C"})
        QVERIFY2(!report::bytesOfBase64(wrong), wrong);
}

void TestReportPage::checksumIsThatOfPng()
{
    QCOMPARE(report::checksumOf("IEND"), 0xae426082U); // as at the end of every PNG
    QCOMPARE(report::checksumOf(""), 0U);
}

void TestReportPage::textIsHarmless_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("html");
    QTest::newRow("marks") << QByteArray("<a href=\"x\">&'") << QByteArray("&lt;a href=&quot;x&quot;&gt;&amp;&#39;");
    QTest::newRow("control") << QByteArray("a\x1b") << QByteArray("a\xEF\xBF\xBD");
    QTest::newRow("lines stay") << QByteArray("a\nb\tc") << QByteArray("a\nb\tc");
    QTest::newRow("no UTF-8") << QByteArray("a\xff\xc3") << QByteArray("a\xEF\xBF\xBD\xEF\xBF\xBD");
    QTest::newRow("override") << QByteArray("a\xE2\x80\xAE z") << QByteArray("a\xEF\xBF\xBD z");
    QTest::newRow("right to left") << QByteArray("\xD7\x90 \xD7\x91 (7)")
                                   << QByteArray("<bdi>\xD7\x90 \xD7\x91</bdi> (7)");
    QTest::newRow("right to left at the end") << QByteArray("x \xD7\x90") << QByteArray("x <bdi>\xD7\x90</bdi>");
}

void TestReportPage::textIsHarmless()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QByteArray, html);
    QCOMPARE(QByteArray::fromStdString(report::htmlText(text.toStdString())), html);
}

void TestReportPage::markdownHasNoMarkupOfNames_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("markdown");
    QTest::newRow("plain") << QByteArray("Ball (7).") << QByteArray("Ball (7).");
    QTest::newRow("marks") << QByteArray("*a* [b](c) <d> `e` |#1")
                           << QByteArray("\\*a\\* \\[b\\](c) \\<d\\> \\`e\\` \\|\\#1");
    QTest::newRow("mention") << QByteArray("@someone") << QByteArray("&#64;someone");
    QTest::newRow("lines") << QByteArray("a\n# b") << QByteArray("a \\# b");
}

void TestReportPage::markdownHasNoMarkupOfNames()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QByteArray, markdown);
    QCOMPARE(QByteArray::fromStdString(report::markdownText(text.toStdString())), markdown);
}

void TestReportPage::thePageIsWellFormedWithAnyName_data() { addNames(); }

void TestReportPage::thePageIsWellFormedWithAnyName()
{
    QFETCH(const QString, name);
    const std::string page = pageWith(name.toStdString());
    QVERIFY(page.starts_with("<!DOCTYPE html>\n"));
    QXmlStreamReader reader(QByteArray::fromStdString(page));
    const QStringList expected =
        QStringLiteral(
            "html head meta title style body header p h1 h2 pre code figure div table thead tbody tr th td bdi "
            "figcaption footer picture source img a")
            .split(u' ');
    int attachments = 0;
    while (!reader.atEnd()) {
        if (reader.readNext() != QXmlStreamReader::StartElement)
            continue;
        QVERIFY2(expected.contains(reader.name().toString()), qPrintable(reader.name().toString()));
        attachments += reader.name() == u"a" ? 1 : 0;
        for (const QXmlStreamAttribute& attribute : reader.attributes())
            QVERIFY2(!attribute.name().startsWith(u"on"), qPrintable(attribute.name().toString()));
    }
    QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
    QCOMPARE(attachments, 1);
    QVERIFY(report::attachmentIn(page, "page.html").ok()); // the real one, whatever the names are
}

void TestReportPage::thePageNeedsNothingElse()
{
    const QByteArray page = QByteArray::fromStdString(pageWith("Ball"));
    for (const char* outside : {"http:", "https:", "<script", "<link", "@import", "url(", "<iframe"}) {
        QByteArray rest = page;
        rest.replace("http://www.w3.org/1999/xhtml", ""); // a name, which is not fetched
        QVERIFY2(!rest.contains(outside), outside);
    }
    QVERIFY(page.contains("default-src 'none'"));
    QVERIFY(page.contains("<title>Ball is registered at its corners only.</title>"));
    QVERIFY(page.contains("<html lang=\"en\""));
    QVERIFY(page.contains("prefers-color-scheme: dark"));
    QVERIFY(page.contains("prefers-reduced-motion: reduce"));
    QVERIFY(page.contains("@media print"));
    QCOMPARE(page.count("<img "), 3);
    QCOMPARE(page.count(" alt=\""), 3);
    QVERIFY(!page.contains("alt=\"\""));
}

void TestReportPage::tablesHaveTitles()
{
    const QByteArray page = QByteArray::fromStdString(pageWith("Ball"));
    QCOMPARE(page.count("<table>"), 3);
    QVERIFY(page.contains("<th scope=\"row\">Explains</th><td>3</td>"));
    QVERIFY(page.contains("<th scope=\"row\">Certainty</th><td>100 %</td>"));
    QVERIFY(page.contains("<th scope=\"col\">Cells in which it is registered</th>"));
    QVERIFY(page.contains("<td><bdi>0, 1 and 38 more</bdi></td>"));
    QVERIFY(page.contains("x 0 to 2, y 0 to 1"));
}

void TestReportPage::theAttachmentIsReadAgain()
{
    const report::Attachment written = attachedScene();
    const auto read = report::attachmentIn(pageWith("Ball"), "page.html");
    QVERIFY(read.ok());
    QVERIFY(read->bytes == written.bytes);
    QCOMPARE(read->name, written.name);
    QCOMPARE(read->step, written.step);
    QCOMPARE(read->a, written.a);
    QCOMPARE(read->b, written.b);
    QVERIFY(read->shots == written.shots);
}

void TestReportPage::aDamagedPageSaysWhatIsWrong_data()
{
    QTest::addColumn<QByteArray>("page");
    QTest::addColumn<QString>("says");
    const std::string whole = pageWith("Ball");
    const auto row = [](const char* name, const std::string& page, const char* says) {
        QTest::newRow(name) << QByteArray::fromStdString(page) << QString::fromLatin1(says);
    };
    row("empty", "", "contains no finding of Broadside");
    row("another page", "<html><a href=\"x\">y</a></html>", "contains no finding of Broadside");
    row("cut off", whole.substr(0, whole.find(";base64,", whole.find("broadside-attachment")) + 12),
        "the page ends in the middle of it");
    row("cut off before the finding", whole.substr(0, whole.find("<body>") + 20), "This page is cut off");
    row("kind", replaced(whole, "data-kind=\"scene\"", "data-kind=\"virus\""), "neither a scene nor a recording");
    row("step", replaced(whole, "data-step=\"4\"", "data-step=\"4x\""), "data-step is missing or is not a number");
    row("huge id", replaced(whole, "data-a=\"1\"", "data-a=\"99999999999999999999999\""), "data-a is missing");
    row("no sum", replaced(whole, "data-sum=", "data-mus="), "data-sum is missing");
    row("address", replaced(whole, "href=\"data:application/octet-stream", "href=\"data:text/html"), "href is missing");
    row("text", replaced(whole, "octet-stream;base64,", "octet-stream;base64,!"), "invalid characters");
    row("bytes", replaced(whole, report::base64Of(attachedScene().bytes), report::base64Of("{\"a\": 2}\n\0")),
        "its bytes have changed");
}

void TestReportPage::aDamagedPageSaysWhatIsWrong()
{
    QFETCH(const QByteArray, page);
    QFETCH(const QString, says);
    const QString message = messageOf(page.toStdString());
    QVERIFY2(message.contains(says), qPrintable(message));
    QVERIFY2(message.startsWith(QStringLiteral("page.html: error:")), qPrintable(message));
}

void TestReportPage::commandsAreForAShell()
{
    const report::FindingReport finding = findingNamed("Ball");
    const report::PagePictures pictures;
    report::Attachment attachment = attachedScene();
    const report::PageParts parts{finding, pictures, attachment, "a", "b", "c"};
    const auto commands = report::commandsFor(parts, "it's one.html");
    QCOMPARE(QString::fromStdString(commands[0]),
             QStringLiteral("broadside diagnose 'it'\\''s one.html' --steps 4 --shoot 1,6,3@1"));
    attachment.kind = report::AttachedKind::Recording;
    QCOMPARE(QString::fromStdString(report::commandsFor(parts, "-x.html")[1]),
             QStringLiteral("broadside why './-x.html' 1 2 --step 4"));
}

void TestReportPage::theEndingChoosesTheFormat()
{
    QVERIFY(report::pageFormatOf("a.html") == report::PageFormat::Html);
    QVERIFY(report::pageFormatOf("a.HTM") == report::PageFormat::Html);
    QVERIFY(report::pageFormatOf("a.Md") == report::PageFormat::Markdown);
    QVERIFY(!report::pageFormatOf("html"));
    QVERIFY(!report::pageFormatOf("a.html.txt"));
}

BROADSIDE_TEST(TestReportPage)

} // namespace broadside::test::tst_report_page

#include "tst_report_page.moc"
