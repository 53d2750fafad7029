#pragma once

#include "editor/window/pages/page.h"

namespace broadside {

class ActionRegistry;
class AssetActions;
class FileBar;
class GuideActions;
class PaddleKeys;
class SharedFollower;
class TemplateActions;
class TemplateDrop;
class WorldEditsBar;

/// A page with a scene that can be edited and simulated.
class ScenePage final : public Page {
    Q_OBJECT
public:
    ScenePage(const Window& window, QWidget* parent);

    [[nodiscard]] bool isUntouched() const override;
    QStringList addAssets(const QStringList& files) override;
    void followTemplates() override;

protected:
    [[nodiscard]] QStringList hints() const override;
    void onToolChosen(Tool& tool) override;
    void onOpened() override;

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
    void joinProject(); ///< Joins or leaves the project. Scenes that the project lists share its templates.
    void onPathChanged();

    WorldEditsBar* m_worldEdits;
    GuideActions* m_guides = nullptr;
    TemplateActions* m_templates = nullptr;
    AssetActions* m_assets = nullptr;
    TemplateDrop* m_drop = nullptr;
    SharedFollower* m_follower = nullptr;
    PaddleKeys* m_paddleKeys = nullptr;
};

} // namespace broadside
