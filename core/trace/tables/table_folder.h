#pragma once

#include "core/trace/tables/table_reader.h"

#include <string>

namespace broadside::trace {

/// A folder with objects.csv, and perhaps with pairs.csv, contacts.csv and cells.csv; or the same as .tsv. Each is read
/// as its own kind of table; pairs and cells of a step belong to the objects of this step.
///
/// Recorded  what there is a table of, for all steps. A step without rows has no pairs.
/// Errors    name the file. Rows of a step without objects are an error.
[[nodiscard]] TableReading readTableFolder(const std::string& folder, const TableOptions& options = {});
/// Whether the path is a folder with a table of objects.
[[nodiscard]] bool isTableFolder(const std::string& path);
/// Path of the table of objects. @pre isTableFolder(folder)
[[nodiscard]] std::string objectTableOf(const std::string& folder);

} // namespace broadside::trace
