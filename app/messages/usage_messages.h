#pragma once

#include "core/base/message/message_form.h"

/// @file
/// What is wrong with a command line, and what to write instead.

namespace broadside::texts {

inline constexpr Form<Text> cliOptionUnknown{"cli-usage.option.unknown", "There is no option {option}"};
inline constexpr Form<Text> cliOptionSee{"cli-usage.option.see", "See \"broadside {command} --help\" for the options"};
inline constexpr Form<Text, Text> cliOptionWriteOrSee{"cli-usage.option.write-or-see",
                                                      "Write {option}, or see \"broadside {command} --help\""};
inline constexpr Form<Text, Text> cliOptionExample{"cli-usage.option.example",
                                                   "Write, for example, {option} {example}"};
inline constexpr Form<Text> cliOptionMissing{"cli-usage.option.missing", "{option} is missing"};
inline constexpr Form<Text> cliOptionTwice{"cli-usage.option.twice", "{option} is given twice"};
inline constexpr Form<Text> cliOptionNoValue{"cli-usage.option.no-value", "{option} takes no value"};
inline constexpr Form<Text, Count> cliOptionNeeds{"cli-usage.option.needs", "{option} needs a value",
                                                  "{option} needs {count} values"};
inline constexpr Form<Text, Text, Phrase> cliOptionNot{"cli-usage.option.not", "{option}: \"{value}\" is not {wanted}"};
inline constexpr Form<> cliOptionSeeHelp{"cli-usage.option.see-help", "See --help"};
inline constexpr Form<Text> cliOptionOfLevels{"cli-usage.option.of-levels",
                                              "{option} is for levels of other editors, and neither file is one"};
inline constexpr Form<Text> cliOptionOfReadingLevels{
    "cli-usage.option.of-reading-levels", "{option} is for reading levels, and this scene is written as one"};
inline constexpr Form<Text> cliOptionOfRecording{
    "cli-usage.option.of-recording", "{option} has no meaning for a recording: it holds states, and cannot be run"};
inline constexpr Form<Text> cliOptionStepsOfRecording{"cli-usage.option.steps-of-recording",
                                                      "{option} steps a simulation, and a recording cannot be run"};
inline constexpr Form<Text> cliOptionOfFrame{"cli-usage.option.of-frame",
                                             "{option} chooses a frame of a trace or a table"};
inline constexpr Form<Text> cliOptionOfTables{"cli-usage.option.of-tables",
                                              "{option} is for tables, and has no meaning for a scene"};
inline constexpr Form<Text> cliOptionOwnBroadPhase{
    "cli-usage.option.own-broad-phase",
    "{option} has no meaning here: the steps of a recording are those of the game, with its own broad phase"};
inline constexpr Form<Text> cliOptionOfManySteps{"cli-usage.option.of-many-steps",
                                                 "{option} is for several steps, and there is one"};
inline constexpr Form<Text, Text> cliOptionNoRule{"cli-usage.option.no-rule", "{option}: there is no rule \"{rule}\""};
inline constexpr Form<Text, Text, Text> cliOptionWritesOver{
    "cli-usage.option.writes-over",
    "{option} {path} would write over {other}, which this command also reads or writes"};
inline constexpr Form<Text, Text> cliOptionTwoExpectations{"cli-usage.option.two-expectations",
                                                           "{first} and {second} are two expectations"};
inline constexpr Form<Text, Text> cliOptionTwoPlaces{
    "cli-usage.option.two-places", "{first} and {second} are two questions, and this command answers one"};
inline constexpr Form<Text, Text> cliOptionOtherValue{"cli-usage.option.other-value",
                                                      "\"{key}\" has a value of another kind than {option} takes"};
inline constexpr Form<Text> cliOptionKeyTwice{"cli-usage.option.key-twice", "\"{key}\" is given twice"};
inline constexpr Form<> cliRemoveOne{"cli-usage.remove-one", "Remove one of the two"};
inline constexpr Form<> cliLeaveOut{"cli-usage.leave-out", "Leave it out"};
inline constexpr Form<Text> cliLeaveOutOption{"cli-usage.leave-out-option", "Leave out {option}"};
inline constexpr Form<Text> cliWrite{"cli-usage.write", "Write {text}"};
inline constexpr Form<Text, Text> cliWriteUsage{"cli-usage.write-usage",
                                                "Write {usage}; see \"broadside {command} --help\""};
inline constexpr Form<Text> cliWriteQuoted{"cli-usage.write-quoted", "Write \"{text}\""};
inline constexpr Form<Phrase> cliWriteOneOf{"cli-usage.write-one-of", "Write one of {list}"};
inline constexpr Form<Text, Phrase> cliWriteOrChoose{"cli-usage.write-or-choose",
                                                     "Write {word}, or choose one of {list}"};
inline constexpr Form<Phrase> cliChooseOneOf{"cli-usage.choose-one-of", "Choose one of {list}"};
inline constexpr Form<Text> cliWriteOrSeeAll{"cli-usage.write-or-see-all", "Write {word}, or see \"broadside --help\""};
inline constexpr Form<> cliSeeAll{"cli-usage.see-all", "See \"broadside --help\""};
inline constexpr Form<Text> cliTooManyArguments{"cli-usage.too-many-arguments", "\"{word}\" is one argument too many"};
inline constexpr Form<Text> cliArgumentMissing{"cli-usage.argument-missing", "The argument {name} is missing"};
inline constexpr Form<Text> cliNoCommand{"cli-usage.no-command", "There is no command \"{word}\""};
inline constexpr Form<Count, Count> cliWholeNumber{"cli-usage.whole-number", "a whole number from {low} to {high}"};
inline constexpr Form<Count, Count> cliTwoWholeNumbers{
    "cli-usage.two-whole-numbers", "two whole numbers from {low} to {high} in this order, with .. between them"};
inline constexpr Form<Count> cliPositiveNumber{"cli-usage.positive-number",
                                               "a number above 0 and no larger than {limit}"};
inline constexpr Form<Count, Count> cliNumbers{"cli-usage.numbers",
                                               "{count} numbers of at most {limit} with commas between them"};
inline constexpr Form<> cliIdOfObject{"cli-usage.id-of-object", "the id of an object"};
inline constexpr Form<> cliTwoIds{"cli-usage.two-ids", "two different ids of objects, such as 3,7"};
inline constexpr Form<> cliStage{"cli-usage.stage",
                                 "can-collide, candidate, box-overlap or overlap, with or without no- in front"};
inline constexpr Form<Count> cliSize{"cli-usage.size", "WxH with sides from 1 to {most} pixels"};
inline constexpr Form<> cliSceneOrLevel{"cli-usage.scene-or-level", "\"scene\" or \"level\""};
inline constexpr Form<Phrase> cliOneOf{"cli-usage.one-of", "one of {list}"};
inline constexpr Form<> cliNoMemory{"cli-usage.no-memory", "There is not enough memory for this"};
inline constexpr Form<> cliSaveMemory{
    "cli-usage.save-memory",
    "Use a smaller world or fewer steps, close other programs, or use a machine with more memory"};
inline constexpr Form<Text, Text> cliSameFileWritten{"cli-usage.same-file-written",
                                                     "{out} would write over the report {report}"};
inline constexpr Form<> cliOwnName{"cli-usage.own-name", "Give OUT a name of its own"};
inline constexpr Form<> cliOwnFile{"cli-usage.own-file", "Give each report a file of its own"};
inline constexpr Form<Text> cliLetNameEnd{"cli-usage.let-name-end", "Let the name end in {suffix}"};
inline constexpr Form<> cliExpectationMissing{"cli-usage.expectation-missing", "The expectation is missing"};
inline constexpr Form<> cliWriteExpectation{"cli-usage.write-expectation",
                                            "Write --hit A B, --stay A X0,Y0,X1,Y1 or --untouched A"};
inline constexpr Form<> cliNoQuery{"cli-usage.no-query", "There is no query"};
inline constexpr Form<Phrase> cliAddOneOf{"cli-usage.add-one-of", "Add one of {list}"};
inline constexpr Form<> cliPointForRadius{"cli-usage.point-for-radius", "Ask with --point for a single point"};
inline constexpr Form<Number> cliRadius{"cli-usage.radius", "--circle: the radius {radius} is not above 0"};
inline constexpr Form<Text, Text> cliNotAnId{"cli-usage.not-an-id", "{option}: \"{word}\" is not the id of an object"};
inline constexpr Form<> cliWriteId{"cli-usage.write-id",
                                   "Write the number that is its id in the scene, the trace or the table"};
inline constexpr Form<Text, Text> cliNoObject{"cli-usage.no-object", "{option}: there is no object {id}"};
inline constexpr Form<> cliWritePresentId{"cli-usage.write-present-id",
                                          "Write the id of one that is there at that step"};
inline constexpr Form<Text, Phrase> cliObjectRemoved{"cli-usage.object-removed", "{option}: {object} was removed"};
inline constexpr Form<> cliEarlierStep{"cli-usage.earlier-step", "Ask about an earlier step"};
inline constexpr Form<Integer, Integer> cliNoObjectUntil{"cli-usage.no-object-until",
                                                         "ID: there is no object {id} up to step {step}"};
inline constexpr Form<> cliMoreSteps{"cli-usage.more-steps",
                                     "Write the id of one that is there, or ask for more steps with --steps"};
inline constexpr Form<Text> cliNotIdOfObject{"cli-usage.not-id-of-object", "\"{word}\" is not the id of an object"};
inline constexpr Form<Integer> cliTwiceTheSame{"cli-usage.twice-the-same", "Object {id} is given twice"};
inline constexpr Form<> cliTwoDifferent{"cli-usage.two-different", "Name two different objects"};
inline constexpr Form<Integer> cliStepsInMemory{"cli-usage.steps-in-memory",
                                                "--steps: memory holds only the steps from {step} on"};
inline constexpr Form<> cliLaterStep{"cli-usage.later-step", "Ask about a later step, or end the run earlier"};
inline constexpr Form<Number, Number> cliFromAboveTo{"cli-usage.from-above-to",
                                                     "--from {from} is larger than --to {to}"};
inline constexpr Form<> cliSwapFromTo{"cli-usage.swap-from-to", "Let --from be the smaller of the two"};
inline constexpr Form<Text> cliNoAlgorithm{"cli-usage.no-algorithm", "There is no algorithm \"{name}\""};
inline constexpr Form<Text, Phrase> cliWriteAlgorithm{"cli-usage.write-algorithm",
                                                      "Write {name}; the algorithms are {list}"};
inline constexpr Form<Text, Count> cliShotTooFar{"cli-usage.shot-too-far",
                                                 "--shoot: \"{shot}\" aims beyond the limit of {limit} m"};
inline constexpr Form<> cliAimNearer{"cli-usage.aim-nearer", "Aim at a nearer point"};
inline constexpr Form<Text> cliShotInStep0{"cli-usage.shot-in-step-0",
                                           "--shoot: \"{shot}\" shoots in step 0, but the first step is 1"};
inline constexpr Form<> cliShootInFirst{"cli-usage.shoot-in-first", "Write @1 to shoot in the first step"};
inline constexpr Form<Phrase> cliNoLauncher{"cli-usage.no-launcher",
                                            "--shoot: {object} has no launcher, so it cannot shoot"};
inline constexpr Form<Integer> cliNoSuchCannon{"cli-usage.no-such-cannon", "--shoot: there is no object {id}"};
inline constexpr Form<> cliNameLauncher{"cli-usage.name-launcher", "Name an object that has a launcher component"};
inline constexpr Form<> cliCellAlone{
    "cli-usage.cell-alone", "--cell alone has no meaning: the game's own broad phase cannot be given other cells"};
inline constexpr Form<> cliAddAlgorithm{"cli-usage.add-algorithm", "Add --algorithm grid to ask one of Broadside's"};
inline constexpr Form<Integer, Integer> cliStepTooEarly{"cli-usage.step-too-early",
                                                        "--step {step}: the first frame is that of step {first}"};
inline constexpr Form<> cliStepOrLater{"cli-usage.step-or-later", "Ask for that step, or a later one"};
inline constexpr Form<Integer, Integer> cliStepsTooEarly{"cli-usage.steps-too-early",
                                                         "--steps {step}: the first frame is that of step {first}"};
inline constexpr Form<> cliAskMoreSteps{"cli-usage.ask-more-steps", "Ask for more steps"};
inline constexpr Form<> cliWriteStep{"cli-usage.write-step", "Write --step N for the frame of step N"};
inline constexpr Form<> cliWriteSteps{"cli-usage.write-steps", "Write --steps N to run the scene for N steps"};
inline constexpr Form<> cliGiveSteps{"cli-usage.give-steps", "Give steps with --steps A..B"};
inline constexpr Form<Integer, Integer> cliStepsOfRecording{
    "cli-usage.steps-of-recording", "--steps: the recording has only the steps {first} to {last}"};
inline constexpr Form<> cliAskSome{"cli-usage.ask-some", "Ask for some of these"};
inline constexpr Form<Text> cliSeparator{"cli-usage.separator", "\"{word}\" does not separate columns"};
inline constexpr Form<> cliWriteSeparator{"cli-usage.write-separator", "Write comma, semicolon or tab"};
inline constexpr Form<> cliCornerAndCentre{"cli-usage.corner-and-centre",
                                           "--corner and --centre contradict each other"};
inline constexpr Form<Phrase> cliColumns{"cli-usage.columns", "--columns: {message}"};
inline constexpr Form<Text> cliNoFormat{"cli-usage.no-format", "There is no file format \"{name}\""};
inline constexpr Form<> cliWriteFormat{"cli-usage.write-format", "Write scene, project, atlas, trace or lines"};
inline constexpr Form<Text> cliNoSchema{"cli-usage.no-schema", "There is no schema of \"{name}\""};
inline constexpr Form<> cliWriteSchema{"cli-usage.write-schema",
                                       "Write broadside schema scene, or broadside schema project"};
inline constexpr Form<Text> cliNoRecorder{"cli-usage.no-recorder", "There is no recorder for \"{name}\""};
inline constexpr Form<Text> cliNoCompletion{"cli-usage.no-completion", "There is no completion for \"{name}\""};
inline constexpr Form<> cliCanonical{"cli-usage.canonical",
                                     "--canonical is only for a scene that is written as a scene"};
inline constexpr Form<> cliNameLevel{"cli-usage.name-level",
                                     "Leave it out, or name a level, such as a .tmx or .ldtk file"};
inline constexpr Form<Text, Phrase> cliLevelInMetres{"cli-usage.level-in-metres",
                                                     "\"{path}\" is a {format}, whose units are metres"};
inline constexpr Form<Phrase> cliNoTilePictures{"cli-usage.no-tile-pictures",
                                                "The pictures of tiles in a {format} are not read"};
inline constexpr Form<> cliConflictsAlone{"cli-usage.conflicts-alone", "--conflicts has a meaning only with --again"};
inline constexpr Form<> cliAddAgain{"cli-usage.add-again", "Add --again BASE, or leave it out"};
inline constexpr Form<Text> cliLevelToLevel{"cli-usage.level-to-level",
                                            "\"{path}\" is a level, which becomes a scene, not another level"};
inline constexpr Form<> cliNameScene{"cli-usage.name-scene",
                                     "Let the name end in .broadside; that scene can then be written as .tmj"};
inline constexpr Form<Text> cliMapInXml{"cli-usage.map-in-xml",
                                        "\"{path}\" is a map in XML, which Broadside reads but does not write"};
inline constexpr Form<> cliNameTmj{"cli-usage.name-tmj", "Let the name end in .tmj, which Tiled opens as well"};
inline constexpr Form<Text> cliNoWriteFormat{"cli-usage.no-write-format",
                                             "\"{path}\" does not say in which format to write"};
inline constexpr Form<Text> cliNoPictureFormat{"cli-usage.no-picture-format",
                                               "\"{path}\" does not say which kind of picture to write"};
inline constexpr Form<> cliNamePicture{"cli-usage.name-picture", "Let the name end in .png, .svg or .pdf"};
inline constexpr Form<Text> cliNoReportFormat{"cli-usage.no-report-format",
                                              "\"{path}\" does not say which kind of report to write"};
inline constexpr Form<> cliNameReport{
    "cli-usage.name-report", "Let the name end in .html for a page, or in .md for the text of an issue tracker"};
inline constexpr Form<Text> cliReportReplaces{"cli-usage.report-replaces",
                                              "The report would replace {path}, which it is about"};
inline constexpr Form<> cliAnotherName{"cli-usage.another-name", "Give it another name"};
inline constexpr Form<Text> cliNotATraceName{"cli-usage.not-a-trace-name", "\"{path}\" is not the name of a trace"};
inline constexpr Form<> cliWhyAndFinding{"cli-usage.why-and-finding",
                                         "--why and --finding ask for two different reports"};
inline constexpr Form<> cliOneOfTwo{"cli-usage.one-of-two", "Write one of the two options"};
inline constexpr Form<Integer, Count> cliFewFindings{"cli-usage.few-findings",
                                                     "--finding {number}: there is only 1 finding",
                                                     "--finding {number}: there are only {count} findings"};
inline constexpr Form<Integer> cliWriteNumber{"cli-usage.write-number", "Write a number from 1 to {most}"};
inline constexpr Form<Count, Count> cliTooManyPairs{
    "cli-usage.too-many-pairs", "{count} candidate pairs are too many to list; the limit is {limit}"};
inline constexpr Form<Phrase> cliFewerPairs{
    "cli-usage.fewer-pairs", "Leave --list out, or choose smaller cells or another algorithm than {algorithm}"};
inline constexpr Form<Number, Number> cliViewSize{
    "cli-usage.view-size", "--view: the width {width} and the height {height} must both be above 0"};
inline constexpr Form<> cliWriteView{"cli-usage.write-view",
                                     "Write X,Y of the lower left corner, then width and height"};
inline constexpr Form<Text> cliAnimationName{"cli-usage.animation-name",
                                             "An animation is a PNG, and {path} has another ending"};
inline constexpr Form<Count> cliTooManyPictures{"cli-usage.too-many-pictures",
                                                "That would be more than the limit of {limit} pictures"};
inline constexpr Form<> cliFewerPictures{"cli-usage.fewer-pictures", "Use fewer steps, or leave some out with --every"};
inline constexpr Form<Count> cliPicturesMemory{"cli-usage.pictures-memory",
                                               "The pictures take more than {limit} MiB of memory, the limit"};
inline constexpr Form<> cliSeveralAtlases{"cli-usage.several-atlases", "Pack them into several atlases"};
inline constexpr Form<Text, Text> cliAtlasOverPicture{
    "cli-usage.atlas-over-picture",
    "{picture}, the atlas's picture, would be written over {file}, which is to be packed"};
inline constexpr Form<> cliAtlasName{"cli-usage.atlas-name", "Give the atlas another name"};
inline constexpr Form<Text> cliNoAtlasName{"cli-usage.no-atlas-name", "\"{path}\" is no name for an atlas"};
inline constexpr Form<Text> cliNameAtlas{"cli-usage.name-atlas",
                                         "Let the name end in {suffix}, and write the pictures after it"};
inline constexpr Form<Text, Text> cliOneLibrary{
    "cli-usage.one-library",
    "Write one shared library, or -- before a program with its arguments: broadside check -- {program} {argument}"};
inline constexpr Form<Phrase> cliExtensionNames{"cli-usage.extension-names", "Write one of its names: {list}"};
inline constexpr Form<Text> cliExtensionAlone{"cli-usage.extension-alone",
                                              "{script} is an extension, and needs the name of what to do"};
inline constexpr Form<Text, Text> cliExtensionWithout{"cli-usage.extension-without",
                                                      "{script} has nothing with the name \"{name}\""};
inline constexpr Form<> cliExtensionFileMissing{"cli-usage.extension-file-missing", "A file is missing"};
inline constexpr Form<Text> cliExtensionWord{"cli-usage.extension-word", "\"{word}\" is one argument too many"};
inline constexpr Form<Text, Text> cliExtensionCheck{"cli-usage.extension-check",
                                                    "Write broadside --script {script} \"{name}\" SCENE"};
inline constexpr Form<Text, Text> cliExtensionConvert{"cli-usage.extension-convert",
                                                      "Write broadside --script {script} \"{name}\" IN OUT"};
inline constexpr Form<Phrase, Text> cliLiveName{"cli-usage.live-name", "{message}: \"{name}\""};
inline constexpr Form<Text> cliConfigTrue{"cli-usage.config-true", "Write \"{key}\": true, or leave it out"};
inline constexpr Form<Text, Text> cliConfigList{"cli-usage.config-list",
                                                "Write, for example, \"{key}\": [\"{example}\"]"};
inline constexpr Form<Text, Text> cliConfigText{"cli-usage.config-text",
                                                "Write, for example, \"{key}\": \"{example}\""};
inline constexpr Form<Text, Text> cliConfigNumber{"cli-usage.config-number",
                                                  "Write, for example, \"{key}\": {example}"};
inline constexpr Form<> cliConfigNoObject{"cli-usage.config-no-object", "This is no JSON object"};
inline constexpr Form<> cliConfigExample{"cli-usage.config-example",
                                         "Write options as {{\"max-missed\": 10, \"junit\": \"report.xml\"}}"};
inline constexpr Form<> cliConfigSeeHelp{"cli-usage.config-see-help", "See the --help of the command for its options"};

} // namespace broadside::texts
