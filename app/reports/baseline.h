#pragma once

#include "app/reports/check_report.h"

#include <span>
#include <string>
#include <vector>

namespace broadside {

/// Findings that somebody has accepted, in a file that is kept beside the sources: only what is not in it fails.
///
/// Files are named from the folder of the baseline on, so that it holds wherever the sources lie and the command is
/// run. A finding is known by its fingerprint (fingerprintOf()); other files and other commands have theirs in it, too.
class Baseline {
public:
    struct Entry {
        std::string file;
        std::string rule;
        std::string fingerprint;
        std::string message; ///< For people.
        friend bool operator==(const Entry&, const Entry&) = default;
    };

    /// An empty one that will be written to `path`.
    explicit Baseline(std::string path)
        : m_path(std::move(path))
    {}
    /// Refused: what cannot be read or is none, with the place.
    [[nodiscard]] static Result<Baseline> read(const std::string& path);

    [[nodiscard]] std::span<const Entry> entries() const noexcept { return m_entries; }
    /// Marks what is known. What could not be looked at is never accepted.
    void accept(CheckReport& report) const;
    /// Entries of files and rules that the report is about, that it does not have any more.
    [[nodiscard]] std::vector<Entry> staleIn(const CheckReport& report) const;
    /// Takes its errors and warnings in the place of all entries of the same files and rules.
    void take(const CheckReport& report);
    /// An entry a line, in an order that does not depend on that of the findings.
    [[nodiscard]] std::string text() const;

private:
    [[nodiscard]] std::string fileFromHere(const std::string& file) const;
    [[nodiscard]] bool isAbout(const Entry& entry, const CheckReport& report) const;

    std::string m_path;
    std::vector<Entry> m_entries;
};

} // namespace broadside
