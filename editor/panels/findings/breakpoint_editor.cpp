#include "editor/panels/findings/breakpoint_editor.h"

#include "core/base/message/common_messages.h"
#include "core/math/coordinate.h"
#include "editor/document/message_text.h"
#include "editor/session/shown_world.h"
#include "editor/widgets/number_field.h"
#include "editor/widgets/panel_form.h"
#include "editor/widgets/words/breakpoint_words.h"
#include "editor/widgets/words/number_text.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

namespace broadside {
namespace {

constexpr int kMostCounted = 2'000'000'000;

NumberField* metresField(const char* name, const QString& label, const QString& tip)
{
    auto* field = new NumberField(QLatin1String(name), label, NumberUnit::length());
    field->setToolTip(tip);
    return field;
}

QSpinBox* countField(const char* name, const QString& label, const QString& unit)
{
    auto* field = new QSpinBox;
    field->setObjectName(QLatin1String(name));
    field->setAccessibleName(label);
    field->setRange(0, kMostCounted);
    field->setKeyboardTracking(false);
    field->setSuffix(unit);
    field->setFocusPolicy(Qt::StrongFocus);
    return field;
}

} // namespace

BreakpointEditor::BreakpointEditor(BreakpointSession& breakpoints, const Focus& focus, const ShownWorld& shownWorld,
                                   QWidget* parent)
    : QWidget(parent)
    , m_breakpoints(breakpoints)
    , m_focus(focus)
    , m_shownWorld(shownWorld)
    , m_form(makeForm())
    , m_kind(new QComboBox)
    , m_fault(*m_form, QStringLiteral("breakpointFault"))
{
    m_kind->setObjectName(QStringLiteral("breakpointKind"));
    m_kind->setAccessibleName(tr("What the breakpoint waits for"));
    m_kind->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    for (const BreakpointInfo& info : breakpointKinds()) {
        m_kind->addItem(titleOf(info.kind), static_cast<int>(info.kind));
        m_kind->setItemData(m_kind->count() - 1, tipOf(info.kind), Qt::ToolTipRole);
    }
    const QString how =
        tr("Ids, category bits or a part of the name, separated by commas: \"2, 7\", \"category 0x4\", \"name tar\".\n"
           "An object must match all kinds of conditions that you give; leave it empty for any object.");
    m_first = makeFilter(QStringLiteral("breakpointFirst"), tr("Objects"), how, &Breakpoint::first);
    m_second = makeFilter(QStringLiteral("breakpointSecond"), tr("Other objects"), how, &Breakpoint::second);
    makeRegion();
    makeNumbers();
    addRows();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addLayout(m_form);
    connect(m_kind, &QComboBox::activated, this, [this] {
        commit([this](Breakpoint& b) { b.kind = static_cast<Breakpoint::Kind>(m_kind->currentData().toInt()); });
    });
    connect(&m_focus, &Focus::selectionChanged, this, &BreakpointEditor::showSelection);
    connect(&m_breakpoints, &BreakpointSession::listChanged, this, &BreakpointEditor::refresh);
    connect(&m_breakpoints, &BreakpointSession::currentChanged, this, &BreakpointEditor::refresh);
    refresh();
    showSelection();
}

BreakpointEditor::~BreakpointEditor() { stopListeningToFields(*this); }

BreakpointEditor::FilterField BreakpointEditor::makeFilter(const QString& name, const QString& label,
                                                           const QString& tip, ObjectFilter Breakpoint::*filter)
{
    auto* text = new QLineEdit;
    text->setObjectName(name);
    text->setAccessibleName(label);
    text->setPlaceholderText(tr("any object"));
    text->setToolTip(tip);
    auto* take = new QPushButton(tr("Selected"));
    take->setObjectName(name + QStringLiteral("Selected"));
    take->setAccessibleName(tr("%1: the selected objects").arg(label));
    auto* row = new QWidget;
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(text, 1);
    layout->addWidget(take);
    row->setFocusProxy(text);
    const FilterField field{text, take, row, filter};
    connect(text, &QLineEdit::editingFinished, this, [this, field] { commitFilter(field); });
    connect(take, &QPushButton::clicked, this, [this, field] { takeSelection(field); });
    return field;
}

void BreakpointEditor::makeRegion()
{
    m_x = metresField("breakpointX", tr("Left of the region"), tr("Left side of the region"));
    m_y = metresField("breakpointY", tr("Bottom of the region"), tr("Lower side of the region"));
    m_width = metresField("breakpointWidth", tr("Width of the region"), tr("Width of the region"));
    m_height = metresField("breakpointHeight", tr("Height of the region"), tr("Height of the region"));
    m_place = sideBySide(m_x, m_y);
    m_size = sideBySide(m_width, m_height);
    for (NumberField* size : {m_width, m_height})
        size->setRange(0.0, 2.0 * limits::kCoordinate);
    m_draw = new QPushButton(tr("Draw it in the world"));
    m_draw->setObjectName(QStringLiteral("breakpointDraw"));
    for (const NumberField* field : {m_x, m_y, m_width, m_height})
        connect(field, &NumberField::valueChanged, this, &BreakpointEditor::commitRegion);
    connect(m_draw, &QPushButton::clicked, this, &BreakpointEditor::drawRegionWanted);
}

void BreakpointEditor::makeNumbers()
{
    m_count = countField("breakpointCount", tr("Limit of candidates"), tr(" candidates"));
    m_ignore = countField("breakpointIgnore", tr("Times to ignore"), tr(" times"));
    connect(m_count, &QSpinBox::valueChanged, this,
            [this](int value) { commit([value](Breakpoint& b) { b.count = static_cast<std::uint64_t>(value); }); });
    connect(m_ignore, &QSpinBox::valueChanged, this,
            [this](int value) { commit([value](Breakpoint& b) { b.ignore = static_cast<std::uint64_t>(value); }); });
}

void BreakpointEditor::addRows()
{
    addField(*m_form, tr("Stops when"), m_kind, tr("The event that stops the simulation"));
    addField(*m_form, tr("Objects"), m_first.row, m_first.text->toolTip());
    addField(*m_form, tr("and"), m_second.row, m_second.text->toolTip());
    addField(*m_form, tr("From"), m_place, tr("The corner with the smallest x and y"));
    addField(*m_form, tr("Size"), m_size, tr("Width and height of the region"));
    addField(*m_form, QString(), m_draw, tr("Drag the region in the world (B); Esc cancels"));
    addField(*m_form, tr("More than"), m_count,
             tr("Fires when a step has more candidates than this, and the step before it did not"));
    addField(*m_form, tr("Ignore first"), m_ignore,
             tr("How many times the event is ignored before the simulation stops"));
}

void BreakpointEditor::refresh()
{
    const auto current = m_breakpoints.current();
    setVisible(current.has_value());
    m_fault.hide();
    if (!current)
        return;
    const Breakpoint& breakpoint = m_breakpoints.list()[*current];
    const BreakpointInfo& info = infoOf(breakpoint.kind);
    m_kind->setCurrentIndex(m_kind->findData(static_cast<int>(breakpoint.kind)));
    m_kind->setToolTip(tipOf(breakpoint.kind));
    for (const FilterField& field : {m_first, m_second}) {
        field.text->setText(toQString(textOf(breakpoint.*field.filter)));
        field.text->setCursorPosition(0); // shows the beginning of a long text
    }
    showRegion(breakpoint.region);
    for (const auto& [box, value] : {std::pair{m_count, breakpoint.count}, std::pair{m_ignore, breakpoint.ignore}}) {
        const QSignalBlocker blocker(box);
        box->setValue(static_cast<int>(std::min<std::uint64_t>(value, kMostCounted)));
    }
    setRowVisible(*m_form, m_first.row, info.filters >= 1);
    setRowVisible(*m_form, m_second.row, info.filters == 2);
    for (QWidget* row : {m_place, m_size, static_cast<QWidget*>(m_draw)})
        setRowVisible(*m_form, row, info.usesRegion);
    setRowVisible(*m_form, m_count, info.usesCount);
}

void BreakpointEditor::showSelection()
{
    const std::size_t count = m_focus.selection().size();
    for (const FilterField& field : {m_first, m_second}) {
        field.take->setEnabled(count > 0);
        field.take->setToolTip(count > 0
                                   ? tr("Only for the selected objects: %1").arg(translated(texts::objectCount(count)))
                                   : tr("Only for the selected objects\nSelect an object first."));
    }
}

void BreakpointEditor::commitFilter(const FilterField& field)
{
    const Result<ObjectFilter> filter = filterFrom(field.text->text().toStdString());
    if (!filter) {
        m_fault.show(*field.text, sentenceOf(filter.problem()));
        return;
    }
    m_fault.hide();
    commit([&](Breakpoint& breakpoint) { breakpoint.*field.filter = *filter; });
}

void BreakpointEditor::takeSelection(const FilterField& field)
{
    commit([&](Breakpoint& breakpoint) { (breakpoint.*field.filter).ids = m_focus.selection(); });
}

/// Of a recording in the game's coordinates: what is lowest there may be the upper side.
void BreakpointEditor::showRegion(const Aabb& region)
{
    const GameCoordinates in = m_shownWorld.coordinates();
    const Aabb shown = in.box(region);
    const bool isOurs = in == GameCoordinates{};
    for (NumberField* field : {m_x, m_y, m_width, m_height})
        field->setKind(isOurs ? NumberUnit::length() : NumberUnit(unitText(in)));
    m_x->show(shown.lo.x);
    m_y->show(shown.lo.y);
    m_width->show(shown.width());
    m_height->show(shown.height());
    m_y->setToolTip(in.yDown ? tr("Upper side of the region") : tr("Lower side of the region"));
    m_y->setAccessibleName(in.yDown ? tr("Top of the region") : tr("Bottom of the region"));
}

void BreakpointEditor::commitRegion()
{
    commit([this](Breakpoint& breakpoint) {
        const Vec2 corner{m_x->value(), m_y->value()};
        const Vec2 size{m_width->value(), m_height->value()};
        breakpoint.region = m_shownWorld.coordinates().boxInMetres({corner, corner + size});
    });
}

void BreakpointEditor::commit(const std::function<void(Breakpoint&)>& change)
{
    const auto current = m_breakpoints.current();
    if (!current)
        return;
    Breakpoint breakpoint = m_breakpoints.list()[*current];
    change(breakpoint);
    m_breakpoints.replace(*current, std::move(breakpoint));
}

} // namespace broadside
