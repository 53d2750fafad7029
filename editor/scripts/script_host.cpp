#include "editor/scripts/script_host.h"

#include "core/io/json/json_writer.h"
#include "core/io/scene/scene_reader.h"
#include "core/io/scene/scene_writer.h"
#include "editor/document/file_path.h"
#include "editor/document/message_text.h"
#include "editor/document/scene_file.h"
#include "editor/scripts/script_messages.h"
#include "editor/scripts/script_reference.h"

#include <QJSEngine>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <array>
#include <cmath>

namespace broadside {
namespace {

/// The options that a question may have. Options that read or write files are not among them.
constexpr std::array kOptions{"steps", "step",   "algorithm", "cell",   "dt",    "continuous", "shoot",  "from",
                              "to",    "points", "list",      "object", "point", "box",        "circle", "ray"};

constexpr std::size_t kMostKept = 10'000; // lines, and findings
constexpr qsizetype kMostText = 10'000;   // characters of each of them
constexpr std::size_t kMostEntries = 100; // each is an entry of the menu

/// Ids that are no whole number, or out of range, become null, which no object has.
ObjectId idOf(double number)
{
    const bool isId = number >= 1.0 && number <= static_cast<double>(1ULL << 53) && number == std::floor(number);
    return {isId ? static_cast<std::uint64_t>(number) : 0};
}

std::string wordOf(const QJsonValue& value)
{
    if (value.isDouble()) {
        JsonWriter number;
        number.value(value.toDouble());
        return number.take();
    }
    if (!value.isArray())
        return value.toString().toStdString();
    std::string words;
    for (const QJsonValue& each : value.toArray())
        words += (words.empty() ? "" : ",") + wordOf(each);
    return words;
}

/// "--steps=10". Nothing for false, which is the same as no option.
std::optional<std::string> optionWord(const QString& name, const QJsonValue& value)
{
    const std::string option = "--" + name.toStdString();
    if (value.isBool())
        return value.toBool() ? std::optional(option) : std::nullopt;
    return option + "=" + wordOf(value);
}

QJsonValue jsonFrom(const QString& text)
{
    const QJsonDocument document = QJsonDocument::fromJson(text.toUtf8());
    return document.isArray() ? QJsonValue(document.array()) : QJsonValue(document.object());
}

} // namespace

ScriptHost::ScriptHost(const ScriptJob& job, ScriptOutcome& outcome)
    : m_job(job)
    , m_outcome(outcome)
    , m_files(job.files)
{
    if (job.scene)
        use(*job.scene, job.sceneFile);
}

void ScriptHost::use(Scene scene, const std::string& file)
{
    m_scene.emplace(std::move(scene));
    m_sceneFile = file;
}

std::optional<Scene> ScriptHost::scene() const { return m_scene ? std::optional(m_scene->scene()) : std::nullopt; }

std::size_t ScriptHost::edits() const { return m_scene ? m_scene->edits() : 0; }

void ScriptHost::raise(const Message& message)
{
    if (QJSEngine* engine = qjsEngine(this))
        engine->throwError(QJSValue::GenericError, translated(message));
}

void ScriptHost::raise(const Problem& problem)
{
    if (problem.remedy.empty())
        return raise(problem.message);
    if (QJSEngine* engine = qjsEngine(this))
        engine->throwError(QJSValue::GenericError, described(problem));
}

ScriptScene* ScriptHost::opened()
{
    if (!m_scene)
        raise(texts::scriptNoScene());
    return m_scene ? &*m_scene : nullptr;
}

QString ScriptHost::ids()
{
    const ScriptScene* scene = opened();
    return scene ? QString::fromStdString(scene->ids()) : QString();
}

QString ScriptHost::objects()
{
    const ScriptScene* scene = opened();
    return scene ? QString::fromStdString(scene->objects()) : QString();
}

QString ScriptHost::object(double id)
{
    const ScriptScene* scene = opened();
    return scene ? QString::fromStdString(scene->object(idOf(id))) : QString();
}

double ScriptHost::nextId()
{
    const ScriptScene* scene = opened();
    return scene ? static_cast<double>(scene->scene().nextId().value) : 0.0;
}

void ScriptHost::add(const QString& json)
{
    ScriptScene* scene = opened();
    if (!scene)
        return;
    if (const auto problem = scene->add(json.toStdString()))
        raise(*problem);
}

void ScriptHost::replace(const QString& json)
{
    ScriptScene* scene = opened();
    if (!scene)
        return;
    if (const auto problem = scene->replace(json.toStdString()))
        raise(*problem);
}

void ScriptHost::remove(const QString& ids)
{
    ScriptScene* scene = opened();
    if (!scene)
        return;
    std::vector<ObjectId> wanted;
    for (const QJsonValue& id : jsonFrom(ids).toArray())
        wanted.push_back(idOf(id.toDouble()));
    if (const auto problem = scene->remove(wanted))
        raise(*problem);
}

QString ScriptHost::section(const QString& key)
{
    const ScriptScene* scene = opened();
    if (!scene)
        return {};
    const auto text = scene->section(key.toStdString());
    if (!text)
        raise(texts::scriptNoSection(key.toStdString()));
    return QString::fromStdString(text.value_or(std::string()));
}

void ScriptHost::setSection(const QString& key, const QString& json)
{
    ScriptScene* scene = opened();
    if (!scene)
        return;
    if (const auto problem = scene->setSection(key.toStdString(), json.toStdString()))
        raise(*problem);
}

QString ScriptHost::sceneText()
{
    const ScriptScene* scene = opened();
    return scene ? QString::fromStdString(writeScene(scene->scene())) : QString();
}

QString ScriptHost::ask(const QString& command, const QString& operands, const QString& options)
{
    const ScriptScene* scene = opened();
    if (!scene)
        return {};
    if (!m_job.answers) {
        raise(texts::scriptNoAnswers());
        return {};
    }
    std::vector<std::string> words{command.toStdString()};
    const QJsonObject wanted = jsonFrom(options).toObject();
    for (auto option = wanted.begin(); option != wanted.end(); ++option) {
        if (std::ranges::find(kOptions, option.key(), [](const char* name) { return QLatin1String(name); }) ==
            kOptions.end()) {
            raise(texts::scriptNoOption(option.key().toStdString()));
            return {};
        }
        if (auto word = optionWord(option.key(), option.value()))
            words.push_back(std::move(*word));
    }
    words.emplace_back("--"); // what follows is no option, whatever it looks like
    for (const QJsonValue& operand : jsonFrom(operands).toArray()) {
        words.push_back(wordOf(operand));
        // All operands are ids. A word could be a file that the script may not read.
        if (words.back().empty() || words.back().find_first_not_of("0123456789") != std::string::npos) {
            raise(texts::scriptNoOption(words.back()));
            return {};
        }
    }
    const auto answer = m_job.answers(scene->scene(), m_sceneFile, words);
    if (!answer) {
        raise(answer.problem());
        return {};
    }
    return QString::fromStdString(*answer);
}

QString ScriptHost::arguments()
{
    return QString::fromUtf8(QJsonDocument(QJsonArray::fromStringList(m_job.arguments)).toJson());
}

void ScriptHost::open(const QString& path)
{
    if (!m_job.opensFiles)
        return raise(texts::scriptNoOpen());
    const std::string name = encodedPath(path);
    const auto real = m_files.allowed(name);
    if (!real)
        return raise(real.problem());
    // The file without links and "..", so that its folder is the one that was asked for.
    SceneReading reading = readSceneFile(*real);
    if (!reading.scene)
        return raise(reading.firstError());
    m_files.allowFolder(real->substr(0, real->rfind('/') + 1));
    use(std::move(*reading.scene), *real);
}

void ScriptHost::save(const QString& path)
{
    if (!m_job.opensFiles)
        return raise(texts::scriptNoOpen());
    const ScriptScene* scene = opened();
    if (!scene)
        return;
    const std::string text = writeScene(scene->scene());
    if (const auto error = sceneErrorIn(text, encodedPath(path)))
        return raise(*error);
    if (const auto problem = writeFile(path, text))
        raise(*problem);
}

std::optional<Problem> ScriptHost::writeFile(const QString& path, const std::string& text)
{
    std::vector<Message> losses;
    auto problem = m_files.write(encodedPath(path), text, losses);
    if (!problem && !losses.empty())
        print(QStringLiteral("warning"), translatedLoss(path, losses));
    return problem;
}

QString ScriptHost::read(const QString& path)
{
    const auto text = m_files.read(encodedPath(path));
    if (text)
        return QString::fromStdString(*text);
    m_outcome.wantedOtherFiles = m_outcome.wantedOtherFiles || ScriptFiles::isOutside(text.problem());
    raise(text.problem());
    return {};
}

void ScriptHost::write(const QString& path, const QString& text)
{
    const auto problem = writeFile(path, text.toStdString());
    if (!problem)
        return;
    m_outcome.wantedOtherFiles = m_outcome.wantedOtherFiles || ScriptFiles::isOutside(*problem);
    raise(*problem);
}

void ScriptHost::print(const QString& kind, const QString& text)
{
    const ScriptLine line{kind == QStringLiteral("print")     ? ScriptLine::Kind::Print
                          : kind == QStringLiteral("warning") ? ScriptLine::Kind::Warning
                                                              : ScriptLine::Kind::Error,
                          text.left(kMostText)};
    if (m_job.print)
        m_job.print(line);
    else if (m_outcome.lines.size() < kMostKept)
        m_outcome.lines.push_back(line);
    else if (m_outcome.lines.size() == kMostKept)
        m_outcome.lines.push_back({ScriptLine::Kind::Warning, translated(texts::scriptMoreLines())});
}

QString ScriptHost::help() { return scriptReference(); }

void ScriptHost::registerEntry(const QString& json)
{
    const QJsonObject row = jsonFrom(json).toObject();
    const auto textOf = [&row](const char* key) { return row.value(QLatin1String(key)).toString().left(kMostText); };
    if (m_outcome.entries.size() >= kMostEntries)
        return raise(texts::scriptTooManyEntries(kMostEntries));
    if (const auto kind = scriptEntryKindNamed(textOf("kind")))
        m_outcome.entries.push_back({*kind, textOf("name"), textOf("text"), textOf("key"), textOf("suffix")});
}

void ScriptHost::find(double object, const QString& sentence)
{
    if (m_outcome.findings.size() < kMostKept)
        m_outcome.findings.push_back({idOf(object), sentence.left(kMostText)});
    else if (m_outcome.findings.size() == kMostKept)
        m_outcome.findings.push_back({ObjectId{}, translated(texts::scriptMoreFindings())});
}

void ScriptHost::take(const QString& sceneText)
{
    SceneReading reading = readScene(sceneText.toStdString(), {}, 1);
    if (!reading.scene) {
        const Problem& error = reading.firstError();
        return raise(texts::scriptBadScene(texts::scriptBadValue(error.message, error.remedy)));
    }
    // A new scene is canonical, and does not keep the text of the importer.
    if (SceneReading canonical = readScene(writeSceneCanonically(*reading.scene), {}, 1); canonical.scene)
        reading = std::move(canonical);
    m_scene.emplace(std::move(*reading.scene));
}

void ScriptHost::give(const QString& text) { m_outcome.text = text; }

} // namespace broadside
