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

private:
    struct Word {
        QString text;     // in small letters
        std::string utf8; // the same
        bool isAscii = false;
        std::optional<std::uint64_t> id;
    };
    [[nodiscard]] static bool occurs(const Word& word, std::string_view text);
    [[nodiscard]] static bool occurs(const Word& word, const Properties& properties);

    std::vector<Word> m_words;
};

/// "static", "dynamic"
[[nodiscard]] QString kindText(const SceneObject& object);
/// "circle", "oriented-box"
[[nodiscard]] QString shapeText(const SceneObject& object);

} // namespace broadside
