#pragma once

#include "core/base/message/message_form.h"

/// @file
/// What readers of JSON say about its values and its syntax.

namespace broadside::texts {

inline constexpr Form<Phrase, Integer> jsonFirstInLine{"json.first-in-line", "{what}, first in line {line}"};
inline constexpr Form<Phrase, Text> jsonBefore{"json.before", "{what}, before {text}"};

// Values: what they are, and what a key accepts.
inline constexpr Form<> jsonObject{"json.object", "an object"};
inline constexpr Form<Count> jsonArray{"json.array", "an array of {count} value", "an array of {count} values"};
inline constexpr Form<> jsonNumber{"json.number", "a number"};
inline constexpr Form<> jsonPositive{"json.positive", "a number above 0"};
inline constexpr Form<> jsonNotBelow0{"json.not-below-0", "a number of at least 0"};
inline constexpr Form<> jsonShare{"json.share", "a number from 0 to 1"};
inline constexpr Form<> jsonCoordinate{"json.coordinate", "a number from -1e9 to 1e9, the limit for coordinates"};
inline constexpr Form<> jsonSize{"json.size", "a number above 0 and up to 1e9, the limit for sizes"};
inline constexpr Form<> jsonTwoNumbers{"json.two-numbers", "two numbers [x, y]"};
inline constexpr Form<> jsonTruth{"json.truth", "true or false"};
inline constexpr Form<> jsonText{"json.text", "a text in double quotes"};
inline constexpr Form<> jsonId{"json.id", "a whole number from 1 to 9007199254740992"};
inline constexpr Form<> jsonUnsigned32{"json.unsigned-32", "a whole number from 0 to 4294967295"};

// A value that does not fit.
inline constexpr Form<Text, Phrase, Phrase> jsonMismatch{"json.mismatch", "\"{key}\" is {value}, not {expected}"};
inline constexpr Form<Phrase> jsonWrite{"json.write", "Write {expected}"};
inline constexpr Form<Phrase, Text> jsonMissing{"json.missing", "{what} has no \"{key}\""};
inline constexpr Form<Text, Phrase> jsonAdd{"json.add", "Add \"{key}\": {example}"};
inline constexpr Form<Text, Phrase> jsonUnknownWord{"json.unknown-word",
                                                    "\"{key}\" is {value}, which is not a known value"};
inline constexpr Form<Text, Phrase> jsonMeantWord{"json.meant-word", "Did you mean \"{word}\"? Write {words}"};
inline constexpr Form<Text> jsonUnknownKey{"json.unknown-key", "The key {key} is not known and does nothing"};
inline constexpr Form<Text> jsonMeantKey{"json.meant-key", "Did you mean \"{key}\"? The unknown key is kept as it is"};
inline constexpr Form<Text> jsonRepeatedKey{"json.repeated-key", "The key {key} is given twice in the same object"};
inline constexpr Form<> jsonRemoveOne{"json.remove-one", "Remove one of the two"};

// Limits.
inline constexpr Form<Text> jsonNumberTooLarge{"json.number-too-large",
                                               "The number {number} is too large for a floating-point number"};
inline constexpr Form<> jsonSmallerNumber{"json.smaller-number", "Write a number below 1.8e308"};
inline constexpr Form<Count, Count> jsonLongString{"json.long-string",
                                                   "A string has {count} bytes, more than the limit of {limit}"};
inline constexpr Form<> jsonShorten{"json.shorten", "Shorten it"};
inline constexpr Form<Count> jsonManyMembers{"json.many-members", "The document has more than {limit} members"};
inline constexpr Form<> jsonFewerMembers{"json.fewer-members", "Remove the members that are not needed"};
inline constexpr Form<Count> jsonManyValues{"json.many-values", "This value contains more than {limit} values"};
inline constexpr Form<> jsonFewerValues{"json.fewer-values",
                                        "Split it, or move data that is not part of the scene to another file"};
inline constexpr Form<Integer> jsonDeep{"json.deep", "Values are nested deeper than {limit} levels"};
inline constexpr Form<> jsonLessDeep{"json.less-deep", "Nest fewer arrays and objects"};

// Syntax.
inline constexpr Form<Text> jsonHalfPairIn{
    "json.half-pair-in", "The string {string} contains half a surrogate pair, which is not a character"};
inline constexpr Form<> jsonHalfPair{"json.half-pair",
                                     "A \\u escape is half a surrogate pair, which is not a character"};
inline constexpr Form<> jsonWholePairs{"json.whole-pairs",
                                       "Write \\u escapes above \\uD7FF in pairs, or write the character itself"};
inline constexpr Form<> jsonBlank{"json.blank", "The text contains only white space"};
inline constexpr Form<> jsonChooseScene{"json.choose-scene", "Choose a file that contains a scene"};
inline constexpr Form<> jsonMoreText{"json.more-text", "More text follows after the end of the document"};
inline constexpr Form<> jsonRemoveRest{"json.remove-rest", "Remove what follows the last closing brace"};
inline constexpr Form<> jsonNoKey{"json.no-key", "A key in double quotes is missing here"};
inline constexpr Form<> jsonWriteKey{"json.write-key", "Write \"key\": value, without a comma before the brace"};
inline constexpr Form<> jsonNoColon{"json.no-colon", "A colon is missing after a key"};
inline constexpr Form<> jsonWriteColon{"json.write-colon", "Write a colon between key and value"};
inline constexpr Form<> jsonObjectOpen{"json.object-open", "A comma or a closing brace }} is missing here"};
inline constexpr Form<> jsonCloseObject{"json.close-object", "Separate members by commas and close the object"};
inline constexpr Form<> jsonArrayOpen{"json.array-open", "A comma or a closing bracket ] is missing here"};
inline constexpr Form<> jsonCloseArray{"json.close-array", "Separate elements by commas and close the array"};
inline constexpr Form<> jsonBadHex{"json.bad-hex", "\\u is not followed by four hexadecimal digits"};
inline constexpr Form<> jsonWriteHex{"json.write-hex", "Write \\u and four digits, as in \\u00e9"};
inline constexpr Form<> jsonBadEscape{"json.bad-escape", "A string holds an unknown escape or a control character"};
inline constexpr Form<> jsonWriteEscape{"json.write-escape",
                                        "Write \\\\ for a backslash, \\n for a line break and \\t for a tab"};
inline constexpr Form<> jsonStringOpen{"json.string-open", "A string is not closed"};
inline constexpr Form<> jsonCloseString{"json.close-string", "Write the closing double quote"};
inline constexpr Form<> jsonNoFraction{"json.no-fraction", "A number has no digit after its point"};
inline constexpr Form<> jsonWriteFraction{"json.write-fraction", "Write a digit after the point, as in 1.0"};
inline constexpr Form<> jsonNoExponent{"json.no-exponent", "A number has no digit in its exponent"};
inline constexpr Form<> jsonWriteExponent{"json.write-exponent", "Write a digit after the e, as in 1e3"};
inline constexpr Form<> jsonNoValue{"json.no-value", "A JSON value is missing here"};
inline constexpr Form<> jsonWriteValue{
    "json.write-value", "Write a number, a string in double quotes, true, false, null, an object or an array"};
inline constexpr Form<> jsonCutOff{"json.cut-off", "The text ends in the middle of the document: the file is cut off"};
inline constexpr Form<> jsonRestore{"json.restore", "Restore the file from a backup, or write what is missing"};

// Lines that a game prints.
inline constexpr Form<Phrase> jsonLineEnds{"json.line-ends", "The line ends where {what} is missing"};
inline constexpr Form<> jsonLinePrintWhole{"json.line-print-whole",
                                           "Print the whole frame on one line, and end the game properly"};
inline constexpr Form<Phrase, Text> jsonLineMissing{"json.line-missing", "{what} is missing before {text}"};
inline constexpr Form<> jsonLinePrintJson{
    "json.line-print-json", "Print JSON: numbers with a decimal point, names in double quotes, commas between values"};
inline constexpr Form<Text> jsonLineCommaOr{"json.line-comma-or", "\",\" or \"{end}\""};
inline constexpr Form<Phrase, Text, Text, Text> jsonLineNotWhole{
    "json.line-not-whole", "{what} is {value}, but must be a whole number from {low} to {high}"};
inline constexpr Form<> jsonLinePrintSuch{"json.line-print-such", "Print a whole number in this range"};
inline constexpr Form<Count> jsonLineLongText{"json.line-long-text", "A text has more than the limit of {limit} bytes"};
inline constexpr Form<> jsonLinePrintShorter{"json.line-print-shorter", "Print a shorter text"};
inline constexpr Form<> jsonLineTextOpen{"json.line-text-open", "A text has no closing quote"};
inline constexpr Form<> jsonLineCloseText{"json.line-close-text", "Close it with a double quote on the same line"};
inline constexpr Form<Text> jsonLineBadEscape{"json.line-bad-escape",
                                              "A text has an escape that JSON does not know: {escape}"};
inline constexpr Form<> jsonLinePrintEscape{"json.line-print-escape",
                                            "Print \\\\ for a backslash, and \\u with four hexadecimal digits"};
inline constexpr Form<> jsonLineLessDeep{"json.line-less-deep", "Nest fewer arrays and objects"};

} // namespace broadside::texts
