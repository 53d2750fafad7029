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

/// The system computes these from the bytes of a file.
bool belongsToBytes(std::string_view name) { return name == "security.ima" || name == "security.evm"; }

/// Writing to a file takes this from it, so that a copy of it would be lost silently.
bool isLostByWriting(std::string_view name) { return name == "security.capability"; }

/// Gives the new file the attribute of the old one, unless the system has done so. Returns whether the file has it.
bool keep(const std::string& oldPath, int newDescriptor, const char* name)
{
    std::string value;
    if (isLostByWriting(name) || !read(oldPath, name, value))
        return false;
    std::string present(value.size() + 1, '\0');
    const ssize_t size = ::fgetxattr(newDescriptor, name, present.data(), present.size());
    if (size >= 0 && present.substr(0, static_cast<std::size_t>(size)) == value)
        return true;
    return ::fsetxattr(newDescriptor, name, value.data(), value.size(), 0) == 0;
}

/// A file that was made in a folder with a default access control list has got it. The old one may have none.
void dropInheritedAccessList(const std::string& oldPath, int newDescriptor)
{
    const bool hadOne = ::getxattr(oldPath.c_str(), kAccessList.data(), nullptr, 0) >= 0;
    if (!hadOne)
        static_cast<void>(::fremovexattr(newDescriptor, kAccessList.data())); // usually there is none
}

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
        if (belongsToBytes(name) || keep(oldPath, newDescriptor, name))
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
    dropInheritedAccessList(oldPath, newDescriptor); // before the mode, whose bits for the group it would hold
    static_cast<void>(::fchmod(newDescriptor, old.st_mode & 07777U)); // some file systems have no modes
    keepExtended(oldPath, newDescriptor, losses);
    if (old.st_nlink > 1)
        losses.push_back(texts::fileOtherNames());
    return losses;
}

} // namespace broadside
