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

/// What became of one template of a project. Null: it was not there, or is no longer.
struct SharedChange {
    std::string name;
    ObjectPtr before;
    ObjectPtr after;
    std::size_t place = 0; ///< In the list, where it is, or was.
};
/// In the order of `after`, then what is gone. Templates that only changed places are no changes.
[[nodiscard]] std::vector<SharedChange> sharedChanges(std::span<const Template> before,
                                                      std::span<const Template> after);

/// The templates that objects of a scene can be instances of: those of the scene itself, and behind them those that its
/// project shares. A name that both have is the scene's.
class TemplateLibrary final : public QObject {
    Q_OBJECT
public:
    /// @pre `document` outlives this
    explicit TemplateLibrary(const SceneDocument& document, QObject* parent = nullptr);

    [[nodiscard]] std::span<const Template> own() const noexcept { return m_document.scene().templates; }
    /// Without those whose names the scene has.
    [[nodiscard]] std::span<const Template> shared() const noexcept { return m_shared; }
    [[nodiscard]] const std::vector<Template>& allShared() const noexcept { return m_allShared; }
    /// Null for a name that is in neither. Good until changed().
    [[nodiscard]] const Template* find(std::string_view name) const noexcept;
    [[nodiscard]] bool isOwn(std::string_view name) const noexcept { return templateNamed(own(), name) != nullptr; }
    /// That of an instance; null for other objects, and where it is missing.
    [[nodiscard]] const Template* of(const SceneObject& object) const noexcept;

    /// Where the scene shares from now on; null: nowhere. Its instances stay as they are.
    void setProject(ProjectDocument* project);
    [[nodiscard]] ProjectDocument* project() const noexcept { return m_project; }
    [[nodiscard]] QString projectPath() const; ///< Empty: there is none.
    [[nodiscard]] QString projectName() const;
    /// Makes the changes, or with `back` takes them back, and writes the project. Nothing where the project is not that
    /// of `path` any more. The instances of this scene are the caller's concern.
    void exchangeShared(const QString& path, std::span<const SharedChange> changes, bool back);

    /// @pre no two have the same name
    void setShared(std::vector<Template> templates);

signals:
    void changed(); ///< A list is another one, or a template is.
    /// Somebody else changed templates of the project: instances have to follow. After changed().
    void sharedChanged(const std::vector<broadside::SharedChange>& changes);

private:
    void hideThoseOfTheScene();
    void followProject();

    const SceneDocument& m_document;
    QPointer<ProjectDocument> m_project;
    std::vector<Template> m_allShared;
    std::vector<Template> m_shared;
    bool m_exchanges = false; // the change of the project is our own
};

} // namespace broadside
