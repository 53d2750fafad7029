#include "core/io/scene/templates_writer.h"

#include "core/io/json/container_splicer.h"
#include "core/io/scene/object_writer.h"

#include <algorithm>

namespace broadside {
namespace {

/// The one that was read and may have been edited, or renamed, since; null for a new one.
const Template* originalOf(const Template& content, std::span<const Template> originals)
{
    const auto renamed = std::ranges::find(originals, content.object, &Template::object);
    return renamed != originals.end() ? &*renamed : templateNamed(originals, content.name);
}

} // namespace

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
