#include "core/debug/expectation/expectation_messages.h"
#include "editor/document/message_text.h"
#include "tests/support/test.h"

namespace broadside::test::tst_message_text {

class TestMessageText : public QObject {
    Q_OBJECT
private slots:
    void marksOfCodeAreForTheConsoleOnly();
};

/// A name keeps its own characters.
void TestMessageText::marksOfCodeAreForTheConsoleOnly()
{
    const Message message = texts::expectLetRespond("A `b`");
    QCOMPARE(message.text(), std::string("Set `onHit` of A `b` to bounce or stop."));
    QCOMPARE(translated(message), QStringLiteral("Set onHit of A `b` to bounce or stop."));
}

BROADSIDE_TEST(TestMessageText)

} // namespace broadside::test::tst_message_text

#include "tst_message_text.moc"
