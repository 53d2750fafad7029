#pragma once

#include "editor/commands/object_edits.h"
#include "editor/document/focus.h"

#include <QString>

#include <array>

/// @file
/// Who is selected, and what can be done to all of them, each as one undo step. Cost: linear in the objects.

namespace broadside {

void selectAll(const ObjectEdits& objects, Focus& focus);
/// Those of `ids` that are there.
void selectThese(const ObjectEdits& objects, Focus& focus, std::vector<ObjectId> ids);
void invertSelection(const ObjectEdits& objects, Focus& focus);
/// Everything of the kind (static, dynamic) and with the type of shape of something that is selected.
void selectSameType(const ObjectEdits& objects, Focus& focus);

/// How many objects have a bit of the category set.
using CategoryCounts = std::array<std::size_t, 32>;
[[nodiscard]] CategoryCounts categoryCounts(const ObjectEdits& objects);
/// @pre bit < 32
void selectCategory(const ObjectEdits& objects, Focus& focus, std::size_t bit);

/// Removes the selected objects. Nothing happens when none of them is there.
void deleteSelected(ObjectEdits& objects, const Focus& focus);
/// Adds copies under new ids, moved by an offset that follows from the size of the world, and selects them. Returns why
/// it could not, with what helps; else empty.
QString duplicateSelected(ObjectEdits& objects, Focus& focus);

} // namespace broadside
