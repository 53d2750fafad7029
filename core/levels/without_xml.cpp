#include "core/levels/box2d/plist_reader.h"
#include "core/levels/tiled/xml_syntax.h"

/// @file
/// For a program that is built without pugixml: the readers of XML, which refuse every file.

namespace broadside::levels {
namespace {

constexpr const char* kNoXml = "This program was built without pugixml, so it reads no XML";
constexpr const char* kOtherProgram = "Read it with a Broadside that has pugixml";

} // namespace

std::unique_ptr<tiled::MapSyntax> tiled::parseXmlMap(const std::string& /*text*/, ProblemLog& log)
{
    log.error(0, kNoXml, std::string(kOtherProgram) + ", or save the map of Tiled as JSON (.tmj)");
    return nullptr;
}

std::optional<box2d::ShapeCatalogue> box2d::readPlist(LevelSource& source)
{
    source.log.error(0, kNoXml, kOtherProgram);
    return std::nullopt;
}

} // namespace broadside::levels
