#include "editor/window/pages/shared_follower.h"

#include "core/base/message/common_messages.h"
#include "editor/document/message_text.h"
#include "editor/window/message_bar.h"

namespace broadside {
namespace {

constexpr std::size_t kMostNamed = 3;

QString namesOf(const std::vector<std::string>& templates)
{
    QStringList names;
    for (std::size_t i = 0; i < templates.size() && i < kMostNamed; ++i)
        names << QString::fromStdString(templates[i]);
    if (templates.size() > kMostNamed)
        names << QStringLiteral("...");
    return listed(names);
}

} // namespace

SharedFollower::SharedFollower(TemplateEdits& edits, const SimulationSession& session, MessageBar& messages)
    : m_edits(edits)
    , m_messages(messages)
{
    connect(&edits.library(), &TemplateLibrary::sharedChanged, this, &SharedFollower::follow);
    connect(
        &session, &SimulationSession::worldChanged, this,
        [this] {
            if (m_waits)
                followAll();
        },
        Qt::QueuedConnection); // the code that ends the simulation may edit the scene first
}

void SharedFollower::followAll() { follow({}); }

void SharedFollower::follow(const std::vector<SharedChange>& changes)
{
    m_waits = m_edits.objects().isLive();
    if (m_waits)
        return;
    const TemplateSharing::Followed followed = m_edits.sharing().followShared(changes);
    if (followed.objects == 0)
        return;
    const QString objects = translated(texts::objectCount(followed.objects));
    const QString names = namesOf(followed.templates);
    m_messages.add(
        changes.empty()
            ? tr("%1 followed templates of the project that changed since this scene was saved: %2. Save to keep this, "
                 "or undo it.")
                  .arg(objects, names)
            : tr("%1 followed templates of the project: %2. Undo reverts that in this scene.").arg(objects, names));
}

} // namespace broadside
