#include "editor/panels/properties/override_marks.h"

#include "editor/widgets/elided_label.h"
#include "editor/widgets/icons.h"
#include "editor/widgets/words/number_text.h"

#include <QAction>
#include <QHBoxLayout>
#include <QMenu>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace broadside {
namespace {

/// The template of which all objects are instances; empty when they have none in common.
std::string commonTemplate(std::span<const ObjectPtr> objects)
{
    if (objects.empty())
        return {};
    const std::string& name = objects.front()->instanceOf->name;
    const bool isCommon =
        std::ranges::all_of(objects, [&](const ObjectPtr& object) { return object->instanceOf->name == name; });
    return isCommon ? name : std::string();
}

TemplateFields overridesOf(std::span<const ObjectPtr> objects)
{
    TemplateFields overrides;
    for (const ObjectPtr& object : objects)
        overrides = overrides | object->instanceOf->overrides;
    return overrides;
}

void addEntry(QMenu& menu, const QString& text, const QString& tip, const QString& obstacle,
              const std::function<void()>& act)
{
    QAction* action = menu.addAction(text);
    action->setEnabled(obstacle.isEmpty());
    action->setToolTip(obstacle.isEmpty() ? tip : tip + u'\n' + obstacle);
    QObject::connect(action, &QAction::triggered, &menu, act);
}

} // namespace

OverrideMarks::OverrideMarks(TemplateEdits& edits, const QList<QAction*>& actions)
    : m_edits(edits)
    , m_name(new ElidedLabel)
    , m_buttons(new QHBoxLayout)
{
    setObjectName(QStringLiteral("instanceHead"));
    m_name->setObjectName(QStringLiteral("instanceOf"));
    QFont font = m_name->font();
    font.setBold(true);
    m_name->setFont(font);
    m_buttons->setSpacing(4);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(4);
    rows->addWidget(m_name);
    rows->addLayout(m_buttons);
    addButtons(actions);
    hide();
}

void OverrideMarks::addButtons(const QList<QAction*>& actions)
{
    for (QAction* action : actions) {
        auto* button = new QToolButton;
        button->setObjectName(QStringLiteral("instance_") + action->objectName());
        button->setDefaultAction(action);
        button->setToolButtonStyle(Qt::ToolButtonTextOnly);
        m_buttons->addWidget(button);
    }
    m_buttons->addStretch(1);
}

void OverrideMarks::add(std::span<const PropertySection::Overridable> rows)
{
    for (const PropertySection::Overridable& row : rows) {
        auto* reset = new QToolButton;
        const QString word = wordOf(row.field);
        reset->setObjectName(QStringLiteral("reset_") + toQString(keyOf(row.field)));
        reset->setIcon(themedIcon(QStringLiteral("reset")));
        useIconSide(*reset, 12);
        reset->setAutoRaise(true);
        reset->setFocusPolicy(Qt::TabFocus);
        reset->setAccessibleName(tr("Reset %1 to the template").arg(word));
        reset->hide();
        row.beside->insertWidget(1, reset);
        const Mark mark{row, reset, row.label->font().bold()};
        m_marks.push_back(mark);
        connect(reset, &QToolButton::clicked, this,
                [this, field = row.field] { say(m_edits.resetToTemplate(std::vector(m_objects), field)); });
        for (QWidget* place : {row.label, static_cast<QWidget*>(reset)}) {
            place->setContextMenuPolicy(Qt::CustomContextMenu);
            connect(place, &QWidget::customContextMenuRequested, this,
                    [this, mark, place](const QPoint& at) { showMenu(mark, place->mapToGlobal(at)); });
        }
    }
}

void OverrideMarks::say(const QString& refusal)
{
    if (!refusal.isEmpty())
        emit refused(refusal);
}

void OverrideMarks::showObjects(std::span<const ObjectPtr> objects)
{
    const std::string name = commonTemplate(objects);
    const TemplateFields overrides = name.empty() ? TemplateFields() : overridesOf(objects);
    m_objects.clear();
    if (!name.empty())
        for (const ObjectPtr& object : objects)
            m_objects.push_back(object->id);
    setVisible(!name.empty());
    if (!name.empty())
        showHead(objects, name);
    for (const Mark& mark : m_marks)
        showMark(mark, overrides.contains(mark.row.field));
}

void OverrideMarks::showHead(std::span<const ObjectPtr> objects, const std::string& name)
{
    const bool isMissing = !m_edits.library().find(name);
    const QString shown = QString::fromStdString(name);
    const TemplateFields overrides = overridesOf(objects);
    m_name->setText(objects.size() == 1 ? tr("Instance of %1").arg(shown) : tr("Instances of %1").arg(shown));
    const QString own = overrides.isEmpty() ? tr("No overrides") : tr("Overrides: %1").arg(wordsOf(overrides));
    m_name->setToolTip(isMissing ? tr("The template %1 is missing. The selected objects keep their values. Detach "
                                      "them, or restore the template.")
                                       .arg(shown)
                                 : tr("%1.\nAll other values follow the template.").arg(own));
    if (isMissing)
        m_name->setText(tr("%1 (missing)").arg(m_name->text()));
}

void OverrideMarks::showMark(const Mark& mark, bool isOverridden)
{
    QFont font = mark.row.label->font();
    font.setBold(mark.wasBold || isOverridden);
    mark.row.label->setFont(font);
    mark.reset->setVisible(isOverridden);
    if (!isOverridden)
        return;
    const QString why = m_edits.obstacle();
    const QString tip =
        tr("Overridden: the %1 is not that of the template. Click to reset it.").arg(wordOf(mark.row.field));
    mark.reset->setEnabled(why.isEmpty());
    mark.reset->setToolTip(why.isEmpty() ? tip : tip + u'\n' + why);
}

void OverrideMarks::showMenu(const Mark& mark, const QPoint& at)
{
    const TemplateField field = mark.row.field;
    if (m_objects.empty())
        return;
    const ObjectPtr first = m_edits.objects().find(m_objects.front());
    if (!first)
        return;
    const bool isOverridden = mark.reset->isVisibleTo(mark.reset->parentWidget());
    const QString own = isOverridden ? QString() : tr("The value is that of the template.");
    const QString several = m_objects.size() == 1 ? own : tr("Select one instance only.");
    QMenu menu(this);
    menu.setObjectName(QStringLiteral("overrideMenu"));
    menu.setToolTipsVisible(true);
    const QString word = wordOf(field);
    const QString resetObstacle = m_edits.obstacle().isEmpty() ? own : m_edits.obstacle();
    addEntry(menu, tr("&Reset to template"), tr("Reset the %1 to that of the template").arg(word), resetObstacle,
             [this, field] { say(m_edits.resetToTemplate(std::vector(m_objects), field)); });
    const QString templateObstacle = m_edits.obstacleFor(first->instanceOf->name);
    addEntry(menu, tr("&Apply to template"), tr("Copy this %1 to the template; the other instances follow").arg(word),
             templateObstacle.isEmpty() ? several : templateObstacle,
             [this, field] { say(m_edits.applyToTemplate(m_objects.front(), field)); });
    menu.exec(at);
}

} // namespace broadside
