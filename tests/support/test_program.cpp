#include "tests/support/test.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

/// @file
/// The program for the tests of one folder: `tests_core_math tst_aabb [ARGUMENT OF QT TEST]...` runs one of them.

namespace broadside::test {
namespace {

struct RegisteredTest {
    std::string name;
    RunTest run;
};

/// A static local variable, because registrations in other sources may run before a global one is constructed.
std::vector<RegisteredTest>& registeredTests()
{
    static std::vector<RegisteredTest> tests;
    return tests;
}

std::string stemOf(std::string_view path)
{
    path.remove_prefix(path.find_last_of('/') + 1);
    return std::string(path.substr(0, path.find('.')));
}

/// A folder for the sockets of this test. Otherwise tests that run at the same time would find each other's games.
class RuntimeFolder {
public:
    RuntimeFolder()
    {
        const char* runtime = std::getenv("XDG_RUNTIME_DIR");
        m_path = (runtime != nullptr ? std::string(runtime) : std::string("/tmp")) + "/XXXXXX";
        if (mkdtemp(m_path.data()) == nullptr)
            m_path.clear();
        else
            setenv("XDG_RUNTIME_DIR", m_path.c_str(), 1);
    }
    ~RuntimeFolder()
    {
        std::error_code ignored; // an empty folder that remains does no harm
        if (!m_path.empty())
            std::filesystem::remove_all(m_path, ignored);
    }
    RuntimeFolder(const RuntimeFolder&) = delete;
    RuntimeFolder& operator=(const RuntimeFolder&) = delete;

private:
    std::string m_path;
};

int refuse(const char* program)
{
    std::vector<RegisteredTest> tests = registeredTests();
    std::ranges::sort(tests, {}, &RegisteredTest::name);
    std::fprintf(stderr, "Usage: %s TEST [ARGUMENT OF QT TEST]...\nThe tests:\n", program);
    for (const RegisteredTest& test : tests)
        std::fprintf(stderr, "  %s\n", test.name.c_str());
    return 2;
}

} // namespace

Registration::Registration(const char* file, RunTest run) { registeredTests().push_back({stemOf(file), run}); }

} // namespace broadside::test

int main(int count, char** arguments)
{
    using namespace broadside::test;
    if (count < 2)
        return refuse(arguments[0]);
    const auto test = std::ranges::find(registeredTests(), std::string_view(arguments[1]), &RegisteredTest::name);
    if (test == registeredTests().end())
        return refuse(arguments[0]);
    const RuntimeFolder folder;
    return test->run(count - 1, arguments + 1);
}
