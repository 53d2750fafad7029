#include "editor/window/extensions/extension_formats.h"

#include <algorithm>

namespace broadside {

QString ExtensionFormat::filter() const
{
    return QStringLiteral("%1 (*%2)").arg(name, suffix.isEmpty() ? QString() : QLatin1Char('.') + suffix);
}

std::optional<ExtensionFormat> ExtensionFormats::importerOf(const QString& path) const
{
    const auto found = std::ranges::find_if(importers, [&path](const ExtensionFormat& format) {
        return !format.suffix.isEmpty() && path.endsWith(QLatin1Char('.') + format.suffix, Qt::CaseInsensitive);
    });
    return found == importers.end() ? std::nullopt : std::optional(*found);
}

} // namespace broadside
