#pragma once

#include <QObject>
#include <QTimer>

#include <functional>

class QWidget;

namespace broadside {

/// Refreshes a panel once however many changes asked for it, and not at all while nobody can see it.
class LazyRefresh final : public QObject {
public:
    /// @pre `widget` outlives this. `refresh` runs from the event loop, or when the widget is shown.
    LazyRefresh(QWidget& widget, std::function<void()> refresh);

    /// At the end of this turn of the event loop, or `milliseconds` after the first request that is not served yet.
    void request(int milliseconds = 0);
    /// Now, when a request is open.
    void flush();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget& m_widget;
    std::function<void()> m_refresh;
    QTimer m_timer;
    bool m_wanted = false;
};

/// While a simulation runs, numbers are read by people: ten times a second is enough.
inline constexpr int kLiveRefreshMilliseconds = 100;

} // namespace broadside
