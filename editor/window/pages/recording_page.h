#pragma once

#include "editor/window/pages/page.h"

namespace broadside {

class LiveBar;

/// A page with the steps of a game, which can be looked at and not changed.
class RecordingPage final : public Page {
    Q_OBJECT
public:
    RecordingPage(const Window& window, QWidget* parent);

    [[nodiscard]] bool isUntouched() const override { return false; }
    QStringList addAssets(const QStringList& files) override { return files; }

    void setLiveBar(LiveBar& bar);          ///< Of the game that is attached. It becomes the page's.
    [[nodiscard]] LiveBar* liveBar() const; ///< Null: no game is.

private:
    void openMoment();
    void showHeatReason();

    QPointer<LiveBar> m_liveBar;
};

} // namespace broadside
