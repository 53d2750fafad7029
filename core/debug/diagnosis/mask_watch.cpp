#include "core/debug/diagnosis/mask_watch.h"

#include "core/base/message/common_messages.h"
#include "core/debug/audit/name_book.h"
#include "core/debug/diagnosis/messages/diagnosis_messages.h"
#include "core/debug/diagnosis/stage_count.h"
#include "core/debug/why/why.h"

#include <algorithm>

namespace broadside::diagnosis {
namespace {

constexpr std::string_view kMaskRule = "masks-differ";

/// "Enemy" of "Enemy 3". Empty for an object without a name of its own.
std::string_view stemOf(const SceneObject& object) { return withoutNumber(object.name); }

/// A mask or category of 0 is considered intended: such an object collides with nothing.
bool hasMasks(const ObjectTable& objects, ObjectIndex row)
{
    return objects.filterOf(row).mask != 0 && objects.filterOf(row).category != 0;
}

/// Whether an object of the same name and kind as `like` can collide with `other`.
bool canAnother(const ObjectTable& objects, ObjectIndex like, ObjectIndex other)
{
    const std::string_view stem = stemOf(objects.objectOf(like));
    bool can = false;
    objects.forEach([&](ObjectIndex row) {
        can = can || (row != like && row != other && stemOf(objects.objectOf(row)) == stem &&
                      objects.objectOf(row).kind == objects.objectOf(like).kind &&
                      masksMatch(objects.filterOf(row), objects.filterOf(other)));
    });
    return can;
}

bool isOdd(const ObjectTable& objects, IndexPair pair)
{
    if (!hasMasks(objects, pair.a) || !hasMasks(objects, pair.b) || stemOf(objects.objectOf(pair.a)).empty() ||
        stemOf(objects.objectOf(pair.b)).empty())
        return false;
    return canAnother(objects, pair.a, pair.b) || canAnother(objects, pair.b, pair.a);
}

} // namespace

void MaskWatch::look(std::uint64_t step, const Frame& frame)
{
    showMaskedOverlaps(frame, [&](IndexPair pair) { judge(step, frame, pair); });
}

void MaskWatch::judge(std::uint64_t step, const Frame& frame, IndexPair pair)
{
    const ObjectTable& objects = frame.objects();
    if (objects.idOf(pair.b) < objects.idOf(pair.a))
        std::swap(pair.a, pair.b);
    const IdPair ids{objects.idOf(pair.a), objects.idOf(pair.b)};
    auto known = m_isOdd.find(ids);
    if (known == m_isOdd.end() && m_isOdd.size() < kMostPairs)
        known = m_isOdd.emplace(ids, isOdd(objects, pair)).first;
    if (known == m_isOdd.end() || !known->second)
        return;
    auto [group, isNew] =
        m_groups.try_emplace(ids, DiagnosedGroup{ids.a, ids.b, step, step, 0, std::string(kMaskRule)});
    group->second.last = step;
    ++group->second.count;
    ++m_explanation.explains;
    if (!isNew)
        return;
    m_names.note(step, objects, ids.a);
    m_names.note(step, objects, ids.b);
    if (m_explanation.example)
        return;
    const WhyAnswer answer = why(frame, pair.a, pair.b);
    m_explanation.sentence = texts::sentences(texts::diagnosisMasksDiffer(), answer.sentence);
    m_explanation.remedy = answer.remedy;
    m_explanation.example = Explanation::Example{step, ids.a, ids.b};
}

void MaskWatch::explain(Diagnosis& diagnosis) const
{
    if (!m_explanation.example)
        return;
    Explanation explanation = m_explanation;
    explanation.rule = kMaskRule;
    explanation.symptom = Symptom::MaskedPair;
    diagnosis.explanations.push_back(std::move(explanation));
    diagnosis.names.take(m_names);
    for (const auto& [pair, group] : m_groups)
        diagnosis.groups.push_back(group);
}

} // namespace broadside::diagnosis
