#pragma once

#include "core/base/message/message_form.h"
#include "core/levels/building/level_sources.h"
#include "core/levels/level_reading.h"
#include "core/levels/tiled/map_node.h"

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace broadside::levels::tiled {

/// The other files of a map: tilesets and templates. Each is read once.
class MapFiles {
public:
    /// `mostNotes`: of each file.
    MapFiles(const ReadFile& read, std::size_t mostNotes) noexcept
        : m_read(read)
        , m_mostNotes(mostNotes)
    {}

    /// The tileset in a file that `from` mentions. Null after a problem, which is logged, either at `node` of `from` or
    /// as a problem of the other file.
    /// `isTemplate`: `from` is a template.
    [[nodiscard]] std::shared_ptr<const Tileset> tileset(MapFields& fields, const MapNode& node,
                                                         const std::string& from, std::string_view reference,
                                                         bool isTemplate);
    /// The object of a template that the map mentions, with its tile; null after a problem. Templates do not come from
    /// templates.
    [[nodiscard]] std::shared_ptr<const TiledObject>
    objectTemplate(MapFields& fields, const MapNode& node, const std::string& from, std::string_view reference);
    /// Problems of the files, in the order in which they were read.
    [[nodiscard]] std::vector<Problem> takeProblems() { return std::move(m_problems); }

private:
    [[nodiscard]] std::optional<std::string> pathOf(MapFields& fields, const MapNode& node, const std::string& from,
                                                    std::string_view reference);
    [[nodiscard]] std::optional<LevelSource> open(const std::string& path, const texts::Form<texts::Phrase>& needed);
    [[nodiscard]] std::shared_ptr<const Tileset> readTileset(const std::string& path, bool isTemplate);
    [[nodiscard]] std::shared_ptr<const TiledObject> readTemplate(const std::string& path);
    void close(const LevelSource& file);

    const ReadFile& m_read;
    std::size_t m_mostNotes;
    std::map<std::string, std::shared_ptr<const Tileset>, std::less<>> m_tilesets;
    std::map<std::string, std::shared_ptr<const TiledObject>, std::less<>> m_templates;
    std::uint64_t m_bytes = 0; ///< Size of all files so far.
    std::vector<Problem> m_problems;
};

} // namespace broadside::levels::tiled
