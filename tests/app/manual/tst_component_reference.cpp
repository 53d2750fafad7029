#include "core/scene/component_table.h"
#include "tests/support/command_line.h"
#include "tests/support/manual/reference_page.h"
#include "tests/support/test.h"

#include <QMap>

namespace broadside::test::tst_component_reference {

/// The page of the manual about components.
class TestComponentReference : public QObject {
    Q_OBJECT
private slots:
    static void everyComponentIsThere();
};

namespace {

QString wordsOf(std::string_view text) { return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())); }

/// What one line of the table cannot say.
QString moreAbout(const QString& component)
{
    static const QMap<QString, QString> more{
        {QStringLiteral("launcher"), QStringLiteral("This makes its object a cannon. Choose the tool *Cannon*, point "
                                                    "at a place and click: the cannon shoots a "
                                                    "copy of the projectile there. Its speed is the distance to the "
                                                    "pointer times `power`. The projectile must "
                                                    "be dynamic.\n\nThe sample *Cannon world* has one.")},
        {QStringLiteral("walker"), QStringLiteral("Its object keeps walking at the same speed. When a wall reverses "
                                                  "its velocity, it walks the other way. The "
                                                  "object must be dynamic.\n\nThe sample *Walkers* has many.")},
        {QStringLiteral("spawner"),
         QStringLiteral(
             "Each copy appears at the position of the spawner's object. A copy that is never removed stays in the "
             "world: give the copied object a lifetime, or a response to hits that removes it.")},
        {QStringLiteral("lifetime"),
         QStringLiteral(
             "The time begins with the run, or for a copy when it is made. After it, the object is removed.")},
        {QStringLiteral("paddle"),
         QStringLiteral(
             "The arrow keys of its axis steer it while the world has the focus. Where it follows an object, it moves "
             "to "
             "the same height, never faster than `speed`. The object must be dynamic.\n\nThe sample *Pong* has two.")},
        {QStringLiteral("flipper"),
         QStringLiteral(
             "Left or A moves left flippers, Right or D the others. It rotates about the position of its object, the "
             "pivot, so draw the shape to one side of it. When the key is released, it rotates back. An object that it "
             "hits gets the speed of its surface.\n\nThe sample *Pinball* has two.")},
        {QStringLiteral("score"),
         QStringLiteral("Each hit of its object gives the points to the player, and the world shows the score.\n\nThe "
                        "samples *Pong* and *Pinball* have some.")},
    };
    return more.value(component);
}

/// The rows of the reference of files about this type of component.
QString keysOf(const QString& component, const QString& formats)
{
    const QString begin = QStringLiteral("| `%1` | ").arg(component);
    QString rows;
    for (const QString& line : formats.split(u'\n'))
        if (line.startsWith(begin))
            rows += QStringLiteral("| ") + line.mid(begin.size()) + u'\n';
    return rows;
}

/// The component in the example of the reference of files.
QString exampleOfComponent(const QString& component, const QString& formats)
{
    const qsizetype begin = formats.indexOf(QStringLiteral("{\"type\": \"%1\",").arg(component));
    return begin < 0 ? QString() : formats.mid(begin, formats.indexOf(u'}', begin) + 1 - begin);
}

} // namespace

void TestComponentReference::everyComponentIsThere()
{
    const QString formats = QString::fromUtf8(call({QStringLiteral("formats"), QStringLiteral("scene")}).out);
    QString text = QStringLiteral(
        "# Components\n\n"
        "A component makes an object do something in a run. *Add component* in the panel *Properties* gives one to the "
        "selected objects. In a scene file, the components of an object are the list `components`. An object has "
        "several components if you like. This page is made from the program's own tables.\n\n"
        "| component | what it does |\n| --- | --- |\n");
    for (const ComponentType& type : componentTypes())
        text += QStringLiteral("| [%1](#%1) | %2 |\n").arg(wordsOf(type.name), wordsOf(type.help.message().text()));
    for (const ComponentType& type : componentTypes()) {
        const QString name = wordsOf(type.name);
        const QString more = moreAbout(name);
        const QString keys = keysOf(name, formats);
        const QString example = exampleOfComponent(name, formats);
        QVERIFY2(!more.isEmpty(), qPrintable(name));
        QCOMPARE(keys.count(u'\n'), static_cast<qsizetype>(type.fields.size()));
        QVERIFY2(!example.isEmpty(), qPrintable(name));
        text += QStringLiteral("\n## %1\n\n**%2.** %3\n\n| key | value | unit | default | example | meaning |\n"
                               "| --- | --- | --- | --- | --- | --- |\n%4\nIn a file:\n\n```json\n\"components\": "
                               "[%5]\n```\n")
                    .arg(name, wordsOf(type.help.message().text()), more, keys, example);
    }
    QVERIFY2(isReferencePage(QStringLiteral("components"), text), kHowToWrite);
}

BROADSIDE_TEST(TestComponentReference)

} // namespace broadside::test::tst_component_reference

#include "tst_component_reference.moc"
