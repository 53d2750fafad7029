// Finds spawners whose copies are never removed.

#include "core/debug/level_checks/checks.h"
#include "core/debug/level_checks/level_check_messages.h"

#include <variant>

namespace broadside::level {
namespace {

constexpr std::uint32_t kFewCopies = 20; // some balls of a game, not a stream

bool hasLifetime(const SceneObject& object)
{
    return std::ranges::any_of(object.components,
                               [](const Component& c) { return std::holds_alternative<Lifetime>(c); });
}

LevelFinding flood(const SceneObject& owner, const Spawner& spawner, const SceneObject& copied)
{
    return {.severity = Severity::Warning,
            .objects = {copied.id, owner.id},
            .message = texts::levelEndlessCopies(displayName(owner), spawner.limit, displayName(copied)),
            .remedy = texts::levelGiveLifetime(displayName(copied)),
            .fix = {},
            .field = "components"};
}

} // namespace

void checkEndlessCopies(const Scene& scene, const ObjectTable& objects, const NotableRows& notable, LevelReport& report)
{
    if (scene.world.edges == EdgeRule::Remove)
        return;
    List list(report, LevelCheck::EndlessCopies);
    for (const ObjectIndex row : notable.acting) {
        const SceneObject& owner = objects.objectOf(row);
        for (const Component& component : owner.components) {
            const Spawner* spawner = std::get_if<Spawner>(&component);
            const SceneObject* copied = spawner ? scene.find(spawner->object) : nullptr;
            if (copied && spawner->limit > kFewCopies && !hasLifetime(*copied) && copied->onHit != HitResponse::Remove)
                list.add([&] { return flood(owner, *spawner, *copied); });
        }
    }
}

} // namespace broadside::level
