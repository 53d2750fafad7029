#include "editor/panels/properties/shape_editor.h"

#include "core/geometry/bounds.h"
#include "core/geometry/rescale.h"
#include "core/geometry/shape_kinds.h"
#include "core/geometry/shape_numbers.h"
#include "editor/document/message_text.h"
#include "editor/panels/panel_messages.h"
#include "editor/widgets/number_field.h"
#include "editor/widgets/number_table.h"
#include "editor/widgets/panel_form.h"
#include "editor/widgets/shape_menu.h"
#include "editor/widgets/words/number_text.h"
#include "editor/widgets/words/shape_words.h"

#include <QGroupBox>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

namespace broadside {
namespace {

constexpr std::size_t kFewestPoints = 3; // of a polygon

Vec2 sizeOf(const Shape& shape)
{
    const Aabb box = boundsOf(shape, {});
    return {box.width(), box.height()};
}

/// The radius of a round shape; null for other shapes.
template<class AnyShape>
auto* radiusOf(AnyShape& shape)
{
    std::conditional_t<std::is_const_v<AnyShape>, const double, double>* radius = nullptr;
    forEachNumber(shape, Overloaded{[&](const ShapeLength& length, auto& value) {
                                        if (length.along == Along::Both)
                                            radius = &value;
                                    },
                                    [](ShapePoint, auto&) {}, [](auto& /*part*/) {}});
    return radius;
}

void setPoint(Shape& shape, std::size_t row, double Vec2::*axis, double value)
{
    std::size_t at = 0;
    forEachNumber(shape, Overloaded{[](const ShapeLength&, double&) {},
                                    [&](ShapePoint, Vec2& point) {
                                        if (at++ == row)
                                            point.*axis = value;
                                    },
                                    [](CompoundPart&) {}});
}

QToolButton* makeEditButton(const QString& name, const QString& text, const QString& tip)
{
    auto* button = new QToolButton;
    button->setObjectName(name);
    button->setText(text);
    button->setToolTip(tip);
    return button;
}

/// A table with its title above it and its buttons below it, as wide as the panel.
QWidget* framed(const QString& title, const QString& tip, QWidget* table, std::initializer_list<QWidget*> buttons)
{
    auto* box = new QWidget;
    auto* label = new QLabel(title);
    label->setToolTip(tip);
    label->setBuddy(table);
    auto* column = new QVBoxLayout(box);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addWidget(label);
    column->addWidget(table);
    auto* row = new QHBoxLayout;
    for (QWidget* button : buttons)
        row->addWidget(button);
    row->addStretch(1);
    column->addLayout(row);
    return box;
}

void setButtonAvailable(QToolButton& button, bool available, const QString& tip, const QString& reason)
{
    button.setEnabled(available);
    button.setToolTip(available ? tip : tip + QLatin1Char('\n') + reason);
}

} // namespace

QString summaryOf(const Shape& shape)
{
    return std::visit(
        Overloaded{
            [](const Mesh& mesh) { return translated(texts::meshSummary(mesh.indices.size() / 3)); },
            [](const Polygon& polygon) { return translated(texts::polygonSummary(polygon.points.size())); },
            [](const Compound& compound) { return translated(texts::compoundSummary(compound.parts.size())); },
            [&](const auto&) { return shapeWord(shape); },
        },
        shape);
}

std::vector<Vec2> pointsOf(const Shape& shape)
{
    std::vector<Vec2> points;
    forEachNumber(shape,
                  Overloaded{[](const ShapeLength&, double) {},
                             [&](ShapePoint, Vec2 point) { points.push_back(point); }, [](const CompoundPart&) {}});
    return points;
}

ShapeEditor::ShapeEditor(const QString& prefix, Commit commit)
    : m_commit(std::move(commit))
    , m_prefix(prefix)
    , m_form(makeForm())
    , m_fault(*m_form, prefix.isEmpty() ? QStringLiteral("numbersFault") : prefix + QStringLiteral("Fault"))
{
    const auto name = [&](const char* plain) {
        QString text = QLatin1String(plain);
        if (!prefix.isEmpty())
            text[0] = text[0].toUpper();
        return prefix + text;
    };
    m_radius = makeSize(name("radius"), tr("Radius"));
    addField(*m_form, tr("Radius"), m_radius, tr("Radius of the shape before the object's scale"));
    connect(m_radius, &NumberField::entered, this, [this](TypedNumber typed) {
        Shape shape = m_shape;
        if (double* const radius = radiusOf(shape)) {
            *radius = typed.appliedTo(*radius);
            this->commit(*m_radius, tr("Change size"), shape);
        }
    });
    m_width = makeSize(name("width"), tr("Width"));
    m_height = makeSize(name("height"), tr("Height"));
    connect(m_width, &NumberField::entered, this, [this](TypedNumber typed) { commitSize(*m_width, &Vec2::x, typed); });
    connect(m_height, &NumberField::entered, this,
            [this](TypedNumber typed) { commitSize(*m_height, &Vec2::y, typed); });
    m_sides = sideBySide(m_width, m_height);
    addField(*m_form, tr("Size"), m_sides, tr("Width and height of the shape, before the object's scale"));
    addPoints(name("points"));
    addParts(name("parts"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addLayout(m_form);
}

ShapeEditor::~ShapeEditor() { stopListeningToFields(*this); }

NumberField* ShapeEditor::makeSize(const QString& name, const QString& label)
{
    auto* field = new NumberField(name, label, NumberUnit::length());
    field->setMinimum(kSmallestSize);
    connect(field, &NumberField::refused, this, [this, field](const QString& why) { m_fault.show(*field, why); });
    return field;
}

void ShapeEditor::addPoints(const QString& name)
{
    m_points = new NumberTable(name, tr("Points of the shape"), {tr("x (m)"), tr("y (m)")});
    m_insertPoint = makeEditButton(name + QStringLiteral("Insert"), tr("Insert"), {});
    m_removePoint = makeEditButton(name + QStringLiteral("Remove"), tr("Remove"), {});
    m_pointsRow = framed(tr("Points"), tr("Relative to the object's position, before scale and rotation"), m_points,
                         {m_insertPoint, m_removePoint});
    m_form->addRow(m_pointsRow);
    connect(m_points, &NumberTable::edited, this, &ShapeEditor::commitPoint);
    connect(m_points, &NumberTable::refused, this, [this](const QString& why) { m_fault.show(*m_points, why); });
    connect(m_points, &NumberTable::removeRequested, this, &ShapeEditor::removePoint);
    connect(m_points, &NumberTable::currentRowChanged, this, [this](int row) {
        showPoints();
        emit pointChosen(row);
    });
    connect(m_insertPoint, &QToolButton::clicked, this, &ShapeEditor::insertPoint);
    connect(m_removePoint, &QToolButton::clicked, this, &ShapeEditor::removePoint);
}

void ShapeEditor::addParts(const QString& name)
{
    m_parts = new NumberTable(name, tr("Parts of the compound"), {tr("x (m)"), tr("y (m)"), tr("angle (\u00b0)")});
    QPushButton* add = makeMenuButton(name + QStringLiteral("Add"), tr("Add"), tr("Add a shape to the compound"));
    fillShapeMenu(*add->menu(), [this](const ShapePreset& preset) { addPart(preset); });
    m_removePart = makeEditButton(name + QStringLiteral("Remove"), tr("Remove"), {});
    m_partsRow =
        framed(tr("Parts"), tr("Position and angle of each part in the compound"), m_parts, {add, m_removePart});
    m_form->addRow(m_partsRow);
    connect(m_parts, &NumberTable::edited, this, &ShapeEditor::commitPart);
    connect(m_parts, &NumberTable::refused, this, [this](const QString& why) { m_fault.show(*m_parts, why); });
    connect(m_parts, &NumberTable::removeRequested, this, &ShapeEditor::removePart);
    connect(m_parts, &NumberTable::currentRowChanged, this, &ShapeEditor::showChosenPart);
    connect(m_removePart, &QToolButton::clicked, this, &ShapeEditor::removePart);
}

void ShapeEditor::showShape(const Shape& shape)
{
    m_fault.hide();
    m_shape = shape;
    showSizes();
    showPoints();
    showParts();
}

void ShapeEditor::setCurrentPoint(int row) { m_points->setCurrentRow(row); }

void ShapeEditor::showSizes()
{
    for (NumberField* field : {m_radius, m_width, m_height})
        field->show(field->value()); // drops an unfinished entry, which was for the previous shape
    const double* const radius = radiusOf(std::as_const(m_shape));
    if (radius)
        m_radius->show(*radius);
    const bool isCircle = radius && kindOf(m_shape).isCentred;
    setRowVisible(*m_form, m_radius, radius != nullptr);
    setRowVisible(*m_form, m_sides, !isCircle);
    if (isCircle)
        return;
    const Vec2 size = sizeOf(m_shape);
    const bool isUniform = needsUniformScale(m_shape);
    const bool isCentred = kindOf(m_shape).isCentred;
    const auto showSide = [](NumberField& field, double side, const QString& tip) {
        field.show(side);
        field.setEnabled(side > 0.0);
        field.setToolTip(side > 0.0 ? tip : tr("All points are on one line, so this size is 0."));
    };
    showSide(*m_width, size.x,
             isUniform ? tr("Width of the whole shape; the other side follows, so that circles stay circles")
             : isCentred
                 ? tr("Width of the shape, before the object's scale")
                 : tr("Width of the whole shape: all points move away from the object's position or towards it"));
    showSide(*m_height, size.y,
             isUniform   ? tr("Height of the whole shape; the other side follows, so that circles stay circles")
             : isCentred ? tr("Height of the shape, before the object's scale")
                         : tr("Height of the whole shape: all points move away from the object's position or towards "
                              "it"));
}

void ShapeEditor::showPoints()
{
    const std::vector<Vec2> points = pointsOf(m_shape);
    m_pointsRow->setVisible(!points.empty());
    if (points.empty())
        return;
    std::vector<double> numbers;
    for (const Vec2 point : points) {
        numbers.push_back(point.x);
        numbers.push_back(point.y);
    }
    m_points->showNumbers(std::move(numbers));
    const bool isPolygon = std::holds_alternative<Polygon>(m_shape);
    m_insertPoint->setVisible(isPolygon);
    m_removePoint->setVisible(isPolygon);
    const QString choose = tr("Select a point in the table first.");
    setButtonAvailable(*m_insertPoint, m_points->currentRow() >= 0, tr("Insert a point half way to the next one"),
                       choose);
    setButtonAvailable(*m_removePoint, m_points->currentRow() >= 0 && points.size() > kFewestPoints,
                       tr("Remove the selected point (Delete)"),
                       points.size() > kFewestPoints ? choose : tr("A polygon has at least three points."));
}

void ShapeEditor::showParts()
{
    const auto* compound = std::get_if<Compound>(&m_shape);
    m_partsRow->setVisible(compound != nullptr);
    if (compound) {
        std::vector<double> numbers;
        QStringList titles;
        for (const CompoundPart& part : compound->parts) {
            numbers.insert(numbers.end(), {part.offset.x, part.offset.y, part.angle});
            titles.append(tr("%1 %2").arg(titles.size() + 1).arg(shapeWord(part.shape)));
        }
        m_parts->showNumbers(std::move(numbers), titles);
        if (m_parts->currentRow() < 0)
            m_parts->setCurrentRow(0);
    }
    showChosenPart();
}

void ShapeEditor::showChosenPart()
{
    const auto* compound = std::get_if<Compound>(&m_shape);
    const int row = m_parts->currentRow();
    const bool chosen = compound && row >= 0 && static_cast<std::size_t>(row) < compound->parts.size();
    if (m_partBox)
        m_partBox->setVisible(chosen);
    if (!chosen)
        return;
    if (!m_partBox) {
        m_partBox = new QGroupBox;
        m_part =
            new ShapeEditor(m_prefix.isEmpty() ? QStringLiteral("part") : m_prefix + QStringLiteral("Part"),
                            [this](const QString& text, const Shape& shape) { return commitPartShape(text, shape); });
        auto* column = new QVBoxLayout(m_partBox);
        column->addWidget(m_part);
        layout()->addWidget(m_partBox);
    }
    const CompoundPart& part = compound->parts[static_cast<std::size_t>(row)];
    m_partBox->setTitle(tr("Part %1: %2").arg(row + 1).arg(summaryOf(part.shape)));
    m_part->showShape(part.shape);
    setButtonAvailable(*m_removePart, compound->parts.size() > 1, tr("Remove the selected part (Delete)"),
                       tr("A compound has at least one part."));
}

void ShapeEditor::commit(const QWidget& field, const QString& text, const Shape& shape)
{
    const QString fault = m_commit(text, shape);
    if (fault.isEmpty())
        return;
    showShape(Shape(m_shape)); // the fields show the current values, the note shows what was wrong
    m_fault.show(field, fault);
}

void ShapeEditor::commitSize(const NumberField& field, double Vec2::*axis, TypedNumber typed)
{
    commit(field, tr("Change size"), resized(m_shape, axis, typed.appliedTo(sizeOf(m_shape).*axis)));
}

void ShapeEditor::commitPoint(int row, int column, double value)
{
    Shape shape = m_shape;
    setPoint(shape, static_cast<std::size_t>(row), column == 0 ? &Vec2::x : &Vec2::y, value);
    commit(*m_points, tr("Move point"), shape);
}

void ShapeEditor::insertPoint()
{
    Polygon polygon = std::get<Polygon>(m_shape);
    const auto row = static_cast<std::size_t>(m_points->currentRow());
    const Vec2 next = polygon.points[(row + 1) % polygon.points.size()];
    polygon.points.insert(polygon.points.begin() + static_cast<std::ptrdiff_t>(row) + 1,
                          0.5 * (polygon.points[row] + next));
    commit(*m_points, tr("Insert point"), polygon);
    m_points->setCurrentRow(static_cast<int>(row) + 1);
}

void ShapeEditor::removePoint()
{
    const auto* polygon = std::get_if<Polygon>(&m_shape);
    const int row = m_points->currentRow();
    if (!polygon || row < 0 || polygon->points.size() <= kFewestPoints)
        return;
    Polygon smaller = *polygon;
    smaller.points.erase(smaller.points.begin() + row);
    commit(*m_points, tr("Remove point"), smaller);
}

void ShapeEditor::commitPart(int row, int column, double value)
{
    Compound compound = std::get<Compound>(m_shape);
    CompoundPart& part = compound.parts[static_cast<std::size_t>(row)];
    (column == 0 ? part.offset.x : column == 1 ? part.offset.y : part.angle) = value;
    commit(*m_parts, tr("Move part"), compound);
}

QString ShapeEditor::commitPartShape(const QString& text, const Shape& shape)
{
    Compound compound = std::get<Compound>(m_shape);
    compound.parts[static_cast<std::size_t>(m_parts->currentRow())].shape = shape;
    return m_commit(text, compound);
}

void ShapeEditor::addPart(const ShapePreset& preset)
{
    Compound compound = std::get<Compound>(m_shape);
    const Vec2 size = 0.5 * sizeOf(m_shape);
    compound.parts.push_back(
        {{}, 0.0, preset.make({.width = size.x, .height = size.y, .radius = 0.5 * std::min(size.x, size.y)})});
    commit(*m_parts, tr("Add part"), compound);
    m_parts->setCurrentRow(static_cast<int>(compound.parts.size()) - 1);
}

void ShapeEditor::removePart()
{
    Compound compound = std::get<Compound>(m_shape);
    if (compound.parts.size() <= 1)
        return;
    compound.parts.erase(compound.parts.begin() + m_parts->currentRow());
    commit(*m_parts, tr("Remove part"), compound);
}

} // namespace broadside
