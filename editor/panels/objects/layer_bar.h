#pragma once

#include "editor/commands/edit_layers.h"
#include "editor/session/step_session.h"

#include <QWidget>

#include <optional>
#include <string>

class QHBoxLayout;
class QLabel;
class QMenu;
class QSlider;
class QToolButton;

namespace broadside {

class ElidedLabel;

/// Tools for the current layer of the list of objects: its opacity and colour, its place in the order, its visibility
/// and lock, and adding and deleting layers. Each edit is one undo step.
class LayerBar final : public QWidget {
    Q_OBJECT
public:
    /// @pre both outlive the bar
    LayerBar(SceneDocument& document, const StepSession& steps);

    void setLayer(const std::string& name); ///< Call it also after the layer may have changed.

signals:
    void renameWanted(const std::string& layer); ///< The layer is new: ask for its name.
    void refused(const QString& reason);         ///< A command was refused; `reason` includes the remedy.

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void makeOpacity();
    void connectTools();
    void say(const QString& refusal); ///< Emits refused() unless `refusal` is empty.
    void showSwitches(const Layer& layer);
    QToolButton* addButton(const char* name, const char* icon, const QString& title, const QString& tip);
    void fillDeleteMenu();
    void chooseColor();
    void setOpacity(int percent);
    [[nodiscard]] std::size_t objectsOnLayer() const;
    void showAvailable(std::size_t place, std::size_t layers);

    SceneDocument& m_document;
    const StepSession& m_steps;
    std::string m_layer;
    ElidedLabel* m_name;
    QHBoxLayout* m_head;
    QHBoxLayout* m_tools;
    QToolButton* m_add;
    QToolButton* m_up;
    QToolButton* m_down;
    QToolButton* m_color;
    QToolButton* m_visible;
    QToolButton* m_locked;
    QToolButton* m_delete;
    QMenu* m_deleteMenu;
    QSlider* m_opacity;
    QLabel* m_percent;
    // The undo step of the opacity: one drag, or keys and wheel until the focus leaves.
    std::optional<GestureId> m_gesture;
};

} // namespace broadside
