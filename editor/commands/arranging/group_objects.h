#pragma once

#include "editor/commands/object_edits.h"

#include <string>
#include <vector>

/// @file
/// Edits the layer, group, visibility and lock of objects, in the scene or in an open simulation. Each call is one undo
/// step, or none when nothing changes. Unknown ids are skipped; locked objects too, except by setVisible and setLocked.

namespace broadside {

/// Puts the objects into a new group, "Group 1". Their present groups become groups inside it.
void groupObjects(ObjectEdits& edits, const std::vector<ObjectId>& ids);
/// Removes the outermost group; groups inside it become the outermost ones.
void ungroupObjects(ObjectEdits& edits, const std::vector<ObjectId>& ids);
/// Changes the last part of the group's path; the groups inside stay inside. False for an invalid name, or when an
/// object of the group is locked.
bool renameGroup(ObjectEdits& edits, const std::string& group, const std::string& name);
/// @pre `ids` ascend
[[nodiscard]] bool anyIsGrouped(const ObjectEdits& edits, const std::vector<ObjectId>& ids);
/// The ids, and all objects of the outermost groups that contain one of them. Ascending.
/// Cost: O(ids), and O(objects) when there is such a group.
[[nodiscard]] std::vector<ObjectId> expandedToGroups(const ObjectEdits& edits, std::vector<ObjectId> ids);

// These two do nothing when the layer is locked.
void putOnLayer(ObjectEdits& edits, const std::vector<ObjectId>& ids, const std::string& layer);
void putIntoGroup(ObjectEdits& edits, const std::vector<ObjectId>& ids, const std::string& layer,
                  const std::string& group);

void setVisible(ObjectEdits& edits, const std::vector<ObjectId>& ids, bool visible);
void setLocked(ObjectEdits& edits, const std::vector<ObjectId>& ids, bool locked);
/// Objects that are hidden or locked themselves, not only through their layer.
[[nodiscard]] std::vector<ObjectId> hiddenObjects(const ObjectEdits& edits);
[[nodiscard]] std::vector<ObjectId> lockedObjects(const ObjectEdits& edits);

} // namespace broadside
