#include "editor/widgets/fuzzy_match.h"

#include <QStringList>

#include <algorithm>
#include <vector>

namespace broadside {
namespace {

constexpr int kLetter = 1;
constexpr int kInARow = 7;    // added right behind the letter before: "al" matches "all" better than "and large"
constexpr int kWordBegin = 6; // added for the first letter of a word
constexpr int kTextBegin = 2; // added if that is the first word
constexpr int kWhole = 20;    // added for the whole text: "left" matches "Left" better than "Left edges"
constexpr int kNone = -1;     // the letters do not match

bool beginsWord(const QString& text, qsizetype at)
{
    return text[at].isLetterOrNumber() && (at == 0 || !text[at - 1].isLetterOrNumber());
}

/// The best score for finding the letters of `word` in `text`, in this order: dynamic programming over letters (rows)
/// and places (columns). @pre both are lower case
int bestPlacing(const QString& text, const QString& word)
{
    const auto columns = static_cast<std::size_t>(text.size());
    std::vector<int> before(columns, kNone); // best score of the letters so far, with the last one at this place
    for (qsizetype letter = 0; letter < word.size(); ++letter) {
        std::vector<int> now(columns, kNone);
        int reached = letter == 0 ? 0 : kNone; // best score of the letters before, anywhere to the left
        for (std::size_t at = 0; at < columns; ++at) {
            if (letter > 0 && at > 0)
                reached = std::max(reached, before[at - 1]);
            if (reached == kNone || text[static_cast<qsizetype>(at)] != word[letter])
                continue;
            // A letter begins a word, or follows the one before: letters here and there would match nearly any text.
            if (letter == 0 || beginsWord(text, static_cast<qsizetype>(at)))
                now[at] = reached;
            if (letter > 0 && before[at - 1] != kNone)
                now[at] = std::max(now[at], before[at - 1] + kInARow);
            if (now[at] == kNone)
                continue;
            now[at] += kLetter;
            if (beginsWord(text, static_cast<qsizetype>(at)))
                now[at] += at == 0 ? kWordBegin + kTextBegin : kWordBegin;
        }
        before = std::move(now);
    }
    return before.empty() ? kNone : *std::ranges::max_element(before);
}

} // namespace

std::optional<int> fuzzyMatch(const QString& text, const QString& typed)
{
    const QString lower = text.toLower();
    int score = lower == typed.toLower().trimmed() ? kWhole : 0;
    for (const QString& word : typed.toLower().split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        const int placing = bestPlacing(lower, word);
        if (placing == kNone)
            return std::nullopt;
        score += placing;
    }
    return score;
}

} // namespace broadside
