#pragma once

/// @file
/// What every test includes: Qt Test, the limits of waiting, and a place in the list of its program. The tests of a
/// folder are one program (test_program.cpp); a test is called like its file, "tst_aabb".

#include "tests/support/patience.h"

#include <QCoreApplication>
#include <QTest>
#ifdef QT_WIDGETS_LIB
#include <QApplication>
#endif

namespace broadside::test {

/// Runs a test as its QTEST_MAIN would; `arguments[0]` is its name. Returns the exit status.
using RunTest = int (*)(int count, char** arguments);

/// Puts a test into the list of its program, before main() begins.
class Registration {
public:
    /// @param file __FILE__ of the test, from which its name is taken
    Registration(const char* file, RunTest run);
};

template<class Test>
int runTest(int count, char** arguments)
{
    Test test;
    return QTest::qExec(&test, count, arguments);
}

template<class Test, class Application>
int runTestWith(int count, char** arguments)
{
    const Application application(count, arguments);
    QCoreApplication::setAttribute(Qt::AA_Use96Dpi, true);
    return runTest<Test>(count, arguments);
}

/// As the program does on the command line: pictures without a display.
template<class Test, class Application>
int runTestOffscreen(int count, char** arguments)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const Application application(count, arguments);
    return runTest<Test>(count, arguments);
}

} // namespace broadside::test

#define BROADSIDE_REGISTER_TEST(Test, ...)                                                                             \
    namespace {                                                                                                        \
    const ::broadside::test::Registration registered##Test(__FILE__, __VA_ARGS__);                                     \
    }

/// In the namespace of the test, which is called like its file. Without an event loop:
#define BROADSIDE_TEST(Test) BROADSIDE_REGISTER_TEST(Test, ::broadside::test::runTest<Test>)
/// With an event loop:
#define BROADSIDE_EVENT_TEST(Test) BROADSIDE_REGISTER_TEST(Test, ::broadside::test::runTestWith<Test, QCoreApplication>)
/// With windows:
#define BROADSIDE_WINDOW_TEST(Test) BROADSIDE_REGISTER_TEST(Test, ::broadside::test::runTestWith<Test, QApplication>)
/// With pictures on the display, and no widgets:
#define BROADSIDE_GUI_TEST(Test) BROADSIDE_REGISTER_TEST(Test, ::broadside::test::runTestWith<Test, QGuiApplication>)
/// With fonts and pictures, and no display:
#define BROADSIDE_OFFSCREEN_TEST(Test)                                                                                 \
    BROADSIDE_REGISTER_TEST(Test, ::broadside::test::runTestOffscreen<Test, QGuiApplication>)
