#pragma once

#include "editor/document/focus.h"
#include "editor/document/scene_document.h"
#include "editor/session/stage.h"
#include "editor/tools/tool.h"

#include <QCoreApplication>

#include <optional>

namespace broadside {

/// What a click of the place tool makes.
struct PlaceSettings {
    enum class Form { Box, Circle, OrientedBox };

    ObjectKind kind = ObjectKind::Static;
    Form form = Form::Box;
    Vec2 size{0.5, 0.5}; ///< Metres, > 0; of a circle x is the diameter.
    double angle = 0.0;  ///< Degrees.
    HitResponse onHit = HitResponse::Remove;

    friend bool operator==(const PlaceSettings&, const PlaceSettings&) = default;
};

/// "Target 21": the base with the number after the largest that an object of this name has.
[[nodiscard]] std::string nextFreeName(const Scene& scene, const std::string& base);

/// Places an object where the button is released, selects it, and goes on placing; one undo step each. Esc between
/// press and release places nothing. While a simulation is open a placed object ends it, as every edit does.
class PlaceTool final : public Tool {
    Q_DECLARE_TR_FUNCTIONS(PlaceTool)
public:
    /// @pre all outlive the tool.
    PlaceTool(SceneDocument& document, Focus& focus, const Stage& stage);

    [[nodiscard]] const PlaceSettings& settings() const noexcept { return m_settings; }
    void setSettings(const PlaceSettings& settings) { m_settings = settings; }

    void press(const PointerEvent& event) override;
    void move(const PointerEvent& event) override;
    void release(const PointerEvent& event) override;
    void cancel() override;
    void leave() override;
    [[nodiscard]] bool isBusy() const override { return m_pressed; }
    [[nodiscard]] ToolOverlay overlay() const override;
    [[nodiscard]] QString hint() const override;

private:
    /// Why nothing can be placed, or nothing: sizes and places that a file could not say.
    [[nodiscard]] QString obstacle() const;
    [[nodiscard]] ObjectPtr objectAt(Vec2 position, const std::string& name) const;

    SceneDocument& m_document;
    Focus& m_focus;
    const Stage& m_stage;
    PlaceSettings m_settings;
    std::optional<Vec2> m_pointer; // world frame, metres
    bool m_pressed = false;
};

} // namespace broadside
