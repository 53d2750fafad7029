#pragma once

#include "core/base/problem.h"
#include "editor/document/scene_document.h"
#include "editor/window/files/scene_loader.h"
#include "editor/window/files/trace_loader.h"
#include "editor/window/layout/settings.h"

#include <QDateTime>
#include <QObject>
#include <QTimer>

#include <memory>

class QMenu;
class QProgressDialog;

namespace broadside {

class PageHost;
class TableDialog;
class TraceSession;
struct Sample;

/// New, open, save and what belongs to them: the question about unsaved changes, reading beside the window, recent
/// files, a file that somebody else changed meanwhile. An opening that fails leaves the open document as it was.
///
/// What is opened comes in beside the open scene, and nothing is asked: see PageHost::placeFor.
///
/// Traces and tables open as pages of recordings; those of a page for one go to its session, never to its document,
/// which only has the name, the settings and what there was at first.
class FileActions final : public QObject {
    Q_OBJECT
public:
    /// @pre all outlive this; dialogs are over `window`. The recording may be null: the page shows scenes.
    FileActions(SceneDocument& document, Settings settings, QWidget& window, PageHost& host, TraceSession* recording);
    ~FileActions() override;

    void newScene();
    void openSample(const Sample& sample); ///< As an untitled copy: saving asks for a name.
    /// A scene that the program made and no file has: it counts as not saved.
    void openMade(Scene scene, const QString& name);
    /// A recording that no file has, in the place of the open one. @pre the page shows recordings
    void takeMadeRecording(trace::TraceReader reader, const QString& name);
    /// Asks how a table is to be read, then opens it as a scene or as a recording. `name`: where it is from; `path`: if
    /// that is a file, which one.
    void importTable(const QByteArray& text, const QString& name, const QString& path = {});
    void open(); ///< Asks which.
    /// Asks about unsaved changes, then reads; opened(), or a dialog and gaveUp(), follows. One that is open already
    /// comes to the front.
    void openFile(const QString& path);
    /// In the place of the open scene, whatever that is. `table`: as tableChoices(), for a table of frames.
    /// @pre the path is absolute.
    void openHere(const QString& path, const QString& table = {});
    /// How the table was read of which this is the recording (table_choices.h); empty: it is none, or of no file.
    [[nodiscard]] const QString& tableChoices() const noexcept { return m_tableChoices; }
    /// The page shows a recording that no file has and no game sent: a table that was pasted. It goes with the page.
    [[nodiscard]] bool isUnsaved() const noexcept { return m_isUnsaved; }
    /// Where a recording was saved that had no file; empty: nowhere.
    [[nodiscard]] const QString& savedAs() const noexcept { return m_savedAs; }
    void rememberSaved(const QString& path);
    /// What is being read now; empty when nothing is.
    [[nodiscard]] QString reading() const
    {
        return m_loader.isLoading() || m_traceLoader.isLoading() ? m_loadingPath : QString();
    }
    bool save();
    bool saveAs();
    /// What the title calls the open scene: its file, what it began as, or "Untitled".
    [[nodiscard]] QString displayName() const;
    /// False when the user wants to stay with the open document.
    [[nodiscard]] bool mayDiscard();

    [[nodiscard]] QStringList recentFiles() const { return m_settings.recentFiles(); }
    /// Fills the menu of recent files anew; those that are gone stay, disabled, and say so.
    void fillRecentFiles(QMenu& menu);

signals:
    void opened();
    void readingChanged(); ///< reading()
    void gaveUp();         ///< The reading failed, or was cancelled: the scene is the one from before.
    void sampleOpened(const broadside::Sample& sample); ///< After opened().
    /// Worth knowing, not worth a dialog. `details` may be empty.
    void notice(bool warning, const QString& text, const QString& details);

private:
    [[nodiscard]] FileActions& placeForRecording();
    void importFrames(const TableDialog& dialog, const QString& name, const QString& path);
    void startLoading(const QString& path);
    void onTraceOpened(const QString& path, const TraceLoader::Opened& opened);
    void takeRecording(trace::TraceReader reader, const QString& path, const QString& name);
    void openTableFile(const QString& path);
    void onLoaded(const QString& path, const std::shared_ptr<SceneReading>& reading);
    void showFailure(const QString& path, const Problem& problem);
    void announceNotes(const std::vector<Problem>& notes);
    void showProgress();
    void endProgress();
    bool saveTo(const QString& path);
    [[nodiscard]] bool mayOverwriteForeignChange();
    void rememberFile();

    /// How a file looked when it was read or written here.
    struct Stamp {
        QDateTime modified;
        qint64 size = -1;
        friend bool operator==(const Stamp&, const Stamp&) = default;
    };
    [[nodiscard]] static Stamp stampOf(const QString& path);

    SceneDocument& m_document;
    Settings m_settings;
    QWidget& m_window;
    PageHost& m_host;
    TraceSession* m_recording;
    SceneLoader m_loader;
    TraceLoader m_traceLoader;
    QTimer m_busyTimer;
    QTimer m_progressTimer;
    std::unique_ptr<QProgressDialog> m_progress;
    QString m_loadingPath;
    QString m_tableChoices;
    QString m_savedAs;
    bool m_isUnsaved = false;
    QString m_loadingTable; // how what is loaded is read
    QString m_untitledName; // of an untitled scene that has one, such as a sample
    int m_editsBefore = 0;  // position in the undo stack when the reading began
    bool m_busyCursor = false;
    Stamp m_stamp;
};

} // namespace broadside
