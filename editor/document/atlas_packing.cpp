#include "editor/document/atlas_packing.h"

#include "core/base/utf8.h"
#include "core/sprites/limits.h"
#include "core/sprites/packing.h"
#include "editor/document/document_messages.h"

#include <algorithm>
#include <cstring>
#include <optional>
#include <unordered_set>

namespace broadside {
namespace {

Problem packingProblem(Message message, Message remedy)
{
    Problem problem;
    problem.message = std::move(message);
    problem.remedy = std::move(remedy);
    return problem;
}

std::uint64_t unsignedOf(int pixels) { return static_cast<std::uint64_t>(pixels); }

PixelSize sizeOf(const QImage& image) { return {image.width(), image.height()}; }

std::optional<Problem> refusalOf(std::span<const NamedPicture> pictures, const PackingOptions& packing)
{
    if (pictures.empty())
        return packingProblem(texts::packNoPictures(), texts::packNoPicturesRemedy());
    if (pictures.size() > limits::kRegions)
        return packingProblem(texts::packTooMany(pictures.size(), limits::kRegions), texts::packTooManyRemedy());
    std::unordered_set<std::string> names;
    for (const NamedPicture& picture : pictures) {
        if (picture.name.empty())
            return packingProblem(texts::packNoName(), texts::packNoNameRemedy());
        if (!names.insert(picture.name).second)
            return packingProblem(texts::packSameName(inQuotes(picture.name)), texts::packSameNameRemedy());
        const PixelSize size = sizeOf(picture.image);
        if (!fitsASheet(size, packing))
            return packingProblem(texts::packTooLarge(inQuotes(picture.name), unsignedOf(size.width),
                                                      unsignedOf(size.height), unsignedOf(packing.mostSide)),
                                  texts::packTooLargeRemedy(unsignedOf(limits::kPictureSide)));
    }
    return std::nullopt;
}

/// Copies the picture, and repeats its edge pixels in the border when the options say so.
void copyInto(QImage& sheet, const QImage& source, const Packing::Place& place, const AtlasOptions& options)
{
    const QImage image = source.convertToFormat(QImage::Format_ARGB32_Premultiplied);
    const int around = options.edges == AtlasEdges::Repeat ? options.border : 0;
    for (int y = -around; y < image.height() + around; ++y) {
        const auto* const from =
            reinterpret_cast<const QRgb*>(image.constScanLine(std::clamp(y, 0, image.height() - 1)));
        auto* const to = reinterpret_cast<QRgb*>(sheet.scanLine(place.y + y)) + place.x;
        std::fill_n(to - around, around, from[0]);
        std::copy_n(from, image.width(), to);
        std::fill_n(to + image.width(), around, from[image.width() - 1]);
    }
}

} // namespace

Result<std::vector<PackedAtlas>> packAtlases(std::span<const NamedPicture> pictures, const AtlasOptions& options)
{
    const PackingOptions packingOptions{options.border, options.mostSide};
    if (const auto refusal = refusalOf(pictures, packingOptions))
        return *refusal;
    std::vector<PixelSize> sizes(pictures.size());
    std::ranges::transform(pictures, sizes.begin(), [](const NamedPicture& picture) { return sizeOf(picture.image); });
    const Packing packing = packedInPictures(sizes, packingOptions);
    std::vector<PackedAtlas> atlases(packing.sheets.size());
    for (std::size_t i = 0; i < atlases.size(); ++i) {
        PackedAtlas& packed = atlases[i];
        packed.atlas.size = packing.sheets[i];
        packed.atlas.pixelsPerMetre = options.pixelsPerMetre;
        packed.atlas.filter = options.filter;
        packed.picture = QImage(packed.atlas.size.width, packed.atlas.size.height, QImage::Format_ARGB32_Premultiplied);
        if (packed.picture.isNull())
            return packingProblem(
                texts::packNoMemory(unsignedOf(packed.atlas.size.width), unsignedOf(packed.atlas.size.height)),
                texts::packNoMemoryRemedy());
        packed.picture.fill(Qt::transparent);
    }
    for (std::size_t i = 0; i < pictures.size(); ++i) {
        const Packing::Place& place = packing.places[i];
        PackedAtlas& packed = atlases[place.sheet];
        copyInto(packed.picture, pictures[i].image, place, options);
        AtlasRegion region;
        region.name = pictures[i].name;
        region.rect = {place.x, place.y, sizes[i].width, sizes[i].height};
        packed.atlas.regions.push_back(std::move(region));
    }
    return atlases;
}

} // namespace broadside
