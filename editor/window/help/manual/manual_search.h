#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace broadside {

/// A section of the manual that has all words of a search.
struct ManualHit {
    QString page;    ///< See ManualPage::name.
    QString title;   ///< The title of the page.
    QString heading; ///< Equal to the title in the first section of a page.
    QString anchor;  ///< Of the heading.
    QString context; ///< The line that has most of the words, cut to kContextLength around the first of them.
};

inline constexpr int kContextLength = 120; // characters

/// The words of a search: separated by spaces, in lower case; text in double quotes is one word.
[[nodiscard]] QStringList searchedWords(const QString& text);

/// The sections of all pages with all words, in any case, the best first: words in the title of a page count most, then
/// those in a heading, then those in the text. Empty for no words. Cost: reads all pages at the first call (some 50
/// ms), then linear in their length.
[[nodiscard]] QList<ManualHit> searchManual(const QStringList& words);

/// The place of a message in the reference, by its id: "reference/messages-files#json". Empty: the manual has none.
[[nodiscard]] QString placeOfMessage(const QString& id);

} // namespace broadside
