#include "editor/widgets/words/shape_words.h"

#include "core/geometry/shape_kinds.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>

namespace broadside {
namespace {

// For translators: the names of the kinds in core/geometry/shape_kinds.cpp.
constexpr const char* kShapeWords[] = {
    QT_TRANSLATE_NOOP("ShapeWords", "circle"),       QT_TRANSLATE_NOOP("ShapeWords", "box"),
    QT_TRANSLATE_NOOP("ShapeWords", "oriented-box"), QT_TRANSLATE_NOOP("ShapeWords", "capsule"),
    QT_TRANSLATE_NOOP("ShapeWords", "mesh"),         QT_TRANSLATE_NOOP("ShapeWords", "polygon"),
    QT_TRANSLATE_NOOP("ShapeWords", "compound"),
};

} // namespace

QString shapeWord(const Shape& shape) { return shapeWord(kindOf(shape).name); }

QString shapeWord(std::string_view kind)
{
    const auto* const word =
        std::find_if(std::begin(kShapeWords), std::end(kShapeWords), [&](const char* known) { return kind == known; });
    Q_ASSERT(word != std::end(kShapeWords));
    return QCoreApplication::translate("ShapeWords", *word);
}

} // namespace broadside
