#include "editor/commands/room_for_objects.h"

#include "core/base/count_text.h"
#include "core/base/limits.h"
#include "editor/document/number_locale.h"

#include <QCoreApplication>

#include <algorithm>

namespace broadside {
namespace {

std::size_t freePlaces(const ObjectEdits& edits) { return limits::kObjects - std::min(limits::kObjects, edits.size()); }

std::uint64_t freeIds(const ObjectEdits& edits)
{
    return ObjectId::kLargest + 1 - std::min(ObjectId::kLargest + 1, edits.nextId().value);
}

} // namespace

std::size_t roomForObjects(const ObjectEdits& edits)
{
    return static_cast<std::size_t>(std::min<std::uint64_t>(freePlaces(edits), freeIds(edits)));
}

QString refusalToAdd(const ObjectEdits& edits, std::size_t count)
{
    if (count > freePlaces(edits))
        return QCoreApplication::translate("AddObjects",
                                           "A scene has at most %1 objects. Split it into several scenes.")
            .arg(localized(QString::fromStdString(groupedNumber(limits::kObjects))));
    if (count > freeIds(edits))
        return QCoreApplication::translate("AddObjects", "The largest possible id is %1. In the file, give the object "
                                                         "with the largest id a smaller one, and open the file again.")
            .arg(localized(QString::fromStdString(groupedNumber(ObjectId::kLargest))));
    return {};
}

} // namespace broadside
