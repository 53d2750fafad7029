#pragma once

#include "core/report/report_page.h"

#include <string>
#include <vector>

namespace broadside::report {

/// A table of a report, as texts: the first row has the titles.
using PageTable = std::vector<std::vector<std::string>>;

/// The texts of a message in the language of the page.
[[nodiscard]] std::string said(const PageParts& parts, const Message& message);

/// Two columns: what, and how much.
[[nodiscard]] PageTable evidenceTable(const PageParts& parts);
/// The two objects of the example. @pre report.example
[[nodiscard]] PageTable exampleTable(const PageParts& parts);
/// The pairs with the finding; empty without any.
[[nodiscard]] PageTable pairTable(const PageParts& parts);

} // namespace broadside::report
