#include "app/plugin_target.h"

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
        return pluginProblem(path, "The file does not exist", "Correct the path of your shared library");
    if (!canBeLoaded(path))
        return pluginProblem(path, "It crashes while it is loaded, or in broadside_check()",
                             "Load it with a program of your own in a debugger");
    const OutputToErrors noOutput; // standard output belongs to the report
    std::string reason;
    void* const library = loadLibrary(path, reason);
    if (!library)
        return pluginProblem(
            path, "It cannot be loaded: " + reason,
            "Build it as a shared library for this machine: cc -shared -fPIC -o libmygrid.so mygrid.c");
    const Entry entry = entryOf(library);
    const bsc_broad_phase* const functions = entry ? entry() : nullptr;
    if (!functions)
        return pluginProblem(path, "It has no function broadside_check that returns a broad phase",
                             "Export it as broadside_check.h shows: BSC_EXPORT const bsc_broad_phase* "
                             "broadside_check(void)");
    if (functions->version != BSC_VERSION)
        return pluginProblem(path,
                             "Its functions are those of version " + std::to_string(functions->version) +
                                 " of broadside_check.h, and this program has version " + std::to_string(BSC_VERSION),
                             "Build it with the header of this program");
    if (!functions->create || !functions->destroy || !functions->add || !functions->move || !functions->remove)
        return pluginProblem(path, "One of create, destroy, add, move and remove is NULL", "Set all five functions");
    if (!functions->pairs && !functions->query)
        return pluginProblem(path, "Both pairs and query are NULL", "Set one of them, or both");
    return Plugin(*functions);
}

std::string Plugin::name() const { return m_functions->name ? m_functions->name : "broad phase"; }
TouchRule Plugin::touch() const
{
    return (m_functions->flags & BSC_HALF_OPEN) != 0 ? TouchRule::HalfOpen : TouchRule::Closed;
}
check::WorldLimits Plugin::limits() const { return {(m_functions->flags & BSC_INSIDE) != 0}; }
std::unique_ptr<check::CheckTarget> Plugin::makeTarget() const { return std::make_unique<PluginTarget>(*m_functions); }

} // namespace broadside
