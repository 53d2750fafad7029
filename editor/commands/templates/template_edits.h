#pragma once

#include "editor/commands/object_edits.h"
#include "editor/commands/templates/template_sharing.h"
#include "editor/commands/templates/template_step.h"
#include "editor/document/template_library.h"

#include <QString>

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace broadside {

/// MIME type of a dragged template: its name in UTF-8.
inline constexpr const char* kTemplateMimeType = "application/x-broadside-template";

/// Name of the field in sentences, such as "gravity scale".
[[nodiscard]] QString wordOf(TemplateField field);
[[nodiscard]] QString wordsOf(TemplateFields fields); ///< Separated by commas.

/// All edits of templates and their instances. Each is one undo step of the scene, in which the instances of a changed
/// template follow it. Each returns a sentence that says why it failed and what to do, or an empty text.
///
/// Templates that the project shares are changed in the project, which is written at once; undo restores its file. Open
/// scenes follow, each with a step of its own; other scenes follow when they are opened: see TemplateSharing.
///
/// Edits of an instance become its overrides automatically: see ReplaceObjects.
class TemplateEdits {
public:
    /// @pre all outlive this.
    TemplateEdits(SceneDocument& document, ObjectEdits& edits, TemplateLibrary& library) noexcept
        : m_document(document)
        , m_edits(edits)
        , m_library(library)
    {}

    [[nodiscard]] const TemplateLibrary& library() const noexcept { return m_library; }
    [[nodiscard]] const ObjectEdits& objects() const noexcept { return m_edits; }

    /// Why templates and instances of the scene cannot be edited now: "Stop the simulation first (Shift+F5)."; empty
    /// when they can.
    [[nodiscard]] QString obstacle() const;
    /// The same for one template; also when it is missing, or when its project is not open.
    [[nodiscard]] QString obstacleFor(std::string_view name) const;
    /// Shared templates keep their names, because scenes that are not open would not find them under another one.
    [[nodiscard]] QString obstacleToRename(std::string_view name) const;
    /// Makes templates of those objects that are no instances, and makes the objects instances of them. A template is
    /// named after its object, "Crate" for "Crate 7", or after its shape. Equal objects share one template.
    [[nodiscard]] QString makeFrom(const std::vector<ObjectId>& ids);
    /// The object that copies of the template begin as, for the Place tool. Null when there is no such template.
    [[nodiscard]] ObjectPtr prototypeOf(std::string_view name) const;

    /// The template takes these fields from the instance, which no longer overrides them; the other instances follow.
    /// Locked ones keep their values, as overrides.
    /// Shape and scale are taken together when one alone would not suit the other.
    [[nodiscard]] QString applyToTemplate(ObjectId instance, TemplateFields fields);
    /// These fields of the instances become those of their templates. Objects that are no instances are skipped.
    [[nodiscard]] QString resetToTemplate(const std::vector<ObjectId>& ids, TemplateFields fields);
    /// Instances become ordinary objects and keep their looks.
    [[nodiscard]] QString detach(const std::vector<ObjectId>& ids);

    [[nodiscard]] QString rename(const std::string& from, const std::string& to);
    /// Detaches the template's instances. Instances of a shared template in other scenes keep their looks and report
    /// that the template is missing.
    [[nodiscard]] QString remove(const std::vector<std::string>& names);
    /// Instances take the fields of their templates that they do not override. They can differ when other programs
    /// wrote the file.
    [[nodiscard]] QString follow(const std::vector<ObjectId>& ids);

    /// The edits of templates that the scenes of a project share.
    [[nodiscard]] TemplateSharing sharing() noexcept { return {*this, m_document, m_library}; }

    /// All instances of the template in their present state, ascending by id. Cost: O(objects).
    [[nodiscard]] std::vector<ObjectId> instancesOf(std::string_view name) const;
    /// Number of instances of each template that objects name. Cost: O(objects).
    [[nodiscard]] std::unordered_map<std::string, std::size_t> instanceCounts() const;

    /// Adds objects, and before them the templates that they need; "Paste 3 objects". When a simulation is open, the
    /// objects are added to its world, and the templates are a separate step of the scene.
    void add(const QString& text, std::vector<Template> templates, std::vector<ObjectPtr> objects);

private:
    void push(const QString& text, templates::TemplateLists lists, std::vector<ObjectPtr> objects)
    {
        pushStep(m_document, m_library, text, std::move(lists), std::move(objects));
    }

    SceneDocument& m_document;
    ObjectEdits& m_edits;
    TemplateLibrary& m_library;
};

/// Objects from another scene, with templates that they may name. When the scene has a template of that name, the
/// object becomes its instance and keeps its looks; else the template is added too.
struct AdoptedTemplates {
    std::vector<Template> added; ///< Templates to append to those of the scene.
    QString refusal;             ///< Why there is no room for them: "a scene has at most ..."; else empty.
};
[[nodiscard]] AdoptedTemplates adoptTemplates(const TemplateLibrary& library, std::span<const Template> brought,
                                              std::vector<ObjectPtr>& objects);

} // namespace broadside
