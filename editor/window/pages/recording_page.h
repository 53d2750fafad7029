#pragma once

#include "editor/window/pages/page.h"

namespace broadside {

class LiveBar;

/// A page with the steps of a game. They are read-only.
class RecordingPage final : public Page {
    Q_OBJECT
public:
    RecordingPage(const Window& window, QWidget* parent);

    [[nodiscard]] bool isUntouched() const override { return false; }
    QStringList addAssets(const QStringList& files) override { return files; }

    void setLiveBar(LiveBar& bar);          ///< The bar of the attached game. The page takes ownership.
    [[nodiscard]] LiveBar* liveBar() const; ///< Null: no game is attached.

private:
    void openAsScene();
    void showHeatReason();

    QPointer<LiveBar> m_liveBar;
};

} // namespace broadside
