#include "editor/commands/templates/project_template_commands.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace broadside {
namespace {

bool isSame(const ObjectPtr& a, const ObjectPtr& b) { return a == b || (a && b && sameContent(*a, *b)); }

/// Ignores order and places.
bool areEqual(const std::vector<SharedChange>& a, const std::vector<SharedChange>& b)
{
    return !a.empty() && a.size() == b.size() && std::ranges::all_of(a, [&](const SharedChange& change) {
        const auto same = std::ranges::find(b, change.name, &SharedChange::name);
        return same != b.end() && isSame(same->before, change.before) && isSame(same->after, change.after);
    });
}

} // namespace

EditProjectTemplates::EditProjectTemplates(TemplateLibrary& library, const QString& text,
                                           const std::vector<Template>& after)
    : QUndoCommand(text)
    , m_library(library)
    , m_project(library.projectPath())
    , m_changes(sharedChanges(library.allShared(), after))
{
    setObsolete(m_changes.empty());
}

FollowProjectTemplates::FollowProjectTemplates(SceneDocument& document, std::vector<ObjectPtr> after,
                                               std::vector<SharedChange> changes)
    : QUndoCommand(QCoreApplication::translate("Templates", "Follow templates"))
    , m_objects(document, text(), std::move(after), SceneChange::Kind::Edited, document.newGesture(),
                ReplaceObjects::Links::AsGiven)
    , m_changes(std::move(changes))
{}

bool FollowProjectTemplates::isOf(const std::vector<SharedChange>& changes) const
{
    return areEqual(m_changes, changes);
}

bool FollowProjectTemplates::isRevertedBy(const std::vector<SharedChange>& changes) const
{
    std::vector<SharedChange> back = changes;
    for (SharedChange& change : back)
        std::swap(change.before, change.after);
    return areEqual(m_changes, back);
}

} // namespace broadside
