#pragma once

#include "core/base/message/message_form.h"

/// @file
/// What is wrong with a typed number.

namespace broadside::texts {

inline constexpr Form<Integer> numberNoValue{"number.no-value", "the calculation at character {place} has no result"};
inline constexpr Form<> numberChooseOthers{"number.choose-others", "Use other numbers there"};
inline constexpr Form<Integer> numberTooLarge{"number.too-large", "the result at character {place} is too large"};
inline constexpr Form<> numberChooseSmaller{"number.choose-smaller", "Use smaller numbers there"};
inline constexpr Form<> numberNothingOpen{"number.nothing-open", "\")\" has no matching \"(\""};
inline constexpr Form<> numberRemoveClosing{"number.remove-closing", "Remove it, or add \"(\" before it"};
inline constexpr Form<> numberComma{
    "number.comma", "a comma is only allowed between groups of three digits and between the arguments of a function"};
inline constexpr Form<> numberWritePoint{"number.write-point", "Write decimals with a point: 0.5"};
inline constexpr Form<Text> numberNoOperator{"number.no-operator", "an operator is missing before \"{word}\""};
inline constexpr Form<> numberWriteOperator{"number.write-operator", "Add an operator, such as *"};
inline constexpr Form<> numberOverZero{"number.over-zero", "division by 0"};
inline constexpr Form<> numberOtherDivisor{"number.other-divisor", "Divide by another number"};
inline constexpr Form<Integer> numberDivision{"number.division", "division by 0 at character {place}"};
inline constexpr Form<Integer> numberDeep{"number.deep", "more than {limit} nested parentheses and signs"};
inline constexpr Form<> numberShorter{"number.shorter", "Type a shorter calculation"};
inline constexpr Form<> numberMissingAtEnd{"number.missing-at-end", "a number is missing at the end"};
inline constexpr Form<Text> numberMissingBefore{"number.missing-before", "a number is missing before \"{word}\""};
inline constexpr Form<> numberWriteOne{"number.write-one", "Add a number there, or remove the rest"};
inline constexpr Form<> numberOpen{"number.open", "\")\" is missing at the end"};
inline constexpr Form<> numberClose{"number.close", "Add the missing \")\""};
inline constexpr Form<Text> numberNotOne{"number.not-one", "\"{text}\" is not a number"};
inline constexpr Form<> numberTypeAny{
    "number.type-any", "Type a number with a point and perhaps an exponent (0.5, -3, 1e6), or a calculation (2.5*3)"};
inline constexpr Form<> numberTypePlain{"number.type-plain",
                                        "Type a number with a point and perhaps an exponent: 0.5, -3, 1e6"};
inline constexpr Form<Text> numberNoOpening{"number.no-opening", "\"(\" is missing after \"{name}\""};
inline constexpr Form<Text> numberWriteCall{"number.write-call", "Write {name}(...)"};
inline constexpr Form<Text> numberOneArgument{"number.one-argument", "{name} takes one number"};
inline constexpr Form<> numberRemoveRest{"number.remove-rest", "Remove the comma and the text after it"};
inline constexpr Form<Text> numberOutOfRange{"number.out-of-range", "{text} is outside the range of numbers"};
inline constexpr Form<> numberTypeInRange{"number.type-in-range", "Type a number between 1e-307 and 1e308"};
inline constexpr Form<Integer> numberLong{"number.long", "the text has more than {limit} characters"};

} // namespace broadside::texts
