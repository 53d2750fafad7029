#pragma once

#include "core/base/message/message_form.h"

/// @file
/// What is said about tables of boxes, pairs and cells.

namespace broadside::texts {

// The first line and its columns.
inline constexpr Form<Text> tableNoMeaning{"table.no-meaning", "{choice} does not give a column a meaning"};
inline constexpr Form<> tableChoiceForm{"table.choice-form",
                                        "Write MEANING=COLUMN with commas between them, such as id=entity,left=min_x"};
inline constexpr Form<Text> tableUnknownMeaning{"table.unknown-meaning", "{word} is not a meaning of a column"};
inline constexpr Form<Text, Text> tableMeantMeaning{"table.meant-meaning", "Write {word}; the meanings are {list}"};
inline constexpr Form<Text> tableChooseMeaning{"table.choose-meaning", "Choose one of {list}"};
inline constexpr Form<> tableFewNumbers{"table.few-numbers",
                                        "The first line has no column names and fewer than five numbers"};
inline constexpr Form<> tableBegin{"table.begin", "Begin with this line: id,x,y,w,h"};
inline constexpr Form<> tableBeginPairs{"table.begin-pairs", "Begin with this line: step,a,b"};
inline constexpr Form<> tableBeginCells{"table.begin-cells",
                                        "Begin with this line: step,id,firstColumn,firstRow,lastColumn,lastRow"};
inline constexpr Form<Text> tableNoColumn{"table.no-column", "The table has no column {column}"};
inline constexpr Form<Text> tableNameColumn{"table.name-column", "Name the column {column}"};
inline constexpr Form<Integer> tableNameAnyColumn{
    "table.name-any-column", "Name a column of the first line, or give its number from 1 to {most}"};
inline constexpr Form<Text> tableChosenTwice{"table.chosen-twice", "Two columns are chosen for {meaning}"};
inline constexpr Form<> tableChooseOne{"table.choose-one", "Choose one of the two"};
inline constexpr Form<Text> tableUnknownColumn{"table.unknown-column",
                                               "The column {column} is not known, and is left out"};
inline constexpr Form<> tableCallColumn{
    "table.call-column", "Name it id, x, y, w, h, step, name, kind, category or mask, if it has one of these meanings"};
inline constexpr Form<Text> tableColumnTwice{"table.column-twice", "The column {column} is given twice"};
inline constexpr Form<> tableLeaveOneOut{"table.leave-one-out", "Remove one of the two"};
inline constexpr Form<Text> tableSameColumn{
    "table.same-column", "The column {column} has the same meaning as another column, and is left out"};
inline constexpr Form<> tableChooseColumn{
    "table.choose-column", "If this column should be used, choose it instead, for example with --columns"};
inline constexpr Form<Text> tableMissingColumns{"table.missing-columns",
                                                "The first line does not name these columns: {list}"};
inline constexpr Form<> tableNameColumns{
    "table.name-columns", "Name the columns id,x,y,w,h or id,left,low,right,high in the first line, in any order. Or "
                          "say which column is which, for example with --columns id=entity,x=3"};
inline constexpr Form<Count> tableOnlyNumbers{"table.only-numbers", "The first line has {count} number and no names",
                                              "The first line has {count} numbers and no names"};

// The file.
inline constexpr Form<> tableFile{"table.file", "table"};

// Rows.
inline constexpr Form<> tableNoRows{"table.no-rows", "The table has no rows"};
inline constexpr Form<> tableWriteRows{"table.write-rows", "Write a line for each object after the first line"};
inline constexpr Form<> tableManyRows{"table.many-rows", "The table has more than the limit of 4 000 000 rows"};
inline constexpr Form<> tableUseTrace{"table.use-trace", "Write a trace instead, with broadside_trace.h"};
inline constexpr Form<> tableManyPairRows{"table.many-pair-rows",
                                          "The table has more than the limit of 8 000 000 rows"};
inline constexpr Form<> tableUseLines{"table.use-lines", "Print JSON Lines, or write a trace with broadside_trace.h"};
inline constexpr Form<> tableOpenQuote{"table.open-quote", "A quote is not closed"};
inline constexpr Form<> tableCloseQuote{"table.close-quote", "Close it, or remove it"};
inline constexpr Form<> tableEmpty{"table.empty", "The table is empty"};
inline constexpr Form<> tableManyColumns{"table.many-columns", "The table has more than the limit of 1 000 columns"};
inline constexpr Form<> tableFewerColumns{"table.fewer-columns", "Remove the columns that are not needed"};
inline constexpr Form<Count> tableFewFields{"table.few-fields",
                                            "The line has {count} field, fewer than the columns need",
                                            "The line has {count} fields, fewer than the columns need"};
inline constexpr Form<> tableFillIn{"table.fill-in", "Add the missing fields, or remove the line"};
/// A line that is longer than the first one has two fields or more.
inline constexpr Form<Count, Count> tableSurplus{
    "table.surplus",
    "The line has {fields} fields, but the first line has {columns}: the additional fields are left out"};
inline constexpr Form<Count, Count, Phrase> tableSurplusLines{
    "table.surplus-lines", "The line has {fields} fields, but the first line has {columns}: the additional fields are "
                           "left out, here and in {lines}"};
inline constexpr Form<Count> tableOtherLines{"table.other-lines", "{count} other line", "{count} other lines"};
inline constexpr Form<> tableQuoteComma{
    "table.quote-comma", "Put quotes around fields that contain a comma, or name the columns in the first line"};
inline constexpr Form<> tableQuoteSemicolon{
    "table.quote-semicolon",
    "Put quotes around fields that contain a semicolon, or name the columns in the first line"};
inline constexpr Form<> tableQuoteTab{
    "table.quote-tab", "Put quotes around fields that contain a tab, or name the columns in the first line"};

// Values.
inline constexpr Form<> tableX{"table.x", "x"};
inline constexpr Form<> tableY{"table.y", "y"};
inline constexpr Form<> tableWidth{"table.width", "The width"};
inline constexpr Form<> tableHeight{"table.height", "The height"};
inline constexpr Form<> tableRightSide{"table.right-side", "The right side"};
inline constexpr Form<> tableHighSide{"table.high-side", "The high side"};
inline constexpr Form<> tableId{"table.id", "The id"};
inline constexpr Form<> tableStep{"table.step", "The step"};
inline constexpr Form<> tableCategory{"table.category", "The category"};
inline constexpr Form<> tableMask{"table.mask", "The mask"};
inline constexpr Form<Phrase, Text> tableNoNumber{"table.no-number", "{what} {text} is not a number"};
inline constexpr Form<> tableMixedDecimals{"table.mixed-decimals",
                                           "Write all numbers with a decimal point, or all with a decimal comma"};
inline constexpr Form<> tableWriteNumber{"table.write-number", "Write a number such as 2.5"};
inline constexpr Form<Phrase, Text> tableBeyondLimit{"table.beyond-limit",
                                                     "{what} {text} is beyond the limit of 1 000 000 000"};
inline constexpr Form<> tableLargerUnits{"table.larger-units", "Use larger units in the table"};
inline constexpr Form<Phrase, Text> tableNotAboveZero{"table.not-above-zero", "{what} {text} is not above 0"};
inline constexpr Form<> tableGiveSize{"table.give-size", "Give the box a size above 0, or remove the line"};
inline constexpr Form<Phrase, Text, Count, Count> tableNotWhole{
    "table.not-whole", "{what} {text} is not a whole number from {low} to {high}"};
/// The limits have a sign: they are texts.
inline constexpr Form<Text, Text, Text, Text> tableNotWholeColumn{
    "table.not-whole-column", "The {column} {text} is not a whole number from {low} to {high}"};
inline constexpr Form<> tableSuchNumber{"table.such-number", "Write a whole number in this range"};
inline constexpr Form<Text> tableKind{"table.kind", "The kind {kind} is neither static nor dynamic"};
inline constexpr Form<> tableOneOfTwo{"table.one-of-two", "Write static or dynamic"};
inline constexpr Form<Integer> tableObjectTwice{"table.object-twice", "The object {id} is given twice"};
inline constexpr Form<Integer, Integer> tableObjectTwiceInStep{"table.object-twice-in-step",
                                                               "The object {id} is given twice in step {step}"};
inline constexpr Form<> tableOtherId{"table.other-id", "Remove one of the two lines, or give one of them another id"};
inline constexpr Form<> tableIdOrStep{"table.id-or-step",
                                      "Give one of them another id, or add a column \"step\" if these are frames"};
inline constexpr Form<> tableSides{
    "table.sides", "The box has a left side greater than its right side, or a low side greater than its high side"};
inline constexpr Form<> tableOrderSides{"table.order-sides",
                                        "Write the smaller x as the left side, and the smaller y as the low side"};
inline constexpr Form<> tableCellsEnd{"table.cells-end", "The range of cells ends before its first cell"};
inline constexpr Form<> tableOrderCells{"table.order-cells", "Write the first column and row, then the last"};
inline constexpr Form<> tableDistantBox{"table.distant-box", "The box reaches beyond the limit of 1 000 000 000"};

// Tables next to the table of objects.
inline constexpr Form<Count> tableNoStepColumn{"table.no-step-column",
                                               "The table has no column \"step\", but the objects have {count} steps"};
inline constexpr Form<> tableWriteSteps{"table.write-steps", "Add a column \"step\" with the step of each row"};
inline constexpr Form<Integer> tableStepWithoutObjects{"table.step-without-objects", "The step {step} has no objects"};
inline constexpr Form<> tableWriteObjects{"table.write-objects",
                                          "Add the objects of this step to the table of objects, or remove the row"};
inline constexpr Form<> tableEmptyPart{"table.empty-part", "The table is empty, so it is treated as not recorded"};
inline constexpr Form<> tableWriteFirstLine{
    "table.write-first-line",
    "Write at least the first line, with the names of the columns, and let the game close the file"};

} // namespace broadside::texts
