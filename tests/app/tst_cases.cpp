#include "tests/support/case_games.h"
#include "tests/support/command_line.h"
#include "tests/support/test.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRectF>

namespace broadside::test::tst_cases {

/// The games of resources/manual/cases.md, each with the fault that the page names, and mended as the page shows.
class TestCases : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void theFaultIsTheCauseOfAllMissedPairs_data();
    void theFaultIsTheCauseOfAllMissedPairs();
    void theMendedGameMissesNothing_data() { addGames(); }
    void theMendedGameMissesNothing();
    void theManualShowsTheMendOfTheSource_data() { addGames(); }
    void theManualShowsTheMendOfTheSource();
    void theManualStatesThePlacesOfTheRecording_data();
    void theManualStatesThePlacesOfTheRecording();

private:
    static void addGames();
    [[nodiscard]] QString recording(const char* name) const
    {
        return m_folder.filePath(QLatin1String(name) + QStringLiteral(".bstrace"));
    }

    QTemporaryDir m_folder;
};

namespace {

QString textOf(const QString& name)
{
    QFile file(name);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("cannot read %s", qPrintable(name));
    return QString::fromUtf8(file.readAll());
}

QString manualPage() { return textOf(QStringLiteral(BROADSIDE_SCENES "/../manual/cases.md")); }

/// The box of an object in a scene, in pixels of the games, y down.
QRectF boxIn(const QJsonObject& scene, int id)
{
    constexpr double kPixels = 32.0; // in a metre
    for (const QJsonValue& value : scene[u"objects"].toArray()) {
        const QJsonObject object = value.toObject();
        if (object[u"id"].toInt() != id)
            continue;
        const QJsonArray position = object[u"position"].toArray();
        const QSizeF size =
            QSizeF(object[u"shape"][u"width"].toDouble(), object[u"shape"][u"height"].toDouble()) * kPixels;
        QRectF box(QPointF(), size);
        box.moveCenter(QPointF(position[0].toDouble(), scene[u"world"][u"height"].toDouble() - position[1].toDouble()) *
                       kPixels);
        return box;
    }
    return {};
}

/// What the preprocessor leaves of the source of a game.
QString sourceOf(const QString& game, bool isMended)
{
    QString kept;
    bool isShown = true;
    const QString text = textOf(QStringLiteral(BROADSIDE_CASE_SOURCES "/%1.cpp").arg(game));
    for (const QString& line : text.split(u'\n')) {
        if (line == QLatin1String("#ifdef MENDED"))
            isShown = isMended;
        else if (line == QLatin1String("#else"))
            isShown = !isShown;
        else if (line == QLatin1String("#endif"))
            isShown = true;
        else if (isShown)
            kept += line + u'\n';
    }
    return kept;
}

/// The lines of one side of a change, '-' or '+', with those around them.
QString sideOf(const QString& hunk, QChar side)
{
    QString lines;
    for (const QString& line : hunk.split(u'\n', Qt::SkipEmptyParts))
        if (line.front() == u' ' || line.front() == side)
            lines += line.mid(1) + u'\n';
    return lines;
}

/// The source after the change that the manual shows for it.
QString changedByTheManual(const QString& game, QString source)
{
    const QString begin = QStringLiteral("```diff\n--- tests/trace/cases/%1.cpp\n").arg(game);
    const QString change = manualPage().section(begin, 1, 1).section(QStringLiteral("```"), 0, 0);
    for (const QString& hunk : change.split(QStringLiteral("@@\n"), Qt::SkipEmptyParts)) {
        const QString before = sideOf(hunk, u'-');
        if (source.count(before) != 1)
            qWarning("these lines are not in the source exactly once:\n%s", qPrintable(before));
        source.replace(before, sideOf(hunk, u'+'));
    }
    return source;
}

} // namespace

void TestCases::initTestCase() { recordCaseGames(m_folder.path()); }

void TestCases::addGames()
{
    QTest::addColumn<QString>("game");
    for (const char* game : kCaseGames)
        QTest::newRow(game) << QString::fromLatin1(game);
}

void TestCases::theFaultIsTheCauseOfAllMissedPairs_data()
{
    QTest::addColumn<QString>("rule");
    QTest::newRow("swarm") << QStringLiteral("larger-than-ring");
    QTest::newRow("platforms") << QStringLiteral("conditional-update");
    QTest::newRow("river") << QStringLiteral("sorted-by-centre");
}

void TestCases::theFaultIsTheCauseOfAllMissedPairs()
{
    QFETCH(const QString, rule);
    const Outcome outcome =
        call({QStringLiteral("diagnose"), recording(QTest::currentDataTag()), QStringLiteral("--json")});
    QCOMPARE(outcome.code, 1);
    const QJsonArray explanations = outcome.json()[u"explanations"].toArray();
    QCOMPARE(explanations.size(), 1);
    const QJsonObject only = explanations[0].toObject();
    QCOMPARE(only[u"rule"].toString(), rule);
    QVERIFY(only[u"cause"].toBool());
    QVERIFY(only[u"explains"].toInt() > 100);
    QCOMPARE(only[u"explains"].toInt(), outcome.json()[u"missed"].toInt());
    QCOMPARE(only[u"against"].toInt(), 0);
}

void TestCases::theMendedGameMissesNothing()
{
    QFETCH(const QString, game);
    const QString mended = recording(qPrintable(game + QStringLiteral("-mended")));
    const Outcome outcome = call({QStringLiteral("diagnose"), mended, QStringLiteral("--json")});
    QCOMPARE(outcome.code, 0);
    QCOMPARE(outcome.json()[u"missed"].toInt(), 0);
    const Outcome audit = call({QStringLiteral("audit"), mended, QStringLiteral("--json")});
    QCOMPARE(audit.code, 0); // nothing else is wrong with it
}

void TestCases::theManualShowsTheMendOfTheSource()
{
    QFETCH(const QString, game);
    QVERIFY(sourceOf(game, true) != sourceOf(game, false));
    QCOMPARE(changedByTheManual(game, sourceOf(game, false)), sourceOf(game, true));
}

void TestCases::theManualStatesThePlacesOfTheRecording_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<int>("step");
    QTest::addColumn<int>("id");
    QTest::addColumn<QString>("text");
    const auto row = [](const char* game, int step, int id, const char* text) {
        QTest::addRow("%s, object %d in step %d", game, id, step)
            << QString::fromLatin1(game) << step << id << QString::fromLatin1(text);
    };
    row("swarm", 3, 3, "the centre of Cruiser 3 is at (X, Y)");
    row("swarm", 3, 66, "the centre of Drone 66 at (X, Y)");
    row("platforms", 44, 13, "the lower side of Platform 13 is at LOWER");
    row("platforms", 49, 13, "In step 49 its lower side is at LOWER");
    row("river", 0, 60, "| Boat 60 | LEFT | FINE | RIGHT |");
    row("river", 0, 3, "| Log 3 | LEFT | FINE | RIGHT |");
    row("river", 0, 47, "| Log 47 | LEFT | FINE | RIGHT |");
    row("river", 0, 102, "| Boat 102 | LEFT | FINE | RIGHT |");
    row("river", 0, 43, "| Log 43 | LEFT | FINE | RIGHT |");
}

void TestCases::theManualStatesThePlacesOfTheRecording()
{
    QFETCH(const QString, game);
    QFETCH(const int, step);
    QFETCH(const int, id);
    QFETCH(QString, text);
    const QString scene = m_folder.filePath(QStringLiteral("step.broadside"));
    const Outcome outcome = call({QStringLiteral("convert"), recording(qPrintable(game)), scene,
                                  QStringLiteral("--step"), QString::number(step)});
    QCOMPARE(outcome.code, 0);
    const QRectF box = boxIn(QJsonDocument::fromJson(textOf(scene).toUtf8()).object(), id);
    text.replace(QStringLiteral("LOWER"), QString::number(box.bottom(), 'f', 1));
    text.replace(QStringLiteral("LEFT"), QString::number(box.left(), 'f', 1));
    text.replace(QStringLiteral("RIGHT"), QString::number(box.right(), 'f', 1));
    text.replace(QStringLiteral("FINE"), QString::number(box.center().x(), 'f', 2));
    text.replace(QStringLiteral("(X, Y)"),
                 QStringLiteral("(%1, %2)")
                     .arg(QString::number(box.center().x(), 'f', 1), QString::number(box.center().y(), 'f', 1)));
    QVERIFY2(manualPage().simplified().contains(text), qPrintable(text));
}

BROADSIDE_TEST(TestCases)

} // namespace broadside::test::tst_cases

#include "tst_cases.moc"
