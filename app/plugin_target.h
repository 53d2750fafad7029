#pragma once

#include "core/base/problem.h"
#include "core/check/check_target.h"

#include <memory>
#include <string>

struct bsc_broad_phase;

namespace broadside {

/// A shared library with a broad phase (broadside_check.h). It stays loaded until the program ends, because its
/// functions may have left threads or handlers.
class Plugin {
public:
    /// Errors: no such file, no shared library, no function `broadside_check`, another version, missing functions.
    [[nodiscard]] static Result<Plugin> load(const std::string& path);

    [[nodiscard]] std::string name() const;
    [[nodiscard]] TouchRule touch() const;
    [[nodiscard]] check::WorldLimits limits() const;
    [[nodiscard]] std::unique_ptr<check::CheckTarget> makeTarget() const;

private:
    explicit Plugin(const bsc_broad_phase& functions)
        : m_functions(&functions)
    {}

    const bsc_broad_phase* m_functions;
};

} // namespace broadside
