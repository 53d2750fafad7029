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

QString questionText(const Question& question)
{
    return std::visit(
        Overloaded{[](ObjectIndex) { return QString(); },
                   [](Vec2 point) { return QueryWordsText::tr("point %1").arg(pointText(point)); },
                   [](const Aabb& box) {
                       return QueryWordsText::tr("box %1 around %2")
                           .arg(extentText({box.width(), box.height()}, kQuestionDigits), pointText(box.center()));
                   },
                   [](const CircleArea& circle) {
                       return QueryWordsText::tr("circle of radius %1 around %2")
                           .arg(lengthText(circle.radius, kQuestionDigits), pointText(circle.center));
                   },
                   [](const Ray& ray) {
                       return QueryWordsText::tr("ray of %1 from %2")
                           .arg(lengthText(distance(ray.from, ray.to), kQuestionDigits), pointText(ray.from));
                   }},
        question);
}

} // namespace broadside
