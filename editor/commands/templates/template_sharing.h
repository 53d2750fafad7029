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

/// The edits of templates that the scenes of a project share, in the manner of TemplateEdits, which makes this object.
class TemplateSharing {
public:
    /// @pre all outlive this.
    TemplateSharing(const TemplateEdits& edits, SceneDocument& document, TemplateLibrary& library) noexcept
        : m_edits(edits)
        , m_document(document)
        , m_library(library)
    {}

    /// Why the template cannot be shared, as TemplateEdits::obstacleFor(). The reason may be that it is already shared,
    /// or that there is no project to share it in.
    [[nodiscard]] QString obstacleToShare(std::string_view name) const;
    /// Why the template cannot become the scene's own. The reason may be that it already is.
    [[nodiscard]] QString obstacleToMakeOwn(std::string_view name) const;

    /// Moves the template from the scene to the project; its instances stay its instances.
    [[nodiscard]] QString share(const std::string& name);
    /// Makes a copy of a shared template in the scene, under a free name, and makes the scene's instances those of the
    /// copy. The project keeps the template.
    [[nodiscard]] QString makeOwn(const std::string& name);
    /// Removes templates of the scene that hide shared ones of the same name. Their instances become instances of the
    /// shared templates and keep their looks, so they override the differences.
    [[nodiscard]] QString useShared(const std::vector<std::string>& names);

    /// The result of followShared().
    struct Followed {
        std::size_t objects = 0;
        std::vector<std::string> templates = {};
        bool isUndone = false; ///< The previous step of this kind was undone or redone instead.
    };
    /// Lets instances follow the shared templates that `changes` names, or all shared templates when it is empty. @pre
    /// no obstacle()
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
