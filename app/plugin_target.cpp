#include "app/plugin_target.h"

#include "app/messages/input_messages.h"
#include "core/base/system/child_process.h"
#include "core/base/system/file_path.h"
#include "core/base/system/shared_library.h"
#include "core/base/system/standard_streams.h"

#include <broadside_check.h>
#include <chrono>
#include <filesystem>
#include <system_error>
#include <utility>

namespace broadside {
namespace {

bsc_box boxOf(const Aabb& box) { return {box.lo.x, box.lo.y, box.hi.x, box.hi.y}; }

class PluginTarget final : public check::CheckTarget {
public:
    explicit PluginTarget(const bsc_broad_phase& functions)
        : m_functions(functions)
    {}
    ~PluginTarget() override { end(); }
    PluginTarget(const PluginTarget&) = delete;
    PluginTarget& operator=(const PluginTarget&) = delete;

    void begin(const Aabb& bounds, double cellSize) override
    {
        end();
        const bsc_world world{boxOf(bounds), cellSize};
        m_self = m_functions.create(&world);
        m_hasBegun = true;
    }
    void apply(const check::Operation& operation) override
    {
        const bsc_box box = boxOf(operation.box);
        switch (operation.kind) {
        case check::Operation::Kind::Add:
            m_functions.add(m_self, operation.id.value, &box);
            break;
        case check::Operation::Kind::Move:
            m_functions.move(m_self, operation.id.value, &box);
            break;
        case check::Operation::Kind::Remove:
            m_functions.remove(m_self, operation.id.value);
            break;
        }
    }
    void update() override
    {
        if (m_functions.update)
            m_functions.update(m_self);
    }
    [[nodiscard]] bool hasPairs() const override { return m_functions.pairs != nullptr; }
    [[nodiscard]] bool hasQuery() const override { return m_functions.query != nullptr; }
    void pairs(Pairs& pairs) override
    {
        m_functions.pairs(
            m_self,
            [](void* context, std::uint64_t a, std::uint64_t b) {
                static_cast<Pairs*>(context)->emplace_back(ObjectId{a}, ObjectId{b});
            },
            &pairs);
    }
    void query(const Aabb& box, std::vector<ObjectId>& found) override
    {
        const bsc_box asked = boxOf(box);
        m_functions.query(
            m_self, &asked,
            [](void* context, std::uint64_t id) { static_cast<std::vector<ObjectId>*>(context)->push_back({id}); },
            &found);
    }

private:
    void end()
    {
        if (std::exchange(m_hasBegun, false))
            m_functions.destroy(m_self);
    }

    const bsc_broad_phase& m_functions;
    void* m_self = nullptr;
    bool m_hasBegun = false;
};

using Entry = const bsc_broad_phase* (*)();

Entry entryOf(void* library)
{
    return library ? reinterpret_cast<Entry>(functionIn(library, "broadside_check")) : nullptr;
}

/// Loading runs code of the library: first in a process of its own.
bool canBeLoaded(const std::string& path)
{
    constexpr std::chrono::seconds kPatience(10);
    const auto load = [&](ChildProgress&) {
        std::string reason;
        if (const Entry entry = entryOf(loadLibrary(path, reason)))
            (void)entry();
        return std::string();
    };
    const ChildEnd::How how = runInChild(load, kPatience).how;
    return how == ChildEnd::How::Done || how == ChildEnd::How::Refused;
}

Problem pluginProblem(const std::string& path, Message message, Message remedy)
{
    Problem problem;
    problem.file = path;
    problem.message = std::move(message);
    problem.remedy = std::move(remedy);
    return problem;
}

} // namespace

Result<Plugin> Plugin::load(const std::string& path)
{
    std::error_code unreadable;
    if (!std::filesystem::exists(toPath(path), unreadable))
        return pluginProblem(path, texts::cliPluginMissing(), texts::cliPluginCorrectPath());
    if (!canBeLoaded(path))
        return pluginProblem(path, texts::cliPluginCrash(), texts::cliPluginDebug());
    const OutputToErrors noOutput; // standard output belongs to the report
    std::string reason;
    void* const library = loadLibrary(path, reason);
    if (!library)
        return pluginProblem(path, texts::cliPluginNotLoaded(reason), texts::cliPluginBuild());
    const Entry entry = entryOf(library);
    const bsc_broad_phase* const functions = entry ? entry() : nullptr;
    if (!functions)
        return pluginProblem(path, texts::cliPluginNoFunction(), texts::cliPluginExport());
    if (functions->version != BSC_VERSION)
        return pluginProblem(path, texts::cliPluginVersion(functions->version, BSC_VERSION), texts::cliPluginHeader());
    if (!functions->create || !functions->destroy || !functions->add || !functions->move || !functions->remove)
        return pluginProblem(path, texts::cliPluginNull(), texts::cliPluginSetAll());
    if (!functions->pairs && !functions->query)
        return pluginProblem(path, texts::cliPluginNoSearch(), texts::cliPluginSetSearch());
    return Plugin(*functions);
}

std::string Plugin::name() const { return m_functions->name ? m_functions->name : texts::cliPluginUnnamed().text(); }
TouchRule Plugin::touch() const
{
    return (m_functions->flags & BSC_HALF_OPEN) != 0 ? TouchRule::HalfOpen : TouchRule::Closed;
}
check::WorldLimits Plugin::limits() const { return {(m_functions->flags & BSC_INSIDE) != 0}; }
std::unique_ptr<check::CheckTarget> Plugin::makeTarget() const { return std::make_unique<PluginTarget>(*m_functions); }

} // namespace broadside
