#include "core/levels/box2d/physics_body.h"

#include "core/base/utf8.h"
#include "core/levels/box2d/box2d_messages.h"

#include <algorithm>
#include <tuple>

namespace broadside::levels::box2d {
namespace {

auto filterOf(const Fixture& fixture) { return std::tuple(fixture.category, fixture.mask, fixture.isSensor); }

/// Fixtures with the same filter, in the order of the file.
std::vector<std::vector<const Fixture*>> byFilter(const Body& body)
{
    std::vector<std::vector<const Fixture*>> groups;
    for (const Fixture& fixture : body.fixtures) {
        const auto same = std::ranges::find_if(
            groups, [&](const auto& group) { return filterOf(*group.front()) == filterOf(fixture); });
        if (same == groups.end())
            groups.push_back({&fixture});
        else
            same->push_back(&fixture);
    }
    return groups;
}

void noteFixtures(LevelBuilder::Draft& draft, const std::vector<const Fixture*>& fixtures)
{
    const double restitution = fixtures.front()->restitution;
    const auto differs = [&](const Fixture* fixture) { return fixture->restitution != restitution; };
    if (std::ranges::any_of(fixtures, differs))
        draft.notes.push_back(texts::box2dRestitutions());
    if (std::ranges::any_of(fixtures, [](const Fixture* fixture) { return fixture->group != 0; }))
        draft.notes.push_back(texts::box2dGroups());
}

LevelBuilder::Draft draftOf(LevelBuilder& builder, const Body& body, const std::vector<const Fixture*>& fixtures)
{
    LevelBuilder::Draft draft;
    draft.place = body.place;
    draft.name = inQuotes(body.name);
    SceneObject& object = draft.object;
    object.id = builder.takeId();
    object.name = body.name;
    object.kind = body.kind;
    object.velocity = body.velocity;
    object.mass = body.mass;
    object.gravityScale = body.gravityScale;
    object.restitution = fixtures.front()->restitution;
    object.category = fixtures.front()->category;
    object.mask = fixtures.front()->mask;
    Properties properties = body.properties;
    if (fixtures.front()->isSensor && std::ranges::find(properties, "sensor", &Property::name) == properties.end())
        properties.push_back({"sensor", true});
    object.properties = std::move(properties);
    draft.origin = {body.position.x, 0.0 - body.position.y};
    draft.rotation = body.angle == 0.0 ? 0.0 : -body.angle;
    for (const Fixture* const fixture : fixtures)
        draft.shapes.insert(draft.shapes.end(), fixture->shapes.begin(), fixture->shapes.end());
    noteFixtures(draft, fixtures);
    if (std::ranges::any_of(fixtures, &Fixture::hasFriction))
        builder.countFriction(draft.name);
    return draft;
}

} // namespace

void addBody(LevelBuilder& builder, const Body& body)
{
    const auto groups = byFilter(body);
    if (groups.empty()) {
        builder.note(body.place, {}, texts::box2dNoFixtures(inQuotes(body.name)));
        return;
    }
    for (std::size_t i = 0; i < groups.size() && !builder.isFull(); ++i) {
        LevelBuilder::Draft draft = draftOf(builder, body, groups[i]);
        if (i == 0)
            draft.notes.insert(draft.notes.begin(), body.notes.begin(), body.notes.end());
        if (i == 0 && groups.size() > 1)
            draft.notes.push_back(texts::box2dFilters(groups.size()));
        if (i > 0)
            draft.object.name += " " + std::to_string(i + 1);
        builder.add(std::move(draft));
    }
}

} // namespace broadside::levels::box2d
