#include "core/trace/trace_header.h"

#include "core/base/utf8.h"
#include "core/math/coordinate.h"
#include "core/trace/bytes.h"
#include "core/trace/messages/trace_messages.h"

#include <cmath>

namespace broadside::trace {
namespace {

std::uint8_t bitsOf(const Contents& contents)
{
    return static_cast<std::uint8_t>((contents.candidates ? 1 : 0) | (contents.contacts ? 2 : 0) |
                                     (contents.cells ? 4 : 0) | (contents.registeredBoxes ? 8 : 0) |
                                     (contents.queries ? 16 : 0));
}

Contents contentsOf(std::uint8_t bits)
{
    return {(bits & 1U) != 0, (bits & 2U) != 0, (bits & 4U) != 0, (bits & 8U) != 0, (bits & 16U) != 0};
}

/// Bytes that are not UTF-8 become question marks, because a name is no reason to refuse a trace.
std::string textFrom(std::string_view bytes) { return printableUtf8(bytes); }

Decoded<std::vector<Parameter>> parametersFrom(ByteReader& reader, std::uint32_t count)
{
    if (count > kMostParameters)
        return ByteFault{52, texts::traceParameters(count), texts::traceOriginalHeader()};
    std::vector<Parameter> parameters;
    for (std::uint32_t i = 0; i < count && reader.isGood(); ++i) {
        Parameter parameter;
        parameter.name = textFrom(reader.takeText());
        parameter.value = reader.take<double>();
        if (!std::isfinite(parameter.value))
            return ByteFault{reader.at() - sizeof(double), texts::traceParameter(inQuotes(parameter.name)),
                             texts::traceOriginalHeader()};
        parameters.push_back(std::move(parameter));
    }
    return parameters;
}

} // namespace

bool isWorld(const Aabb& world) noexcept
{
    return isCoordinate(world.lo.x) && isCoordinate(world.lo.y) && isCoordinate(world.hi.x) &&
           isCoordinate(world.hi.y) && world.lo.x < world.hi.x && world.lo.y < world.hi.y;
}

Decoded<TraceInfo> headerFrom(std::string_view bytes)
{
    ByteReader reader(bytes);
    TraceInfo info;
    info.dt = reader.take<double>();
    info.unitsPerMetre = reader.take<double>();
    double sides[4] = {};
    for (double& side : sides)
        side = reader.take<double>();
    const auto width = reader.take<std::uint8_t>();
    const auto touch = reader.take<std::uint8_t>();
    const auto up = reader.take<std::uint8_t>();
    const auto says = reader.take<std::uint8_t>();
    info.contents = contentsOf(says);
    info.canPause = (says & 32U) != 0;
    const auto parameters = reader.take<std::uint32_t>();
    info.program = textFrom(reader.takeText());
    info.algorithm = textFrom(reader.takeText());
    if (!reader.isGood())
        return ByteFault{reader.at(), texts::traceShortHeader(), texts::traceOriginalHeader()};
    if (!(info.dt >= 0.0) || !std::isfinite(info.dt))
        return ByteFault{0, texts::traceFrameSeconds(), texts::traceOriginalHeader()};
    if (!(info.unitsPerMetre > 0.0) || !(info.unitsPerMetre <= limits::kCoordinate) ||
        !(1.0 / info.unitsPerMetre <= limits::kCoordinate))
        return ByteFault{8, texts::traceUnits(), texts::traceSetUnits()};
    if (width != 4 && width != 8)
        return ByteFault{48, texts::traceNumberBytes(width), texts::traceOriginalHeader()};
    if (touch > 1 || up > 1)
        return ByteFault{touch > 1 ? std::size_t{49} : std::size_t{50},
                         touch > 1 ? texts::traceTouchRule() : texts::traceUpAxis(), texts::traceOriginalHeader()};
    const Aabb world{{sides[0], sides[1]}, {sides[2], sides[3]}};
    const bool isKnown = sides[0] != 0.0 || sides[1] != 0.0 || sides[2] != 0.0 || sides[3] != 0.0;
    const double mostSide = limits::kCoordinate * info.unitsPerMetre;
    if (isKnown && (!isWorld(world) || world.width() > mostSide || world.height() > mostSide))
        return ByteFault{16, texts::traceWorld(), texts::traceSetWorld()};
    if (isKnown)
        info.world = world;
    info.wideFloats = width == 8;
    info.touch = touch == 0 ? TouchRule::Closed : TouchRule::HalfOpen;
    info.yDown = up == 1;
    auto known = parametersFrom(reader, parameters);
    if (!known)
        return known.problem();
    if (!reader.isGood())
        return ByteFault{reader.at(), texts::traceShortHeader(), texts::traceOriginalHeader()};
    info.parameters = std::move(*known);
    return info;
}

void putHeader(const TraceInfo& info, std::string& bytes)
{
    ByteWriter writer(bytes);
    writer.put(info.dt);
    writer.put(info.unitsPerMetre);
    const Aabb world = info.world.isEmpty() ? Aabb{{}, {}} : info.world;
    for (const double side : {world.lo.x, world.lo.y, world.hi.x, world.hi.y})
        writer.put(side);
    writer.put(static_cast<std::uint8_t>(info.wideFloats ? 8 : 4));
    writer.put(static_cast<std::uint8_t>(info.touch == TouchRule::Closed ? 0 : 1));
    writer.put(static_cast<std::uint8_t>(info.yDown ? 1 : 0));
    writer.put(bitsOf(info.contents));
    writer.put(static_cast<std::uint32_t>(info.parameters.size()));
    writer.putText(info.program);
    writer.putText(info.algorithm);
    for (const Parameter& parameter : info.parameters) {
        writer.putText(parameter.name);
        writer.put(parameter.value);
    }
}

} // namespace broadside::trace
