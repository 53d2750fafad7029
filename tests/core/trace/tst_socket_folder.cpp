#include "broadside_trace.h"
#include "tests/support/test.h"

#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <string>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

namespace broadside::test::tst_socket_folder {

namespace {

namespace fs = std::filesystem;

constexpr uid_t kOther = 65'534;

/// Listens at a path as long as it lives.
class Listener {
public:
    explicit Listener(const std::string& path)
        : m_socket(::socket(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0))
    {
        sockaddr_un address = {};
        address.sun_family = AF_UNIX;
        std::strncpy(address.sun_path, path.c_str(), sizeof address.sun_path - 1);
        m_works = ::bind(m_socket, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0 &&
                  ::listen(m_socket, 8) == 0;
    }
    ~Listener() { ::close(m_socket); }
    Listener(const Listener&) = delete;
    Listener& operator=(const Listener&) = delete;

    [[nodiscard]] bool works() const { return m_works; }
    [[nodiscard]] bool hasCaller() const
    {
        const int caller = ::accept(m_socket, nullptr, nullptr);
        if (caller >= 0)
            ::close(caller);
        return caller >= 0;
    }

private:
    int m_socket;
    bool m_works = false;
};

/// What bst_attached() returns to a game after some frames.
int attachedStateAfterFrames(const char* name)
{
    bst_trace* trace = bst_open_socket(name, nullptr);
    for (std::uint64_t step = 0; step < 100; ++step)
        if (bst_frame_begin(trace, step, 0.0) != 0)
            bst_frame_end(trace);
    const int attached = bst_attached(trace);
    bst_close(trace);
    return attached;
}

} // namespace

/// Without XDG_RUNTIME_DIR the folder is in /tmp, where any other user can create it first.
class TestSocketFolder : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cleanup() { fs::remove_all(m_folder); }
    void gamesConnectOnlyInAFolderOfTheirUser_data();
    void gamesConnectOnlyInAFolderOfTheirUser();
    void aFolderOfAnotherUserIsRefused();
    void aSocketOfAnotherUserIsRefused();
    void aLinkToAFolderIsRefused();
    void aPathIsUsedAsItIs();
    void noFolderMeansThatNobodyListens();

private:
    [[nodiscard]] std::string socket() const { return (m_folder / "game").string(); }

    fs::path m_folder;
};

void TestSocketFolder::init()
{
    const char* runtime = std::getenv("XDG_RUNTIME_DIR");
    QVERIFY(runtime != nullptr);
    m_folder = fs::path(runtime) / "broadside";
    QCOMPARE(::mkdir(m_folder.c_str(), 0700), 0);
}

void TestSocketFolder::gamesConnectOnlyInAFolderOfTheirUser_data()
{
    QTest::addColumn<unsigned>("mode");
    QTest::addColumn<int>("attached");
    QTest::newRow("the user's alone") << 0700U << 1;
    QTest::newRow("others may look") << 0755U << -1;
    QTest::newRow("others may make sockets") << 0777U << -1;
    QTest::newRow("the group may make sockets") << 0770U << -1;
}

void TestSocketFolder::gamesConnectOnlyInAFolderOfTheirUser()
{
    QFETCH(const unsigned, mode);
    QFETCH(const int, attached);
    const Listener listener(socket());
    QVERIFY(listener.works());
    QCOMPARE(::chmod(m_folder.c_str(), mode), 0);
    QCOMPARE(attachedStateAfterFrames("game"), attached);
    QCOMPARE(listener.hasCaller(), attached == 1);
}

void TestSocketFolder::aFolderOfAnotherUserIsRefused()
{
    if (::geteuid() != 0)
        QSKIP("only root may give a folder away");
    const Listener listener(socket());
    QVERIFY(listener.works());
    QCOMPARE(::chown(m_folder.c_str(), kOther, kOther), 0);
    QCOMPARE(attachedStateAfterFrames("game"), -1);
    QVERIFY(!listener.hasCaller());
}

void TestSocketFolder::aSocketOfAnotherUserIsRefused()
{
    if (::geteuid() != 0)
        QSKIP("only root may give a socket away");
    const Listener listener(socket());
    QVERIFY(listener.works());
    QCOMPARE(::chown(socket().c_str(), kOther, kOther), 0);
    QCOMPARE(attachedStateAfterFrames("game"), -1);
    QVERIFY(!listener.hasCaller());
}

void TestSocketFolder::aLinkToAFolderIsRefused()
{
    const fs::path elsewhere = m_folder.parent_path() / "elsewhere";
    fs::rename(m_folder, elsewhere);
    fs::create_directory_symlink(elsewhere, m_folder);
    const Listener listener((elsewhere / "game").string());
    QVERIFY(listener.works());
    QCOMPARE(attachedStateAfterFrames("game"), -1);
    QVERIFY(!listener.hasCaller());
    fs::remove_all(elsewhere);
}

/// The game chose the path itself.
void TestSocketFolder::aPathIsUsedAsItIs()
{
    const Listener listener(socket());
    QVERIFY(listener.works());
    QCOMPARE(::chmod(m_folder.c_str(), 0755), 0);
    QCOMPARE(attachedStateAfterFrames(socket().c_str()), 1);
}

void TestSocketFolder::noFolderMeansThatNobodyListens()
{
    fs::remove_all(m_folder);
    QCOMPARE(attachedStateAfterFrames("game"), 0);
}

BROADSIDE_TEST(TestSocketFolder)

} // namespace broadside::test::tst_socket_folder

#include "tst_socket_folder.moc"
