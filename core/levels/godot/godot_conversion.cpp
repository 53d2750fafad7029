#include "core/levels/godot/godot_conversion.h"

#include "core/base/utf8.h"
#include "core/levels/godot/godot_masks.h"
#include "core/levels/godot/godot_messages.h"
#include "core/levels/godot/godot_shapes.h"
#include "core/levels/godot/lost_properties.h"
#include "core/math/angle.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace broadside::levels::godot {
namespace {

/// A type of nodes with shapes.
struct BodyRow {
    std::string_view type;
    ObjectKind kind;
    bool isArea;
    bool isMovedByCode; ///< Gravity does not move it.
};
constexpr std::array kBodyRows{
    BodyRow{"StaticBody2D", ObjectKind::Static, false, false},
    BodyRow{"AnimatableBody2D", ObjectKind::Static, false, true},
    BodyRow{"RigidBody2D", ObjectKind::Dynamic, false, false},
    BodyRow{"KinematicBody2D", ObjectKind::Dynamic, false, true}, // Godot 3
    BodyRow{"CharacterBody2D", ObjectKind::Dynamic, false, true}, // Godot 4
    BodyRow{"Area2D", ObjectKind::Static, true, false},
};

const BodyRow* bodyRowOf(const TreeNode& node)
{
    const auto row = std::ranges::find(kBodyRows, node.type, &BodyRow::type);
    return row == kBodyRows.end() ? nullptr : &*row;
}

bool isShapeNode(const TreeNode& node) { return node.type == "CollisionShape2D" || node.type == "CollisionPolygon2D"; }

/// Nodes whose collisions the scene would need, and which are not read.
bool isLostCollider(const TreeNode& node)
{
    constexpr std::array<std::string_view, 7> kLost{
        "TileMap", "TileMapLayer", "PinJoint2D", "GrooveJoint2D", "DampedSpringJoint2D", "RayCast2D", "ShapeCast2D"};
    return std::ranges::find(kLost, node.type) != kLost.end();
}

double numberOr(const OwnedValue* owned, double fallback)
{
    const auto number = owned ? owned->value->number() : std::nullopt;
    return number && std::abs(*number) <= 1e9 ? *number : fallback;
}

bool isTrue(const OwnedValue* owned, bool fallback)
{
    return owned && owned->value->kind == GodotValue::Kind::Truth ? owned->value->truth : fallback;
}

bool isNothing(const GodotValue& value)
{
    if (value.kind == GodotValue::Kind::Truth)
        return !value.truth;
    if (const auto vector = value.vector())
        return *vector == Vec2{};
    return value.number() == 0.0;
}

/// The offset that a node gives to the nodes in it, besides its position.
bool hasLostOffset(const TreeNode& node)
{
    const auto isSet = [&node](std::string_view name) {
        const OwnedValue* const value = node.find(name);
        return value && !isNothing(*value->value);
    };
    if (node.type != "CanvasLayer")
        return std::ranges::any_of(kLostOffsets, isSet) || numberOr(node.find(kLostLayout), 0.0) == kLayoutOfContainer;
    return isSet(kLostLayerOffset) || isSet("rotation") || node.find("scale") || node.find("transform");
}

std::uint32_t bitsOr(const OwnedValue* owned, std::uint32_t fallback)
{
    const auto number = owned ? owned->value->number() : std::nullopt;
    const bool areBits = number && *number >= 0.0 && *number <= 4294967295.0 && *number == std::floor(*number);
    return areBits ? static_cast<std::uint32_t>(*number) : fallback;
}

/// The rotation of a map, and the rest, which is applied to shapes before it.
struct SplitMap {
    double rotation = 0.0; ///< Degrees clockwise.
    tiled::PixelMap rest;
};

SplitMap splitMap(const tiled::PixelMap& map)
{
    constexpr double kRounding = 1e-9;
    SplitMap split;
    double angle = angleOf({map.a, map.b});
    angle = angle > 180.0 ? angle - 360.0 : angle;
    const double whole = std::round(angle);
    split.rotation = std::abs(angle - whole) < kRounding ? whole : angle;
    const Rotation back = rotationOf(-split.rotation);
    const Vec2 x = rotated({map.a, map.b}, back);
    const Vec2 y = rotated({map.c, map.d}, back);
    const auto tidy = [](double value, double size) { return std::abs(value) < kRounding * size ? 0.0 : value; };
    split.rest = {x.x, tidy(x.y, std::abs(x.x)), tidy(y.x, std::abs(y.y)), y.y, {}};
    if (const double nearest = std::round(x.x); std::abs(x.x - nearest) < kRounding)
        split.rest.a = nearest;
    if (const double nearest = std::round(y.y); std::abs(y.y - nearest) < kRounding)
        split.rest.d = nearest;
    return split;
}

class TreeConversion {
public:
    TreeConversion(LevelBuilder& builder, GodotTree& tree)
        : m_builder(builder)
        , m_tree(tree)
        , m_maps(tree.nodes().size())
        , m_shapes(tree.nodes().size())
    {}

    void convert();

private:
    void placeNodes();
    void findShapes();
    void addBody(std::size_t index, const BodyRow& row);
    void addShapes(LevelBuilder::Draft& draft, const TreeNode& node, const tiled::PixelMap& map);
    /// Whether the body has shapes, and all of them are off. Then it is reported.
    [[nodiscard]] bool isOff(std::size_t index);
    void setMotion(SceneObject& object, const TreeNode& node);
    void setMaterial(LevelBuilder::Draft& draft, const TreeNode& node);
    void noteKind(LevelBuilder::Draft& draft, const TreeNode& node, const BodyRow& row);
    [[nodiscard]] const TreeNode* bodyAround(const TreeNode& node) const;
    [[nodiscard]] bool isVisible(const TreeNode& node) const;
    void reportLost();
    void noteProperties(LevelBuilder::Draft& draft, const TreeNode& node);
    void noteOffsets();
    void setMasks();

    LevelBuilder& m_builder;
    GodotTree& m_tree;
    std::vector<tiled::PixelMap> m_maps;            ///< From a node to the scene, for each node.
    std::vector<std::vector<std::size_t>> m_shapes; ///< Shape nodes of each body.
    std::vector<LevelBuilder::Draft> m_drafts;
    std::vector<GodotLayers> m_layers; ///< One for each draft.
};

void TreeConversion::placeNodes()
{
    const auto& nodes = m_tree.nodes();
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        m_maps[i] = transformOf(nodes[i]);
        const bool isInside = nodes[i].parent && !isTrue(nodes[i].find("top_level"), false);
        // A plain node and a layer of the window have no place: what is below them begins at the origin.
        if (isInside && nodes[*nodes[i].parent].type != "Node" && nodes[*nodes[i].parent].type != "CanvasLayer")
            m_maps[i] = combined(m_maps[*nodes[i].parent], m_maps[i]);
    }
}

void TreeConversion::findShapes()
{
    const auto& nodes = m_tree.nodes();
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        if (!isShapeNode(nodes[i]))
            continue;
        if (nodes[i].parent && bodyRowOf(nodes[*nodes[i].parent]))
            m_shapes[*nodes[i].parent].push_back(i);
        else
            m_builder.warn(nodes[i].place, {}, texts::godotNoBody(inQuotes(nodes[i].path, kMostPathOfNode)),
                           texts::godotMakeChild());
    }
}

bool TreeConversion::isOff(std::size_t index)
{
    const auto isDisabled = [&](std::size_t shape) { return isTrue(m_tree.nodes()[shape].find("disabled"), false); };
    const bool areDisabled = !m_shapes[index].empty() && std::ranges::all_of(m_shapes[index], isDisabled);
    const TreeNode& node = m_tree.nodes()[index];
    if (areDisabled)
        m_builder.note(node.place, {}, texts::godotDisabled(inQuotes(node.path, kMostPathOfNode)));
    return areDisabled;
}

void TreeConversion::addShapes(LevelBuilder::Draft& draft, const TreeNode& node, const tiled::PixelMap& map)
{
    const std::string name = inQuotes(node.name);
    if (isTrue(node.find("disabled"), false)) {
        draft.shapeNotes.push_back(texts::godotShapeDisabled(name));
        return;
    }
    NodeShapes found = shapesOf(node, m_tree);
    if (!found.shapes.empty() && isTrue(node.find("one_way_collision"), false))
        draft.shapeNotes.push_back(texts::godotOneWay(name));
    const tiled::PixelMap toBody = combined(map, transformOf(node));
    for (const tiled::PixelShape& shape : found.shapes)
        draft.shapes.push_back(mappedShape(shape, toBody, draft.shapeNotes));
    for (const Message& note : found.notes)
        draft.shapeNotes.push_back(texts::godotShapeNote(name, note));
}

void TreeConversion::setMotion(SceneObject& object, const TreeNode& node)
{
    const double scale = m_builder.unitsPerMetre();
    object.gravityScale = numberOr(node.find("gravity_scale"), 1.0);
    if (const double mass = numberOr(node.find("mass"), 1.0); mass > 0.0)
        object.mass = mass;
    const OwnedValue* const velocity = node.find("linear_velocity");
    if (const auto vector = velocity ? velocity->value->vector() : std::nullopt;
        vector && std::abs(vector->x) <= 1e9 && std::abs(vector->y) <= 1e9)
        object.velocity = {vector->x / scale, 0.0 - vector->y / scale};
}

void TreeConversion::setMaterial(LevelBuilder::Draft& draft, const TreeNode& node)
{
    double bounce = numberOr(node.find("bounce"), 0.0); // Godot 3.0 had it in the body
    bool hasFriction = node.find("friction") != nullptr;
    if (const OwnedValue* const material = node.find("physics_material_override")) {
        const OwnedResource resource = m_tree.resourceOf(*material);
        const GodotValue* const value = resource.find("bounce");
        bounce = value ? value->number().value_or(0.0) : bounce;
        hasFriction = hasFriction || resource.find("friction");
    }
    if (bounce >= 0.0 && bounce <= 1e9)
        draft.object.restitution = bounce;
    if (hasFriction)
        m_builder.countFriction(inQuotes(draft.object.name));
}

const TreeNode* TreeConversion::bodyAround(const TreeNode& node) const
{
    for (auto parent = node.parent; parent; parent = m_tree.nodes()[*parent].parent)
        if (const BodyRow* const row = bodyRowOf(m_tree.nodes()[*parent]); row && row->kind == ObjectKind::Dynamic)
            return &m_tree.nodes()[*parent];
    return nullptr;
}

/// A node is hidden with the nodes above it.
bool TreeConversion::isVisible(const TreeNode& node) const
{
    const auto isShown = [](const TreeNode& one) { return isTrue(one.find("visible"), true); };
    for (auto parent = node.parent; parent; parent = m_tree.nodes()[*parent].parent)
        if (!isShown(m_tree.nodes()[*parent]))
            return false;
    return isShown(node);
}

void TreeConversion::noteKind(LevelBuilder::Draft& draft, const TreeNode& node, const BodyRow& row)
{
    if (row.isMovedByCode)
        draft.notes.push_back(row.kind == ObjectKind::Static ? texts::godotMovedStatic() : texts::godotMovedDynamic());
    if (const TreeNode* const outer = bodyAround(node))
        draft.notes.push_back(texts::godotFollows(inQuotes(outer->name)));
    if (row.isArea) {
        Properties properties = *draft.object.properties;
        properties.push_back({"sensor", true});
        draft.object.properties = std::move(properties);
    }
}

void TreeConversion::noteProperties(LevelBuilder::Draft& draft, const TreeNode& node)
{
    for (const std::string_view name : kLostProperties)
        if (const OwnedValue* const value = node.find(name); value && !isNothing(*value->value))
            draft.notes.push_back(texts::godotLostProperty(name));
    for (const std::string_view name : kLostSwitches)
        if (!isTrue(node.find(name), true))
            draft.notes.push_back(texts::godotLostProperty(name));
    if (const OwnedValue* const freeze = node.find("freeze"); freeze && freeze->value->kind != GodotValue::Kind::Truth)
        draft.notes.push_back(texts::godotUnusedTruth("freeze"));
}

/// Reports each node once whose offset the bodies in it do not get.
void TreeConversion::noteOffsets()
{
    const auto& nodes = m_tree.nodes();
    std::vector<bool> isSeen(nodes.size(), false);
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        if (!bodyRowOf(nodes[i]))
            continue;
        for (auto parent = nodes[i].parent; parent && !isSeen[*parent]; parent = nodes[*parent].parent) {
            isSeen[*parent] = true;
            if (hasLostOffset(nodes[*parent]))
                m_builder.note(nodes[*parent].place, {},
                               texts::godotLostOffset(inQuotes(nodes[*parent].path, kMostPathOfNode)),
                               texts::godotPlaceWithNode());
        }
    }
}

void TreeConversion::addBody(std::size_t index, const BodyRow& row)
{
    const TreeNode& node = m_tree.nodes()[index];
    const SplitMap split = splitMap(m_maps[index]);
    LevelBuilder::Draft draft;
    draft.place = node.place;
    draft.name = texts::godotNode(inQuotes(node.path, kMostPathOfNode));
    SceneObject& object = draft.object;
    object.id = m_builder.takeId();
    object.name = node.name;
    object.visible = isVisible(node);
    object.kind = row.kind;
    const bool isFixed = numberOr(node.find("mode"), 0.0) == 1.0 || isTrue(node.find("freeze"), false);
    if (node.type == "RigidBody2D" && isFixed) // by the mode of Godot 3, or frozen in Godot 4
        object.kind = ObjectKind::Static;
    if (const std::size_t slash = node.path.rfind('/'); slash != std::string::npos)
        object.group = node.path.substr(0, slash);
    Properties properties{{"godotNode", node.path}};
    if (!node.groups.empty())
        properties.push_back({"groups", node.groups});
    object.properties = std::move(properties);
    if (object.kind == ObjectKind::Dynamic && !row.isMovedByCode)
        setMotion(object, node);
    if (row.isMovedByCode)
        object.gravityScale = 0.0;
    if (!row.isArea)
        setMaterial(draft, node);
    noteKind(draft, node, row);
    noteProperties(draft, node);
    draft.origin = m_maps[index].shift;
    draft.rotation = split.rotation;
    for (const std::size_t shape : m_shapes[index])
        addShapes(draft, m_tree.nodes()[shape], split.rest);
    m_layers.push_back({node.path, bitsOr(node.find("collision_layer"), 1), bitsOr(node.find("collision_mask"), 1),
                        row.isArea, object.kind == ObjectKind::Dynamic});
    m_drafts.push_back(std::move(draft));
}

void TreeConversion::setMasks()
{
    const SceneMasks masks = sceneMasksOf(m_layers);
    for (std::size_t i = 0; i < m_drafts.size(); ++i) {
        m_drafts[i].object.category = masks.filters[i].category;
        m_drafts[i].object.mask = masks.filters[i].mask;
    }
    if (masks.widened.count() > 0)
        m_builder.note(m_builder.level(), {}, texts::godotWidened(masks.widened.count(), masks.widened.names()));
    for (const Message& sentence : masks.wrong)
        m_builder.warn(m_builder.level(), {}, sentence, texts::godotSetMasks());
}

void TreeConversion::reportLost()
{
    for (const auto& lost : m_tree.lostInstances())
        m_builder.warn(lost.place, {}, texts::godotLost(inQuotes(lost.path, kMostPathOfNode), lost.reason),
                       texts::godotSaveAsText());
    for (const TreeNode& node : m_tree.nodes())
        if (isLostCollider(node))
            m_builder.note(node.place, {}, texts::godotUnreadType(inQuotes(node.path, kMostPathOfNode), node.type));
}

void TreeConversion::convert()
{
    placeNodes();
    findShapes();
    for (std::size_t i = 0; i < m_tree.nodes().size(); ++i)
        if (const BodyRow* const row = bodyRowOf(m_tree.nodes()[i]); row && !isOff(i))
            addBody(i, *row);
    setMasks();
    reportLost();
    noteOffsets();
    for (LevelBuilder::Draft& draft : m_drafts) {
        if (m_builder.isFull())
            return;
        m_builder.add(std::move(draft));
    }
    m_builder.finish(0.0);
}

} // namespace

void convertTree(LevelBuilder& builder, GodotTree& tree) { TreeConversion(builder, tree).convert(); }

} // namespace broadside::levels::godot
