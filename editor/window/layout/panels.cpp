#include "editor/window/layout/panels.h"

#include "editor/session/step_session.h"

#include <algorithm>
#include <utility>

namespace broadside {

Panels::Panels(const PanelParts& parts)
    : m_parts(parts)
{}

void Panels::makeAtOnce()
{
    for (const PanelRow& row : panelTable())
        if (row.making == PanelMaking::AtOnce && has(row.panel))
            (void)(*this)[row.panel];
}

Panels::~Panels() = default;

Panel Panels::panelOf(const QMetaObject& type)
{
    return std::ranges::find(panelTable(), &type, &PanelRow::type)->panel;
}

bool Panels::has(Panel panel) const
{
    const PanelPages pages = rowOf(panel).pages;
    return pages == PanelPages::All || (pages == PanelPages::Scenes && m_parts.steps.capabilities().canEdit);
}

PanelWidget* Panels::find(Panel panel) const
{
    const auto found = m_panels.find(panel);
    return found == m_panels.end() ? nullptr : found->second.get();
}

PanelWidget& Panels::operator[](Panel panel)
{
    if (PanelWidget* const made = find(panel))
        return *made;
    const auto made = m_panels.emplace(panel, rowOf(panel).make(m_parts)).first;
    PanelWidget& widget = *made->second;
    for (const auto& use : std::exchange(m_waiting[panel], {}))
        use(widget);
    return widget;
}

void Panels::whenMade(Panel panel, std::function<void(PanelWidget&)> use)
{
    if (PanelWidget* const made = find(panel))
        use(*made);
    else
        m_waiting[panel].push_back(std::move(use));
}

QString Panels::title(Panel panel) const
{
    const auto found = m_titles.find(panel);
    return found == m_titles.end() ? titleOf(rowOf(panel)) : found->second;
}

void Panels::setTitle(Panel panel, const QString& title)
{
    if (this->title(panel) == title)
        return;
    m_titles[panel] = title;
    emit titleChanged(panel);
}

} // namespace broadside
