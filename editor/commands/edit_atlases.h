#pragma once

#include "editor/commands/scene_command.h"

#include <span>
#include <string>
#include <vector>

namespace broadside {

/// Replaces the scene's list of atlases. A simulation continues, because it does not depend on pictures.
class EditAtlases final : public SceneCommand {
public:
    EditAtlases(SceneDocument& document, const QString& text, std::vector<std::string> after);
    void redo() override { set(m_after); }
    void undo() override { set(m_before); }

private:
    void set(const std::vector<std::string>& atlases);

    std::vector<std::string> m_before;
    std::vector<std::string> m_after;
};

// Each is one undo step, or none when nothing changes.

/// Appends the entries that are not listed yet: all or none. Returns an empty text, or why it failed and what to do.
QString addAtlases(SceneDocument& document, std::span<const std::string> entries);
void removeAtlas(SceneDocument& document, const std::string& entry);

} // namespace broadside
