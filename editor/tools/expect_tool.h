#pragma once

#include "editor/document/focus.h"
#include "editor/session/jobs/expectation_check.h"
#include "editor/session/shown_world.h"
#include "editor/tools/tool.h"

#include <QCoreApplication>

#include <optional>

namespace broadside {

/// Says with a drag what should happen. From one object to another: the first hits the second. From empty ground, or
/// with Shift from anywhere: the selected object stays inside the drawn region. Esc cancels the drag. The document is
/// never changed.
class ExpectTool final : public Tool {
    Q_DECLARE_TR_FUNCTIONS(ExpectTool)
public:
    /// @pre all outlive the tool.
    ExpectTool(ExpectationCheck& check, const Focus& focus, const ShownWorld& shownWorld)
        : m_check(check)
        , m_focus(focus)
        , m_shownWorld(shownWorld)
    {}

    void press(const PointerEvent& event) override;
    void move(const PointerEvent& event) override;
    void release(const PointerEvent& event) override;
    void cancel() override { m_drag.reset(); }
    [[nodiscard]] bool isBusy() const override { return m_drag.has_value(); }
    [[nodiscard]] ToolOverlay overlay() const override;
    [[nodiscard]] QString hint() const override;

private:
    struct Drag {
        PointerEvent from;
        PointerEvent to;
        bool isFarEnough = false;
        [[nodiscard]] bool drawsRegion() const { return from.shift || from.hit.isNull(); }
        [[nodiscard]] bool isBetweenTwo() const { return !to.hit.isNull() && to.hit != from.hit; }
        [[nodiscard]] Aabb region() const { return united(Aabb{from.world, from.world}, to.world); }
    };
    /// The selected object that should stay in a region; null unless exactly one is selected.
    [[nodiscard]] ObjectId staying() const;
    [[nodiscard]] QString nameOf(ObjectId id) const;

    ExpectationCheck& m_check;
    const Focus& m_focus;
    const ShownWorld& m_shownWorld;
    std::optional<Drag> m_drag; // from press to release
};

} // namespace broadside
