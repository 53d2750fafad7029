#include "app/window/editor_main.h"
#include "tests/support/test.h"

namespace broadside::test::tst_editor_main {

class TestEditorMain : public QObject {
    Q_OBJECT
private slots:
    void saysWhatKeepsAWindowFromOpening_data();
    void saysWhatKeepsAWindowFromOpening();
    void withoutADisplayTheExitCodeIsFour();
    void twoDashesComeBeforeFiles();
};

namespace {

void setEnvironment(const char* platform, const char* display, const char* wayland)
{
    qputenv("QT_QPA_PLATFORM", platform);
    qputenv("DISPLAY", display);
    qputenv("WAYLAND_DISPLAY", wayland);
}

} // namespace

void TestEditorMain::saysWhatKeepsAWindowFromOpening_data()
{
    QTest::addColumn<QByteArray>("platform");
    QTest::addColumn<QByteArray>("display");
    QTest::addColumn<QByteArray>("wayland");
    QTest::addColumn<QString>("message"); // empty: a window can be opened
    const auto row = [](const char* name, const char* platform, const char* display, const char* wayland,
                        const char* message) {
        QTest::newRow(name) << QByteArray(platform) << QByteArray(display) << QByteArray(wayland)
                            << QString::fromLatin1(message);
    };
    row("no display", "", "", "", "DISPLAY");
    row("X11", "", ":0", "", "");
    row("Wayland", "", "", "wayland-0", "");
    row("X11 wanted, Wayland there", "xcb", "", "wayland-0", "asks for xcb, but DISPLAY is empty");
    row("Wayland wanted, X11 there", "wayland", ":0", "", "but WAYLAND_DISPLAY is empty");
    row("Wayland with EGL wanted, X11 there", "wayland-egl", ":0", "", "but WAYLAND_DISPLAY is empty");
    row("Wayland or X11 wanted, X11 there", "wayland;xcb", ":0", "", "");
    row("Wayland or X11 wanted, nothing there", "wayland;xcb", "", "", "but WAYLAND_DISPLAY is empty");
    row("offscreen", "offscreen", ":0", "", "offscreen");
    row("platform with options", "offscreen:enable_fonts", ":0", "", "offscreen");
}

void TestEditorMain::saysWhatKeepsAWindowFromOpening()
{
    QFETCH(const QByteArray, platform);
    QFETCH(const QByteArray, display);
    QFETCH(const QByteArray, wayland);
    QFETCH(const QString, message);
    setEnvironment(platform.constData(), display.constData(), wayland.constData());
    const std::optional<Problem> problem = displayProblem();
    QCOMPARE(problem.has_value(), !message.isEmpty());
    if (!problem)
        return;
    QVERIFY2(QString::fromStdString(problem->message.text()).contains(message), problem->message.text().c_str());
    QVERIFY(!problem->remedy.empty());
    // The message never calls a variable empty that is set.
    QVERIFY(display.isEmpty() || problem->message.text().find(" DISPLAY is empty") == std::string::npos);
    QVERIFY(wayland.isEmpty() || problem->message.text().find("WAYLAND_DISPLAY is empty") == std::string::npos);
}

void TestEditorMain::withoutADisplayTheExitCodeIsFour()
{
    setEnvironment("", "", "");
    int argc = 1;
    char name[] = "broadside";
    char* argv[] = {name, nullptr};
    QCOMPARE(runEditor(argc, argv, {}), 4);
}

void TestEditorMain::twoDashesComeBeforeFiles()
{
    using Words = std::vector<std::string>;
    QCOMPARE(filesOf({}), Words());
    QCOMPARE(filesOf({"a.broadside", "--"}), (Words{"a.broadside", "--"}));
    QCOMPARE(filesOf({"--", "-a.broadside"}), Words{"-a.broadside"});
    QCOMPARE(filesOf({"--", "--"}), Words{"--"}); // a file with that name
}

BROADSIDE_EVENT_TEST(TestEditorMain)

} // namespace broadside::test::tst_editor_main

#include "tst_editor_main.moc"
