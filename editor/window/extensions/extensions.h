#pragma once

#include "editor/scripts/script_job.h"
#include "editor/window/extensions/extension_store.h"
#include "editor/window/extensions/script_worker.h"

#include <QObject>
#include <QPointer>

#include <memory>
#include <vector>

class QAction;
class QMenu;
class QSettings;
class QShortcut;

namespace broadside {

class ActionRegistry;
class Page;
class PageHost;
class ScriptOutput;

/// Name of the property of the application object with the ScriptAnswers of extensions.
inline constexpr const char* kScriptAnswersProperty = "scriptAnswers";

/// World > Extensions: the scripts in the folder of extensions, and what they registered. Without a script nothing is
/// read and no engine is made. Scripts run in the background on a copy of the scene; their edits become one undo step.
class Extensions final : public QObject {
    Q_OBJECT
public:
    struct Parts {
        ActionRegistry& actions;
        PageHost& host;
        QSettings& storage;
        QWidget& window; ///< Parent of dialogs; has the keys of commands.
    };
    /// Begins to load the extensions. @pre the parts outlive this
    explicit Extensions(const Parts& parts);
    ~Extensions() override;

private:
    struct Extension {
        QString file;
        QString source;
    };
    struct Entry {
        Extension extension;
        ScriptEntry what;
        QAction* action = nullptr;
        QShortcut* shortcut = nullptr;
    };
    struct Run; // of one entry

    void addFixed(ActionRegistry& actions);
    void load(); ///< Reads all scripts again, in the background.
    void reload();
    void report() const;
    void loadNext();
    void takeLoaded(const Extension& extension, const ScriptOutcome& outcome);
    void addEntry(const Extension& extension, const ScriptEntry& what);
    void addKey(Entry& entry);
    void showAvailable();
    [[nodiscard]] QString refusal(ScriptEntryKind kind) const; ///< Why it is not possible now; empty: it is.
    void offerFormat(const Entry& entry);
    /// `path`: the file of an importer or exporter; empty: ask for it.
    void perform(const Extension& extension, const ScriptEntry& what, const QString& path = {});
    [[nodiscard]] bool askForFile(Run& run) const;
    [[nodiscard]] bool readFile(Run& run) const;
    void start(const std::shared_ptr<Run>& run);
    void take(const std::shared_ptr<Run>& run);
    void takeEdits(const Run& run);
    void takeResult(const Run& run);
    [[nodiscard]] bool asksForFiles(const Run& run);
    void copyExample(const QString& name);
    void openFolder();
    [[nodiscard]] ScriptOutput& output();
    void showOutput();

    PageHost& m_host;
    QWidget& m_window;
    ExtensionStore m_store;
    QMenu& m_menu;
    QAction* m_beforeFixed = nullptr; // the separator above the fixed entries
    std::vector<Entry> m_entries;
    std::vector<Extension> m_toLoad;
    bool m_reports = false;           // the user wants to know what was loaded
    bool m_hasFailed = false;         // one of them, which a message says
    ScriptOutput* m_output = nullptr; // null until something is shown in it
    ScriptWorker m_worker;
};

} // namespace broadside

Q_DECLARE_METATYPE(broadside::ScriptAnswers)
