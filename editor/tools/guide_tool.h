#pragma once

#include "editor/commands/edit_guides.h"
#include "editor/document/scene_document.h"
#include "editor/tools/snapper.h"
#include "editor/tools/tool.h"

#include <QCoreApplication>

#include <optional>

namespace broadside {

/// Makes, moves and removes guides.
///
/// Click     on free ground makes a vertical guide there, Shift+click a horizontal one. While the button is held, the
///           new guide can be dragged. A click on a guide chooses it.
/// Drag      moves a guide. It snaps as objects do (see Snapper), but not to other guides; Ctrl inverts snapping. The
///           scene is not edited before the release: Esc leaves everything as it was.
/// Keys      Delete removes the guide under the pointer, or else the chosen one. Arrow keys across it move it by 0.1 m,
///           with Shift by 1 m. Enter chooses the next one, Esc chooses none. A guide that was made, moved or pressed
///           is chosen.
class GuideTool final : public Tool {
    Q_DECLARE_TR_FUNCTIONS(GuideTool)
public:
    static constexpr double kNear = 5.0; ///< Logical pixels: a press within this distance takes a guide.

    /// @pre both outlive the tool.
    GuideTool(SceneDocument& document, const Snapper& snapper)
        : m_document(document)
        , m_snapper(snapper)
    {}

    /// The guide to which keys apply: the one under the pointer, or else the chosen one.
    [[nodiscard]] std::optional<Guide> target() const;
    void choose(Guide guide) { m_chosen = guide; }

    void press(const PointerEvent& event) override;
    void move(const PointerEvent& event) override;
    void release(const PointerEvent& event) override;
    void cancel() override;
    void leave() override { m_pointer.reset(); }
    [[nodiscard]] bool takes(ToolKey key) const override;
    void key(ToolKey key, bool shift) override;
    [[nodiscard]] bool isBusy() const override { return m_held || m_chosen; }
    [[nodiscard]] ToolOverlay overlay() const override;
    [[nodiscard]] QString hint() const override;

private:
    struct Held { // state from press to release
        PointerEvent from;
        PointerEvent now;
        std::optional<Guide> guide; // the moved guide; nothing: a new one is made
        bool isDragged = false;
    };
    struct Place {
        Guide guide;
        Snap snap = {};
    };
    [[nodiscard]] const Guides& guides() const { return m_document.scene().guides; }
    [[nodiscard]] std::optional<Guide> under(const PointerEvent& event) const;
    [[nodiscard]] Place snapped(Guide wanted, const PointerEvent& event) const;
    [[nodiscard]] Place newAt(const PointerEvent& event) const;
    [[nodiscard]] Place placeFor(const Held& held) const;
    void drop(const Held& held);
    void removeTarget();
    void nudge(Guide guide, int steps);
    void chooseNext();
    [[nodiscard]] QString idleHint() const;

    SceneDocument& m_document;
    const Snapper& m_snapper;
    GuideNudger m_nudger;
    std::optional<Held> m_held;
    // The last pointer event; nothing after the pointer left, or after a key was used.
    std::optional<PointerEvent> m_pointer;
    std::optional<Guide> m_chosen;
    QString m_note; // why the last edit failed; shown until the pointer moves
};

} // namespace broadside
