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

/// Reads lists of templates, and what objects say of theirs: instances with the same overrides share it.
class TemplatesReader {
public:
    /// A member "templates", of a scene or of another document. `text` is the whole of it, which the templates keep
    /// their bytes of.
    void readList(const ObjectReaders& readers, const JsonValue& value, std::shared_ptr<const std::string> text,
                  std::vector<Template>& templates);

    /// An object's member "template": what is no name stays in `context.extra` as it is.
    void readName(const FieldContext& context, const JsonValue& value, SharedValue<TemplateLink>& link);
    /// An object's member "overrides", once its template is known. What is no list of texts, or belongs to no template,
    /// stays in `context.extra` as it is.
    void readOverrides(const FieldContext& context, const JsonValue& value, SharedValue<TemplateLink>& link);

private:
    [[nodiscard]] SharedValue<TemplateLink> shared(TemplateLink link);

    std::map<std::pair<std::string, std::uint32_t>, SharedValue<TemplateLink>, std::less<>> m_links;
};

/// A template as it stands in a file, on one line.
[[nodiscard]] std::string writeTemplate(const Template& content);

/// A list of templates over the text that it was read from, text[begin, end) with its brackets: those that are as they
/// were keep their bytes, also under another name only what changes is written. `originals` are those that were read,
/// each with its SourceSlice in `text`; `depth` is that of the elements.
[[nodiscard]] std::string spliceTemplates(std::span<const Template> templates, std::span<const Template> originals,
                                          std::string_view text, std::size_t begin, std::size_t end, std::size_t depth);

} // namespace broadside
