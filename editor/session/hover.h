#pragma once

#include "editor/document/focus.h"
#include "editor/session/hover_info.h"
#include "editor/session/stage.h"

#include <QObject>

namespace broadside {

/// Keeps the answer for what is under the mouse, or for a question that stands: computed once per change of the focus
/// or of the stage, and shared by everybody who shows a part of it. While the mouse is over no object, a single pinned
/// object is answered for.
///
/// Silent when the answer stays the same: moving about on the hovered object asks nothing.
class Hover final : public QObject {
    Q_OBJECT
public:
    /// @pre both outlive this object.
    Hover(const Stage& stage, const Focus& focus, QObject* parent = nullptr);

    [[nodiscard]] const HoverInfo& info() const noexcept { return m_info; }

    /// Asked now and after each change of the stage, in place of what is under the mouse; nothing ends that.
    void ask(std::optional<Question> question);
    [[nodiscard]] const std::optional<Question>& question() const noexcept { return m_question; }

signals:
    void changed();

private:
    void onFocusChanged();
    void refresh();

    const Stage& m_stage;
    const Focus& m_focus;
    HoverInfo m_info;
    std::optional<Question> m_question;
};

} // namespace broadside
