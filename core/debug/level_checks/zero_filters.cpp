// Finds objects that cannot do what they are set up to do, because their category or mask is 0.

#include "core/debug/level_checks/checks.h"
#include "core/debug/level_checks/level_check_messages.h"

namespace broadside::level {
namespace {

Message zerosOf(const SceneObject& object)
{
    if (object.category != 0)
        return texts::levelMaskZero();
    return object.mask != 0 ? texts::levelCategoryZero() : texts::levelBothZero();
}

/// Says why the zeros are strange.
const texts::Form<texts::Text, texts::Phrase>& formFor(const SceneObject& object)
{
    switch (object.onHit) {
    case HitResponse::Remove:
        return texts::levelZeroRemoved;
    case HitResponse::Bounce:
        return texts::levelZeroBounces;
    case HitResponse::Stop:
        return texts::levelZeroStops;
    case HitResponse::None:
        break;
    }
    return texts::levelZeroDynamic;
}

LevelFinding deafness(const SceneObject& object)
{
    const bool hasResponse = object.onHit != HitResponse::None;
    return {.severity = hasResponse ? Severity::Warning : Severity::Info,
            .objects = {object.id},
            .message = formFor(object)(displayName(object), zerosOf(object)),
            .remedy = texts::levelGiveNonzero(),
            .fix = UseFilters{{object.id, object.category != 0 ? object.category : 1,
                               object.mask != 0 ? object.mask : 0xffff'ffff}},
            .field = object.mask == 0 ? "mask" : "category"};
}

} // namespace

void checkZeroFilters(const ObjectTable& objects, LevelReport& report)
{
    List list(report, LevelCheck::ZeroFilters);
    objects.forEach([&](ObjectIndex row) {
        if (meetsAnything(objects, row))
            return;
        const SceneObject& object = objects.objectOf(row);
        const bool doesSomething = object.isDynamic() || object.onHit != HitResponse::None; // else it is scenery
        if (doesSomething)
            list.add([&] { return deafness(object); });
    });
}

} // namespace broadside::level
