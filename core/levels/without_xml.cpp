#include "core/levels/box2d/plist_reader.h"
#include "core/levels/level_messages.h"
#include "core/levels/tiled/xml_syntax.h"

/// @file
/// For a program that is built without pugixml: the readers of XML, which refuse every file.

namespace broadside::levels {

std::unique_ptr<tiled::MapSyntax> tiled::parseXmlMap(const std::string& /*text*/, ProblemLog& log)
{
    log.error(0, texts::levelNoXml(), texts::levelWithXmlOrJson());
    return nullptr;
}

std::optional<box2d::ShapeCatalogue> box2d::readPlist(LevelSource& source)
{
    source.log.error(0, texts::levelNoXml(), texts::levelWithXml());
    return std::nullopt;
}

} // namespace broadside::levels
