// Every world of the Open sample menu opens from there and runs.

#include "editor/window/files/samples.h"
#include "tests/support/editor/window_fixture.h"
#include "tests/support/test.h"

#include <QLabel>
#include <QMenu>
#include <QSet>

namespace broadside::test::tst_samples {

class TestSamples : public QObject {
    Q_OBJECT
private slots:
    void everyOneOpensAndRuns_data();
    void everyOneOpensAndRuns();
    void titlesAndTipsTellThemApart();

private:
    [[nodiscard]] static QAction* entryOf(const test::WindowFixture& m, const QString& title);
};

QAction* TestSamples::entryOf(const test::WindowFixture& m, const QString& title)
{
    const QList<QMenu*> menus = m.window->findChildren<QMenu*>();
    for (const QMenu* menu : menus)
        for (QAction* action : menu->actions())
            if (action->text() == title)
                return action;
    return nullptr;
}

void TestSamples::everyOneOpensAndRuns_data()
{
    QTest::addColumn<int>("index");
    for (std::size_t i = 0; i < samples().size(); ++i)
        QTest::newRow(samples()[i].name) << static_cast<int>(i);
}

void TestSamples::everyOneOpensAndRuns()
{
    QFETCH(int, index);
    const Sample& sample = samples()[static_cast<std::size_t>(index)];
    const test::WindowFixture m;
    QAction* entry = entryOf(m, titleOf(sample));
    QVERIFY(entry);
    entry->trigger();
    QVERIFY2(m.window->windowTitle().contains(titleOf(sample)), qPrintable(m.window->windowTitle()));
    const bool isEmpty = QLatin1String(sample.name) == QLatin1String("empty");
    QCOMPARE(m.page().document().scene().size() == 0, isEmpty);
    if (sample.count > 0)
        QCOMPARE(m.page().document().scene().size(), sample.count);
    const QImage authored = m.picture();

    m.key(Qt::Key_F5);
    QTRY_VERIFY(m.session().world()->stepCount() >= 20);
    m.key(Qt::Key_F6);
    const QString message = m.part<QLabel>("messageText").text();
    QVERIFY2(!m.part<QWidget>("messageBar").isVisible() || message.startsWith(QStringLiteral("Nothing ")),
             qPrintable(message));
    QVERIFY(isEmpty || m.picture() != authored);
    m.key(Qt::Key_F5, Qt::ShiftModifier);
    QTRY_COMPARE(m.picture(), authored); // the timeline has to fold first
}

void TestSamples::titlesAndTipsTellThemApart()
{
    QSet<QString> texts;
    for (const Sample& sample : samples()) {
        QVERIFY(!titleOf(sample).isEmpty() && !tipOf(sample).isEmpty());
        texts << titleOf(sample) << tipOf(sample);
    }
    QCOMPARE(texts.size(), 2 * static_cast<qsizetype>(samples().size()));
}

BROADSIDE_WINDOW_TEST(TestSamples)

} // namespace broadside::test::tst_samples

#include "tst_samples.moc"
