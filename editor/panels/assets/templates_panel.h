#pragma once

#include "editor/commands/templates/template_edits.h"
#include "editor/document/focus.h"
#include "editor/session/simulation_session.h"
#include "editor/widgets/panel_widget.h"

#include <string>
#include <utility>
#include <vector>

class QAction;
class QBoxLayout;
class QLabel;
class QLineEdit;
class QTreeWidgetItem;

namespace broadside {

class LazyRefresh;
class TemplatesView;

/// The templates that objects can be instances of, with a picture of each and how many instances it has. One of them is
/// the current one: the one that was chosen here, or the one of the instance that was selected last.
class TemplatesPanel final : public PanelWidget {
    Q_OBJECT
public:
    /// @pre all outlive the panel.
    TemplatesPanel(SceneDocument& document, TemplateEdits& edits, Focus& focus, const SimulationSession& session,
                   QWidget* parent = nullptr);
    ~TemplatesPanel() override;

    /// Buttons above the list, and entries of its context menu.
    void setActions(const QList<QAction*>& buttons, const QList<QAction*>& entries);
    [[nodiscard]] const std::string& current() const noexcept { return m_current; } ///< Empty: none.
    void setCurrent(const std::string& name);
    void renameCurrent();                       ///< Opens its name for editing.
    void showTemplate(const std::string& name); ///< Makes it current, and the panel and its row seen.

signals:
    void currentChanged();
    void placeWanted();
    void deleteWanted();
    void refused(const QString& reason); ///< What was asked for cannot be; with what helps.

private:
    struct Row {
        std::string name;
        ObjectPtr object;
        std::size_t instances = 0;
        bool isShared = false;
        friend bool operator==(const Row&, const Row&) = default; ///< Objects: the same ones.
    };

    QWidget* makeBody();
    void bringUpList();
    void connectView();
    void followSelection();
    void followList();
    void refresh();
    [[nodiscard]] std::vector<Row> rows() const;
    void list(const std::vector<Row>& rows);
    void showRow(QTreeWidgetItem& item, const Row& row);
    void showCurrent();
    void filter();
    void takeName(QTreeWidgetItem& item);

    TemplateEdits& m_edits;
    const Focus& m_focus;
    QBoxLayout* m_buttons;
    QLineEdit* m_search;
    TemplatesView* m_view;
    QLabel* m_empty;
    LazyRefresh* m_refresh;
    std::vector<Row> m_rows; // that the list shows
    std::string m_current;
    std::pair<ObjectId, std::string> m_followed; // who was selected last, and of which template it was
};

} // namespace broadside
