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

/// Of a drag: the name of a template, UTF-8.
inline constexpr const char* kTemplateMimeType = "application/x-broadside-template";

/// "gravity scale": for sentences.
[[nodiscard]] QString wordOf(TemplateField field);
[[nodiscard]] QString wordsOf(TemplateFields fields); ///< With commas.

/// Everything that is done with templates and their instances. Each is one undo step of the scene: a template that
/// changes takes its instances along in the same step. Each returns why it could not be done, as a sentence with what
/// helps; else empty.
///
/// Templates that the project shares are changed in the project, which is written at once; undo writes it as it was.
/// The scenes that are open follow, each with a step of its own, and the others when they are opened: see
/// TemplateSharing.
///
/// That an instance overrides what somebody edited of it comes by itself: see ReplaceObjects.
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

    /// Why no template, and no instance of the scene, can be edited now: "stop the simulation first (Shift+F5)"; empty
    /// when they can.
    [[nodiscard]] QString obstacle() const;
    /// The same for one template: also when it is missing.
    [[nodiscard]] QString obstacleFor(std::string_view name) const;
    /// Shared ones keep their names: scenes that are not open would not find them any more.
    [[nodiscard]] QString obstacleToRename(std::string_view name) const;
    /// Of those objects each that is no instance becomes one, of a template that is called like it, "Crate" for "Crate
    /// 7", or by its shape. Objects that are alike share one.
    [[nodiscard]] QString makeFrom(const std::vector<ObjectId>& ids);
    /// What copies of the template begin with: for the Place tool. Null where there is none.
    [[nodiscard]] ObjectPtr prototypeOf(std::string_view name) const;

    /// The template takes these fields of the instance, which overrides them no longer; the other instances follow.
    /// Shape and scale go together where one would not suit the other.
    [[nodiscard]] QString applyToTemplate(ObjectId instance, TemplateFields fields);
    /// These fields of the instances become those of their templates. Others among the objects are passed over.
    [[nodiscard]] QString resetToTemplate(const std::vector<ObjectId>& ids, TemplateFields fields);
    /// Instances become objects like others, and keep their looks.
    [[nodiscard]] QString detach(const std::vector<ObjectId>& ids);

    [[nodiscard]] QString rename(const std::string& from, const std::string& to);
    /// Its instances are detached; those in other scenes of a shared one stay as they are, and say that it is missing.
    [[nodiscard]] QString remove(const std::vector<std::string>& names);
    /// Where instances differ from their templates in what they do not override, they follow: a file may have been
    /// written by other hands.
    [[nodiscard]] QString follow(const std::vector<ObjectId>& ids);

    /// What is done with templates that the scenes of a project share.
    [[nodiscard]] TemplateSharing sharing() noexcept { return {*this, m_document, m_library}; }

    /// All that name it, ascending by id, as they are now. Cost: O(objects).
    [[nodiscard]] std::vector<ObjectId> instancesOf(std::string_view name) const;
    /// How many instances each template has that objects name. Cost: O(objects).
    [[nodiscard]] std::unordered_map<std::string, std::size_t> instanceCounts() const;

    /// Adds objects, and templates before them that they need; "Paste 3 objects". Those of a simulation are its own:
    /// then the templates are a step of the scene for themselves.
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

/// Objects that come from elsewhere, with templates that they may name: where the scene has a template of that name the
/// object becomes an instance of it and keeps its looks; else the template comes along.
struct AdoptedTemplates {
    std::vector<Template> added; ///< To be put behind those of the scene.
    QString refusal;             ///< Why there is no room for them: "a scene has at most ..."; else empty.
};
[[nodiscard]] AdoptedTemplates adoptTemplates(const TemplateLibrary& library, std::span<const Template> brought,
                                              std::vector<ObjectPtr>& objects);

} // namespace broadside
