#include "editor/window/files/autosave.h"

#include "core/io/atomic_file.h"

#include <QFile>

#include <algorithm>
#include <utility>

namespace broadside {
namespace {

using std::chrono::milliseconds;
constexpr milliseconds kShortestWait(1500);
constexpr milliseconds kLongestWait(4000); // writing the copy takes the rest of the five seconds
constexpr int kWaitForEachWriting = 50;    // so that copies take at most 2 % of a processor

} // namespace

Autosave::Autosave(SceneDocument& document, RecoveryStore& store, std::function<QString()> title)
    : m_document(document)
    , m_store(store)
    , m_title(std::move(title))
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(kShortestWait);
    connect(&m_timer, &QTimer::timeout, this, &Autosave::write);
    connect(&m_document, &SceneDocument::changed, this, &Autosave::follow);
    connect(&m_document, &SceneDocument::modifiedChanged, this, &Autosave::follow);
    m_background.setIdle([this] { follow(); });
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

/// Starts the wait for the next copy, or removes a copy that is not needed any more.
void Autosave::follow()
{
    if (m_document.isReadOnly())
        return;
    if (!m_document.isModified())
        remove();
    else if (!m_timer.isActive() && m_background.isIdle())
        m_timer.start();
}

void Autosave::write()
{
    if (!m_document.isModified() || !m_background.isIdle())
        return;
    if (m_copy.path.isEmpty()) {
        Result<QString> name = m_store.newCopy();
        if (!name) {
            onWritten(m_document.revision(), name.problem());
            return;
        }
        m_copy.path = *std::move(name);
    }
    m_copy.mayExist = true;
    m_began = std::chrono::steady_clock::now();
    const UnsavedDocument head{m_copy.path, m_document.path(), m_title(), QDateTime::currentDateTimeUtc()};
    m_background.start(
        [head, scene = m_document.scene()](const std::stop_token&, const Background::Post&) {
            return writeAtomically(QFile::encodeName(head.copy).toStdString(), unsavedText(head, scene));
        },
        [this, revision = m_document.revision()](const std::optional<Problem>& problem) {
            onWritten(revision, problem);
        },
        [this, revision = m_document.revision()] {
            Problem problem;
            problem.message = "There is not enough memory for a copy of the unsaved scene";
            problem.remedy = "Save it now";
            onWritten(revision, problem);
        });
}

void Autosave::onWritten(quint64 revision, const std::optional<Problem>& problem)
{
    const auto took = std::chrono::duration_cast<milliseconds>(std::chrono::steady_clock::now() - m_began);
    m_timer.setInterval(std::clamp<milliseconds>(took * kWaitForEachWriting, kShortestWait, kLongestWait));
    if (problem && !std::exchange(m_hasFailed, true))
        emit failed(*problem);
    if (!problem) {
        m_hasFailed = false;
        emit written();
    }
    if (!m_document.isModified())
        remove();
    else if (problem || m_document.revision() != revision)
        m_timer.start();
}

void Autosave::remove()
{
    m_timer.stop();
    m_background.cancel();
    if (m_background.isIdle()) // otherwise follow() is called when it is
        m_copy.remove();
}

} // namespace broadside
