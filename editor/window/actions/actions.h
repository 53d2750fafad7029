#pragma once

#include "editor/commands/arranging/arrange.h"
#include "editor/commands/arranging/order_objects.h"
#include "editor/tools/snap_lines.h"

#include <QAction>
#include <QObject>
#include <QString>

#include <array>
#include <vector>

class QUndoStack;

namespace broadside {

/// Everything that can be done from menus, toolbar and keys, each once: text, icon, key, and a tooltip that explains it
/// or says why it cannot be done now. What it does is connected by the window.
class Actions final : public QObject {
    Q_OBJECT
public:
    explicit Actions(QWidget& window);

    /// Enables or disables; the reason stands in the tooltip while disabled.
    static void setAvailable(QAction& action, bool available, const QString& reason);
    /// Disables for good: setAvailable() changes nothing any more.
    static void forbid(QAction& action, const QString& reason);
    /// Other keys; the tooltip follows.
    static void setKeys(QAction& action, const QList<QKeySequence>& keys);

    QAction* newScene;
    QAction* open;
    QAction* save;
    QAction* saveAs;
    QAction* attachGame;
    QAction* newProject;
    QAction* openProject;
    QAction* addToProject;
    QAction* closeProject;
    QAction* exportPicture;
    QAction* closeScene;
    QAction* quit;

    QAction* undo;
    QAction* redo;
    QAction* selectAll;
    QAction* selectNone;
    QAction* invertSelection;
    QAction* selectSameType;
    QAction* findObjects;
    QAction* selectFound;
    QAction* cut;
    QAction* copy;
    QAction* paste;
    QAction* pasteInPlace;
    QAction* duplicate;
    QAction* rename;
    QAction* remove;

    QAction* group;
    QAction* ungroup;
    std::array<QAction*, kReorders> reorder; ///< By Reorder.
    QAction* hideObjects;
    QAction* lockObjects;
    QAction* showAll;
    QAction* unlockAll;

    QAction* makeTemplate;
    QAction* placeTemplate;
    QAction* applyToTemplate;
    QAction* resetToTemplate;
    QAction* detachInstances;
    QAction* selectInstances;
    QAction* shareTemplate;
    QAction* ownTemplate;
    QAction* renameTemplate;
    QAction* deleteTemplate;

    QAction* addAssets;
    QAction* placeSprite;
    QAction* editOverPicture;
    QAction* reloadAssets;
    QAction* removeAtlas;

    std::array<QAction*, kAlignments> align;         ///< By Alignment.
    std::array<QAction*, kDistributions> distribute; ///< By Distribution.
    std::array<QAction*, kSizeMatches> matchSize;    ///< By SizeMatch.
    static constexpr std::size_t kNudges = 8;
    std::array<QAction*, kNudges> nudge; ///< Left, right, up, down by one step, then by ten. Keys of the world only.

    QAction* frameSelection;
    QAction* showWorld;
    QAction* zoomIn;
    QAction* zoomOut;
    static constexpr std::size_t kPans = 4;
    std::array<QAction*, kPans> pan; ///< Left, right, up, down. Keys of the world only.
    QAction* showMinimap;
    QAction* pointerKeys;
    QAction* contextMenu;
    QAction* followProjectile;
    QAction* showStructure;
    QAction* showHeat;
    QAction* hidePanels;
    QAction* fullScreen;

    enum Turn : std::size_t { TurnLeft, TurnRight, FlipX, FlipY, kTurns };
    std::array<QAction*, kTurns> turn; ///< By Turn.
    QAction* selectBelow;

    QAction* snapping;
    std::array<QAction*, kSnapSources> snapTo; ///< By SnapSource.
    QAction* snapSteps;

    QAction* showGuides;
    QAction* addGuide;
    QAction* guidesAtSelection;
    QAction* removeGuides;

    QAction* selectTool;
    QAction* placeTool;
    QAction* cannonTool;
    QAction* queryTool;
    QAction* regionTool;
    QAction* vertexTool;
    QAction* polygonTool;
    QAction* measureTool;
    QAction* guideTool;
    QAction* worldSettings;

    QAction* pin;

    QAction* run;
    QAction* pause;
    QAction* step;
    QAction* stop;
    QAction* stepBack;
    QAction* firstStep;
    QAction* lastStep;
    QAction* slower;
    QAction* faster;
    QAction* otherFuture;
    QAction* compareAlgorithms;
    QAction* auditStep;
    QAction* auditEveryStep;
    QAction* checkDeterminism;
    QAction* repeatWith;

    QAction* addBreakpoint;
    QAction* nextBreakpoint;
    QAction* previousBreakpoint;

    QAction* nextScene;
    QAction* previousScene;
    QAction* moveTabRight;
    QAction* moveTabLeft;
    QAction* layoutLayout;
    QAction* debugLayout;
    QAction* resetLayout;

    QAction* findCommand;
    QAction* editShortcuts;
    QAction* welcome;
    QAction* firstMinute;
    std::vector<QAction*> manual; ///< By manualPages().
    QAction* about;

private:
    void makeFileActions();
    void makeProjectActions();
    void makeEditActions();
    void makeClipboardActions();
    void makeLevelActions();
    void makeTemplateActions();
    void makeAssetActions();
    void makeArrangeActions();
    void makeViewActions();
    void makeSnapActions();
    void makeGuideActions();
    void makeTurnActions();
    void makeToolActions();
    void makeSimulationActions();
    void makeBreakpointActions();
    void makeWindowActions();
    /// @pre the window outlives it. The icon may be empty.
    QAction* make(const char* name, const QString& text, const char* icon, const QList<QKeySequence>& keys,
                  const QString& tip);
    void finish(QAction& action, const char* name, const char* icon, const QList<QKeySequence>& keys,
                const QString& tip);

    QWidget& m_window;
};

} // namespace broadside
