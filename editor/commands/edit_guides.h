#pragma once

#include "editor/commands/scene_command.h"

#include <optional>
#include <vector>

namespace broadside {

/// Exchanges the guides. Commands of one gesture (nudges by keys) merge into one step, which vanishes when it ends
/// where it began. A simulation goes on: guides are no matter to it.
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

/// Why a scene cannot have such guides, as a sentence with what helps; empty when it can.
[[nodiscard]] QString refusalOfGuides(const Guides& guides);

// Each is one undo step, or none when nothing changes. Each returns why it could not, with what helps; else empty.
QString addGuide(SceneDocument& document, Guide guide);
QString addGuides(SceneDocument& document, const QString& text, const std::vector<Guide>& guides);
QString moveGuide(SceneDocument& document, Guide from, Guide to); ///< Nothing happens when `from` is not there.
void removeGuide(SceneDocument& document, Guide guide);
void removeAllGuides(SceneDocument& document);

/// Moves a guide by keys, in steps of 0.1 m. What follows at once joins the undo step, comes back to exactly where it
/// began, and leaves the others alone that it passes.
class GuideNudger {
public:
    static constexpr double kStepsPerMetre = 10.0;

    /// Where the guide is then: where it was, when it could not go. @pre it is one of the document's
    Guide nudge(SceneDocument& document, Guide guide, int steps);

private:
    struct Series {
        Guides others;
        Guide from;
        Guide now;
        int steps = 0;
        GestureId gesture{};
        quint64 revision = 0; // after our last edit
    };
    std::optional<Series> m_series;
};

} // namespace broadside
