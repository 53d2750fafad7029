#pragma once

#include "editor/commands/templates/template_choice.h"
#include "editor/commands/templates/template_edits.h"
#include "editor/session/step_session.h"
#include "editor/widgets/panel_widget.h"

#include <string>
#include <vector>

class QAction;
class QLabel;
class QLineEdit;
class QTreeWidgetItem;

namespace broadside {

class LazyRefresh;
class TemplatesView;

/// The templates of objects, with a picture of each and the number of its instances. The current one is highlighted.
class TemplatesPanel final : public PanelWidget {
    Q_OBJECT
public:
    struct Actions {
        QList<QAction*> buttons; ///< Buttons above the list.
        QList<QAction*> entries; ///< Entries of the context menu of the list.
    };
    /// @pre all outlive the panel.
    TemplatesPanel(SceneDocument& document, TemplateEdits& edits, TemplateChoice& choice, const StepSession& steps,
                   const Actions& actions, QWidget* parent = nullptr);
    ~TemplatesPanel() override;

    void renameCurrent();                       ///< Opens the name of the current template for editing.
    void showTemplate(const std::string& name); ///< Makes the template current, and shows the panel and its row.

signals:
    void placeWanted();
    void deleteWanted();
    void refused(const QString& reason); ///< A command was refused; `reason` includes the remedy.

private:
    struct Row {
        std::string name;
        ObjectPtr object;
        std::size_t instances = 0;
        bool isShared = false;
        friend bool operator==(const Row&, const Row&) = default; ///< Objects are compared by address.
    };

    QWidget* makeBody(const Actions& actions);
    void bringUpList();
    void connectView();
    void refresh();
    [[nodiscard]] std::vector<Row> rows() const;
    void list(const std::vector<Row>& rows);
    void showRow(QTreeWidgetItem& item, const Row& row);
    void showCurrent();
    void filter();
    void takeName(QTreeWidgetItem& item);

    TemplateEdits& m_edits;
    TemplateChoice& m_choice;
    QLineEdit* m_search;
    TemplatesView* m_view;
    QLabel* m_empty;
    LazyRefresh* m_refresh;
    std::vector<Row> m_rows; // the rows of the list
};

} // namespace broadside
