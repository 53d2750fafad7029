#pragma once

#include "core/io/json/field_table.h"
#include "core/io/scene/object_json.h"
#include "core/scene/templates.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace broadside {

/// Reads lists of templates, and the template links of objects. Instances with the same template and overrides share
/// one link.
class TemplatesReader {
public:
    /// Reads a member "templates" of a scene or another document. `text` is the whole document; the templates refer to
    /// their bytes in it.
    void readList(const ObjectReaders& readers, const JsonValue& value, const SourceSlice::Text& text,
                  std::vector<Template>& templates);

    /// Reads an object's member "template". A value that is no name is kept unchanged in `context.extra`.
    void readName(const FieldContext& context, const JsonValue& value, SharedValue<TemplateLink>& link);
    /// Reads an object's member "overrides", after its template. A value that is no list of texts, or without a
    /// template, is kept unchanged in `context.extra`.
    void readOverrides(const FieldContext& context, const JsonValue& value, SharedValue<TemplateLink>& link);

private:
    [[nodiscard]] SharedValue<TemplateLink> shared(TemplateLink link);

    std::map<std::pair<std::string, std::uint32_t>, SharedValue<TemplateLink>, std::less<>> m_links;
};

/// A template as one line of a file.
[[nodiscard]] std::string writeTemplate(const Template& content);

/// Writes a list of templates into the text that it was read from, text[begin, end) with its brackets. Unchanged
/// templates keep their bytes; a template that was edited or renamed is written again in its place. `originals` are the
/// templates that were read, each with its SourceSlice in `text`; `depth` is that of the elements.
[[nodiscard]] std::string spliceTemplates(std::span<const Template> templates, std::span<const Template> originals,
                                          std::string_view text, std::size_t begin, std::size_t end, std::size_t depth);

} // namespace broadside
