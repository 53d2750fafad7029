#pragma once

#include "editor/window/help/mystery_progress.h"
#include "editor/window/layout/settings.h"

#include <QDialog>
#include <QObject>
#include <QPointer>

namespace broadside {

class FileActions;
class FixProof;
class FixRun;
class HiddenFaults;
class Manual;
class MessageBar;
class SceneDocument;
struct SceneChange;
struct Sample;

/// Help > Welcome: the page that is shown at the first start and at a start without a file, and the actions behind its
/// cards. A broken world opens with its story above it and a link to the solution, wherever the user chose it, and gets
/// its tick when the scene has its fault no more. After a fix, the result replaces the question of the story.
class Welcome final : public QObject {
    Q_OBJECT
public:
    /// @pre all outlive it.
    Welcome(SceneDocument& document, FileActions& files, MessageBar& messages, Manual& manual, QSettings& storage,
            HiddenFaults& faults, QWidget& window);

    /// Tells what these two fixed in a broken world. @pre both outlive it
    void follow(const FixRun& fixRun, const FixProof& proof);

    void show();

signals:
    void guideWanted();
    void closed(bool hasChosen); ///< The page was closed, by a choice or without one.

private:
    void tellStory(const Sample& sample);
    [[nodiscard]] QDialog* makeDialog();

    void followMystery(const SceneChange& change);
    void tellFixed(const QString& result, bool isGone);
    void offerSolution(const Sample& mystery);

    SceneDocument& m_document;
    FileActions& m_files;
    MessageBar& m_messages;
    Manual& m_manual;
    Settings m_settings;
    MysteryProgress m_progress;
    HiddenFaults& m_faults;
    QWidget& m_window;
    QPointer<QDialog> m_dialog;
    const Sample* m_mystery = nullptr; // the mystery that the open scene began as; null: none
};

} // namespace broadside
