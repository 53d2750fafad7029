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
/// Click   on free ground makes a vertical guide there, Shift+click a horizontal one; with the button held it can be
///         dragged to its place first. On a guide it chooses that one.
/// Drag    moves a guide. It snaps as objects do (see Snapper), but not to other guides; Ctrl turns that round. Nothing
///         is edited before the release: Esc leaves everything as it was.
/// Keys    Delete removes the guide under the pointer, or else the chosen one, arrows across it move it by 0.1 m, with
///         Shift by 1 m; Enter chooses the next one. What was touched last is chosen;
///         Esc chooses none.
class GuideTool final : public Tool {
    Q_DECLARE_TR_FUNCTIONS(GuideTool)
public:
    static constexpr double kNear = 5.0; ///< Logical pixels: as near as a press takes a guide.

    /// @pre both outlive the tool.
    GuideTool(SceneDocument& document, const Snapper& snapper)
        : m_document(document)
        , m_snapper(snapper)
    {}

    /// What keys are about: the guide under the pointer, or else the chosen one.
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
    struct Held { // from the press on
        PointerEvent from;
        PointerEvent now;
        std::optional<Guide> guide; // that is moved; nothing: a new one is made
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
    std::optional<PointerEvent> m_pointer; // until it leaves, or a key takes over
    std::optional<Guide> m_chosen;
    QString m_note; // why something could not be, until the pointer moves
};

} // namespace broadside
