#include "core/io/formats/format_examples.h"

#include "core/io/json/json_writer.h"

#include <algorithm>

namespace broadside {
namespace {

using ExampleLayout = JsonWriter::Layout;

/// Whether the key is in a group of alternatives other than the first.
bool isAlternative(const KeyTable& table, std::string_view key)
{
    for (std::size_t i = 1; i < table.alternatives.size(); ++i)
        if (std::ranges::find(table.alternatives[i], key) != table.alternatives[i].end())
            return true;
    return false;
}

std::string objectExample(const KeyTable& table)
{
    JsonWriter writer;
    writer.beginObject();
    for (const KeyFacts& facts : table.keys)
        if (!isAlternative(table, facts.key))
            writer.key(facts.key).raw(exampleOf(facts));
    writer.endObject();
    return writer.take();
}

/// The elements of an example of a list: one of each kind where there are kinds, else one.
std::vector<std::string> elementExamples(const ValueForm& element)
{
    std::vector<std::string> examples;
    if (element.kind == ValueKind::Variant) {
        for (const KeyTable& kind : element.variants().kinds)
            examples.push_back(objectExample(kind));
    } else if (element.kind == ValueKind::Object) {
        examples.push_back(objectExample(element.table()));
    }
    return examples;
}

const KeyFacts* requiredVariant(const KeyTable& table)
{
    const auto found = std::ranges::find_if(
        table.keys, [](const KeyFacts& facts) { return facts.isRequired && facts.form.kind == ValueKind::Variant; });
    return found == table.keys.end() ? nullptr : &*found;
}

/// Small objects that show each kind of their required variant, such as the shape: with ids from 2 on.
std::vector<std::string> objectsOfEachKind(const KeyTable& table)
{
    std::vector<std::string> examples;
    const KeyFacts* const variant = requiredVariant(table);
    if (!variant)
        return examples;
    for (const KeyTable& kind : variant->form.variants().kinds) {
        JsonWriter writer;
        writer.beginObject();
        for (const KeyFacts& facts : table.keys) {
            if (!facts.isRequired)
                continue;
            if (&facts == variant)
                writer.key(facts.key).raw(objectExample(kind));
            else if (facts.key == "id")
                writer.member(facts.key, examples.size() + 2);
            else
                writer.key(facts.key).raw(exampleOf(facts));
        }
        writer.endObject();
        examples.push_back(writer.take());
    }
    return examples;
}

} // namespace

std::string exampleOf(const KeyFacts& facts)
{
    if (!facts.example.empty())
        return facts.example;
    if (facts.form.kind == ValueKind::Object && facts.form.table)
        return objectExample(facts.form.table());
    if (facts.form.kind == ValueKind::List) {
        JsonWriter writer;
        writer.beginArray();
        for (const std::string& element : elementExamples(*facts.form.element))
            writer.raw(element);
        writer.endArray();
        return writer.take();
    }
    return "null";
}

std::string smallestExample(const KeyTable& table, std::string_view also)
{
    JsonWriter writer;
    writer.beginObject();
    for (const KeyFacts& facts : table.keys)
        if (facts.isRequired || facts.key == also)
            writer.key(facts.key).raw(exampleOf(facts));
    writer.endObject();
    return writer.take();
}

std::string exampleFile(const FileFormat& format)
{
    JsonWriter writer;
    writer.beginObject(ExampleLayout::Lines);
    for (const KeyFacts& facts : format.keys().keys) {
        writer.key(facts.key);
        const ValueForm* const element = facts.form.element;
        if (!element || element->kind != ValueKind::Object) {
            writer.raw(exampleOf(facts));
            continue;
        }
        writer.beginArray(ExampleLayout::Lines);
        for (const std::string& example : elementExamples(*element))
            writer.raw(example);
        if (const KeyTable table = element->table(); table.name == "object")
            for (const std::string& example : objectsOfEachKind(table))
                writer.raw(example);
        writer.endArray();
    }
    writer.endObject();
    return writer.take() + '\n';
}

} // namespace broadside
