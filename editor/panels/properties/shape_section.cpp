#include "editor/panels/properties/shape_section.h"

#include "core/geometry/bounds.h"
#include "core/geometry/rescale.h"
#include "core/geometry/shape_kinds.h"
#include "editor/commands/arranging/vertices.h"
#include "editor/document/message_text.h"
#include "editor/panels/properties/shape_editor.h"
#include "editor/widgets/panel_form.h"
#include "editor/widgets/shape_menu.h"
#include "editor/widgets/words/number_text.h"
#include "editor/widgets/words/shape_words.h"

#include <QPushButton>
#include <QScopedValueRollback>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace broadside {
namespace {

Vec2 quickSizeOf(const Shape& shape)
{
    if (const auto* circle = std::get_if<Circle>(&shape)) // fast paths for the most frequent shapes
        return {2.0 * circle->radius, 2.0 * circle->radius};
    if (const auto* box = std::get_if<Box>(&shape))
        return {box->width, box->height};
    const Aabb box = boundsOf(shape, {});
    return {box.width(), box.height()};
}

bool hasPoints(const ObjectPtr& object) { return !kindOf(object->shape).isCentred; }

} // namespace

ShapeSection::ShapeSection(ObjectEditor& editor, Focus& focus)
    : PropertySection(QStringLiteral("shape"), tr("Shape"), editor)
    , m_focus(focus)
    , m_kind(new QLabel)
    , m_shape(new ShapeEditor({}, [this](const QString& text, const Shape& shape) { return take(text, shape); }))
    , m_note(makeNote(QStringLiteral("shapeNote")))
{
    makeTitleOverridable(TemplateField::BoundingShape);
    addKind();
    addSharedSizes();
    m_column->addWidget(m_shape);
    m_column->addWidget(m_note);
    connect(m_shape, &ShapeEditor::pointChosen, this, &ShapeSection::chooseVertex);
    connect(&focus, &Focus::verticesChanged, this, &ShapeSection::showVertex);
}

/// A vertex of a mesh may be in several rows of the table, so it is found by its position.
void ShapeSection::chooseVertex(int row)
{
    const std::vector<ObjectPtr> objects = m_editor.selected();
    const std::vector<Vec2> points = objects.size() == 1 ? pointsOf(objects.front()->shape) : std::vector<Vec2>{};
    if (m_choosing || row < 0 || static_cast<std::size_t>(row) >= points.size())
        return;
    const QScopedValueRollback<bool> guard(m_choosing, true);
    const auto index = static_cast<std::size_t>(row);
    const std::vector<Vec2> vertices = verticesOf(objects.front()->shape);
    if (!std::holds_alternative<Mesh>(objects.front()->shape)) { // not by position: two points may be at the same place
        if (index < vertices.size())
            m_focus.chooseVertices({index});
        return;
    }
    const auto vertex = std::ranges::find(vertices, points[index]);
    if (vertex != vertices.end())
        m_focus.chooseVertices({static_cast<std::size_t>(vertex - vertices.begin())});
}

void ShapeSection::showVertex()
{
    const std::vector<ObjectPtr> objects = m_editor.selected();
    const std::vector<Vec2> points = objects.size() == 1 ? pointsOf(objects.front()->shape) : std::vector<Vec2>{};
    if (m_choosing || points.empty() || m_focus.vertices().size() != 1)
        return;
    const QScopedValueRollback<bool> guard(m_choosing, true);
    const std::vector<Vec2> vertices = verticesOf(objects.front()->shape);
    const std::size_t vertex = m_focus.vertices().front();
    if (vertex >= vertices.size())
        return;
    if (!std::holds_alternative<Mesh>(objects.front()->shape)) {
        if (vertex < points.size())
            m_shape->setCurrentPoint(static_cast<int>(vertex));
        return;
    }
    const auto row = std::ranges::find(points, vertices[vertex]);
    if (row != points.end())
        m_shape->setCurrentPoint(static_cast<int>(row - points.begin()));
}

void ShapeSection::addKind()
{
    m_kind->setObjectName(QStringLiteral("shape"));
    setFieldOf("shape", *m_kind);
    m_kind->setTextInteractionFlags(Qt::TextSelectableByMouse);
    QPushButton* change = makeMenuButton(QStringLiteral("changeShape"), tr("Change to"),
                                         tr("Replace the shape with another one of about the same size"));
    fillShapeMenu(*change->menu(), [this](const ShapePreset& preset) { replaceBy(preset); });
    addField(*m_form, tr("Type"), sideBySide(m_kind, change), tr("Bounding shape, used to test for overlaps"));
}

void ShapeSection::addSharedSizes()
{
    const StepName radius = settingOf(tr("radius"));
    const StepName size = settingOf(tr("size"));
    m_radius = addNumber(
        {"sharedRadius", tr("Radius of all"), NumberUnit::length(), radius, SceneChange::Kind::Edited, kSmallestSize},
        [](const SceneObject& o) { return 0.5 * quickSizeOf(o.shape).x; },
        [](SceneObject& o, double value) { setShape(o, Circle{value}); });
    addField(*m_form, tr("Radius"), m_radius, tr("Of every shape, before its object's scale"));
    const auto side = [&](const char* name, const QString& label, double Vec2::*axis) {
        return addNumber(
            {name, label, NumberUnit::length(), size, SceneChange::Kind::Edited, kSmallestSize},
            [axis](const SceneObject& o) { return quickSizeOf(o.shape).*axis; },
            [axis](SceneObject& o, double value) { setShape(o, resized(o.shape, axis, value)); });
    };
    m_sides = sideBySide(side("sharedWidth", tr("Width of all"), &Vec2::x),
                         side("sharedHeight", tr("Height of all"), &Vec2::y));
    addField(*m_form, tr("Size"), m_sides,
             tr("Width and height of every shape, before its object's scale.\n"
                "Round shapes and compounds keep their proportions: the other side follows."));
}

void ShapeSection::showValues(std::span<const ObjectPtr> objects)
{
    showKinds(objects);
    showSharedSizes(objects);
    m_shape->showShape(objects.front()->shape); // also before hiding it, to end an unfinished entry
    m_shape->setVisible(objects.size() == 1);
}

void ShapeSection::showKinds(std::span<const ObjectPtr> objects)
{
    std::array<std::size_t, std::variant_size_v<Shape>> counts{};
    QStringList kinds;
    for (const ObjectPtr& object : objects)
        if (counts[object->shape.index()]++ == 0)
            kinds.append(shapeWord(object->shape));
    m_kind->setText(objects.size() == 1 ? summaryOf(objects.front()->shape)
                    : kinds.size() == 1 ? kinds.front()
                                        : tr("mixed"));
    markMixed(*m_kind, kinds.size() > 1);
    m_kind->setToolTip(objects.size() == 1 ? QString() : listed(kinds));
}

void ShapeSection::showSharedSizes(std::span<const ObjectPtr> objects)
{
    const bool several = objects.size() > 1;
    const bool circles = several && std::ranges::all_of(objects, [](const ObjectPtr& object) {
                             return std::holds_alternative<Circle>(object->shape);
                         });
    setRowVisible(*m_form, m_radius, circles);
    setRowVisible(*m_form, m_sides, several && !circles);
    const bool points = several && std::ranges::any_of(objects, hasPoints);
    m_note->setVisible(points);
    if (points)
        m_note->setText(tr("Points and parts are edited one object at a time: select one."));
}

QString ShapeSection::take(const QString& text, const Shape& shape)
{
    return m_editor
        .commit({text, text}, SceneChange::Kind::Edited,
                [&](SceneObject& object) {
                    setShape(object, shape);
                    return QString();
                })
        .fault;
}

void ShapeSection::replaceBy(const ShapePreset& preset)
{
    commit(*m_kind, settingOf(tr("shape")), SceneChange::Kind::Edited, [&](SceneObject& object) {
        const Vec2 size = quickSizeOf(object.shape);
        const double width = std::max(size.x, kSmallestSize);
        const double height = std::max(size.y, kSmallestSize);
        setShape(object, preset.make({.width = width, .height = height, .radius = 0.5 * std::min(width, height)}));
    });
}

} // namespace broadside
