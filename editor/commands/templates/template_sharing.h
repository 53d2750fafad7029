#pragma once

#include "editor/commands/templates/template_step.h"
#include "editor/document/scene_document.h"
#include "editor/document/template_library.h"

#include <QString>

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace broadside {

class TemplateEdits;

/// What is done with templates that the scenes of a project share: edits as those of TemplateEdits, which makes this.
class TemplateSharing {
public:
    /// @pre all outlive this.
    TemplateSharing(const TemplateEdits& edits, SceneDocument& document, TemplateLibrary& library) noexcept
        : m_edits(edits)
        , m_document(document)
        , m_library(library)
    {}

    /// Why the template cannot be shared, as TemplateEdits::obstacleFor(). Also when it is shared already, or nowhere
    /// to be shared.
    [[nodiscard]] QString obstacleToShare(std::string_view name) const;
    /// Also when it is the scene's own.
    [[nodiscard]] QString obstacleToMakeOwn(std::string_view name) const;

    /// The template leaves the scene for the project; its instances stay its instances.
    [[nodiscard]] QString share(const std::string& name);
    /// The instances of a shared template become those of a copy that is the scene's own, under a free name; the
    /// project keeps the template.
    [[nodiscard]] QString makeOwn(const std::string& name);
    /// Templates of the scene that hide shared ones of their names go, and their instances become instances of those:
    /// with their looks, so they override what differs.
    [[nodiscard]] QString useShared(const std::vector<std::string>& names);

    /// What has followed.
    struct Followed {
        std::size_t objects = 0;
        std::vector<std::string> templates = {};
        bool isUndone = false; ///< The step that followed the change before was taken back, or done again.
    };
    /// Lets instances follow those shared templates that `changes` names, all of them if it is empty. @pre no
    /// obstacle()
    Followed followShared(const std::vector<SharedChange>& changes = {});

private:
    void push(const QString& text, templates::TemplateLists lists, std::vector<ObjectPtr> objects)
    {
        pushStep(m_document, m_library, text, std::move(lists), std::move(objects));
    }

    const TemplateEdits& m_edits;
    SceneDocument& m_document;
    TemplateLibrary& m_library;
};

} // namespace broadside
