#include "core/debug/diagnosis/passage_explanation.h"

#include "core/debug/audit/finding_groups.h"
#include "core/debug/audit/passage_remedy.h"
#include "core/debug/diagnosis/messages/diagnosis_messages.h"

#include <algorithm>

namespace broadside::diagnosis {
namespace {

constexpr std::string_view kPassageRule = "tunnelling";

/// Frames that cannot be read are left out: their objects have no names.
void noteNames(NameBook& names, std::span<const FoundPassage> passages, const StepSource& source)
{
    const auto walk = source.walk(WalkDepth::Objects);
    if (!walk)
        return;
    for (const FoundPassage& passage : passages.first(std::min(passages.size(), kNamedPassages))) {
        if ((*walk)->goTo(source.frameOf(passage.step)))
            continue;
        names.note(passage.step, (*walk)->objects(), passage.passage.object);
        names.note(passage.step, (*walk)->objects(), passage.passage.through);
    }
}

} // namespace

void explainPassages(Diagnosis& diagnosis, std::span<const FoundPassage> passages, const StepSource& source)
{
    if (passages.empty())
        return;
    noteNames(diagnosis.names, passages, source);
    const FoundPassage& first = passages.front();
    const Passage& passed = first.passage;
    Explanation explanation;
    explanation.rule = kPassageRule;
    explanation.symptom = Symptom::Passage;
    explanation.sentence = texts::diagnosisTunnelling();
    explanation.remedy = remedyFor(passed, first.dt, diagnosis.names.nameAndId(first.step, passed.object),
                                   diagnosis.names.nameAndId(first.step, passed.through));
    explanation.isCause = true;
    explanation.explains = passages.size();
    explanation.sure = 1.0;
    explanation.example = Explanation::Example{first.step, passed.object, passed.through};
    for (const CauseFindings& group : groupFindings({}, passages))
        for (const PairFindings& pair : group.pairs)
            diagnosis.groups.push_back({pair.a, pair.b, pair.first(), pair.last(), pair.count, explanation.rule});
    diagnosis.explanations.push_back(std::move(explanation));
}

} // namespace broadside::diagnosis
