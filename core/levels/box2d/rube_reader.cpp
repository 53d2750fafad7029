#include "core/levels/box2d/rube_reader.h"

#include "core/base/limits.h"
#include "core/base/utf8.h"
#include "core/io/json/document_header.h"
#include "core/io/json/json_parser.h"
#include "core/io/json/value_reader.h"
#include "core/levels/box2d/box2d_messages.h"
#include "core/levels/level_messages.h"

#include <array>
#include <bit>
#include <charconv>
#include <cmath>
#include <numbers>

namespace broadside::levels::box2d {
namespace {

constexpr double kMostMetres = 1e9;
constexpr std::size_t kMostPoints = 4U << 20; // of all shapes together

class RubeValues {
public:
    explicit RubeValues(LevelSource& source)
        : m_source(source)
        , m_values(source.text, source.log)
    {}

    [[nodiscard]] ProblemLog& log() noexcept { return m_source.log; }
    [[nodiscard]] LevelPlace placeOf(const JsonValue& value) const { return {&m_source, value.begin}; }
    [[nodiscard]] double number(const JsonValue& value, std::string_view what);
    [[nodiscard]] double number(const JsonValue& owner, std::string_view key, double fallback)
    {
        const JsonValue* const value = owner.find(key);
        return value ? number(*value, key) : fallback;
    }
    /// {"x": 1, "y": 2}, or 0 for (0, 0).
    [[nodiscard]] Vec2 vector(const JsonValue& owner, std::string_view key);
    [[nodiscard]] bool truth(const JsonValue& owner, std::string_view key)
    {
        const JsonValue* const value = owner.find(key);
        return value && m_values.truth(*value, key).value_or(false);
    }
    [[nodiscard]] std::string text(const JsonValue& owner, std::string_view key)
    {
        const JsonValue* const value = owner.find(key);
        return value ? m_values.string(*value, key).value_or(std::string()) : std::string();
    }
    [[nodiscard]] std::uint32_t bits(const JsonValue& owner, std::string_view key, std::uint32_t fallback);
    /// {"x": [1, 2], "y": [3, 4]}
    [[nodiscard]] std::vector<Vec2> points(const JsonValue& owner, std::string_view key);
    [[nodiscard]] const JsonValue* list(const JsonValue& owner, std::string_view key);
    [[nodiscard]] ValueReader& values() noexcept { return m_values; }

private:
    LevelSource& m_source;
    ValueReader m_values;
    std::size_t m_points = 0;
};

double RubeValues::number(const JsonValue& value, std::string_view what)
{
    if (!value.isString())
        return m_values.number(value, what, NumberRange::Coordinate).value_or(0.0);
    std::uint32_t bits = 0;
    const std::string_view text = value.string;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), bits, 16);
    const bool isWhole = error == std::errc{} && end == text.data() + text.size() && text.size() <= 8;
    const double number = isWhole ? static_cast<double>(std::bit_cast<float>(bits)) : 0.0;
    if (isWhole && std::abs(number) <= kMostMetres)
        return number;
    m_values.mismatch(value, what, texts::rubeExpectsNumber());
    return 0.0;
}

Vec2 RubeValues::vector(const JsonValue& owner, std::string_view key)
{
    const JsonValue* const value = owner.find(key);
    if (!value || (value->isNumber() && value->number == 0.0))
        return {};
    if (!value->isObject()) {
        m_values.mismatch(*value, key, texts::rubeExpectsVector());
        return {};
    }
    return {number(*value, "x", 0.0), number(*value, "y", 0.0)};
}

std::uint32_t RubeValues::bits(const JsonValue& owner, std::string_view key, std::uint32_t fallback)
{
    const JsonValue* const value = owner.find(key);
    if (!value)
        return fallback;
    if (value->isNumber() && value->number == -1.0) // all bits, in a number with a sign
        return 0xffff;
    return m_values.unsigned32(*value, key).value_or(fallback);
}

const JsonValue* RubeValues::list(const JsonValue& owner, std::string_view key)
{
    const JsonValue* const value = owner.find(key);
    if (!value || value->isArray())
        return value;
    m_values.mismatch(*value, key, texts::levelExpectsArray());
    return nullptr;
}

std::vector<Vec2> RubeValues::points(const JsonValue& owner, std::string_view key)
{
    std::vector<Vec2> points;
    const JsonValue* const value = owner.find(key);
    const JsonValue* const x = value && value->isObject() ? list(*value, "x") : nullptr;
    const JsonValue* const y = value && value->isObject() ? list(*value, "y") : nullptr;
    if (!x || !y || x->count != y->count || x->count > limits::kPointsPerShape) {
        m_values.mismatch(value ? *value : owner, key, texts::rubeExpectsPoints(limits::kPointsPerShape));
        return points;
    }
    m_points += x->count;
    if (m_points > kMostPoints) {
        if (m_points - x->count <= kMostPoints)
            log().error(value->begin, texts::rubeManyPoints(kMostPoints), texts::rubeSplit());
        return points;
    }
    auto atY = y->children().begin();
    for (const JsonValue& atX : x->children()) {
        points.push_back({number(atX, "x"), 0.0 - number(*atY, "y")}); // y down
        ++atY;
    }
    return points;
}

/// What Box2D calls static, kinematic and dynamic.
constexpr std::array kRubeKinds{ObjectKind::Static, ObjectKind::Dynamic, ObjectKind::Dynamic};

class RubeReceiver final : public JsonReceiver {
public:
    explicit RubeReceiver(LevelSource& source)
        : m_values(source)
    {}

    bool documentBegun(std::size_t offset, bool isObject) override
    {
        if (!isObject)
            m_values.log().error(offset, texts::rubeNoObject(), texts::rubeExport());
        return isObject;
    }
    bool isStreamed(std::string_view key) override { return m_isBodies = key == "body"; }
    bool element(const JsonValue& value) override
    {
        if (value.isObject())
            readBody(value);
        else
            m_values.values().mismatch(value, "body", texts::levelExpectsObject());
        return !m_values.log().isFull() && !m_isFull;
    }
    bool member(const JsonValue& value) override
    {
        if (value.key == "body")
            m_hasBodies = value.isArray();
        else if (value.key == "joint" && value.isArray())
            m_world.joints = value.count;
        else if (value.key == "image" && value.isArray())
            m_world.images = value.count;
        else if (value.key == "gravity")
            readGravity(value);
        else if (value.key == "customProperties")
            m_world.hasProperties = value.count > 0;
        return !m_values.log().isFull();
    }
    bool documentEnded(std::size_t) override
    {
        if (!m_hasBodies)
            m_values.log().error(0, texts::rubeNoBodies(), texts::rubeExportNoScene());
        return true;
    }
    bool duplicateKey(std::string_view key, std::size_t offset, std::size_t firstOffset) override
    {
        logDuplicateKey(m_values.log(), key, offset, firstOffset);
        return !m_values.log().isFull();
    }
    [[nodiscard]] RubeWorld take() { return std::move(m_world); }

private:
    void readGravity(const JsonValue& value)
    {
        if (value.isObject())
            m_world.gravity = {m_values.number(value, "x", 0.0), m_values.number(value, "y", 0.0)};
        else
            m_world.gravity = {};
    }
    void readBody(const JsonValue& value);
    void readMotion(const JsonValue& value, Body& body);
    void readProperties(const JsonValue& value, Body& body);
    void readFixture(const JsonValue& value, Body& body);
    void addChain(const JsonValue& chain, bool isLoop, Fixture& fixture);
    void readShape(const JsonValue& value, Fixture& fixture, Body& body);
    void limit(const JsonValue& value, std::size_t most, const texts::Form<texts::Count>& tooMany)
    {
        if (!m_isFull)
            m_values.log().error(value.begin, tooMany(most), texts::rubeSplit());
        m_isFull = true;
    }

    RubeValues m_values;
    RubeWorld m_world;
    std::size_t m_fixtures = 0;
    std::size_t m_properties = 0;
    bool m_isBodies = false;
    bool m_hasBodies = false;
    bool m_isFull = false;
};

void RubeReceiver::addChain(const JsonValue& chain, bool isLoop, Fixture& fixture)
{
    std::vector<Vec2> points = m_values.points(chain, "vertices");
    if (isLoop && points.size() > 2 && points.front() != points.back())
        points.push_back(points.front());
    if (points.size() >= 2)
        fixture.shapes.emplace_back(tiled::PixelChain{std::move(points)});
}

void RubeReceiver::readShape(const JsonValue& value, Fixture& fixture, Body& body)
{
    const auto object = [&](std::string_view key) {
        const JsonValue* const found = value.find(key);
        return found && found->isObject() ? found : nullptr;
    };
    if (const JsonValue* const circle = object("circle")) {
        const Vec2 centre = m_values.vector(*circle, "center");
        fixture.shapes.emplace_back(
            tiled::PixelDisc{{centre.x, 0.0 - centre.y}, m_values.number(*circle, "radius", 0.0)});
    } else if (const JsonValue* const polygon = object("polygon")) {
        if (auto points = m_values.points(*polygon, "vertices"); points.size() >= 3)
            fixture.shapes.emplace_back(tiled::PixelPolygon{std::move(points)});
    } else if (const JsonValue* const loop = object("loop")) { // in older versions
        addChain(*loop, true, fixture);
    } else if (const JsonValue* const chain = object("chain")) {
        // A loop repeats its first point, or names the points before and after its ends.
        addChain(*chain, false, fixture);
    }
    if (fixture.shapes.empty())
        body.notes.push_back(texts::box2dFixture(inQuotes(fixture.name)));
}

void RubeReceiver::readFixture(const JsonValue& value, Body& body)
{
    if (!value.isObject())
        return m_values.values().mismatch(value, "fixture", texts::levelExpectsObject());
    if (++m_fixtures > kMostFixtures)
        return limit(value, kMostFixtures, texts::rubeManyFixtures);
    Fixture fixture;
    fixture.name = m_values.text(value, "name");
    fixture.category = m_values.bits(value, "filter-categoryBits", 1);
    fixture.mask = m_values.bits(value, "filter-maskBits", 0xffff);
    fixture.group = static_cast<std::int64_t>(m_values.number(value, "filter-groupIndex", 0.0));
    fixture.isSensor = m_values.truth(value, "sensor");
    fixture.hasFriction = m_values.number(value, "friction", 0.0) != 0.0;
    if (const double restitution = m_values.number(value, "restitution", 0.0); restitution >= 0.0)
        fixture.restitution = restitution;
    if (const JsonValue* const custom = value.find("customProperties"); custom && custom->count > 0)
        body.notes.push_back(texts::rubePropertiesOfFixture(inQuotes(fixture.name)));
    readShape(value, fixture, body);
    if (!fixture.shapes.empty())
        body.fixtures.push_back(std::move(fixture));
}

void RubeReceiver::readMotion(const JsonValue& value, Body& body)
{
    body.velocity = m_values.vector(value, "linearVelocity");
    body.gravityScale = m_values.number(value, "gravityScale", 1.0);
    if (const double mass = m_values.number(value, "massData-mass", 0.0); mass > 0.0)
        body.mass = mass;
    if (m_values.number(value, "angularVelocity", 0.0) != 0.0)
        body.notes.push_back(texts::rubeRotates());
    if (m_values.number(value, "linearDamping", 0.0) != 0.0)
        body.notes.push_back(texts::rubeDamping());
}

void RubeReceiver::readProperties(const JsonValue& value, Body& body)
{
    constexpr std::array<std::string_view, 5> kTypes{"int", "float", "string", "bool", "vec2"};
    const JsonValue* const list = m_values.list(value, "customProperties");
    constexpr std::size_t kMostProperties = 1'000; // names are compared with each other
    constexpr std::size_t kMostPropertiesInAll = 1'000'000;
    m_properties += list ? list->count : 0;
    if (m_properties > kMostPropertiesInAll)
        return limit(*list, kMostPropertiesInAll, texts::rubeManyProperties);
    if (list && list->count > kMostProperties)
        body.notes.push_back(texts::rubePropertiesOfBody());
    if (!list || list->count > kMostProperties)
        return;
    for (const JsonValue& custom : list->children()) {
        const std::string name = custom.isObject() ? m_values.text(custom, "name") : std::string();
        const JsonValue* content = nullptr;
        for (const std::string_view type : kTypes)
            content = content || !custom.isObject() ? content : custom.find(type);
        const bool isKnown = std::ranges::find(body.properties, name, &Property::name) != body.properties.end();
        if (name.empty() || !content || isKnown) {
            body.notes.push_back(name.empty() ? texts::rubeUnnamedProperty() : texts::rubeLostProperty(inQuotes(name)));
            continue;
        }
        if (content->isString() && content->key == "string")
            body.properties.push_back({name, std::string(content->string)});
        else if (content->isBool())
            body.properties.push_back({name, content->type == JsonType::True});
        else if (content->isObject())
            body.properties.push_back({name, RawJson{onOneLine(m_values.values().bytesOf(*content))}});
        else
            body.properties.push_back({name, m_values.number(*content, name)});
    }
}

void RubeReceiver::readBody(const JsonValue& value)
{
    if (m_world.bodies.size() >= kMostBodies)
        return limit(value, kMostBodies, texts::rubeManyBodies);
    Body& body = m_world.bodies.emplace_back();
    body.place = m_values.placeOf(value);
    body.name = m_values.text(value, "name");
    const double type = m_values.number(value, "type", 0.0);
    if (type == 0.0 || type == 1.0 || type == 2.0)
        body.kind = kRubeKinds[static_cast<std::size_t>(type)];
    else
        m_values.values().mismatch(*value.find("type"), "type", texts::rubeExpectsKind());
    body.position = m_values.vector(value, "position");
    const double degrees = m_values.number(value, "angle", 0.0) * 180.0 / std::numbers::pi;
    constexpr double kFloatDegrees = 1e-5; // an angle in radians has the digits of a float
    body.angle = std::abs(degrees - std::round(degrees)) < kFloatDegrees ? std::round(degrees) : degrees;
    readMotion(value, body);
    if (type == 1.0) {
        body.gravityScale = 0.0;
        body.notes.push_back(texts::rubeKinematic());
    }
    if (const JsonValue* const active = value.find("active"); active && !m_values.truth(value, "active"))
        body.notes.push_back(texts::rubeInactive());
    readProperties(value, body);
    if (const JsonValue* const fixtures = m_values.list(value, "fixture"))
        for (const JsonValue& fixture : fixtures->children())
            if (!m_isFull && !m_values.log().isFull())
                readFixture(fixture, body);
}

} // namespace

std::optional<RubeWorld> readRube(LevelSource& source)
{
    RubeReceiver receiver(source);
    const std::size_t begin = source.text.starts_with(kByteOrderMark) ? kByteOrderMark.size() : 0;
    if (const auto fault = parseJson(source.text, begin, receiver))
        source.log.error(fault->offset, fault->message, fault->remedy);
    return source.log.hasErrors() ? std::nullopt : std::optional(receiver.take());
}

} // namespace broadside::levels::box2d
