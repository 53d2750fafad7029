#pragma once

#include "core/base/problem.h"

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace broadside {

/// One option of a command.
struct OptionInfo {
    std::string_view name; ///< "--steps".
    /// Name of its value in help texts: "N". Empty: the option has no value. "A B": it has two values, two words.
    std::string_view value;
    std::string_view example; ///< A valid value, for messages: "120".
    Message help;             ///< One line of help.
    bool isRequired = false;
    bool isRepeatable = false;
};

/// The help of the option, which also says whether it may be repeated.
[[nodiscard]] Message helpOf(const OptionInfo& option);

/// The operands and options of a command.
struct Syntax {
    std::string_view command; ///< "run".
    std::string_view
        operands; ///< "SCENE A B"; "FILE..." for one or more; empty for none; "[FORMAT]" for one at the end, or none.
    std::vector<OptionInfo> options;
    std::vector<std::string_view> choices = {}; ///< All valid values of the first operand; empty: any.
};

/// A command line after parsing. Functions that return a Result fail on an invalid value with a problem that names the
/// option, the value and a valid example. Numbers are read as a whole and without any locale.
class Arguments {
public:
    /// Accepts `--name value`, `--name=value`, and `--` before operands that begin with two dashes. A value may begin
    /// with a minus sign; further values of an option are the next words. Errors: unknown and repeated options, missing
    /// values, missing and superfluous operands.
    [[nodiscard]] static Result<Arguments> read(const Syntax& syntax, std::span<const std::string> words);

    [[nodiscard]] const std::vector<std::string>& operands() const noexcept { return m_operands; }
    /// True if the operands followed "--", so that they are the words of another program.
    [[nodiscard]] bool hasSeparator() const noexcept { return m_hasSeparator; }
    /// The same options with this operand alone: a command that takes many files answers one after another.
    [[nodiscard]] Arguments forOperand(std::string operand) const;
    /// Gives these values to an option of the command that the command line does not have. Other names are ignored.
    void setIfMissing(const std::string& option, const std::vector<std::string>& values);
    [[nodiscard]] bool has(std::string_view option) const { return m_values.contains(option); }
    /// All values of an option, in the order given.
    [[nodiscard]] std::span<const std::string> values(std::string_view option) const;
    /// The value of an option; nothing if it was not given.
    [[nodiscard]] std::optional<std::string> value(std::string_view option) const;

    /// A whole number from `low` to `high`; `usual` if the option was not given.
    [[nodiscard]] Result<std::uint64_t> count(std::string_view option, std::uint64_t usual, std::uint64_t low,
                                              std::uint64_t high) const;
    /// A whole number, or A..B with A <= B if OptionInfo::value contains "..". Both must be in low..high.
    struct Range {
        std::uint64_t first = 0; ///< If the option is a single number: the number itself.
        std::uint64_t last = 0;
        bool isRange = false;
    };
    [[nodiscard]] Result<Range> range(std::string_view option, std::uint64_t usual, std::uint64_t low,
                                      std::uint64_t high) const;
    /// A size: above 0, at most limits::kCoordinate. Nothing if the option was not given.
    [[nodiscard]] Result<std::optional<double>> size(std::string_view option) const;
    /// `howMany` coordinates separated by commas, each within limits::kCoordinate. `place`: which of the option's
    /// values has them. @pre the option was given
    [[nodiscard]] Result<std::vector<double>> coordinates(std::string_view option, std::size_t howMany,
                                                          std::size_t place = 0) const;

    /// The problem for a value that is not `wanted` ("a whole number").
    [[nodiscard]] Problem badValue(std::string_view option, const std::string& value, Message wanted) const;

private:
    /// Reads the option at words[at] with its values. Returns the place of the next word.
    [[nodiscard]] Result<std::size_t> readOption(const Syntax& syntax, std::span<const std::string> words,
                                                 std::size_t at);

    std::vector<OptionInfo> m_options;
    std::vector<std::string> m_operands;
    bool m_hasSeparator = false;
    std::map<std::string, std::vector<std::string>, std::less<>> m_values;
};

/// "broadside run SCENE --steps N [OPTION...]".
[[nodiscard]] std::string usageText(const Syntax& syntax);

/// A problem of the command line.
[[nodiscard]] Problem usageProblem(Message message, Message remedy);

/// The number in a text; nothing if the text contains anything else, or is infinite or NaN.
[[nodiscard]] std::optional<double> numberFrom(std::string_view text);
[[nodiscard]] std::optional<std::uint64_t> countFrom(std::string_view text);
[[nodiscard]] std::vector<std::string_view> splitAt(std::string_view text, char separator);

/// "a, b, c".
[[nodiscard]] Message commaList(std::span<const std::string_view> names);

} // namespace broadside
