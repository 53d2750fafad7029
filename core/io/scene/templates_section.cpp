#include "core/io/scene/templates_section.h"

#include "core/base/limits.h"
#include "core/base/utf8.h"
#include "core/io/json/container_splicer.h"
#include "core/io/scene/member_writer.h"
#include "core/io/scene/scene_file_messages.h"

#include <algorithm>
#include <unordered_map>

namespace broadside {
namespace {

bool isListOfTexts(const JsonValue& value)
{
    for (const JsonValue& child : value.children())
        if (!child.isString())
            return false;
    return value.isArray();
}

/// The template that was read, of which this one may be an edited or renamed version; null for a new one.
const Template* originalOf(const Template& content, std::span<const Template> originals)
{
    const auto renamed = std::ranges::find(originals, content.object, &Template::object);
    return renamed != originals.end() ? &*renamed : templateNamed(originals, content.name);
}

} // namespace

void TemplatesReader::readList(const ObjectReaders& readers, const JsonValue& value, const SourceSlice::Text& text,
                               std::vector<Template>& templates)
{
    ProblemLog& log = readers.values.log();
    if (!value.isArray()) {
        readers.values.mismatch(value, "templates", texts::sceneTemplatesForm());
        return;
    }
    if (value.count > limits::kTemplates) {
        log.error(value.begin, texts::sceneManyTemplates(value.count, limits::kTemplates),
                  texts::sceneUnusedTemplates());
        return;
    }
    std::unordered_map<std::string, std::size_t> offsets;
    for (const JsonValue& element : value.children()) {
        auto read = readTemplate(readers, element);
        if (!read)
            continue;
        read->object->source = {text, element.begin, element.end};
        if (const auto [first, isNew] = offsets.emplace(read->name, element.begin); !isNew)
            log.repetition(element.begin, first->second, texts::sceneTemplateTwice(inQuotes(read->name)),
                           texts::sceneOwnTemplateName());
        templates.push_back({std::move(read->name), std::move(read->object)});
    }
}

void TemplatesReader::readName(const FieldContext& context, const JsonValue& value, SharedValue<TemplateLink>& link)
{
    if (value.isString() && !value.string.empty())
        link = shared({std::string(value.string)});
    else
        context.values.keep(value, context.path, context.extra);
}

void TemplatesReader::readOverrides(const FieldContext& context, const JsonValue& value,
                                    SharedValue<TemplateLink>& link)
{
    if (link.isEmpty() || !isListOfTexts(value)) {
        context.values.keep(value, context.path, context.extra);
        return;
    }
    TemplateLink read{link->name};
    for (const JsonValue& element : value.children()) {
        if (const auto field = templateFieldNamed(element.string))
            read.overrides = read.overrides | *field;
        else
            read.others.emplace_back(element.string);
    }
    link = shared(std::move(read));
}

SharedValue<TemplateLink> TemplatesReader::shared(TemplateLink link)
{
    if (!link.others.empty())
        return link;
    const auto [known, isNew] = m_links.try_emplace({link.name, link.overrides.bits()});
    if (isNew)
        known->second = std::move(link);
    return known->second;
}

std::string writeTemplate(const Template& content)
{
    JsonWriter writer;
    writeTemplate(writer, content);
    return writer.take();
}

std::string spliceTemplates(std::span<const Template> templates, std::span<const Template> originals,
                            std::string_view text, std::size_t begin, std::size_t end, std::size_t depth)
{
    std::string out;
    ContainerSplicer array(text, begin, end, depth, lineBreakOf(text), out);
    for (const Template& content : templates) {
        const Template* const original = originalOf(content, originals);
        if (!original) {
            array.added(writeTemplate(content));
            continue;
        }
        const SourceSlice& slice = original->object->source;
        array.old(slice.begin, slice.end, *original == content ? std::string(slice.view()) : writeTemplate(content));
    }
    array.close();
    return out;
}

} // namespace broadside
