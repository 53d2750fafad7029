#include "editor/session/shared_edit.h"

#include <algorithm>

namespace broadside {
namespace {

bool saysAll(const EditInput& later, const EditInput& edit)
{
    return edit.takeOut.empty() &&
           std::ranges::equal(edit.put, later.put, [](const EditInput::Put& before, const EditInput::Put& after) {
               return before.object->id == after.object->id && before.onlyIfPresent == after.onlyIfPresent &&
                      (after.pose || !before.pose) && (after.velocity || !before.velocity);
           });
}

} // namespace

SharedEdit joined(const SharedEdit& edit, const SharedEdit& later)
{
    if (saysAll(*later, *edit))
        return later;
    auto both = std::make_shared<EditInput>(*edit);
    join(*both, *later);
    return both;
}

} // namespace broadside
