#include "editor/widgets/words/query_words.h"

#include "core/base/overloaded.h"
#include "editor/widgets/words/number_text.h"

#include <QCoreApplication>

namespace broadside {
namespace {

// The translation context of the texts in this file.
class QueryWordsText {
    Q_DECLARE_TR_FUNCTIONS(QueryWords)
};

} // namespace

QString questionText(const Question& question)
{
    return std::visit(Overloaded{[](ObjectIndex) { return QString(); },
                                 [](Vec2 point) { return QueryWordsText::tr("point %1").arg(pointText(point)); },
                                 [](const Aabb& box) {
                                     return QueryWordsText::tr("box %1 x %2 m around %3")
                                         .arg(rounded(box.width(), 3), rounded(box.height(), 3),
                                              pointText(box.center()));
                                 },
                                 [](const CircleArea& circle) {
                                     return QueryWordsText::tr("circle of radius %1 m around %2")
                                         .arg(rounded(circle.radius, 3), pointText(circle.center));
                                 },
                                 [](const Ray& ray) {
                                     return QueryWordsText::tr("ray of %1 m from %2")
                                         .arg(rounded(distance(ray.from, ray.to), 3), pointText(ray.from));
                                 }},
                      question);
}

} // namespace broadside
