#pragma once

#include "core/debug/world_query.h"
#include "editor/session/hover.h"
#include "editor/session/shown_world.h"
#include "editor/tools/tool.h"

#include <QCoreApplication>

#include <variant>

namespace broadside {

/// Asks the broad phase. A click asks about a point, a drag about a box, Shift+drag about a circle around the press,
/// Ctrl+drag about a ray; the answer is updated during a drag. The question is repeated after each step and edit until
/// Esc, another question or another tool. The document is never changed.
class QueryTool final : public Tool {
    Q_DECLARE_TR_FUNCTIONS(QueryTool)
public:
    /// @pre both outlive the tool.
    QueryTool(Hover& hover, const ShownWorld& shownWorld)
        : m_hover(hover)
        , m_shownWorld(shownWorld)
    {}

    void press(const PointerEvent& event) override;
    void move(const PointerEvent& event) override;
    void release(const PointerEvent& event) override;
    void cancel() override;
    [[nodiscard]] bool isBusy() const override { return !std::holds_alternative<Idle>(m_state) || m_hover.question(); }
    [[nodiscard]] ToolOverlay overlay() const override;
    [[nodiscard]] QString hint() const override;

private:
    struct Idle {};
    struct Pressed {
        PointerEvent at;
    };
    struct Dragging {
        PointerEvent at;
        Vec2 to; // world frame, metres
    };
    [[nodiscard]] static Question questionOf(const Dragging& drag);
    [[nodiscard]] QString sizeText(const Dragging& drag) const;

    Hover& m_hover;
    const ShownWorld& m_shownWorld;
    std::variant<Idle, Pressed, Dragging> m_state;
};

} // namespace broadside
