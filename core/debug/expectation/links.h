#pragma once

#include "core/debug/expectation/chain.h"
#include "core/debug/expectation/run_log.h"
#include "core/debug/expectation/run_view.h"
#include "core/debug/why/why.h"

#include <optional>

/// @file
/// Links of a chain that several expectations share. Each sentence is checked against the run before it is written.
/// @pre the view is at a frame whose table has the objects

namespace broadside::expectation {

/// Whether a hit changes the motion of the object.
[[nodiscard]] bool isPushedByHits(const SceneObject& object) noexcept;

/// Adds why the two cannot collide: both are static, or masks, and where the masks and categories come from. False if
/// they can.
bool addFilters(RunView& view, Chain& chain, ObjectId a, ObjectId b);

/// Adds where the mask or the category of an object comes from, if it is an instance of a template.
void addFilterOrigin(RunView& view, Chain& chain, ObjectId id, TemplateField field);

/// Adds what last set the object in motion up to the step: a launch, a limit of its speed, a spawner, or a hit.
void addOrigin(RunView& view, Chain& chain, const RunLog& log, ObjectId id, std::uint64_t step);
/// Adds the last limit of the object's speed up to the step. False if there is none.
bool addSpeedLimit(RunView& view, Chain& chain, const RunLog& log, ObjectId id, std::uint64_t step);

/// Adds that the object was removed in the step, and what removed it.
void addRemoval(RunView& view, Chain& chain, const RunLog& log, ObjectId id, std::uint64_t step);

/// Adds that the object is hidden or locked, by itself or by its layer.
void addHidden(RunView& view, Chain& chain, ObjectId id);

/// Adds a passage of one of the two through the other. `frame`: the frame of the passage; the view is then at it.
void addPassage(RunView& view, Chain& chain, const FoundPassage& passage);

/// The answer of why() for the two in the frame as its pairs were tested; the view is then at the frame. No value if
/// the frame cannot be read, or does not have both.
[[nodiscard]] std::optional<WhyAnswer> whyIn(RunView& view, std::size_t frame, ObjectId a, ObjectId b);

/// Adds why an overlap of the two shapes at the end of the frame was no contact.
void addIgnoredOverlap(RunView& view, Chain& chain, std::size_t frame, ObjectId a, ObjectId b);

/// Adds that neither responds to a hit, if so.
void addSensor(RunView& view, Chain& chain, ObjectId a, ObjectId b);

} // namespace broadside::expectation
