#pragma once

#include "core/scene/templates.h"

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

namespace broadside {

/// A template as it stands in a file, on one line.
[[nodiscard]] std::string writeTemplate(const Template& content);

/// A list of templates over the text that it was read from, text[begin, end) with its brackets: those that are as they
/// were keep their bytes, also under another name only what changes is written. `originals` are those that were read,
/// each with its SourceSlice in `text`; `depth` is that of the elements.
[[nodiscard]] std::string spliceTemplates(std::span<const Template> templates, std::span<const Template> originals,
                                          std::string_view text, std::size_t begin, std::size_t end, std::size_t depth);

} // namespace broadside
