#pragma once

#include "core/scene/templates.h"
#include "editor/document/scene_document.h"

#include <QObject>

#include <span>
#include <string_view>
#include <vector>

namespace broadside {

/// The templates that objects of a scene can be instances of: those of the scene itself, and behind them those that it
/// shares with others, whoever keeps them. A name that both have is the scene's.
class TemplateLibrary final : public QObject {
    Q_OBJECT
public:
    /// @pre `document` outlives this
    explicit TemplateLibrary(const SceneDocument& document, QObject* parent = nullptr);

    [[nodiscard]] std::span<const Template> own() const noexcept { return m_document.scene().templates; }
    /// Without those whose names the scene has.
    [[nodiscard]] std::span<const Template> shared() const noexcept { return m_shared; }
    /// Null for a name that is in neither. Good until changed().
    [[nodiscard]] const Template* find(std::string_view name) const noexcept;
    [[nodiscard]] bool isOwn(std::string_view name) const noexcept { return templateNamed(own(), name) != nullptr; }
    /// That of an instance; null for other objects, and where it is missing.
    [[nodiscard]] const Template* of(const SceneObject& object) const noexcept;

    /// @pre no two have the same name
    void setShared(std::vector<Template> templates);

signals:
    void changed(); ///< A list is another one, or a template is.

private:
    void hideThoseOfTheScene();

    const SceneDocument& m_document;
    std::vector<Template> m_allShared;
    std::vector<Template> m_shared;
};

} // namespace broadside
