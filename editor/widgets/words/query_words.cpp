#include "editor/widgets/words/query_words.h"

#include "core/base/overloaded.h"
#include "editor/widgets/words/length_text.h"
#include "editor/widgets/words/number_text.h"

#include <QCoreApplication>

namespace broadside {
namespace {

// The translation context of the texts in this file.
class QueryWordsText {
    Q_DECLARE_TR_FUNCTIONS(QueryWords)
};

constexpr int kQuestionDigits = 3;

} // namespace

QString questionText(const Question& question, const GameCoordinates& in)
{
    return std::visit(
        Overloaded{[](ObjectIndex) { return QString(); },
                   [&](Vec2 point) { return QueryWordsText::tr("point %1").arg(pointText(point, in)); },
                   [&](const Aabb& box) {
                       return QueryWordsText::tr("box %1 around %2")
                           .arg(extentText({box.width(), box.height()}, in, kQuestionDigits),
                                pointText(box.center(), in));
                   },
                   [&](const CircleArea& circle) {
                       return QueryWordsText::tr("circle of radius %1 around %2")
                           .arg(lengthText(circle.radius, in, kQuestionDigits), pointText(circle.center, in));
                   },
                   [&](const Ray& ray) {
                       return QueryWordsText::tr("ray of %1 from %2")
                           .arg(lengthText(distance(ray.from, ray.to), in, kQuestionDigits), pointText(ray.from, in));
                   }},
        question);
}

} // namespace broadside
