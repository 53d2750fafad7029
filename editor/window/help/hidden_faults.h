#pragma once

#include <QObject>

namespace broadside {

class BroadPhasePanel;
struct PageModel;
class Panels;
class ViewportWidget;

/// What the program knows of the faults of an algorithm would give a mystery away: the panel Broad phase describes
/// them, and the world frames their objects. Both keep silent while the user looks for the fault: until a diagnosis
/// explains it, the user asks for it, or another scene is opened.
class HiddenFaults final : public QObject {
    Q_OBJECT
public:
    /// @pre all outlive this, except for the panel.
    HiddenFaults(const PageModel& model, ViewportWidget& viewport, Panels& panels);

    void hide();
    void show();

private:
    void tell(bool tells);
    void connectPanel(BroadPhasePanel& panel);

    ViewportWidget& m_viewport;
    Panels& m_panels;
    bool m_isHidden = false;
};

} // namespace broadside
