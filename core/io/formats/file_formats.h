#pragma once

#include "core/io/json/document_header.h"
#include "core/io/json/key_facts.h"

#include <span>
#include <string_view>

namespace broadside {

/// One of our JSON file formats.
struct FileFormat {
    DocumentKind document;
    std::string_view title;  ///< Heading of its chapter: "Scenes".
    std::string_view suffix; ///< End of the names of its files: ".broadside".
    KeyTable (*keys)();      ///< The keys of the document; other tables are found through them.
};

/// All of them: scenes, projects, atlases.
[[nodiscard]] std::span<const FileFormat> fileFormats() noexcept;
/// Null if there is none. `noun` is "scene", "project" or "atlas".
[[nodiscard]] const FileFormat* fileFormatNamed(std::string_view noun) noexcept;

/// A table of a format, or several that "type" distinguishes. The other member is empty.
struct FormatPart {
    KeyTable table;
    VariantTable variants;

    [[nodiscard]] bool isVariant() const noexcept { return !variants.name.empty(); }
    [[nodiscard]] std::string_view name() const noexcept { return isVariant() ? variants.name : table.name; }
};
/// The parts that the document refers to, each once, in the order in which keys name them; the document is first.
[[nodiscard]] std::vector<FormatPart> partsOf(const FileFormat& format);

} // namespace broadside
