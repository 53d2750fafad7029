#pragma once

#include "core/base/problem.h"
#include "core/levels/reimport.h"
#include "editor/document/scene_document.h"
#include "editor/window/files/file_changes.h"
#include "editor/window/files/recording_copy.h"
#include "editor/window/files/scene_loader.h"
#include "editor/window/files/trace_loader.h"
#include "editor/window/layout/settings.h"

#include <QObject>
#include <QTimer>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

class QMenu;
class QProgressDialog;

namespace broadside {

class Autosave;
class LastVersionKeeper;
class LevelImporter;
class OfferedEdits;
class OverwriteGuard;
class PageHost;
class RecoveryStore;
class SceneComparison;
class Preferences;
class TableDialog;
class TraceSession;
class VersionStore;
struct Sample;
struct UnsavedDocument;

/// New, open, save, and what belongs to them: the question about unsaved changes, reading in the background, recent
/// files, and files that another program has changed. When opening fails, the open document stays unchanged.
///
/// A file is opened next to the open scene, without a question: see PageHost::placeFor.
///
/// Traces, and tables of frames, are opened as pages of recordings. Their steps go to the session of the page, and only
/// the name, the settings and the first step go to its document.
class FileActions final : public QObject {
    Q_OBJECT
public:
    struct Parts {
        SceneDocument& document;
        Settings settings;
        Preferences& preferences;
        QWidget& window; ///< The parent of dialogs.
        PageHost& host;
        VersionStore& versions;     ///< Keeps what saving replaces.
        RecoveryStore& recovery;    ///< Keeps copies of unsaved changes.
        OfferedEdits* offeredEdits; ///< Null for a read-only document.
        TraceSession* recording;    ///< Takes the steps of traces and tables. Null: the page has no place for them.
        std::function<FileChanges::Reloading()> reloading; ///< See FileChanges; not asked for recordings.
    };
    /// @pre the parts outlive this
    explicit FileActions(const Parts& parts);
    ~FileActions() override;

    void newScene();
    void openSample(const Sample& sample); ///< Opens it as an untitled copy, so that saving asks for a name.
    /// Opens a scene that the program has made and that is in no file. It counts as unsaved.
    void openMade(Scene scene, const QString& name);
    /// Opens a scene as an earlier run left it, with its unsaved changes. `copy`: RecoveryStore::adopt.
    void openUnsaved(const UnsavedDocument& document, Scene scene, const QString& copy);
    /// Replaces the open recording by one that is in no file. @pre the page shows recordings
    void takeMadeRecording(trace::TraceReader reader, const QString& name);
    /// The same with a recording that an earlier run left unsaved, in this copy (RecoveryStore::adopt). Empty: the
    /// copy stays where it is.
    void takeUnsavedRecording(trace::TraceReader reader, const QString& name, const QString& copy);
    /// Asks how to read a table, then opens it as a scene or as a recording. `name`: where the text is from; `path`:
    /// its file, or empty.
    void importTable(const QByteArray& text, const QString& name, const QString& path = {});
    /// Asks how to import a level of another editor, writes it as a scene, and opens the scene. @pre
    /// levelFormatOf(path)
    void importLevel(const QString& path);
    void open();       ///< Asks for the file.
    void openByName(); ///< Asks for the file in a dialog that also lists names that are not UTF-8.
    /// Opens a file of any kind. opened() follows, or a dialog and gaveUp(). A scene or trace that is open already
    /// comes to the front.
    void openFile(const QString& path);
    /// Replaces the open scene, even if it has changes. `table`: as in tableChoices(), for a table of frames.
    /// @pre the path is absolute.
    void openHere(const QString& path, const QString& table = {});
    /// How the table of this recording was read (table_choices.h); empty: the recording is no table, or not from a
    /// file.
    [[nodiscard]] const QString& tableChoices() const noexcept { return m_tableChoices; }
    /// True when the page shows a recording that is in no file and was not sent by a game: a pasted table. It is lost
    /// with the page.
    [[nodiscard]] bool isUnsaved() const noexcept { return m_isUnsaved; }
    /// The file in which a recording without a file was saved; empty: none.
    [[nodiscard]] const QString& savedAs() const noexcept { return m_savedAs; }
    void rememberSaved(const QString& path);
    /// What stays when the window is made again, apart from the document and the recording.
    struct Kept {
        QString name; ///< Of what is in no file.
        QString tableChoices;
        QString savedAs;
        bool isUnsaved = false;
        QString copy; ///< Of unsaved changes; empty: none.
    };
    [[nodiscard]] Kept giveAway(); ///< Nothing may be done with this object afterwards.
    void takeOver(const Kept& kept);
    /// The file that is being read; empty: none.
    [[nodiscard]] QString reading() const
    {
        return m_loader.isLoading() || m_traceLoader.isLoading() ? m_loadingPath : QString();
    }
    /// Asks first if another program has changed or deleted the file. False when the scene was not saved.
    bool save();
    bool saveAgain(); ///< The same without the question about a file that was deleted.
    bool saveAs();
    /// Lists the earlier versions of the file, to open one or to go back to it. @pre the document has a file
    void showEarlierVersions();
    /// What other programs do with the file. Null for a read-only document.
    [[nodiscard]] FileChanges* changes() const noexcept { return m_changes.get(); }
    [[nodiscard]] bool hasFile() const { return !m_document.path().isEmpty(); }
    /// Null for a read-only document.
    [[nodiscard]] LevelImporter* importer() const noexcept { return m_importer.get(); }
    /// The name of the open scene in the title: its file, the name of its sample, or "Untitled".
    [[nodiscard]] QString displayName() const;
    /// False when the user wants to stay with the open document.
    [[nodiscard]] bool mayDiscard();

    [[nodiscard]] QStringList recentFiles() const { return m_settings.recentFiles(); }
    /// Fills the menu of recent files again. Missing files stay in it, disabled, with the reason.
    void fillRecentFiles(QMenu& menu);

signals:
    void opened();
    void readingChanged(); ///< reading() has changed.
    void gaveUp();         ///< Reading has failed or was cancelled. The scene is the same as before.
    /// A question before saving is open, with what differs; until SceneComparison::finished().
    void comparisonShown(broadside::SceneComparison& comparison);
    void sampleOpened(const broadside::Sample& sample); ///< Emitted after opened().
    /// A message that needs no dialog. `details` may be empty.
    void notice(bool warning, const QString& text, const QString& details);

private:
    [[nodiscard]] FileActions& placeForRecording();
    void importFrames(const TableDialog& dialog, const QString& name, const QString& path);
    void startLoading(const QString& path);
    void onTraceOpened(const QString& path, const TraceLoader::Opened& opened);
    void takeRecording(trace::TraceReader reader, const QString& path, const QString& name);
    void followPreferences();
    void openTableFile(const QString& path);
    void onLoaded(const QString& path, const std::shared_ptr<SceneReading>& reading);
    void showFailure(const QString& path, const Problem& problem);
    void announceNotes(const std::vector<Problem>& notes);
    void showProgress();
    void endProgress();
    void guardFile();
    bool saveGuarded(bool makesAgain);
    bool saveTo(const QString& path);
    [[nodiscard]] std::optional<std::vector<std::size_t>>
    chooseConflicts(const QString& level, const std::vector<levels::ReimportConflict>& conflicts);

    SceneDocument& m_document;
    Settings m_settings;
    Preferences& m_preferences;
    QWidget& m_window;
    PageHost& m_host;
    VersionStore& m_versions;
    TraceSession* m_recording;
    std::unique_ptr<Autosave> m_autosave;        // null for a read-only document
    std::unique_ptr<FileChanges> m_changes;      // null for a read-only document
    std::unique_ptr<OverwriteGuard> m_guard;     // null for a read-only document
    std::unique_ptr<LastVersionKeeper> m_keeper; // null for a read-only document
    std::unique_ptr<LevelImporter> m_importer;   // null for a read-only document
    SceneLoader m_loader;
    TraceLoader m_traceLoader;
    QTimer m_busyTimer;
    QTimer m_progressTimer;
    std::unique_ptr<QProgressDialog> m_progress;
    QString m_loadingPath;
    QString m_tableChoices;
    QString m_savedAs;
    RecordingCopy m_recordingCopy;
    bool m_isUnsaved = false;
    QString m_loadingTable; // how the file that is being loaded is read
    QString m_untitledName; // name of an untitled scene, such as that of a sample; empty: none
    int m_editsBefore = 0;  // position in the undo stack when reading began
    bool m_busyCursor = false;
};

} // namespace broadside
