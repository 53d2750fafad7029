#pragma once

#include <QObject>
#include <QTimer>

#include <functional>

class QWidget;

namespace broadside {

/// Refreshes a panel once for any number of requests, and only while the panel is visible.
class LazyRefresh final : public QObject {
public:
    /// @pre `widget` outlives this. `refresh` runs from the event loop, or when the widget is shown.
    LazyRefresh(QWidget& widget, std::function<void()> refresh);

    /// Refreshes `milliseconds` after the first open request, or earlier when a later request asks for that; with 0,
    /// when control returns to the event loop.
    void request(int milliseconds = 0);
    /// Refreshes now if a request is open and the panel is visible.
    void flush();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget& m_widget;
    std::function<void()> m_refresh;
    QTimer m_timer;
    bool m_wanted = false;
};

/// Panels refresh ten times a second while a simulation runs: faster changes cannot be read.
inline constexpr int kLiveRefreshMilliseconds = 100;

} // namespace broadside
