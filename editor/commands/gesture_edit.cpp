#include "editor/commands/gesture_edit.h"

#include "editor/commands/object_commands.h"

#include <algorithm>
#include <utility>

namespace broadside {

GestureEdit::GestureEdit(ObjectEdits& edits, std::vector<ObjectPtr> before, SceneChange::Kind kind)
    : m_edits(edits)
    , m_before(std::move(before))
    , m_kind(kind)
    , m_gesture(edits.newGesture())
    , m_revision(edits.revision())
    , m_isLive(edits.isLive())
{
    m_ids.reserve(m_before.size());
    for (const ObjectPtr& object : m_before)
        m_ids.push_back(object->id);
}

ObjectId GestureEdit::oneOf(ObjectId wanted) const noexcept
{
    if (m_ids.empty() || std::ranges::find(m_ids, wanted) != m_ids.end())
        return m_ids.empty() ? ObjectId{} : wanted;
    return m_ids.front();
}

bool GestureEdit::hasEnded() const { return m_edits.isLive() != m_isLive || m_edits.revision() != m_revision; }

bool GestureEdit::replace(const QString& pattern, const std::vector<ObjectPtr>& after)
{
    if (hasEnded())
        return false;
    std::vector<ObjectEdits::Replacement> changed;
    for (std::size_t i = 0; i < after.size(); ++i)
        if (m_edits.contains(after[i]->id))
            changed.push_back({m_before[i], after[i]});
    if (changed.empty())
        return true;
    m_hasEdited = true;
    m_edits.replace(commandText(pattern, after), std::move(changed), m_kind, m_gesture);
    m_revision = m_edits.revision();
    return true;
}

} // namespace broadside
