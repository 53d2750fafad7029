#pragma once

#include "editor/document/focus.h"
#include "editor/session/hover_info.h"
#include "editor/session/shown_world.h"

#include <QObject>

namespace broadside {

/// Stores the answer for the object or point under the mouse, or for the question that was asked. It is computed once
/// for each change of focus or shown world, and shared by all views. While the mouse is over no object, a single pinned
/// object is used instead.
///
/// No signal is emitted when the answer stays the same: moving the mouse on the hovered object computes nothing.
class Hover final : public QObject {
    Q_OBJECT
public:
    /// @pre both outlive this object.
    Hover(const ShownWorld& shownWorld, const Focus& focus, QObject* parent = nullptr);

    [[nodiscard]] const HoverInfo& info() const noexcept { return m_info; }
    /// The last answer that was not empty, as it was then: for a view that is made after the mouse has left the world.
    [[nodiscard]] const HoverInfo& lastInfo() const noexcept { return m_lastInfo; }

    /// Answers this question now and after each change of the shown world, instead of what is under the mouse; nothing
    /// ends that.
    void ask(std::optional<Question> question);
    [[nodiscard]] const std::optional<Question>& question() const noexcept { return m_question; }

signals:
    void changed();

private:
    void onFocusChanged();
    void refresh();

    const ShownWorld& m_shownWorld;
    const Focus& m_focus;
    HoverInfo m_info;
    HoverInfo m_lastInfo;
    std::optional<Question> m_question;
};

} // namespace broadside
