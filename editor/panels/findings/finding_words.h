#pragma once

#include "core/debug/audit/finding.h"
#include "core/debug/audit/name_book.h"
#include "editor/document/scene_document.h"
#include "editor/session/step_session.h"

#include <QString>

#include <string>

class QModelIndex;
class QTreeView;

namespace broadside {

/// The name with the id, because names repeat. `names`: those of a recording's objects in the steps of the findings:
/// later the object may be gone, and another one may have its id.
[[nodiscard]] QString foundName(const StepSession& session, const SceneDocument& document, const NameBook& names,
                                std::uint64_t step, ObjectId id);

/// Whether this is a recording without a broad phase: no missed pair can be found.
[[nodiscard]] bool hasNoCandidates(const StepSession& session);
/// Says so, and what can be done all the same.
[[nodiscard]] QString noCandidatesText();

/// The place of the manual about such a finding, or about the explanations of a rule; see HelpLink.
[[nodiscard]] QString helpFor(Finding::Kind kind, MissCause cause);
[[nodiscard]] QString helpForExplanation(const std::string& rule);
[[nodiscard]] bool hasTitle(const std::string& rule); ///< Not for what only costs time.
/// A few words for the rule of an explanation: "Registered again under a condition only".
[[nodiscard]] QString titleOfExplanation(const std::string& rule);

/// Makes a column of numbers wide enough for its title in any language, and for six digits.
void fitToHeader(QTreeView& list, int column);

/// Whether the user chose the current row, with a click or a key. A list that gets the focus makes its first row
/// current, too, but does not select it: such a row must not lead to another step.
[[nodiscard]] bool isChosen(const QTreeView& list, const QModelIndex& current);

} // namespace broadside
