#pragma once

#include "editor/document/scene_document.h"
#include "editor/session/simulation_session.h"
#include "editor/session/stage.h"
#include "editor/tools/tool.h"

#include <QCoreApplication>

#include <optional>

namespace broadside {

/// Aims and shoots. A press takes the cannon under the pointer, or else the first of the scene, and turns it to the
/// pointer; the release shoots, and runs the simulation if it does not run. Esc shoots nothing.
///
/// By the keys: up and down turn it by a degree, right and left make the shot faster and slower, with Shift more;
/// Enter shoots, and the aim stays for the next shot until Esc.
///
/// While aiming the overlay shows the turned cannon in place of the one that stands there, an arrow to the pointer with
/// the launch speed, and where the projectile would fly if it met nothing. The document is never touched.
///
/// Over empty ground of a simulation the debugger is asked about the projectile that flies, or about nothing; while the
/// pointer aims, about nothing.
class CannonTool final : public Tool {
    Q_DECLARE_TR_FUNCTIONS(CannonTool)
public:
    static constexpr double kPathSeconds = 3.0; ///< How far ahead the path is predicted, simulated seconds.

    /// @pre all outlive the tool.
    CannonTool(const SceneDocument& document, const Stage& stage, SimulationSession& session);

    void press(const PointerEvent& event) override;
    void move(const PointerEvent& event) override;
    void release(const PointerEvent& event) override;
    void cancel() override { m_aim.reset(); }
    [[nodiscard]] bool takes(ToolKey key) const override;
    void key(ToolKey key, bool shift) override;
    [[nodiscard]] Asked asked(const PointerEvent& event) const override;
    [[nodiscard]] bool isBusy() const override { return m_aim.has_value(); }
    [[nodiscard]] ToolOverlay overlay() const override;
    [[nodiscard]] QString hint() const override;

private:
    struct Aim {
        ObjectId cannon;
        Vec2 pointer; // world frame, metres
        double metresPerPixel = 0.0;
        bool byKeys = false;
    };
    /// A cannon as it stands now, authored or in the simulation.
    struct Cannon {
        const SceneObject* object = nullptr;
        Pose pose;
        const SceneObject* projectile = nullptr; ///< Null when it cannot fly: unknown, or static.
        double power = 0.0;
    };

    [[nodiscard]] std::optional<Cannon> cannonOf(ObjectId id) const;
    [[nodiscard]] ObjectId firstCannon() const;
    /// The one that is aimed, while it is there and the pointer is off its middle: ready to shoot.
    [[nodiscard]] std::optional<Cannon> aimed() const;
    [[nodiscard]] Aim aimByKeys(ObjectId cannon) const;
    [[nodiscard]] std::optional<ObjectId> projectileInFlight() const;
    [[nodiscard]] QString speedText(double asked) const;
    [[nodiscard]] QString score() const;

    const SceneDocument& m_document;
    const Stage& m_stage;
    SimulationSession& m_session;
    std::optional<Aim> m_aim;
    std::optional<Aim> m_lastShot;
};

} // namespace broadside
