#include "core/io/file_attributes.h"
#include "core/io/file_messages.h"

#include <cerrno>
#include <cstring>
#include <string_view>
#include <sys/stat.h>
#include <sys/xattr.h>
#include <unistd.h>

namespace broadside {
namespace {

constexpr std::string_view kAccessList = "system.posix_acl_access"; // an attribute in Linux

/// The value of an attribute; nothing if it cannot be read.
bool read(const std::string& path, const char* name, std::string& value)
{
    const ssize_t size = ::getxattr(path.c_str(), name, nullptr, 0);
    if (size < 0)
        return false;
    value.resize(static_cast<std::size_t>(size));
    return ::getxattr(path.c_str(), name, value.data(), value.size()) == size;
}

/// Attributes in the spaces "security" and "trusted" belong to the system, which sets them itself.
bool isOfUser(std::string_view name) { return name.starts_with("user.") || name == kAccessList; }

void keepExtended(const std::string& oldPath, int newDescriptor, std::vector<Message>& losses)
{
    const ssize_t size = ::listxattr(oldPath.c_str(), nullptr, 0);
    if (size <= 0)
        return;
    std::string names(static_cast<std::size_t>(size), '\0');
    const ssize_t listed = ::listxattr(oldPath.c_str(), names.data(), names.size());
    if (listed <= 0)
        return;
    names.resize(static_cast<std::size_t>(listed));
    for (std::size_t at = 0; at < names.size(); at += std::strlen(names.c_str() + at) + 1) {
        const char* const name = names.c_str() + at;
        std::string value;
        if (!isOfUser(name) ||
            (read(oldPath, name, value) && ::fsetxattr(newDescriptor, name, value.data(), value.size(), 0) == 0))
            continue;
        losses.push_back(name == kAccessList ? texts::fileAccessList() : texts::fileAttribute(name));
    }
}

} // namespace

std::vector<Message> keepAttributes(const std::string& oldPath, int newDescriptor)
{
    std::vector<Message> losses;
    struct stat old = {};
    struct stat made = {};
    if (::stat(oldPath.c_str(), &old) != 0 || ::fstat(newDescriptor, &made) != 0)
        return losses;
    // The group first: a user may give a file to his groups, but seldom to another owner.
    if (made.st_gid != old.st_gid && ::fchown(newDescriptor, static_cast<uid_t>(-1), old.st_gid) != 0)
        losses.push_back(texts::fileGroup());
    if (made.st_uid != old.st_uid && ::fchown(newDescriptor, old.st_uid, static_cast<gid_t>(-1)) != 0)
        losses.push_back(texts::fileOwner());
    static_cast<void>(::fchmod(newDescriptor, old.st_mode & 07777U)); // some file systems have no modes
    keepExtended(oldPath, newDescriptor, losses);
    if (old.st_nlink > 1)
        losses.push_back(texts::fileOtherNames());
    return losses;
}

} // namespace broadside
