#include "editor/scripts/script_run.h"

#include "core/base/limits.h"
#include "core/base/memory_limit.h"
#include "core/base/system/marked_fault.h"
#include "core/io/text_file.h"
#include "editor/scripts/script_host.h"
#include "editor/scripts/script_messages.h"
#include "editor/scripts/script_reference.h"

#include <QJSEngine>
#include <QRegularExpression>

#include <memory>
#include <mutex>

namespace broadside {

struct ScriptStop::State {
    mutable std::mutex guard;
    QJSEngine* engine = nullptr;
    bool isWanted = false;
};

ScriptStop::ScriptStop()
    : m_state(std::make_unique<State>())
{}

ScriptStop::~ScriptStop() = default;

void ScriptStop::stop()
{
    const std::lock_guard lock(m_state->guard);
    m_state->isWanted = true;
    if (m_state->engine)
        m_state->engine->setInterrupted(true);
}

bool ScriptStop::isWanted() const
{
    const std::lock_guard lock(m_state->guard);
    return m_state->isWanted;
}

void ScriptStop::follow(QJSEngine* engine)
{
    const std::lock_guard lock(m_state->guard);
    m_state->engine = engine;
    if (engine && m_state->isWanted)
        engine->setInterrupted(true);
}

namespace {

// The engine makes URLs of these names, so they are not the paths of files.
const QString kScriptName = QStringLiteral("/script.js");
const QString kApiName = QStringLiteral("/broadside-api.js");

struct LineAndColumn {
    int line = 0;
    int column = 0;
};

/// The innermost place in the script itself: "f@file:///script.js:3" or "f:3:9:file:///script.js" in the lines of a
/// trace.
LineAndColumn placeIn(const QStringList& trace)
{
    static const QRegularExpression stack(QStringLiteral("/script\\.js:(\\d+)$"));
    static const QRegularExpression frame(QStringLiteral(":(\\d+):(-?\\d+):file:///script\\.js$"));
    for (const QString& each : trace) {
        if (const auto match = stack.match(each); match.hasMatch())
            return {match.captured(1).toInt(), 0};
        if (const auto match = frame.match(each); match.hasMatch())
            return {match.captured(1).toInt(), std::max(0, match.captured(2).toInt())};
    }
    return {};
}

Problem problemAt(const std::string& file, const LineAndColumn& place, Message message, Message remedy)
{
    Problem problem;
    problem.file = file;
    problem.line = place.line;
    problem.column = place.column;
    problem.message = std::move(message);
    problem.remedy = std::move(remedy);
    return problem;
}

/// What an error says; the name of a general error says nothing.
QString textOf(const QJSValue& error)
{
    return error.errorType() == QJSValue::GenericError ? error.property(QStringLiteral("message")).toString()
                                                       : error.toString();
}

std::string withoutFullStop(QString sentence)
{
    while (sentence.endsWith(u'.'))
        sentence.chop(1);
    return sentence.toStdString();
}

/// The engine with everything that a script sees in it.
class Engine {
public:
    Engine(const ScriptJob& job, ScriptOutcome& outcome, ScriptStop& stop)
        : m_job(job)
        , m_outcome(outcome)
        , m_stop(stop)
        , m_host(job, outcome)
    {
        QJSEngine::setObjectOwnership(&m_host, QJSEngine::CppOwnership);
        m_api = m_engine.evaluate(scriptApi(), kApiName).call({m_engine.newQObject(&m_host)});
        for (const char* name : {"broadside", "print", "console"})
            m_engine.globalObject().setProperty(QLatin1String(name), m_api.property(QLatin1String(name)));
        m_stop.follow(&m_engine);
    }
    Engine(const Engine&) = delete;
    Engine& operator=(const Engine&) = delete;
    ~Engine() { m_stop.follow(nullptr); }

    [[nodiscard]] bool load()
    {
        QStringList trace;
        const QJSValue result = m_engine.evaluate(m_job.source, kScriptName, 1, &trace);
        if (m_stop.isWanted())
            return fail({}, {});
        return (trace.isEmpty() && !result.isError()) || fail(textOf(result), trace);
    }

    [[nodiscard]] bool performWanted()
    {
        if (!m_job.choose)
            return !m_job.call || perform(*m_job.call);
        const auto chosen = m_job.choose(m_outcome.entries);
        if (!chosen)
            m_outcome.problem = chosen.problem();
        return chosen && (!*chosen || perform(**chosen));
    }

    void takeScene()
    {
        m_outcome.scene = m_host.scene();
        m_outcome.isEdited = m_host.edits() > 0;
    }

private:
    [[nodiscard]] bool perform(const ScriptJob::Call& call)
    {
        m_outcome.performed = call.kind;
        if (call.scene)
            m_host.use(*call.scene, call.sceneFile);
        const QJSValue result =
            m_api.property(QStringLiteral("perform")).call({nameOf(call.kind), call.name, call.text, call.fileName});
        if (m_stop.isWanted())
            return fail({}, {});
        if (result.isNull())
            return true;
        return fail(result.property(QStringLiteral("error")).toString(),
                    result.property(QStringLiteral("stack")).toString().split(u'\n'));
    }

    bool fail(const QString& error, const QStringList& trace)
    {
        if (m_stop.isWanted()) {
            m_outcome.wasStopped = true;
            m_outcome.problem = problemAt(m_job.file, {}, texts::scriptStopped(), texts::scriptStoppedRemedy());
        } else {
            m_outcome.problem = problemAt(m_job.file, placeIn(trace), texts::scriptThrown(withoutFullStop(error)),
                                          texts::scriptThrownRemedy());
        }
        return false;
    }

    const ScriptJob& m_job;
    ScriptOutcome& m_outcome;
    ScriptStop& m_stop;
    QJSEngine m_engine;
    ScriptHost m_host;
    QJSValue m_api;
};

// Qt's engine writes here when it gets no memory (the macro CRASH of its allocator).
constexpr std::uintptr_t kEngineWithoutMemory = 0xbbadbeef;
// An engine that is left in this way keeps its memory. This much is set aside for what is done after it.
constexpr std::size_t kReserve = std::size_t{8} << 20;

/// Returns false if the work of an engine did not fit into memory.
[[nodiscard]] bool engineFitsIntoMemory(const std::function<void()>& work)
{
    std::unique_ptr<std::byte[]> reserve;
    if (!fitsIntoMemory([&] { reserve = std::make_unique_for_overwrite<std::byte[]>(kReserve); }))
        return false;
    bool fits = false;
    return runsWithoutFaultAt(kEngineWithoutMemory, [&] { fits = fitsIntoMemory(work); }) && fits;
}

} // namespace

ScriptOutcome runScript(const ScriptJob& job, ScriptStop& stop)
{
    ScriptOutcome outcome;
    const bool fits = engineFitsIntoMemory([&] {
        Engine engine(job, outcome, stop);
        if (engine.load() && engine.performWanted())
            engine.takeScene();
    });
    stop.follow(nullptr);
    if (!fits)
        outcome.problem = problemAt(job.file, {}, texts::scriptMemory(), texts::scriptMemoryRemedy());
    return outcome;
}

Result<QString> readScript(const std::string& path)
{
    const auto bytes = readFile(path, limits::kFileBytes, texts::scriptFile());
    if (!bytes)
        return bytes.problem();
    if (const auto fault = textFaultOf(*bytes); fault && !bytes->empty())
        return problemAt(path, {}, fault->message, fault->remedy);
    return QString::fromStdString(*bytes);
}

} // namespace broadside
