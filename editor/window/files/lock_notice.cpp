#include "editor/window/files/lock_notice.h"

#include "editor/document/scene_document.h"
#include "editor/window/files/file_bar.h"

#include <QCoreApplication>
#include <QLocale>

#include <chrono>

namespace broadside {
namespace {

constexpr std::chrono::seconds kRetry(1);

} // namespace

LockNotice::LockNotice(const SceneDocument& document, FileBar& bar)
    : m_document(document)
    , m_bar(bar)
{
    m_retry.setInterval(kRetry);
    connect(&m_retry, &QTimer::timeout, this, &LockNotice::follow);
    connect(&document, &SceneDocument::pathChanged, this, [this] {
        m_bar.withdraw();
        m_retry.stop();
        follow();
    });
    follow();
}

QString LockNotice::textFor(const QString& name, const LockOwner& owner)
{
    if (owner.isOnThisHost && owner.process == QCoreApplication::applicationPid())
        return tr("%1 is also open in another tab. Edit and save it in one of them only.").arg(name);
    const QString number = QString::number(owner.process);
    const QString since = QLocale().toString(owner.since.toLocalTime(), QLocale::ShortFormat);
    const QString process = owner.isOnThisHost && owner.isOfThisUser
                                ? tr("process %1, since %2").arg(number, since)
                                : tr("process %1 of %2 on %3, since %4").arg(number, owner.user, owner.host, since);
    return tr("%1 is also open in another Broadside (%2). Each asks before it replaces what the other has saved.")
        .arg(name, process);
}

void LockNotice::follow()
{
    const bool isFree = m_lock.take(m_document.path());
    if (isFree) {
        m_retry.stop();
        m_bar.withdraw();
        return;
    }
    if (m_retry.isActive())
        return; // a bar that the user closed stays closed
    m_bar.showText(textFor(m_document.displayName(), *m_lock.owner()));
    m_retry.start();
}

} // namespace broadside
