#include "core/base/suggestion.h"

#include "core/base/lower_case.h"
#include "core/base/message/common_messages.h"
#include "core/base/suggestion_messages.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <vector>

namespace broadside {
namespace {

constexpr std::size_t kLongestWord = 64; ///< Longer words are not typing errors, and the cost would grow.

std::size_t changeCost(char a, char b) noexcept { return lowerCase(a) == lowerCase(b) ? 0 : 2; }

/// Optimal string alignment distance in units of half a slip.
std::size_t distanceBetween(std::string_view a, std::string_view b)
{
    std::vector<std::size_t> beforeLast(b.size() + 1);
    std::vector<std::size_t> last(b.size() + 1);
    std::vector<std::size_t> row(b.size() + 1);
    for (std::size_t j = 0; j <= b.size(); ++j)
        last[j] = 2 * j;
    for (std::size_t i = 1; i <= a.size(); ++i) {
        row[0] = 2 * i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            row[j] = std::min({last[j] + 2, row[j - 1] + 2, last[j - 1] + changeCost(a[i - 1], b[j - 1])});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                row[j] = std::min(row[j], beforeLast[j - 2] + 1);
        }
        std::swap(beforeLast, last);
        std::swap(last, row);
    }
    return last[b.size()];
}

} // namespace

std::optional<std::string_view> nearestWord(std::string_view word, std::span<const std::string_view> known)
{
    if (word.size() > kLongestWord)
        return std::nullopt;
    std::optional<std::string_view> nearest;
    std::size_t smallest = 0;
    for (const std::string_view candidate : known) {
        const std::size_t allowed = 2 * std::max(word.size(), candidate.size()) / 3;
        const std::size_t distance = distanceBetween(word, candidate);
        if (distance <= allowed && (!nearest || distance < smallest)) {
            nearest = candidate;
            smallest = distance;
        }
    }
    return nearest;
}

Message listedWords(std::span<const std::string_view> words)
{
    Message list;
    for (std::size_t i = 0; i < words.size(); ++i) {
        Message word = '"' + std::string(words[i]) + '"';
        if (i == 0)
            list = std::move(word);
        else
            list = (i + 1 == words.size() ? texts::eitherOf : texts::listed)(std::move(list), std::move(word));
    }
    return list;
}

} // namespace broadside
