#pragma once

#include <string>
#include <string_view>

/// @file
/// Texts from outside, such as names of objects, made harmless for pages.

namespace broadside::report {

/// The text for the content of elements of HTML and XML. Invalid UTF-8, control characters and marks that would change
/// the direction of what follows are replaced. Words that are written from right to left are isolated, so that numbers
/// and brackets behind them stay in their place.
[[nodiscard]] std::string htmlText(std::string_view text);
/// The same for values of attributes in double quotes, and for titles, in which there are no elements.
[[nodiscard]] std::string plainHtml(std::string_view text);
/// The text as it is in Markdown: no character of it is markup, and it has one line.
[[nodiscard]] std::string markdownText(std::string_view text);

} // namespace broadside::report
