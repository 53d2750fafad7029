#pragma once

/// @file
/// Every test includes this file: Qt Test, time limits, and a registry of tests. The tests of a folder are one program
/// (test_program.cpp). A test has the name of its file, such as "tst_aabb".

#include "tests/support/patience.h"

#include <QCoreApplication>
#include <QTest>
#ifdef QT_WIDGETS_LIB
#include <QApplication>
#endif

namespace broadside::test {

/// Runs a test like its QTEST_MAIN would; `arguments[0]` is its name. Returns the exit status.
using RunTest = int (*)(int count, char** arguments);

/// Adds a test to the list of its program before main() begins.
class Registration {
public:
    /// @param file __FILE__ of the test, which gives its name
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

/// Makes pictures without a display, like the program on the command line.
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

/// To be used in the namespace of the test, which has the name of its file. A test without an event loop:
#define BROADSIDE_TEST(Test) BROADSIDE_REGISTER_TEST(Test, ::broadside::test::runTest<Test>)
/// A test with an event loop:
#define BROADSIDE_EVENT_TEST(Test) BROADSIDE_REGISTER_TEST(Test, ::broadside::test::runTestWith<Test, QCoreApplication>)
/// A test with windows:
#define BROADSIDE_WINDOW_TEST(Test) BROADSIDE_REGISTER_TEST(Test, ::broadside::test::runTestWith<Test, QApplication>)
/// A test with pictures on the display, without widgets:
#define BROADSIDE_GUI_TEST(Test) BROADSIDE_REGISTER_TEST(Test, ::broadside::test::runTestWith<Test, QGuiApplication>)
/// A test with fonts and pictures, without a display:
#define BROADSIDE_OFFSCREEN_TEST(Test)                                                                                 \
    BROADSIDE_REGISTER_TEST(Test, ::broadside::test::runTestOffscreen<Test, QGuiApplication>)
