#pragma once

#include "core/base/message/message_form.h"

/// @file
/// What edits say with a number in it: texts of undo steps, and why a value is refused.

namespace broadside::texts {

inline constexpr Form<Count> countedGuides{"command.guides", "{count} guide", "{count} guides"};

inline constexpr Form<Count> lockedLeftOut{"command.locked-left-out", "{count} locked object was left out.",
                                           "{count} locked objects were left out."};

inline constexpr Form<Count> fixMasks{"command.fix-masks", "Set the masks of {count} object",
                                      "Set the masks of {count} objects"};
inline constexpr Form<Count> fixPlaces{"command.fix-places", "Move {count} object into the world",
                                       "Move {count} objects into the world"};
inline constexpr Form<Count> fixNames{"command.fix-names", "Number the names of {count} object",
                                      "Number the names of {count} objects"};
inline constexpr Form<Count> fixDelete{"command.fix-delete", "Delete {count} object", "Delete {count} objects"};
inline constexpr Form<Count> fixDetach{"command.fix-detach", "Detach {count} object", "Detach {count} objects"};
inline constexpr Form<Count> fixFollow{"command.fix-follow", "Let {count} object follow its template",
                                       "Let {count} objects follow their templates"};
inline constexpr Form<Count> fixOrientedBoxes{"command.fix-oriented-boxes", "Make {count} object an oriented box",
                                              "Make {count} objects oriented boxes"};

inline constexpr Form<Count> addTemplates{"command.add-templates", "Add {count} template", "Add {count} templates"};
inline constexpr Form<Count> makeTemplates{"command.make-templates", "Create {count} template",
                                           "Create {count} templates"};
inline constexpr Form<Count> deleteTemplates{"command.delete-templates", "Delete {count} template",
                                             "Delete {count} templates"};
inline constexpr Form<Count> useTemplates{"command.use-templates", "Use {count} template of the project",
                                          "Use {count} templates of the project"};
inline constexpr Form<Count> addAtlases{"command.add-atlases", "Add {count} atlas", "Add {count} atlases"};
inline constexpr Form<Count> foundTimes{"command.found-times", "{count} time", "{count} times"};

inline constexpr Form<> propertyWithoutName{"command.property-without-name",
                                            "A property needs a name. Type one, or remove the property."};
inline constexpr Form<Integer> propertyNameTooLong{"command.property-name-too-long",
                                                   "The name is longer than {limit} bytes. Type a shorter one."};
inline constexpr Form<Text> propertyNameTaken{
    "command.property-name-taken", "A property \"{name}\" already exists. Type another name, or remove that property."};
inline constexpr Form<Integer> newLayerName{"command.new-layer-name", "Layer {number}"};

} // namespace broadside::texts
