#include "editor/panels/object_search.h"

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

} // namespace

QString kindText(const SceneObject& object)
{
    return object.isDynamic() ? QCoreApplication::translate("ObjectsModel", "dynamic")
                              : QCoreApplication::translate("ObjectsModel", "static");
}

QString shapeText(const SceneObject& object)
{
    return QString::fromUtf8(typeNameOf(object.shape).data(), static_cast<qsizetype>(typeNameOf(object.shape).size()));
}

bool ObjectSearch::setText(const QString& text)
{
    const QStringList words = text.toLower().split(QLatin1Char(' '), Qt::SkipEmptyParts);
    if (std::ranges::equal(words, m_words, {}, {}, &Word::text))
        return false;
    m_words.clear();
    for (const QString& lower : words) {
        Word word{lower, lower.toStdString(), false, std::nullopt};
        word.isAscii = isAscii(word.utf8);
        bool isNumber = false;
        const qulonglong id = lower.toULongLong(&isNumber);
        if (isNumber && QString::number(id) == lower)
            word.id = id;
        m_words.push_back(std::move(word));
    }
    return true;
}

/// Nearly all names are ASCII, and are not converted: a key of the search looks at all objects.
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

bool ObjectSearch::matches(const SceneObject& object) const
{
    return std::ranges::all_of(m_words, [&](const Word& word) {
        return word.id == object.id.value || occurs(word, displayName(object)) ||
               occurs(word, typeNameOf(object.shape)) || occurs(word, *object.layer) || occurs(word, *object.group) ||
               occurs(word, object.instanceOf->name) || occurs(word, *object.properties) ||
               kindText(object).contains(word.text);
    });
}

} // namespace broadside
