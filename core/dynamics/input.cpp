#include "core/dynamics/input.h"

#include <algorithm>

namespace broadside {

void join(EditInput& edit, const EditInput& later)
{
    const auto idOf = [](const EditInput::Put& put) { return put.object->id; };
    auto same = edit.put.begin();
    for (const EditInput::Put& put : later.put) {
        if (same == edit.put.end() || idOf(*same) != idOf(put))
            same = std::ranges::find(edit.put, idOf(put), idOf);
        if (same == edit.put.end()) {
            edit.put.push_back(put);
            same = edit.put.end();
            continue;
        }
        same->object = put.object;
        same->pose = put.pose ? put.pose : same->pose;
        same->velocity = put.velocity ? put.velocity : same->velocity;
        ++same;
    }
    edit.takeOut.insert(edit.takeOut.end(), later.takeOut.begin(), later.takeOut.end());
}

} // namespace broadside
