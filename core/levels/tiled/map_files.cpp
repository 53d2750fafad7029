#include "core/levels/tiled/map_files.h"

#include "core/base/limits.h"
#include "core/base/utf8.h"
#include "core/levels/level_path.h"
#include "core/levels/tiled/tiled_messages.h"
#include "core/levels/tiled/tileset_reader.h"

namespace broadside::levels::tiled {
namespace {

constexpr std::size_t kMostFileErrors = 20; // of one file

/// The element itself in JSON; in XML the root has to be of the kind.
MapNode rootOf(const MapSyntax& syntax, std::string_view kind)
{
    MapNode root = syntax.root();
    if (root.name == kind)
        return root;
    if (root.name != "root")
        return {};
    root.name = kind;
    return root;
}

} // namespace

std::optional<std::string> MapFiles::pathOf(MapFields& fields, const MapNode& node, const std::string& from,
                                            std::string_view reference)
{
    auto path = resolvedPath(from, reference);
    if (!path)
        fields.error(node, texts::tiledFilePath(inQuotes(reference)), texts::tiledPutNextToMap());
    else if (m_tilesets.size() + m_templates.size() > limits::kTemplates) {
        fields.error(node, texts::tiledManyFiles(limits::kTemplates), texts::tiledJoinTilesets());
        path.reset();
    }
    return path;
}

std::optional<LevelSource> MapFiles::open(const std::string& path, const texts::Form<texts::Phrase>& needed)
{
    auto bytes = m_read(path);
    if (!bytes) {
        Problem problem = bytes.problem();
        problem.message = needed(std::move(problem.message));
        m_problems.push_back(std::move(problem));
        return std::nullopt;
    }
    m_bytes += bytes->size();
    if (m_bytes > limits::kFileBytes) {
        Problem problem;
        problem.file = path;
        problem.message = texts::tiledLargeFiles(limits::kFileBytes >> 20);
        problem.remedy = texts::tiledSplit();
        m_problems.push_back(std::move(problem));
        return std::nullopt;
    }
    return LevelSource{path, std::move(*bytes), ProblemLog(kMostFileErrors, m_mostNotes)};
}

void MapFiles::close(const LevelSource& file)
{
    for (Problem& problem : problemsOf(file))
        m_problems.push_back(std::move(problem));
}

std::shared_ptr<const Tileset> MapFiles::readTileset(const std::string& path, bool isTemplate)
{
    auto file = open(path, texts::tiledNeedsTileset);
    if (!file)
        return nullptr;
    ProblemLog& log = file->log;
    MapFields fields(log);
    std::shared_ptr<const Tileset> tileset;
    if (const auto syntax = parseMapFile(file->text, log)) {
        const std::vector<UsedTileset> none;
        if (const MapNode root = rootOf(*syntax, "tileset"))
            tileset = tiled::readTileset({fields, *this, path, none, isTemplate}, root);
        else
            log.error(0, texts::tiledNoTileset(), texts::tiledChooseTileset());
    }
    close(*file);
    return tileset;
}

std::shared_ptr<const TiledObject> MapFiles::readTemplate(const std::string& path)
{
    auto file = open(path, texts::tiledNeedsTemplate);
    if (!file)
        return nullptr;
    ProblemLog& log = file->log;
    MapFields fields(log);
    std::shared_ptr<TiledObject> result;
    if (const auto syntax = parseMapFile(file->text, log)) {
        const MapNode root = rootOf(*syntax, "template");
        const MapNode object = root ? syntax->child(root, "object") : MapNode{};
        std::vector<UsedTileset> tilesets; // a gid of a template counts in the template's own tileset
        const std::vector<UsedTileset> none;
        if (const MapNode tileset = root ? syntax->child(root, "tileset") : MapNode{})
            if (auto used = readUsedTileset({fields, *this, path, none, true}, tileset))
                tilesets.push_back(std::move(*used));
        if (object) {
            result = std::make_shared<TiledObject>();
            *result = readObject({fields, *this, path, tilesets, true}, object);
        } else {
            log.error(0, texts::tiledNoTemplate(), texts::tiledChooseTemplate());
        }
    }
    close(*file);
    return result;
}

std::shared_ptr<const Tileset> MapFiles::tileset(MapFields& fields, const MapNode& node, const std::string& from,
                                                 std::string_view reference, bool isTemplate)
{
    const auto path = pathOf(fields, node, from, reference);
    if (!path)
        return nullptr;
    if (const auto known = m_tilesets.find(*path); known != m_tilesets.end())
        return known->second;
    auto tileset = readTileset(*path, isTemplate);
    // A template of one of its tiles can name the same tileset, and has read it without that template.
    return m_tilesets.insert_or_assign(*path, std::move(tileset)).first->second;
}

std::shared_ptr<const TiledObject> MapFiles::objectTemplate(MapFields& fields, const MapNode& node,
                                                            const std::string& from, std::string_view reference)
{
    const auto path = pathOf(fields, node, from, reference);
    if (!path)
        return nullptr;
    if (const auto known = m_templates.find(*path); known != m_templates.end())
        return known->second;
    auto read = readTemplate(*path);
    return m_templates.emplace(*path, std::move(read)).first->second;
}

} // namespace broadside::levels::tiled
