#pragma once

#include "core/dynamics/world.h"
#include "core/scene/scene.h"

#include <optional>

namespace broadside {

/// The settings that a scene wants for its world.
struct AskedSettings {
    WorldSettings world;
    BroadPhaseSettings broadPhase;
    StepSettings step;

    [[nodiscard]] static AskedSettings of(const Scene& scene) { return {scene.world, scene.broadPhase, scene.step}; }
    friend bool operator==(const AskedSettings&, const AskedSettings&) = default;
};

/// Gives a world the settings of its document, as far as they are possible. Remembers a refusal, so that it is reported
/// once.
class SettingsFollower {
public:
    struct Outcome {
        bool stepChanged = false;       ///< The time step changed.
        bool worldChanged = false;      ///< Size, forces, edges or the broad phase changed.
        bool isNewRefusal = false;      ///< `problem` is a new one.
        std::optional<Problem> problem; ///< Why the world keeps its broad phase.
    };
    [[nodiscard]] Outcome follow(World& world, const Scene& document);
    void forgetRefusal() { m_refused.reset(); }

private:
    struct Refused {
        AskedSettings asked; // The time step is ignored, because it is never refused.
        Problem problem;
    };
    std::optional<Refused> m_refused;
};

} // namespace broadside
