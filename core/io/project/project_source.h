#pragma once

#include "core/io/json/document_messages.h"
#include "core/io/scene/scene_source.h"
#include "core/scene/project.h"

#include <array>
#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace broadside {

/// A project as it was read. The writer compares with it, to keep the bytes of unchanged parts.
struct ProjectSource {
    /// An element of a list of paths: [begin, end) in the text.
    struct Entry {
        std::string path;
        std::size_t begin = 0;
        std::size_t end = 0;
    };

    std::shared_ptr<const std::string> text;
    std::size_t begin = 0; ///< The document's opening brace.
    std::size_t end = 0;   ///< One past its closing brace.
    std::vector<SceneSource::Member> members;

    std::string name;
    std::vector<Entry> scenes;
    std::vector<Entry> assets;
    std::vector<Template> templates; ///< Each with its SourceSlice.
    ExtraMembers extra;
};

/// The known members of a project document, in their canonical order.
inline constexpr std::array<std::string_view, 6> kProjectKeys{kFormatKey, kVersionKey, "name",
                                                              "scenes",   "assets",    "templates"};
inline constexpr std::string_view kProjectFormat = "broadside-project";
inline constexpr int kProjectVersion = 1;
inline constexpr DocumentKind kProjectDocument{kProjectFormat,
                                               "project",
                                               kProjectVersion,
                                               {&texts::projectNotObject, &texts::projectNotThis,
                                                &texts::projectOrWrite, &texts::projectOrAdd,
                                                &texts::projectNoVersion}};

[[nodiscard]] KeyTable projectKeyTable();

} // namespace broadside
