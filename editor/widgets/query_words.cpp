#include "editor/widgets/query_words.h"

#include "core/base/overloaded.h"
#include "editor/widgets/number_text.h"

#include <QCoreApplication>

namespace broadside {
namespace {

QString translated(const char* text) { return QCoreApplication::translate("QueryWords", text); }

} // namespace

QString questionText(const Question& question)
{
    return std::visit(Overloaded{[](ObjectIndex) { return QString(); },
                                 [](Vec2 point) { return translated("point %1").arg(pointText(point)); },
                                 [](const Aabb& box) {
                                     return translated("box %1 x %2 m around %3")
                                         .arg(rounded(box.width(), 3), rounded(box.height(), 3),
                                              pointText(box.center()));
                                 },
                                 [](const CircleArea& circle) {
                                     return translated("circle of radius %1 m around %2")
                                         .arg(rounded(circle.radius, 3), pointText(circle.center));
                                 },
                                 [](const Ray& ray) {
                                     return translated("ray of %1 m from %2")
                                         .arg(rounded(distance(ray.from, ray.to), 3), pointText(ray.from));
                                 }},
                      question);
}

} // namespace broadside
