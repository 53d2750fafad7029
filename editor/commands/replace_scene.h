#pragma once

#include "core/io/scene/scene_difference.h"
#include "editor/commands/scene_command.h"

#include <vector>

namespace broadside {

/// Replaces the whole scene by another version of it, such as the one that another program wrote into its file. Objects
/// with the same id are the same objects: those that are in both stay selected. Changes are announced one kind after
/// another, so views read only what differs.
class ReplaceScene final : public SceneCommand {
public:
    /// @pre `difference` is differenceOf(the document's scene, after). It is a parameter because it takes time for many
    /// objects, and can be computed in the background.
    ReplaceScene(SceneDocument& document, const QString& text, Scene after, SceneDifference difference);
    void redo() override;
    void undo() override;

private:
    void exchange(const Scene& target, const std::vector<ObjectId>& removed, const std::vector<ObjectId>& added);
    void exchangeSections(const Scene& target);

    Scene m_before;
    Scene m_after;
    SceneDifference m_difference;
};

} // namespace broadside
