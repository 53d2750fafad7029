#pragma once

#include "editor/window/pages/page.h"

#include <memory>

namespace broadside {

class ActionRegistry;
class AssetActions;
class FileBar;
class GuideActions;
class GuidedMystery;
class Hints;
class PaddleKeys;
class SharedFollower;
class TemplateActions;
class TemplateDrop;
class WorldEditsBar;

/// A page with a scene that can be edited and simulated.
class ScenePage final : public Page {
    Q_OBJECT
public:
    ScenePage(const Window& window, const Kept* kept, QWidget* parent);
    ~ScenePage() override;
    [[nodiscard]] Kept giveAway() override;

    [[nodiscard]] bool isUntouched() const override;
    QStringList addAssets(const QStringList& files) override;
    void followTemplates() override;
    void offerHints() override;
    void startGuide() override;
    void stopRun() override { m_model.simulation->stop(); }

protected:
    [[nodiscard]] QStringList hints() const override;
    void onToolChosen(Tool& tool) override;
    void onOpened() override;
    void joinWindow() override; ///< Joins or leaves the project. Scenes that the project lists share its templates.

    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void makeFileBars();
    [[nodiscard]] FileBar& addFileBar(const QString& name);
    void connectFileChanges();
    void makeEditing();
    void makeArranging();
    void makeAssets();
    void makeNotices();
    void connectPlacing();
    void connectVertices();
    void connectSimulation();
    void connectProject();
    void connectPreferences(bool isNew);
    void onPathChanged();

    WorldEditsBar* m_worldEdits;
    GuideActions* m_guides = nullptr;
    TemplateActions* m_templates = nullptr;
    AssetActions* m_assets = nullptr;
    TemplateDrop* m_drop = nullptr;
    SharedFollower* m_follower = nullptr;
    PaddleKeys* m_paddleKeys = nullptr;
    std::unique_ptr<Hints> m_hints;         // null: no hints are shown
    std::unique_ptr<GuidedMystery> m_guide; // null: no mystery is solved with the user
};

} // namespace broadside
