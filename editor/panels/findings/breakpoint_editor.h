#pragma once

#include "editor/document/focus.h"
#include "editor/session/breakpoint_session.h"
#include "editor/widgets/field_fault.h"

#include <QWidget>

class QComboBox;
class QFormLayout;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace broadside {

class NumberField;
class ShownWorld;

/// The fields of the current breakpoint: only those that its kind uses. Hidden without a current breakpoint.
class BreakpointEditor final : public QWidget {
    Q_OBJECT
public:
    /// @pre all outlive this.
    BreakpointEditor(BreakpointSession& breakpoints, const Focus& focus, const ShownWorld& shownWorld,
                     QWidget* parent = nullptr);
    ~BreakpointEditor() override;

    void refresh();

signals:
    void drawRegionWanted();

private:
    struct FilterField {
        QLineEdit* text;
        QPushButton* take; // button that takes the selection
        QWidget* row;
        ObjectFilter Breakpoint::*filter;
    };
    FilterField makeFilter(const QString& name, const QString& label, const QString& tip,
                           ObjectFilter Breakpoint::*filter);
    void makeRegion();
    void makeNumbers();
    void addRows();
    void commitFilter(const FilterField& field);
    void takeSelection(const FilterField& field);
    void showRegion(const Aabb& region);
    void commitRegion();
    void commit(const std::function<void(Breakpoint&)>& change);
    void showSelection();

    BreakpointSession& m_breakpoints;
    const Focus& m_focus;
    const ShownWorld& m_shownWorld;
    QFormLayout* m_form;
    QComboBox* m_kind;
    FilterField m_first{};
    FilterField m_second{};
    QWidget* m_place;
    QWidget* m_size;
    NumberField* m_x;
    NumberField* m_y;
    NumberField* m_width;
    NumberField* m_height;
    QPushButton* m_draw;
    QSpinBox* m_count;
    QSpinBox* m_ignore;
    FieldFault m_fault;
};

} // namespace broadside
