#include "editor/panels/objects/object_search.h"

#include "core/geometry/shape_kinds.h"
#include "editor/session/object_name.h"
#include "editor/widgets/words/shape_words.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace broadside {
namespace {

bool isAscii(std::string_view text)
{
    return std::ranges::all_of(text, [](char c) { return static_cast<unsigned char>(c) < 0x80; });
}

char small(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

/// @pre both are in lower case
bool beginsWord(const QString& text, const QString& word)
{
    for (qsizetype at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
        if (at == 0 || !text[at - 1].isLetterOrNumber())
            return true;
    return false;
}

/// The kinds of shapes whose word, or whose name in files, contains the text; a bit for each index.
std::uint32_t shapesNamed(const QString& lower)
{
    std::uint32_t found = 0;
    for (const ShapeKind& kind : shapeKinds()) {
        const QString name = QString::fromUtf8(kind.name.data(), static_cast<qsizetype>(kind.name.size()));
        if (name.contains(lower) || shapeWord(kind.name).toLower().contains(lower))
            found |= 1U << kind.index;
    }
    return found;
}

} // namespace

QString kindText(const SceneObject& object)
{
    return object.isDynamic() ? QCoreApplication::translate("ObjectsModel", "dynamic")
                              : QCoreApplication::translate("ObjectsModel", "static");
}

QString shapeText(const SceneObject& object) { return shapeWord(object.shape); }

bool ObjectSearch::setText(const QString& text)
{
    const QStringList words = text.toLower().split(QLatin1Char(' '), Qt::SkipEmptyParts);
    if (std::ranges::equal(words, m_words, {}, {}, &Word::text))
        return false;
    m_words.clear();
    m_text = words.join(QLatin1Char(' '));
    for (const QString& lower : words) {
        Word word{lower, lower.toStdString(), false, shapesNamed(lower), std::nullopt};
        word.isAscii = isAscii(word.utf8);
        bool isNumber = false;
        const qulonglong id = lower.toULongLong(&isNumber);
        if (isNumber && QString::number(id) == lower)
            word.id = id;
        m_words.push_back(std::move(word));
    }
    return true;
}

/// ASCII texts, which nearly all names are, are not converted: each typed key searches all objects.
bool ObjectSearch::occurs(const Word& word, std::string_view text)
{
    if (text.empty())
        return false;
    if (!isAscii(text))
        return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())).toLower().contains(word.text);
    return word.isAscii && std::search(text.begin(), text.end(), word.utf8.begin(), word.utf8.end(),
                                       [](char a, char b) { return small(a) == b; }) != text.end();
}

bool ObjectSearch::occurs(const Word& word, const Properties& properties)
{
    return std::ranges::any_of(properties, [&](const Property& property) {
        const auto* text = std::get_if<std::string>(&property.value);
        return occurs(word, property.name) || (text && occurs(word, *text));
    });
}

bool ObjectSearch::occursInName(const Word& word, const SceneObject& object)
{
    return word.id == object.id.value || occurs(word, shownName(object).toStdString());
}

bool ObjectSearch::occursOutsideGroup(const Word& word, const SceneObject& object)
{
    return occursInName(word, object) || ((word.shapes >> object.shape.index()) & 1U) != 0 ||
           occurs(word, *object.layer) || occurs(word, object.instanceOf->name) || occurs(word, *object.properties) ||
           kindText(object).contains(word.text);
}

bool ObjectSearch::matches(const SceneObject& object) const
{
    return std::ranges::all_of(
        m_words, [&](const Word& word) { return occursOutsideGroup(word, object) || occurs(word, *object.group); });
}

ObjectSearch::NameRank ObjectSearch::nameRank(const SceneObject& object) const
{
    if (!std::ranges::all_of(m_words, [&](const Word& word) { return occursInName(word, object); }))
        return NotTheName;
    if (m_words.size() == 1 && m_words.front().id == object.id.value)
        return WholeName;
    const QString name = shownName(object).toLower();
    if (name == m_text)
        return WholeName;
    if (name.startsWith(m_text))
        return NameBegins;
    const auto begins = [&](const Word& word) { return beginsWord(name, word.text); };
    return std::ranges::all_of(m_words, begins) ? WordsBegin : PartOfName;
}

bool ObjectSearch::needsGroup(const SceneObject& object) const
{
    return !std::ranges::all_of(m_words, [&](const Word& word) { return occursOutsideGroup(word, object); });
}

} // namespace broadside
