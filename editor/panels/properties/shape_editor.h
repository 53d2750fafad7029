#pragma once

#include "core/geometry/shape.h"
#include "core/math/typed_number.h"
#include "editor/widgets/field_fault.h"

#include <QWidget>

#include <functional>

class QFormLayout;
class QGroupBox;
class QToolButton;

namespace broadside {

class NumberField;
class NumberTable;
struct ShapePreset;

/// All numbers of a shape in fields and tables. The chosen part of a compound has its own editor below the list of the
/// parts.
class ShapeEditor final : public QWidget {
    Q_OBJECT
public:
    /// Takes a changed shape as an undo step named `text`. Returns why it is refused, or empty.
    using Commit = std::function<QString(const QString& text, const Shape& shape)>;

    /// The object names of the fields begin with `prefix`, so that the editor of a part has different names.
    ShapeEditor(const QString& prefix, Commit commit);
    ~ShapeEditor() override;

    void showShape(const Shape& shape);
    /// Sets the current row of the table of points; -1 for none.
    void setCurrentPoint(int row);

signals:
    void pointChosen(int row); ///< The user chose a row of the table, by mouse or keys.

private:
    void addPoints(const QString& prefix);
    void addParts(const QString& prefix);
    NumberField* makeSize(const QString& name, const QString& label);

    void showSizes();
    void showPoints();
    void showParts();
    void showChosenPart();

    void commit(const QWidget& field, const QString& text, const Shape& shape);
    void commitSize(const NumberField& field, double Vec2::*axis, TypedNumber typed);
    void commitPoint(int row, int column, double value);
    void commitPart(int row, int column, double value);
    [[nodiscard]] QString commitPartShape(const QString& text, const Shape& shape);
    void insertPoint();
    void removePoint();
    void addPart(const ShapePreset& preset);
    void removePart();

    Commit m_commit;
    QString m_prefix;
    Shape m_shape;
    QFormLayout* m_form;
    FieldFault m_fault;
    NumberField* m_radius = nullptr;
    QWidget* m_sides = nullptr;
    NumberField* m_width = nullptr;
    NumberField* m_height = nullptr;
    QWidget* m_pointsRow = nullptr;
    NumberTable* m_points = nullptr;
    QToolButton* m_insertPoint = nullptr;
    QToolButton* m_removePoint = nullptr;
    QWidget* m_partsRow = nullptr;
    NumberTable* m_parts = nullptr;
    QToolButton* m_removePart = nullptr;
    QGroupBox* m_partBox = nullptr; // null until a compound is shown
    ShapeEditor* m_part = nullptr;
};

/// The points in the table, row by row: corners or ends; empty for a shape without points.
[[nodiscard]] std::vector<Vec2> pointsOf(const Shape& shape);

/// "polygon of 12 points", "compound of 3 parts", "circle".
[[nodiscard]] QString summaryOf(const Shape& shape);

} // namespace broadside
