#pragma once

#include <QMap>
#include <QTabBar>

namespace broadside {

/// One tab for each open scene. Its id stays the same when tabs are dragged: see addScene. A middle click closes a tab.
///
/// While there is no room for all names, they are shown without the extensions of their files. An icon marks a
/// recording.
class SceneTabs final : public QTabBar {
    Q_OBJECT
public:
    explicit SceneTabs(QWidget* parent = nullptr);

    /// Adds a tab behind the others without going to it.
    void addScene(int id);
    void removeScene(int id);
    [[nodiscard]] int idAt(int index) const { return tabData(index).toInt(); } ///< 0: there is no such tab.
    [[nodiscard]] int indexOf(int id) const;                                   ///< -1: there is no such tab.
    [[nodiscard]] QList<int> ids() const;                                      ///< Ids from left to right.

    struct Label {
        QString name;
        QString path; ///< Absolute; empty for a scene without a file.
        bool isModified = false;
        bool isRecording = false;
    };
    void setLabel(int id, const Label& label);

signals:
    void chosen(int id); ///< The user chose this tab, or the current one was removed.
    void closeWanted(int id);
    void closeOthersWanted(int id);

protected:
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    [[nodiscard]] QSize tabSizeHint(int index) const override;
    [[nodiscard]] bool hasRoomForNames() const; ///< True when all names fit without being shortened.
    [[nodiscard]] QSize minimumTabSizeHint(int index) const override;

private:
    void nameTabs(); ///< With or without extensions, as there is room.

    QMap<int, Label> m_labels; // by id
    int m_pressed = 0;         // id of the tab on which the middle button was pressed; 0: none
};

} // namespace broadside
