#include "editor/session/live/live_receiver.h"

#include "editor/document/file_path.h"
#include "editor/session/session_messages.h"

#include <QDir>
#include <QLocalServer>
#include <QLocalSocket>
#include <QStandardPaths>

#include <algorithm>
#include <filesystem>
#include <limits>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace broadside {
namespace {

using State = LiveStatus::State;

constexpr int kTickMs = 10;
constexpr qint64 kNewsMs = 33;
constexpr qint64 kReadBuffer = 256 << 10;
constexpr qint64 kMostRequests = 4096; // Bytes that a game has not read.

QString spoolFolder()
{
    const QString cache = QStandardPaths::writableLocation(QStandardPaths::CacheLocation);
    return !cache.isEmpty() && QDir().mkpath(cache) ? cache : QDir::tempPath();
}

Problem peerProblem(Message message, Message remedy)
{
    Problem problem;
    problem.message = std::move(message);
    problem.remedy = std::move(remedy);
    return problem;
}

} // namespace

LiveReceiver::LiveReceiver(LiveLimits limits, QString folder, std::function<void()> tell)
    : m_limits(limits)
    , m_folder(std::move(folder))
    , m_tell(std::move(tell))
    , m_greeting(this)
    , m_tick(this)
{
    m_greeting.setSingleShot(true);
    m_tick.setInterval(kTickMs);
    connect(&m_greeting, &QTimer::timeout, this, &LiveReceiver::onGreetingTimeout);
    connect(&m_tick, &QTimer::timeout, this, &LiveReceiver::onTick);
}

LiveReceiver::~LiveReceiver() { stopListening(); }

void LiveReceiver::listen(const QString& name)
{
    stopListening();
    m_status = {};
    m_status.name = name;
    auto socket = LiveSocket::claim(name.toStdString());
    if (!socket) {
        m_status.problem = socket.problem();
        tell();
        return;
    }
    m_socket.emplace(std::move(*socket));
    m_status.path = QString::fromStdString(m_socket->path());
    m_server = std::make_unique<QLocalServer>();
    m_server->setSocketOptions(QLocalServer::UserAccessOption);
    connect(m_server.get(), &QLocalServer::newConnection, this, &LiveReceiver::takeConnections);
    if (m_server->listen(m_status.path)) {
        m_status.state = State::Waiting;
    } else {
        m_status.problem =
            peerProblem(texts::liveCannotListen(m_server->errorString().toStdString()), texts::liveFolderRemedy());
        stopListening();
    }
    tell();
}

void LiveReceiver::stopListening()
{
    if (m_peer != nullptr)
        endPeer(std::nullopt);
    m_server.reset(); // Removes the socket.
    m_socket.reset();
    m_status.state = State::Off;
    m_tick.stop();
    tell();
}

void LiveReceiver::takeConnections()
{
    while (QLocalSocket* peer = m_server->nextPendingConnection()) {
        const bool isOwn = isOwnPeer(static_cast<int>(peer->socketDescriptor()), ::getuid());
        if (isOwn && isSilent()) {
            endPeer(std::nullopt);
            m_status.problem = peerProblem(texts::liveReplaced(), texts::liveReplacedRemedy());
        }
        if (m_peer == nullptr && isOwn)
            accept(peer);
        else
            refuse(peer, trace::LiveRefusal::Occupied);
    }
}

void LiveReceiver::accept(QLocalSocket* peer)
{
    m_peer = peer;
    m_peer->setReadBufferSize(kReadBuffer);
    m_stream = std::make_unique<trace::LiveStream>([this](std::string_view bytes) { return keep(bytes); },
                                                   m_status.path.toStdString());
    connect(m_peer, &QLocalSocket::readyRead, this, [this] { pull(); });
    connect(m_peer, &QLocalSocket::disconnected, this, &LiveReceiver::onDisconnected);
    m_status.state = State::Greeting;
    m_askedToPause = false;
    m_sinceBytes.start();
    m_greeting.start(m_limits.greetingMs);
    m_tick.start();
    onTick();
}

/// Sends a last message, which the game finds when it reads.
void LiveReceiver::refuse(QLocalSocket* peer, trace::LiveRefusal why)
{
    peer->write(
        QByteArray::fromStdString(trace::bytesOf(trace::LiveRequest::Refused, static_cast<std::uint32_t>(why))));
    peer->flush();
    peer->abort();
    peer->deleteLater();
    ++m_status.refused;
    m_hasNews = true;
    tell();
}

/// Reads as much as is allowed now.
void LiveReceiver::pull(bool everything)
{
    char buffer[64 << 10];
    while (m_peer != nullptr && (everything || (m_bytesLeft > 0 && framesTaken() < m_framesUpTo))) {
        const std::uint64_t most = everything ? sizeof buffer : std::min<std::uint64_t>(sizeof buffer, m_bytesLeft);
        const qint64 got = m_peer->read(buffer, static_cast<qint64>(most));
        if (got <= 0)
            break;
        m_bytesLeft -= std::min(m_bytesLeft, static_cast<std::uint64_t>(got));
        m_sinceBytes.start();
        takeBytes({buffer, static_cast<std::size_t>(got)});
    }
}

void LiveReceiver::takeBytes(std::string_view bytes)
{
    auto problem = m_stream->take(bytes);
    if (m_stream->info() && m_status.state == State::Greeting)
        meet();
    count();
    if (problem)
        endPeer(std::move(problem));
    tell();
}

bool LiveReceiver::keep(std::string_view bytes)
{
    if (!m_stream->info()) { // The header begins a recording.
        const QString folder = m_folder.isEmpty() ? spoolFolder() : m_folder;
        // QStorageInfo fails for folders whose file system is not in the list of mounts, as in a chroot.
        std::error_code unknown;
        const auto space = std::filesystem::space(encodedPath(folder), unknown);
        const std::uint64_t free = unknown ? std::numeric_limits<std::uint64_t>::max() : space.available;
        auto spool = trace::Spool::create(
            QDir::toNativeSeparators(folder).toStdString(), std::min(m_limits.recordingBytes, free / 2),
            m_folder.isEmpty() ? trace::Spool::Name::None : trace::Spool::Name::WhileInUse);
        m_spool = spool ? *spool : nullptr;
        if (!spool)
            m_status.problem = spool.problem();
    }
    return m_spool && m_spool->append(bytes);
}

/// The header of the game has arrived.
void LiveReceiver::meet()
{
    m_greeting.stop();
    m_status.state = State::Attached;
    m_status.wasDirected = false;
    m_status.program = QString::fromStdString(m_stream->info()->program);
    m_status.canPause = m_stream->info()->canPause;
    if (m_spool) // Otherwise the problem says why there is no recording.
        m_status.problem.reset();
    ++m_status.games;
}

void LiveReceiver::count()
{
    if (!m_stream->info())
        return;
    if (m_spool)
        m_spool->publish(m_stream->whole());
    const bool wasFull = std::exchange(m_status.isFull, m_stream->isFull());
    m_status.isPaused = m_stream->isPaused();
    m_status.frames = m_stream->frames();
    m_status.dropped = m_stream->dropped();
    m_status.lost = m_stream->lost();
    m_status.bytes = m_stream->whole();
    if (m_status.isFull && !wasFull)
        request(trace::LiveRequest::Pause, 0);
}

void LiveReceiver::endPeer(std::optional<Problem> problem)
{
    QLocalSocket* peer = std::exchange(m_peer, nullptr);
    peer->disconnect(this);
    m_greeting.stop();
    const bool wasMet = m_stream->info().has_value();
    m_status.state = wasMet || m_status.games > 0 ? State::Ended : State::Waiting;
    m_status.isPaused = false;
    m_status.isSilent = false;
    if (wasMet)
        m_status.lastEnd = {m_stream->isClosed(), m_status.wasDirected};
    if (problem) {
        m_status.problem = std::move(problem);
        refuse(peer, trace::LiveRefusal::NotUnderstood);
        return;
    }
    peer->abort();
    peer->deleteLater();
    m_hasNews = true;
    tell();
}

void LiveReceiver::onDisconnected()
{
    pull(true); // Reads what has already arrived.
    if (m_peer == nullptr)
        return; // The data was invalid, and the peer was removed.
    std::optional<Problem> cut;
    if (!m_stream->info())
        cut = peerProblem(texts::liveNoHeader(), texts::liveHeaderRemedy());
    else if (m_stream->isInMessage())
        cut = peerProblem(texts::liveCut(), texts::liveCutRemedy());
    endPeer(std::nullopt);
    m_status.problem = std::move(cut);
    tell();
}

void LiveReceiver::onGreetingTimeout()
{
    endPeer(peerProblem(texts::liveNoHeaderInTime(static_cast<std::uint64_t>(m_limits.greetingMs / 1000)),
                        texts::liveHeaderRemedy()));
}

void LiveReceiver::onTick()
{
    constexpr std::uint64_t kTicks = 1000 / kTickMs;
    m_bytesLeft = std::max<std::uint64_t>(m_limits.bytesPerSecond / kTicks, 1);
    m_framesUpTo = framesTaken() + std::max<std::uint64_t>(m_limits.framesPerSecond / kTicks, 1);
    pull();
    lookForSilence();
    if (m_hasNews)
        tell();
    else if (m_peer == nullptr)
        m_tick.stop();
}

/// A game that was asked to pause, and reports that it has, sends nothing.
bool LiveReceiver::isSilent() const
{
    return m_peer != nullptr && m_status.state == State::Attached && !(m_askedToPause && m_status.isPaused) &&
           m_sinceBytes.elapsed() > m_limits.silentMs;
}

void LiveReceiver::lookForSilence()
{
    const bool silent = isSilent();
    if (std::exchange(m_status.isSilent, silent) != silent)
        m_hasNews = true;
}

std::uint64_t LiveReceiver::framesTaken() const { return m_stream ? m_stream->frames() + m_stream->lost() : 0; }

void LiveReceiver::request(trace::LiveRequest request, std::uint32_t number)
{
    if (m_peer == nullptr || !m_status.canPause || m_peer->bytesToWrite() > kMostRequests)
        return;
    m_peer->write(QByteArray::fromStdString(trace::bytesOf(request, number)));
    m_peer->flush();
    m_askedToPause = request != trace::LiveRequest::Continue;
    m_status.wasDirected = m_status.wasDirected || m_askedToPause;
    m_sinceBytes.start(); // The game must read the request first.
}

void LiveReceiver::detach()
{
    if (m_peer != nullptr)
        endPeer(std::nullopt);
}

/// Reports now, or at a later tick when the last report is too recent or was not read.
void LiveReceiver::tell()
{
    const bool isFresh = m_sinceNews.isValid() && m_sinceNews.elapsed() < kNewsMs;
    if (isFresh || m_isTold.exchange(true)) {
        m_hasNews = true;
        m_tick.start();
        return;
    }
    m_hasNews = false;
    m_sinceNews.start();
    {
        const std::lock_guard lock(m_mutex);
        m_news = {m_status, m_status.games > 0 ? m_spool : nullptr};
    }
    m_tell();
}

LiveReceiver::News LiveReceiver::news()
{
    const std::lock_guard lock(m_mutex);
    m_isTold = false;
    return m_news;
}

} // namespace broadside
