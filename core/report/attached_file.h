#pragma once

#include "core/base/problem.h"
#include "core/report/attachment.h"

#include <string>
#include <string_view>

/// @file
/// Pages that hold a finding, as files to open.

namespace broadside::report {

/// Bytes of a page; larger ones are refused before they are read.
inline constexpr std::uint64_t kMostPage = 64ULL << 20;

/// The element of a page that holds the attachment: a link, with which a browser saves it. `label` is HTML.
[[nodiscard]] std::string attachedElement(const Attachment& attachment, const std::string& label);

/// Whether the name is that of a page: it ends in .html or .htm.
[[nodiscard]] bool isPageName(std::string_view file);

/// The attachment of a page, without notes. Errors: no attachment, and one that is damaged.
[[nodiscard]] Result<Attachment> attachmentIn(std::string_view page, const std::string& file);
/// The same of a file. Errors: those of readFile(), too.
[[nodiscard]] Result<Attachment> readAttachment(const std::string& file);

} // namespace broadside::report
