#pragma once

#include "core/scene/templates.h"
#include "editor/document/project_document.h"
#include "editor/document/scene_document.h"

#include <QObject>
#include <QPointer>
#include <QString>

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace broadside {

/// How one template of a project changed. Null: it did not exist before, or does not exist afterwards.
struct SharedChange {
    std::string name;
    ObjectPtr before;
    ObjectPtr after;
    std::size_t place = 0; ///< Index in the list where it is, or was.
};
/// The changes in the order of `after`, followed by the removed templates. A template that only changed its place is
/// not listed.
[[nodiscard]] std::vector<SharedChange> sharedChanges(std::span<const Template> before,
                                                      std::span<const Template> after);

/// The templates that a scene's objects can be instances of: those of the scene, followed by those that its project
/// shares. When both have a name, the scene's template counts.
class TemplateLibrary final : public QObject {
    Q_OBJECT
public:
    /// @pre `document` outlives this
    explicit TemplateLibrary(const SceneDocument& document, QObject* parent = nullptr);

    [[nodiscard]] std::span<const Template> own() const noexcept { return m_document.scene().templates; }
    /// The shared templates, except those whose names the scene also has.
    [[nodiscard]] std::span<const Template> shared() const noexcept { return m_shared; }
    [[nodiscard]] const std::vector<Template>& allShared() const noexcept { return m_allShared; }
    /// Null for an unknown name. Valid until changed().
    [[nodiscard]] const Template* find(std::string_view name) const noexcept;
    [[nodiscard]] bool isOwn(std::string_view name) const noexcept { return templateNamed(own(), name) != nullptr; }
    /// The template of an instance; null for other objects, and when the template is missing.
    [[nodiscard]] const Template* of(const SceneObject& object) const noexcept;

    /// Sets the project that shares templates with the scene; null: none. Instances stay unchanged.
    void setProject(ProjectDocument* project);
    [[nodiscard]] ProjectDocument* project() const noexcept { return m_project; }
    [[nodiscard]] QString projectPath() const; ///< Empty: there is none.
    [[nodiscard]] QString projectName() const;
    /// Applies the changes, or reverts them with `back`, and writes the project. Does nothing when the project of
    /// `path` is not open any more. The caller updates the instances of this scene.
    void applySharedChanges(const QString& path, std::span<const SharedChange> changes, bool back);

    /// @pre names are unique
    void setShared(std::vector<Template> templates);

signals:
    void changed(); ///< The lists or their templates changed.
    /// Templates of the project were changed elsewhere, so instances have to follow. Emitted after changed().
    void sharedChanged(const std::vector<broadside::SharedChange>& changes);

private:
    void hideSharedDuplicates();
    void followProject();

    const SceneDocument& m_document;
    QPointer<ProjectDocument> m_project;
    std::vector<Template> m_allShared;
    std::vector<Template> m_shared;
    bool m_exchanges = false; // The present change of the project is made here.
};

} // namespace broadside
