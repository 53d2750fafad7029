#include "core/io/formats/format_reference.h"

#include "core/base/count_text.h"
#include "core/io/formats/format_examples.h"

#include <algorithm>

namespace broadside {
namespace {

std::string inCode(std::string_view text) { return '`' + std::string(text) + '`'; }

/// "number above 0" from "a number above 0", without what follows a comma.
std::string rangeText(NumberRange range)
{
    std::string_view text = boundsOf(range).expected->text;
    if (text.starts_with("a "))
        text.remove_prefix(2);
    return std::string(text.substr(0, text.find(',')));
}

std::string wholeText(const ValueForm& form)
{
    const auto number = [](double value) {
        return (value < 0.0 ? "-" : "") + std::to_string(static_cast<std::uint64_t>(value < 0.0 ? -value : value));
    };
    return form.low == form.high ? inCode(number(form.low))
                                 : "whole number from " + number(form.low) + " to " + number(form.high);
}

std::string wordsText(const ValueForm& form)
{
    std::string text;
    const auto words = form.knownWords();
    for (std::size_t i = 0; i < words.size(); ++i)
        text += (i == 0 ? "" : i + 1 == words.size() ? " or " : ", ") + inCode('"' + std::string(words[i]) + '"');
    return text;
}

std::string valueText(const ValueForm& form);

std::string listText(const ValueForm& form)
{
    const ValueForm& element = *form.element;
    std::string text = "list of ";
    if (element.kind == ValueKind::Text)
        text += "texts";
    else if (element.kind == ValueKind::Path)
        text += "paths";
    else if (element.kind == ValueKind::Number)
        text += "numbers";
    else if (element.kind == ValueKind::Whole)
        text += "whole numbers";
    else
        text += valueText(element);
    if (form.least > 0)
        text += ", at least " + groupedNumber(form.least);
    if (form.most != kNoMost)
        text += ", at most " + groupedNumber(form.most);
    return text;
}

/// The values that are valid for a key.
std::string valueText(const ValueForm& form)
{
    switch (form.kind) {
    case ValueKind::Anything:
        return "any value";
    case ValueKind::Number:
        return rangeText(form.range) + (form.acceptsNull ? ", or `null`" : "");
    case ValueKind::Whole:
        return wholeText(form);
    case ValueKind::Numbers:
        return inCode(form.layout) + (form.range == NumberRange::Any ? "" : ", each a " + rangeText(form.range));
    case ValueKind::Wholes:
        return inCode(form.layout) + ", whole numbers";
    case ValueKind::Factor:
        return rangeText(form.range) + ", or " + inCode(form.layout);
    case ValueKind::Truth:
        return "`true` or `false`";
    case ValueKind::Text:
        return form.least > 0 ? "text, not empty" : "text";
    case ValueKind::Path:
        return "path";
    case ValueKind::Word:
        return wordsText(form);
    case ValueKind::Color:
        return "colour, `\"#rrggbb\"`";
    case ValueKind::List:
        return listText(form);
    case ValueKind::Object:
        return form.table ? "*" + std::string(form.table().name) + "*" : "object";
    case ValueKind::Variant:
        return "*" + std::string(form.variants().name) + "*";
    }
    return {};
}

std::string defaultText(const KeyFacts& facts)
{
    if (facts.isRequired)
        return "**required**";
    return facts.fallback.empty() ? "-" : inCode(facts.fallback);
}

/// The cells of a row, without the bars at both ends.
std::string rowText(const KeyFacts& facts)
{
    return inCode(facts.key) + " | " + valueText(facts.form) + (facts.form.keepsOthers ? " (or kept)" : "") + " | " +
           (facts.unit.empty() ? "-" : std::string(facts.unit)) + " | " + defaultText(facts) + " | " +
           (facts.example.empty() ? "-" : inCode(facts.example)) + " | " + std::string(facts.meaning);
}

constexpr std::string_view kColumns = "key | value | unit | default | example | meaning |\n";
constexpr std::string_view kRule = "--- | --- | --- | --- | --- | --- |\n";

std::string headingText(std::string_view name) { return "\n### The " + std::string(name) + "\n\n"; }

std::string tableText(const KeyTable& table)
{
    std::string text = headingText(table.name) + std::string(table.meaning) + "\n\n| " + std::string(kColumns) + "| " +
                       std::string(kRule);
    for (const KeyFacts& facts : table.keys)
        text += "| " + rowText(facts) + " |\n";
    return text;
}

/// Whether the chapter about scenes, which is the first, has the part, so that another chapter need not repeat it.
bool isPartOfScenes(const FileFormat& format, const FormatPart& part)
{
    const FileFormat& first = fileFormats().front();
    return &format != &first &&
           std::ranges::any_of(partsOf(first), [&](const FormatPart& other) { return other.name() == part.name(); });
}

std::string variantsText(const VariantTable& variants)
{
    std::string text = headingText(variants.name) + std::string(variants.meaning) + "\n\n";
    for (const KeyTable& kind : variants.kinds) {
        text += "- " + inCode("\"type\": \"" + std::string(kind.name) + '"') + ": " + std::string(kind.meaning);
        text += kind.meaning.ends_with('.') ? "\n" : ".\n";
    }
    text += "\n| type | " + std::string(kColumns) + "| --- | " + std::string(kRule);
    for (const KeyTable& kind : variants.kinds)
        for (const KeyFacts& facts : kind.keys)
            if (facts.key != "type")
                text += "| " + inCode(kind.name) + " | " + rowText(facts) + " |\n";
    return text;
}

} // namespace

std::string referenceOf(const FileFormat& format)
{
    std::string text = "## " + std::string(format.title) + ": `*" + std::string(format.suffix) + "`\n\n";
    text += "Version " + std::to_string(format.document.version) + ". A file with every key:\n\n```json\n" +
            exampleFile(format) + "```\n";
    std::string elsewhere;
    for (const FormatPart& part : partsOf(format)) {
        if (isPartOfScenes(format, part))
            elsewhere += (elsewhere.empty() ? "*" : ", *") + std::string(part.name()) + '*';
        else
            text += part.isVariant() ? variantsText(part.variants) : tableText(part.table);
    }
    if (!elsewhere.empty())
        text += "\nThe same as in scenes: " + elsewhere + ".\n";
    return text;
}

} // namespace broadside
