#pragma once

#include "editor/commands/object_edits.h"
#include "editor/document/focus.h"

#include <QString>

#include <array>

/// @file
/// Functions that select objects, and that edit all selected objects in one undo step. Cost: linear in the number of
/// objects.

namespace broadside {

/// Leaves out hidden and locked objects, and those of hidden and locked layers: what the user cannot see or change must
/// not be edited by accident.
void selectAll(const ObjectEdits& objects, Focus& focus);
/// Selects those of `ids` that exist.
void selectThese(const ObjectEdits& objects, Focus& focus, std::vector<ObjectId> ids);
/// Leaves out the same objects as selectAll().
void invertSelection(const ObjectEdits& objects, Focus& focus);
/// Why selectAll() finds nothing in a scene with objects, and what to do; empty when it finds something.
[[nodiscard]] QString whyNothingIsWithinReach(const ObjectEdits& objects);
/// Selects all objects with the kind (static, dynamic) and the type of shape of any selected object.
void selectSameType(const ObjectEdits& objects, Focus& focus);

/// The number of objects that have a bit of the category set, for each bit.
using CategoryCounts = std::array<std::size_t, 32>;
[[nodiscard]] CategoryCounts categoryCounts(const ObjectEdits& objects);
/// @pre bit < 32
void selectCategory(const ObjectEdits& objects, Focus& focus, std::size_t bit);

/// Removes the selected objects, except the locked ones. Does nothing when none is left.
void deleteSelected(ObjectEdits& objects, const Focus& focus);
/// Adds copies of the selected objects, except the locked ones, with new ids, moved by an offset that depends on the
/// size of the world, and selects them. Returns why this was not possible and what helps, or an empty text.
QString duplicateSelected(ObjectEdits& objects, Focus& focus);

} // namespace broadside
