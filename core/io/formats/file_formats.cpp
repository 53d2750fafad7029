#include "core/io/formats/file_formats.h"

#include "core/io/atlas/atlas_reader.h"
#include "core/io/atlas/atlas_words.h"
#include "core/io/project/project_reader.h"
#include "core/io/project/project_source.h"
#include "core/io/scene/scene_sections.h"
#include "core/io/scene/scene_source.h"

#include <algorithm>
#include <array>

namespace broadside {
namespace {

constexpr std::array kFormats{
    FileFormat{kSceneDocument, "Scenes", ".broadside", sceneKeyTable},
    FileFormat{kProjectDocument, "Projects", kProjectSuffix, projectKeyTable},
    FileFormat{kAtlasDocument, "Atlases", kAtlasSuffix, atlasKeyTable},
};

/// Collects the parts of a format.
class PartCollector {
public:
    void add(KeyTable table)
    {
        if (isKnown(table.name))
            return;
        m_parts.push_back({std::move(table), {}});
        addPartsOf(KeyTable(m_parts.back().table).keys);
    }
    [[nodiscard]] std::vector<FormatPart> take() { return std::move(m_parts); }

private:
    [[nodiscard]] bool isKnown(std::string_view name) const
    {
        return std::ranges::any_of(m_parts, [&](const FormatPart& part) { return part.name() == name; });
    }
    void add(VariantTable variants)
    {
        if (isKnown(variants.name))
            return;
        const std::vector<KeyTable> kinds = variants.kinds;
        m_parts.push_back({{}, std::move(variants)});
        for (const KeyTable& kind : kinds)
            addPartsOf(kind.keys);
    }
    void addPartsOf(const std::vector<KeyFacts>& keys)
    {
        for (const KeyFacts& facts : keys) {
            const ValueForm& form = facts.form.element ? *facts.form.element : facts.form;
            if (form.table)
                add(form.table());
            if (form.variants)
                add(form.variants());
        }
    }

    std::vector<FormatPart> m_parts;
};

} // namespace

std::span<const FileFormat> fileFormats() noexcept { return kFormats; }

const FileFormat* fileFormatNamed(std::string_view noun) noexcept
{
    const auto found = std::ranges::find(kFormats, noun, [](const FileFormat& format) { return format.document.noun; });
    return found == kFormats.end() ? nullptr : &*found;
}

std::vector<FormatPart> partsOf(const FileFormat& format)
{
    PartCollector parts;
    parts.add(format.keys());
    return parts.take();
}

} // namespace broadside
