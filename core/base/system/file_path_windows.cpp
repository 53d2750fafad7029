#include "core/base/system/file_path.h"
#include "core/base/system/wide_text.h"

namespace broadside {

std::filesystem::path toPath(std::string_view name) { return wideText(name); }

std::string toName(const std::filesystem::path& path) { return narrowText(path.native()); }

std::string toGenericName(const std::filesystem::path& path) { return narrowText(path.generic_wstring()); }

} // namespace broadside
