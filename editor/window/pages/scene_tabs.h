#pragma once

#include <QTabBar>

namespace broadside {

/// One tab for each open scene, by an id that stays when tabs are dragged: see addScene. A middle click closes.
class SceneTabs final : public QTabBar {
    Q_OBJECT
public:
    explicit SceneTabs(QWidget* parent = nullptr);

    /// Behind the others; does not go there.
    void addScene(int id);
    void removeScene(int id);
    [[nodiscard]] int idAt(int index) const { return tabData(index).toInt(); } ///< 0 where there is none.
    [[nodiscard]] int indexOf(int id) const;                                   ///< -1 when there is none.
    [[nodiscard]] QList<int> ids() const;                                      ///< From the left to the right.

    struct Label {
        QString name;
        QString path; ///< Absolute; empty for a scene without a file.
        bool isModified = false;
        bool isRecording = false;
    };
    void setLabel(int id, const Label& label);

signals:
    void chosen(int id); ///< By the user; also what has come to the front because another tab went.
    void closeWanted(int id);
    void closeOthersWanted(int id);

protected:
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    [[nodiscard]] QSize tabSizeHint(int index) const override;
    [[nodiscard]] bool hasRoomForNames() const; ///< For all of them, whole.
    [[nodiscard]] QSize minimumTabSizeHint(int index) const override;

private:
    int m_pressed = 0; // id of the tab on which the middle button went down
};

} // namespace broadside
