#include "core/base/system/file_path.h"

namespace broadside {

std::filesystem::path toPath(std::string_view name) { return name; }

std::string toName(const std::filesystem::path& path) { return path.native(); }

std::string toGenericName(const std::filesystem::path& path) { return path.native(); }

} // namespace broadside
