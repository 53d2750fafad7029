#pragma once

#include "editor/commands/scene_command.h"

#include <optional>
#include <vector>

namespace broadside {

/// Replaces the guides. Commands of one gesture (moves by keys) merge into one step, which is removed when the guides
/// end where they began. A simulation continues, because it does not depend on guides.
class EditGuides final : public SceneCommand {
public:
    EditGuides(SceneDocument& document, const QString& text, Guides after, GestureId gesture);
    void redo() override { set(m_after); }
    void undo() override { set(m_before); }
    int id() const override { return static_cast<int>(CommandId::EditGuides); }
    bool mergeWith(const QUndoCommand* other) override;

private:
    void set(const Guides& guides);

    Guides m_before;
    Guides m_after;
    GestureId m_gesture;
};

[[nodiscard]] QString placeOf(Guide guide); ///< "x 1.5 m"

/// Why a scene cannot have these guides and what to do, as sentences; empty when it can.
[[nodiscard]] QString refusalOfGuides(const Guides& guides);

// Each is one undo step, or none when nothing changes. Those with a text return why they failed and what to do, or an
// empty text.
QString addGuide(SceneDocument& document, Guide guide);
QString addGuides(SceneDocument& document, const QString& text, const std::vector<Guide>& guides);
QString moveGuide(SceneDocument& document, Guide from, Guide to); ///< Does nothing when `from` does not exist.
void removeGuide(SceneDocument& document, Guide guide);
void removeAllGuides(SceneDocument& document);

/// Moves a guide by keys, in steps of 0.1 m. Consecutive moves merge into one undo step, and moving back returns
/// exactly to the start. Guides that it passes stay unchanged.
class GuideNudger {
public:
    static constexpr double kStepsPerMetre = 10.0;

    /// Returns the new place of the guide, or the old one when it could not move. @pre the guide is one of the
    /// document's
    Guide nudge(SceneDocument& document, Guide guide, int steps);

private:
    struct Series {
        Guides others;
        Guide from;
        Guide now;
        int steps = 0;
        GestureId gesture{};
        quint64 revision = 0; // The revision after the last edit of the series.
    };
    std::optional<Series> m_series;
};

} // namespace broadside
