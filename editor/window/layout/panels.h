#pragma once

#include "editor/window/layout/panel_table.h"

#include <QObject>

#include <functional>
#include <map>
#include <memory>
#include <vector>

namespace broadside {

/// The panels of a page, made from the table. A panel is made when it is seen or used first: all of them together take
/// longer than the rest of a page. So code that only follows a panel registers itself with whenMade(), and code that
/// only shows a panel calls bringUp(). Neither makes the panel.
///
/// No panel is made before the features of the page, because panels have buttons for the actions of features. A feature
/// gets this object and reaches a panel when it needs it.
///
/// A panel takes over all that happened before it was made from the objects in `parts`.
class Panels final : public QObject {
    Q_OBJECT
public:
    /// @pre the objects in `parts` outlive the panels.
    explicit Panels(const PanelParts& parts);
    ~Panels() override;

    /// Makes the panels with PanelMaking::AtOnce. @pre all features have added their actions
    void makeAtOnce();

    [[nodiscard]] bool has(Panel panel) const; ///< Whether the page has such a panel, made or not.
    /// Null when the panel is not made yet, or when the page has no such panel.
    [[nodiscard]] PanelWidget* find(Panel panel) const;
    template<class Of>
    [[nodiscard]] Of* find() const
    {
        return qobject_cast<Of*>(find(panelOf(Of::staticMetaObject)));
    }
    /// Makes the panel unless it is made. @pre has(panel)
    [[nodiscard]] PanelWidget& operator[](Panel panel);
    /// The same for a panel with this class.
    template<class Of>
    [[nodiscard]] Of& get()
    {
        return *qobject_cast<Of*>(&(*this)[panelOf(Of::staticMetaObject)]);
    }
    /// Calls `use` right after the panel is made, or now if it is made already. Several are called in their order; the
    /// panel is not visible yet in the first one.
    void whenMade(Panel panel, std::function<void(PanelWidget&)> use);
    template<class Of>
    void whenMade(std::function<void(Of&)> use)
    {
        whenMade(panelOf(Of::staticMetaObject),
                 [use = std::move(use)](PanelWidget& made) { use(*qobject_cast<Of*>(&made)); });
    }

    /// See PanelWidget::bringUp and PanelWidget::raiseIfOpen.
    void bringUp(Panel panel) { emit dockWanted(panel, true); }
    void raiseIfOpen(Panel panel) { emit dockWanted(panel, false); }

    [[nodiscard]] QString title(Panel panel) const; ///< The title of the table, unless setTitle() was called.
    void setTitle(Panel panel, const QString& title);

signals:
    void dockWanted(broadside::Panel panel, bool opens);
    void titleChanged(broadside::Panel panel);
    /// The dock of the panel was opened or closed, or the page came to the front or left it. An open dock may be behind
    /// others, and its panel need not be made yet.
    void openChanged(broadside::Panel panel, bool isOpen);

private:
    [[nodiscard]] static Panel panelOf(const QMetaObject& type);

    PanelParts m_parts;
    std::map<Panel, std::unique_ptr<PanelWidget>> m_panels;
    std::map<Panel, std::vector<std::function<void(PanelWidget&)>>> m_waiting; // for panels that are not made
    std::map<Panel, QString> m_titles;
};

} // namespace broadside
