#pragma once

#include "editor/commands/object_edits.h"

#include <string>
#include <vector>

/// @file
/// Edits of what objects belong to, each one undo step, in the scene or in an open simulation. Ids that are not there
/// are passed over; without any change there is no step.

namespace broadside {

/// Puts the objects into a new group, "Group 1", as they are: groups of theirs become groups inside it.
void groupObjects(ObjectEdits& edits, const std::vector<ObjectId>& ids);
/// Takes the outermost group away: groups inside it are the outermost ones then.
void ungroupObjects(ObjectEdits& edits, const std::vector<ObjectId>& ids);
/// The last part of the path of the group; those inside it stay inside. False for a name that is none.
bool renameGroup(ObjectEdits& edits, const std::string& group, const std::string& name);
/// @pre `ids` ascend
[[nodiscard]] bool anyIsGrouped(const ObjectEdits& edits, const std::vector<ObjectId>& ids);
/// The ids, and all objects of the outermost groups that one of them is a member of. Ascending.
/// Cost: O(ids), and O(objects) when there is such a group.
[[nodiscard]] std::vector<ObjectId> withTheirGroups(const ObjectEdits& edits, std::vector<ObjectId> ids);

void putOnLayer(ObjectEdits& edits, const std::vector<ObjectId>& ids, const std::string& layer);
void putIntoGroup(ObjectEdits& edits, const std::vector<ObjectId>& ids, const std::string& layer,
                  const std::string& group);
void setVisible(ObjectEdits& edits, const std::vector<ObjectId>& ids, bool visible);
void setLocked(ObjectEdits& edits, const std::vector<ObjectId>& ids, bool locked);
/// Those that are hidden, or locked, themselves.
[[nodiscard]] std::vector<ObjectId> hiddenObjects(const ObjectEdits& edits);
[[nodiscard]] std::vector<ObjectId> lockedObjects(const ObjectEdits& edits);

} // namespace broadside
