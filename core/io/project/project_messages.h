#pragma once

#include "core/base/message/message_form.h"

/// @file
/// What is said about projects.

namespace broadside::texts {

inline constexpr Form<> projectPutBack{"project.put-back",
                                       "Put the file back, locate it, or remove it from the project"};
inline constexpr Form<> projectCheckFolders{"project.check-folders", "Check the permissions of its folders"};
inline constexpr Form<> projectNoFile{"project.no-file", "This is not a file"};
inline constexpr Form<> projectRemove{"project.remove", "Remove it from the project"};
inline constexpr Form<Text> projectLinkLeaves{"project.link-leaves",
                                              "Links lead from this path out of the project's folder, to {target}"};
inline constexpr Form<> projectPutInside{"project.put-inside", "Put the file itself into the project's folder"};
inline constexpr Form<Text> projectTemplateId{
    "project.template-id",
    "The template {name} refers to an object by its id, but each scene has a different object with this id"};
inline constexpr Form<> projectTemplateRemedy{
    "project.template-remedy", "Choose the object in each instance, or make this a template of one scene"};
inline constexpr Form<> projectPaths{"project.paths", "an array of paths"};
inline constexpr Form<Count, Text, Count> projectManyFiles{
    "project.many-files", "The project lists {count} files in \"{key}\", more than the limit of {limit}"};
inline constexpr Form<> projectSplit{"project.split", "Split it into several projects"};
inline constexpr Form<Text> projectPathTwice{"project.path-twice", "The path {path} is given twice"};

} // namespace broadside::texts
