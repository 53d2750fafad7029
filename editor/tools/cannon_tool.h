#pragma once

#include "editor/document/scene_document.h"
#include "editor/session/shown_world.h"
#include "editor/session/simulation_session.h"
#include "editor/tools/tool.h"

#include <QCoreApplication>

#include <optional>

namespace broadside {

/// Aims and shoots. A press takes the cannon under the pointer, or else the first cannon of the scene, and aims it at
/// the pointer. The release shoots, and runs the simulation if it does not run. Esc cancels the shot.
///
/// Keys: Up and Down rotate the cannon by a degree, Right and Left make the shot faster and slower. Shift makes these
/// steps larger. Enter shoots, and the aim stays for the next shot until Esc.
///
/// While aiming, the overlay shows the rotated cannon in place of the original one, and an arrow to the pointer with
/// the launch speed. It also shows the projectile's path as if it hit nothing. The document is never changed.
///
/// When the pointer is over empty ground of a simulation, the debugger is asked about the flying projectile. When none
/// flies, or while the pointer aims, it is asked about nothing.
class CannonTool final : public Tool {
    Q_DECLARE_TR_FUNCTIONS(CannonTool)
public:
    static constexpr double kPathSeconds = 3.0; ///< Length of the predicted path, in simulated seconds.

    /// @pre all outlive the tool.
    CannonTool(const SceneDocument& document, const ShownWorld& shownWorld, SimulationSession* simulation);

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
    [[nodiscard]] QString hintDetails() const override;

private:
    struct Aim {
        ObjectId cannon;
        Vec2 pointer; // world frame, metres
        double metresPerPixel = 0.0;
        bool byKeys = false;
    };
    /// The current state of a cannon, from the scene or from the simulation.
    struct Cannon {
        const SceneObject* object = nullptr;
        Pose pose;
        const SceneObject* projectile = nullptr; ///< Null when it is unknown or static, and so cannot fly.
        double power = 0.0;
    };

    [[nodiscard]] std::optional<Cannon> cannonOf(ObjectId id) const;
    [[nodiscard]] ObjectId firstCannon() const;
    /// The aimed cannon, if it can shoot: it still exists, has a projectile, and the pointer is away from its middle.
    [[nodiscard]] std::optional<Cannon> aimed() const;
    [[nodiscard]] Aim aimByKeys(ObjectId cannon) const;
    [[nodiscard]] std::optional<ObjectId> projectileInFlight() const;
    [[nodiscard]] QString speedText(double asked) const;
    [[nodiscard]] QString score() const;

    const SceneDocument& m_document;
    const ShownWorld& m_shownWorld;
    SimulationSession* m_simulation;
    std::optional<Aim> m_aim;
    std::optional<Aim> m_lastShot;
};

} // namespace broadside
