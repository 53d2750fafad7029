#pragma once

#include "core/scene/scene_object.h"

#include <QString>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace broadside {

/// The words of a search for objects. Every word must occur, ignoring case, in the name, the kind, the type of shape,
/// the layer, the group, the template, or the name or text of a property; or be the id. Cost: the length of these
/// texts.
class ObjectSearch {
public:
    /// False when the words did not change.
    bool setText(const QString& text);
    [[nodiscard]] bool isEmpty() const noexcept { return m_words.empty(); }
    [[nodiscard]] bool matches(const SceneObject& object) const;
    /// How well the name or the id matches; the lowest rank is the best.
    enum NameRank {
        WholeName,  ///< The words are the whole name, or the id.
        NameBegins, ///< The name begins with the words.
        WordsBegin, ///< Each word is the beginning of a word of the name.
        PartOfName,
        NotTheName, ///< Not all words are in the name or the id.
    };
    [[nodiscard]] NameRank nameRank(const SceneObject& object) const;
    /// Whether the object matches only because of the name of its group: then the list shows the group. @pre matches()
    [[nodiscard]] bool needsGroup(const SceneObject& object) const;

private:
    struct Word {
        QString text;     // in lower case
        std::string utf8; // the same text
        bool isAscii = false;
        std::uint32_t shapes = 0; // the kinds with this word in their names; a bit for each index
        std::optional<std::uint64_t> id;
    };
    [[nodiscard]] static bool occurs(const Word& word, std::string_view text);
    [[nodiscard]] static bool occurs(const Word& word, const Properties& properties);
    [[nodiscard]] static bool occursInName(const Word& word, const SceneObject& object);
    [[nodiscard]] static bool occursOutsideGroup(const Word& word, const SceneObject& object);

    std::vector<Word> m_words;
    QString m_text; // all words with one space between them
};

/// "static", "dynamic"
[[nodiscard]] QString kindText(const SceneObject& object);
/// "circle", "oriented-box"
[[nodiscard]] QString shapeText(const SceneObject& object);

} // namespace broadside
