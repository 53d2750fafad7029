#pragma once

#include "core/io/json/field_table.h"
#include "core/io/scene/object_reader.h"
#include "core/scene/templates.h"

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <string>
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

} // namespace broadside
