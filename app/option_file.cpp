#include "app/option_file.h"

#include "app/help/option_help_messages.h"
#include "app/messages/usage_messages.h"
#include "core/base/limits.h"
#include "core/base/suggestion.h"
#include "core/base/system/file_path.h"
#include "core/io/json/json_parser.h"
#include "core/io/json/problem_log.h"
#include "core/io/text_file.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <optional>
#include <string>
#include <utility>

namespace broadside {
namespace {

constexpr std::string_view kConfig = "--config";
constexpr std::string_view kDashes = "--";
constexpr std::array<std::string_view, 3> kFileValues{"FILE", "OUT", "TRACE"};

const OptionInfo* optionIn(const std::vector<OptionInfo>& options, std::string_view name)
{
    const auto found = std::ranges::find(options, name, &OptionInfo::name);
    return found == options.end() ? nullptr : &*found;
}

/// What the value of an option has to be in JSON.
Message wantedValue(const OptionInfo& option)
{
    const std::string key(option.name.substr(kDashes.size()));
    if (option.value.empty())
        return texts::cliConfigTrue(key);
    if (option.isRepeatable)
        return texts::cliConfigList(key, option.example);
    return numberFrom(option.example) ? texts::cliConfigNumber(key, option.example)
                                      : texts::cliConfigText(key, option.example);
}

/// Collects the options of a file.
class OptionReceiver final : public JsonReceiver {
public:
    OptionReceiver(const std::string& path, const std::string& text, std::span<const Syntax> all, ProblemLog& log)
        : m_folder(toPath(path).parent_path())
        , m_text(text)
        , m_all(all)
        , m_log(log)
    {}

    bool documentBegun(std::size_t offset, bool isObject) override
    {
        if (!isObject)
            m_log.error(offset, texts::cliConfigNoObject(), texts::cliConfigExample());
        return isObject;
    }
    [[nodiscard]] bool isStreamed(std::string_view /*key*/) override { return false; }
    bool element(const JsonValue& /*value*/) override { return true; }
    bool member(const JsonValue& value) override
    {
        const std::string name = std::string(kDashes) + std::string(value.key);
        const OptionInfo* const option = known(name);
        if (!option) {
            unknown(value, name);
            return true;
        }
        auto values = valuesOf(value, *option);
        if (!values)
            m_log.error(value.begin, texts::cliOptionOtherValue(value.key, name), wantedValue(*option));
        else if (!values->empty()) // false, and an empty list, are as if the key was missing
            m_options.emplace_back(name, std::move(*values));
        return true;
    }
    bool documentEnded(std::size_t /*offset*/) override { return true; }
    bool duplicateKey(std::string_view key, std::size_t offset, std::size_t firstOffset) override
    {
        m_log.repetition(offset, firstOffset, texts::cliOptionKeyTwice(key), texts::cliRemoveOne());
        return true;
    }

    using Options = std::vector<std::pair<std::string, std::vector<std::string>>>;
    [[nodiscard]] const Options& options() const noexcept { return m_options; }

private:
    /// The option of a command that takes such files.
    [[nodiscard]] const OptionInfo* known(std::string_view name) const
    {
        for (const Syntax& syntax : m_all)
            if (const OptionInfo* const option = optionIn(syntax.options, name);
                option && name != kConfig && optionIn(syntax.options, kConfig))
                return option;
        return nullptr;
    }
    void unknown(const JsonValue& value, std::string_view name)
    {
        std::vector<std::string_view> names;
        for (const Syntax& syntax : m_all)
            if (optionIn(syntax.options, kConfig))
                for (const OptionInfo& option : syntax.options)
                    names.push_back(option.name.substr(kDashes.size()));
        const auto meant = nearestWord(value.key, names);
        m_log.error(value.keyBegin, texts::cliOptionUnknown(name),
                    meant ? texts::cliWriteQuoted(*meant) : texts::cliConfigSeeHelp());
    }
    [[nodiscard]] std::string fileOrText(std::string text, const OptionInfo& option) const
    {
        const bool isFile = std::ranges::find(kFileValues, option.value) != kFileValues.end();
        return isFile && !m_folder.empty() ? toName((m_folder / toPath(text)).lexically_normal()) : text;
    }
    /// The value as words of a command line; nothing if it has the wrong type. False has none.
    [[nodiscard]] std::optional<std::vector<std::string>> valuesOf(const JsonValue& value,
                                                                   const OptionInfo& option) const
    {
        if (option.value.empty() != value.isBool())
            return std::nullopt;
        if (value.isBool())
            return value.type == JsonType::True ? std::vector<std::string>{""} : std::vector<std::string>{};
        if (!value.isArray()) {
            auto one = valueOf(value, option);
            return one ? std::optional(std::vector<std::string>{std::move(*one)}) : std::nullopt;
        }
        if (!option.isRepeatable)
            return std::nullopt;
        std::vector<std::string> values;
        for (const JsonValue& child : value.children()) {
            auto one = valueOf(child, option);
            if (!one)
                return std::nullopt;
            values.push_back(std::move(*one));
        }
        return values;
    }
    [[nodiscard]] std::optional<std::string> valueOf(const JsonValue& value, const OptionInfo& option) const
    {
        if (value.isString())
            return fileOrText(std::string(value.string), option);
        if (!value.isNumber() || !numberFrom(option.example))
            return std::nullopt;
        return m_text.substr(value.begin, value.end - value.begin);
    }

    std::filesystem::path m_folder;
    const std::string& m_text;
    std::span<const Syntax> m_all;
    ProblemLog& m_log;
    Options m_options;
};

Problem firstOf(const ProblemLog& log, const std::string& text, const std::string& path)
{
    return log.located(text, path).front();
}

} // namespace

void addConfigOption(std::vector<OptionInfo>& options)
{
    options.push_back({kConfig, "FILE", "checks.json", texts::optionConfig()});
}

Result<Arguments> withOptionFile(Arguments arguments, std::span<const Syntax> all)
{
    const auto path = arguments.value(kConfig);
    if (!path)
        return arguments;
    const auto text = readFile(*path, limits::kFileBytes, "options");
    if (!text)
        return text.problem();
    ProblemLog log(1);
    OptionReceiver receiver(*path, *text, all, log);
    if (const auto noText = textFaultOf(*text))
        log.error(noText->offset, noText->message, noText->remedy);
    else if (const auto noJson = parseJson(*text, 0, receiver))
        log.error(noJson->offset, noJson->message, noJson->remedy);
    if (log.hasErrors())
        return firstOf(log, *text, *path);
    for (const auto& [name, values] : receiver.options())
        arguments.setIfMissing(name, values);
    return arguments;
}

} // namespace broadside
