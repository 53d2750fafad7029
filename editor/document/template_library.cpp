#include "editor/document/template_library.h"

#include <QScopedValueRollback>

#include <algorithm>
#include <utility>

namespace broadside {
namespace {

void apply(std::vector<Template>& templates, const SharedChange& change, bool back)
{
    const ObjectPtr& now = back ? change.before : change.after;
    const auto known = std::ranges::find(templates, change.name, &Template::name);
    if (!now)
        std::erase_if(templates, [&](const Template& content) { return content.name == change.name; });
    else if (known != templates.end())
        known->object = now;
    else
        templates.insert(templates.begin() + static_cast<std::ptrdiff_t>(std::min(change.place, templates.size())),
                         {change.name, now});
}

} // namespace

std::vector<SharedChange> sharedChanges(std::span<const Template> before, std::span<const Template> after)
{
    std::vector<SharedChange> changes;
    for (std::size_t i = 0; i < after.size(); ++i) {
        const Template* const then = templateNamed(before, after[i].name);
        if (!then || !(*then == after[i]))
            changes.push_back({after[i].name, then ? then->object : nullptr, after[i].object, i});
    }
    for (std::size_t i = 0; i < before.size(); ++i)
        if (!templateNamed(after, before[i].name))
            changes.push_back({before[i].name, before[i].object, nullptr, i});
    return changes;
}

TemplateLibrary::TemplateLibrary(const SceneDocument& document, QObject* parent)
    : QObject(parent)
    , m_document(document)
{
    connect(&document, &SceneDocument::changed, this, [this](const SceneChange& change) {
        if (change.kind != SceneChange::Kind::Templates && change.kind != SceneChange::Kind::Reset)
            return;
        hideSharedDuplicates();
        emit changed();
    });
}

const Template* TemplateLibrary::find(std::string_view name) const noexcept
{
    const Template* const found = templateNamed(own(), name);
    return found ? found : templateNamed(m_shared, name);
}

const Template* TemplateLibrary::of(const SceneObject& object) const noexcept
{
    return object.instanceOf.isEmpty() ? nullptr : find(object.instanceOf->name);
}

void TemplateLibrary::setProject(ProjectDocument* project)
{
    if (project == m_project)
        return;
    if (m_project)
        m_project->disconnect(this);
    m_project = project;
    if (m_project)
        connect(m_project, &ProjectDocument::changed, this, &TemplateLibrary::followProject);
    setShared(m_project ? m_project->project().templates : std::vector<Template>{});
}

QString TemplateLibrary::projectPath() const { return m_project ? m_project->path() : QString(); }

QString TemplateLibrary::projectName() const { return m_project ? m_project->name() : QString(); }

void TemplateLibrary::applySharedChanges(const QString& path, std::span<const SharedChange> changes, bool back)
{
    if (projectPath() != path)
        return;
    const QScopedValueRollback<bool> ours(m_exchanges, true);
    m_project->edit([&](Project& project) {
        for (const SharedChange& change : changes)
            apply(project.templates, change, back);
    });
}

void TemplateLibrary::followProject()
{
    const std::vector<Template>& now = m_project->project().templates;
    if (now == m_allShared)
        return;
    const std::vector<SharedChange> changes = sharedChanges(m_allShared, now);
    setShared(now);
    if (!m_exchanges && !changes.empty())
        emit sharedChanged(changes);
}

void TemplateLibrary::setShared(std::vector<Template> templates)
{
    if (templates == m_allShared)
        return;
    m_allShared = std::move(templates);
    hideSharedDuplicates();
    emit changed();
}

void TemplateLibrary::hideSharedDuplicates()
{
    m_shared = m_allShared;
    std::erase_if(m_shared, [this](const Template& shared) { return isOwn(shared.name); });
}

} // namespace broadside
