#include "editor/window/files/autosave.h"

#include "editor/window/window_messages.h"

#include <QFile>

#include <algorithm>
#include <utility>

namespace broadside {
namespace {

using std::chrono::milliseconds;
constexpr double kShortestWait = 0.3; // of the longest loss
constexpr double kLongestWait = 0.9;  // for writing, waiting and writing again; the rest is a reserve
constexpr double kLeastWait = 0.05;
constexpr double kNextWriting = 0.25;   // of the time of this one: a whole scene is followed by changes
constexpr int kWaitForEachWriting = 50; // so that copies take at most 2 % of a processor

milliseconds shareOf(milliseconds all, double share)
{
    return milliseconds(static_cast<milliseconds::rep>(static_cast<double>(all.count()) * share));
}

} // namespace

Autosave::Autosave(SceneDocument& document, OfferedEdits& edits, RecoveryStore& store, std::function<QString()> title)
    : m_document(document)
    , m_edits(edits)
    , m_store(store)
    , m_title(std::move(title))
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(shareOf(m_longestLoss, kShortestWait));
    connect(&m_timer, &QTimer::timeout, this, &Autosave::write);
    connect(&m_document, &SceneDocument::changed, this, &Autosave::noteChange);
    connect(&m_edits, &OfferedEdits::changed, this, &Autosave::noteChange);
    connect(&m_document, &SceneDocument::modifiedChanged, this, &Autosave::follow);
    m_background.setIdle([this] { follow(); });
}

void Autosave::setLongestLoss(std::chrono::seconds loss)
{
    m_longestLoss = loss;
    m_timer.setInterval(shareOf(m_longestLoss, kShortestWait));
}

void Autosave::CopyFile::remove()
{
    if (std::exchange(mayExist, false))
        QFile::remove(path);
}

void Autosave::takeOver(const QString& copy)
{
    m_copy.remove();
    m_copy.path = copy;
    m_copy.mayExist = true;
}

QString Autosave::giveAway()
{
    m_timer.stop();
    m_background.cancel();
    return std::exchange(m_copy.mayExist, false) ? m_copy.path : QString();
}

void Autosave::noteChange()
{
    ++m_change;
    follow();
}

void Autosave::follow()
{
    if (m_document.isReadOnly())
        return;
    if (!isUnsaved())
        remove();
    else if (!m_timer.isActive() && m_background.isIdle())
        m_timer.start();
}

void Autosave::write()
{
    if (!isUnsaved() || !m_background.isIdle())
        return;
    if (m_copy.path.isEmpty()) {
        Result<QString> name = m_store.newCopy();
        if (!name) {
            onWritten(m_change, name.problem());
            return;
        }
        m_copy.path = *std::move(name);
    }
    m_copy.mayExist = true;
    m_began = std::chrono::steady_clock::now();
    const UnsavedDocument head{m_copy.path, m_document.path(), m_title(), QDateTime::currentDateTimeUtc(),
                               m_edits.isOffered()};
    m_background.start([this, head, scene = m_edits.isOffered() ? m_edits.appliedScene() : m_document.scene()](
                           const std::stop_token&, const Background::Post&) { return m_writer.write(head, scene); },
                       [this, change = m_change](const std::optional<Problem>& problem) { onWritten(change, problem); },
                       [this, change = m_change] {
                           Problem problem;
                           problem.message = texts::autosaveNoMemory();
                           problem.remedy = texts::autosaveNoMemoryRemedy();
                           onWritten(change, problem);
                       });
}

void Autosave::onWritten(quint64 change, const std::optional<Problem>& problem)
{
    const auto took = std::chrono::duration_cast<milliseconds>(std::chrono::steady_clock::now() - m_began);
    // A large scene takes long to write, so less of the time is left to wait: an edit that came while it was written is
    // in the next copy.
    const milliseconds left = shareOf(m_longestLoss, kLongestWait) - took - shareOf(took, kNextWriting);
    const milliseconds longest = std::max(shareOf(m_longestLoss, kLeastWait), left);
    const milliseconds shortest = std::min(longest, shareOf(m_longestLoss, kShortestWait));
    m_timer.setInterval(std::clamp<milliseconds>(took * kWaitForEachWriting, shortest, longest));
    if (problem && !std::exchange(m_hasFailed, true))
        emit failed(*problem);
    if (!problem) {
        m_hasFailed = false;
        emit written();
    }
    if (!isUnsaved())
        remove();
    else if (problem || m_change != change)
        m_timer.start();
}

void Autosave::remove()
{
    m_timer.stop();
    m_background.cancel();
    if (!m_background.isIdle())
        return; // follow() is called when it is idle
    m_copy.remove();
    m_writer.forget();
}

} // namespace broadside
