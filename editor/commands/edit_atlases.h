#pragma once

#include "editor/commands/scene_command.h"

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

/// Behind the others, where it is not listed yet. Returns why it could not, with what helps; else empty.
QString addAtlas(SceneDocument& document, const std::string& entry);
void removeAtlas(SceneDocument& document, const std::string& entry);

} // namespace broadside
