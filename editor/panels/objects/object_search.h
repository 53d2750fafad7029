#pragma once

#include "core/scene/scene_object.h"

#include <QString>

#include <optional>
#include <string>
#include <vector>

namespace broadside {

/// The words of a search of objects. Every word must occur, in letters of either case, in the name, the kind, the type
/// of shape, the layer, the group, or the name or text of a property; or be the id. Cost: the length of these.
class ObjectSearch {
public:
    /// False when the words are those that it has already.
    bool setText(const QString& text);
    [[nodiscard]] bool isEmpty() const noexcept { return m_words.empty(); }
    [[nodiscard]] bool matches(const SceneObject& object) const;
    /// How well the name or the id answers; the least is the best.
    enum NameRank {
        WholeName,  ///< All of the name, or the id.
        NameBegins, ///< The name begins with the text.
        WordsBegin, ///< Each word begins a word of the name.
        PartOfName,
        NotTheName, ///< The object is found for something else.
    };
    [[nodiscard]] NameRank nameRank(const SceneObject& object) const;
    /// Found for the name of its group: the group stands for it. @pre matches()
    [[nodiscard]] bool needsGroup(const SceneObject& object) const;

private:
    struct Word {
        QString text;     // in small letters
        std::string utf8; // the same
        bool isAscii = false;
        std::optional<std::uint64_t> id;
    };
    [[nodiscard]] static bool occurs(const Word& word, std::string_view text);
    [[nodiscard]] static bool occurs(const Word& word, const Properties& properties);
    [[nodiscard]] static bool occursInName(const Word& word, const SceneObject& object);
    [[nodiscard]] static bool occursBesideGroup(const Word& word, const SceneObject& object);

    std::vector<Word> m_words;
    QString m_text; // all words with one space between them
};

/// "static", "dynamic"
[[nodiscard]] QString kindText(const SceneObject& object);
/// "circle", "oriented-box"
[[nodiscard]] QString shapeText(const SceneObject& object);

} // namespace broadside
