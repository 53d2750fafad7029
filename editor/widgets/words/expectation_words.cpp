#include "editor/widgets/words/expectation_words.h"

#include "editor/widgets/words/number_text.h"

#include <QCoreApplication>

namespace broadside {
namespace {

// The context of this file's texts for translators.
class ExpectationWords {
    Q_DECLARE_TR_FUNCTIONS(ExpectationWords)
};

/// One function for each kind of expectation.
struct Sentence {
    const std::function<QString(ObjectId)>& nameOf;

    QString operator()(const HitExpectation& hit) const
    {
        return ExpectationWords::tr("%1 hits %2").arg(nameOf(hit.a), nameOf(hit.b));
    }
    QString operator()(const StayExpectation& stay) const
    {
        const auto corner = [](Vec2 at) { return ExpectationWords::tr("(%1, %2)").arg(rounded(at.x), rounded(at.y)); };
        return ExpectationWords::tr("%1 stays inside %2 to %3 m")
            .arg(nameOf(stay.object), corner(stay.region.lo), corner(stay.region.hi));
    }
    QString operator()(const UntouchedExpectation& untouched) const
    {
        return ExpectationWords::tr("Nothing touches %1").arg(nameOf(untouched.object));
    }
};

struct Objects {
    std::vector<ObjectId> operator()(const HitExpectation& hit) const { return {hit.a, hit.b}; }
    std::vector<ObjectId> operator()(const StayExpectation& stay) const { return {stay.object}; }
    std::vector<ObjectId> operator()(const UntouchedExpectation& untouched) const { return {untouched.object}; }
};

} // namespace

QString expectationText(const Expectation& expected, const std::function<QString(ObjectId)>& nameOf)
{
    return std::visit(Sentence{nameOf}, expected);
}

std::vector<ObjectId> objectsOf(const Expectation& expected) { return std::visit(Objects{}, expected); }

} // namespace broadside
