#pragma once

#include "editor/window/help/callout.h"

#include <QObject>
#include <QTimer>

#include <cstdint>

class QMainWindow;

namespace broadside {

class HiddenFaults;
struct PageModel;
class Panels;
class ViewportWidget;

/// "Show me how": the mystery of the boss is solved with the user. Five callouts point at real controls, one after the
/// other; each waits until the user has done what it says. A closed dock is opened. Ends when the finding is gone, when
/// the user leaves it, or when another scene is opened.
class GuidedMystery final : public QObject {
    Q_OBJECT
public:
    struct Parts {
        PageModel& model;
        Panels& panels;
        ViewportWidget& viewport;
        HiddenFaults& faults;
        QMainWindow& window;
    };
    /// @pre the page shows guidedMystery(), and its parts outlive this.
    explicit GuidedMystery(const Parts& parts, QObject* parent = nullptr);
    ~GuidedMystery() override;

    [[nodiscard]] int stage() const noexcept { return static_cast<int>(m_stage); } ///< 0 to 4.
    void follow(); ///< Called when the page came to the front or left it.

signals:
    void finished(bool solved);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    enum class Stage { Running, Seeking, Looking, Diagnosing, Fixing };
    void connectParts();
    void rest();
    void check(); ///< Goes on when the user has done what the callout says.
    [[nodiscard]] bool isDone();
    void go(Stage next);
    void point();
    [[nodiscard]] QList<Callout::Place> spared() const;
    [[nodiscard]] QWidget* runButton() const;
    [[nodiscard]] QRect placeOfBoss(double around = 0.0) const;

    Parts m_parts;
    Stage m_stage = Stage::Running;
    std::uint64_t m_pausedAt = 0;
    bool m_isOver = false;
    QTimer m_rest; // the pointer rests on the boss
    bool m_hasRested = false;
    QPointer<Callout> m_callout;
};

} // namespace broadside
