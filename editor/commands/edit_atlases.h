#pragma once

#include "editor/commands/scene_command.h"

#include <span>
#include <string>
#include <vector>

namespace broadside {

/// Exchanges the scene's list of atlases. A simulation goes on: pictures are no matter to it.
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

/// Behind the others, those that are not listed yet; all or none. Returns why it could not, with what helps; else
/// empty.
QString addAtlases(SceneDocument& document, std::span<const std::string> entries);
void removeAtlas(SceneDocument& document, const std::string& entry);

} // namespace broadside
