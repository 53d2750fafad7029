#pragma once

#include "editor/window/pages/page.h"

namespace broadside {

class LiveBar;

/// A page with the steps of a game. They are read-only.
class RecordingPage final : public Page {
    Q_OBJECT
public:
    RecordingPage(const Window& window, const Kept* kept, QWidget* parent);
    ~RecordingPage() override;

    [[nodiscard]] TraceSession& recording() const noexcept { return *m_model.recording; }
    [[nodiscard]] QString windowTitle() const override;
    [[nodiscard]] SceneSeen seen() const override;
    [[nodiscard]] bool isUntouched() const override { return false; }
    QStringList addAssets(const QStringList& files) override { return files; }

    void setLiveBar(std::unique_ptr<LiveBar> bar); ///< The bar of the attached game. It replaces the bar of another.
    [[nodiscard]] LiveBar* liveBar() const;        ///< Null: no game was attached.

protected:
    [[nodiscard]] QString noCellsReason() const override;
    [[nodiscard]] QString noStructureReason() const override;
    void restoreSeen(const SceneSeen& seen) override;
    [[nodiscard]] bool followsGame() const override { return recording().isGrowing(); }

private:
    void openAsScene();
    void goOnToLeft();

    std::unique_ptr<LiveBar> m_liveBar;
    std::optional<SceneSeen> m_left; // How the recording was left, until it is shown so again.
    bool m_isSought = false;         // The step of m_left was sought.
};

} // namespace broadside
