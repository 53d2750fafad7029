#pragma once

#include "editor/scripts/script_job.h"
#include "editor/scripts/script_scene.h"

#include <QObject>

#include <optional>

namespace broadside {

/// The functions of the program behind `broadside` in scripts (resources/scripts/broadside.js), which alone calls them.
/// Values are JSON texts. A function that fails throws an error in the script.
class ScriptHost final : public QObject {
    Q_OBJECT
public:
    /// @pre both outlive this
    ScriptHost(const ScriptJob& job, ScriptOutcome& outcome);

    /// From now on, the script edits this scene.
    void use(Scene scene, const std::string& file);
    /// The scene with all edits; nothing without a scene.
    [[nodiscard]] std::optional<Scene> scene() const;
    [[nodiscard]] std::size_t edits() const;

    Q_INVOKABLE QString ids();
    Q_INVOKABLE QString objects();
    Q_INVOKABLE QString object(double id);
    Q_INVOKABLE double nextId();
    Q_INVOKABLE void add(const QString& json);
    Q_INVOKABLE void replace(const QString& json);
    Q_INVOKABLE void remove(const QString& ids);
    Q_INVOKABLE QString section(const QString& key);
    Q_INVOKABLE void setSection(const QString& key, const QString& json);
    Q_INVOKABLE QString sceneText();
    Q_INVOKABLE QString ask(const QString& command, const QString& operands, const QString& options);
    Q_INVOKABLE QString arguments();
    Q_INVOKABLE void open(const QString& path);
    Q_INVOKABLE void save(const QString& path);
    Q_INVOKABLE QString read(const QString& path);
    Q_INVOKABLE void write(const QString& path, const QString& text);
    Q_INVOKABLE void print(const QString& kind, const QString& text);
    Q_INVOKABLE QString help();
    Q_INVOKABLE void registerEntry(const QString& json);
    Q_INVOKABLE void find(double object, const QString& sentence);
    Q_INVOKABLE void take(const QString& sceneText);
    Q_INVOKABLE void give(const QString& text);

private:
    [[nodiscard]] ScriptScene* opened(); ///< Null after it has thrown an error.
    /// Writes a file, and prints a warning that names what is lost of the file before.
    [[nodiscard]] std::optional<Problem> writeFile(const QString& path, const std::string& text);
    void raise(const Message& message);
    void raise(const Problem& problem);

    const ScriptJob& m_job;
    ScriptOutcome& m_outcome;
    ScriptFiles m_files;
    std::optional<ScriptScene> m_scene;
    std::string m_sceneFile;
};

} // namespace broadside
