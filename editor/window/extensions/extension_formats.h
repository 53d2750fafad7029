#pragma once

#include <QString>

#include <functional>
#include <optional>
#include <vector>

namespace broadside {

/// A kind of file that an extension reads or writes.
struct ExtensionFormat {
    QString name;   ///< Of the importer or exporter, which the user reads: "Walls of my game".
    QString suffix; ///< Without a dot; empty for any file.
    std::function<void(const QString& path)> use; ///< Imports this file, or exports the scene in front to it.

    [[nodiscard]] QString filter() const; ///< For a file dialog: "Walls of my game (*.walls)".
};

/// What the extensions add to the dialogs for files. Extensions are loaded in the background, also while a dialog is
/// open: users keep copies.
struct ExtensionFormats {
    std::vector<ExtensionFormat> importers;
    std::vector<ExtensionFormat> exporters;

    /// The first importer for the suffix of this file.
    [[nodiscard]] std::optional<ExtensionFormat> importerOf(const QString& path) const;
};

} // namespace broadside
