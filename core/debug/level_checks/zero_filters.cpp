// Finds objects that cannot do what they are set up to do, because their category or mask is 0.

#include "core/debug/level_checks/checks.h"

namespace broadside::level {
namespace {

const char* purposeOf(const SceneObject& object)
{
    switch (object.onHit) {
    case HitResponse::Remove:
        return "although it is to be removed when hit";
    case HitResponse::Bounce:
        return "although it is to bounce";
    case HitResponse::Stop:
        return "although it is to stop when hit";
    case HitResponse::None:
        break;
    }
    return "although it is dynamic";
}

LevelFinding deafness(const SceneObject& object)
{
    const std::string zeros = object.category != 0 ? "the mask 0"
                              : object.mask != 0   ? "the category 0"
                                                   : "the category 0 and the mask 0";
    const bool hasResponse = object.onHit != HitResponse::None;
    return {.severity = hasResponse ? Severity::Warning : Severity::Info,
            .objects = {object.id},
            .message = displayName(object) + " has " + zeros + ", so it never collides, " + purposeOf(object),
            .remedy = "Give it a category and a mask other than 0, or leave it so if nothing is to meet it",
            .fix = UseFilters{{object.id, object.category != 0 ? object.category : 1,
                               object.mask != 0 ? object.mask : 0xffff'ffff}},
            .field = object.mask == 0 ? "mask" : "category"};
}

} // namespace

void checkZeroFilters(const ObjectTable& objects, LevelReport& report)
{
    List list(report, LevelCheck::ZeroFilters);
    objects.forEach([&](ObjectIndex row) {
        const SceneObject& object = objects.objectOf(row);
        const bool doesSomething = object.isDynamic() || object.onHit != HitResponse::None; // else it is scenery
        if (!meetsAnything(object) && doesSomething)
            list.add([&] { return deafness(object); });
    });
}

} // namespace broadside::level
