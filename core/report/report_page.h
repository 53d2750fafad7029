#pragma once

#include "core/report/attachment.h"
#include "core/report/finding_report.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>

/// @file
/// A report as one file that needs nothing else: a page (HTML that is also well-formed XML), or Markdown for issue
/// trackers.

namespace broadside::report {

/// A picture in light and in dark colours, both as the bytes of a PNG file.
struct PagePicture {
    std::string light;
    std::string dark;
    int width = 0; ///< Logical pixels.
    int height = 0;

    [[nodiscard]] bool isEmpty() const noexcept { return light.empty(); }
};

/// The pictures of a report. All may be empty: a program without Qt draws nothing.
struct PagePictures {
    PagePicture before; ///< One frame earlier, in the view of the next one.
    PagePicture at;     ///< The step of the example.
    PagePicture motion; ///< Animated: the steps around it.
    std::uint64_t beforeStep = 0;
    std::uint64_t motionFirst = 0; ///< Step.
    std::uint64_t motionLast = 0;
};

struct PageParts {
    const FindingReport& report;
    const PagePictures& pictures;
    const Attachment& attachment;
    std::string source;   ///< Name of the file with the finding, without its folder.
    std::string page;     ///< Name of the page, without its folder.
    std::string versions; ///< Of the program: some lines.
    /// The text of a message. Empty: in English.
    std::function<std::string(const Message&)> say = {};
    std::string language = "en"; ///< Of these texts, as BCP 47 says.
};

[[nodiscard]] std::string pageOf(const PageParts& parts);
/// Without pictures. A small scene is in it as text.
[[nodiscard]] std::string markdownOf(const PageParts& parts);

enum class PageFormat : std::uint8_t { Html, Markdown };
/// By the ending: .html, .htm or .md, in upper or lower case.
[[nodiscard]] std::optional<PageFormat> pageFormatOf(std::string_view file);

/// Command lines that show the finding again, with the attached world.
[[nodiscard]] std::vector<std::string> commandsFor(const PageParts& parts, const std::string& file);

} // namespace broadside::report
