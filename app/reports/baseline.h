#pragma once

#include "app/reports/check_report.h"

#include <set>
#include <span>
#include <string>
#include <vector>

namespace broadside {

/// Accepted findings, in a file that is kept with the sources. Only findings that are not in it fail a check.
///
/// Paths in it are relative to the folder of the baseline, so that it is valid in every checkout and from every working
/// folder. A finding is identified by its fingerprint (fingerprintOf()). One baseline can hold the findings of many
/// files and of several commands.
class Baseline {
public:
    struct Entry {
        std::string file;
        std::string rule;
        std::string fingerprint;
        std::string message; ///< Explains the entry to the reader of the file.
        friend bool operator==(const Entry&, const Entry&) = default;
    };

    /// An empty baseline that will be written to `path`.
    explicit Baseline(std::string path)
        : m_path(std::move(path))
    {}
    /// Errors: a file that cannot be read or is not a baseline, with the place.
    [[nodiscard]] static Result<Baseline> read(const std::string& path);

    [[nodiscard]] std::span<const Entry> entries() const noexcept { return m_entries; }
    /// Marks the findings that it contains as accepted. A file that could not be read is never accepted.
    void accept(CheckReport& report) const;
    /// Entries for files and rules of the report whose findings are no longer in the report.
    [[nodiscard]] std::vector<Entry> staleIn(const CheckReport& report) const;
    /// Replaces all entries of the report's files and rules by the errors and warnings of the report.
    void take(const CheckReport& report);
    /// One entry per line. The order does not depend on that of the findings.
    [[nodiscard]] std::string text() const;

private:
    [[nodiscard]] std::string fileFromHere(const std::string& file) const;
    /// The files of the report, as entries name them.
    [[nodiscard]] std::set<std::string> filesOf(const CheckReport& report) const;
    [[nodiscard]] static bool isAbout(const Entry& entry, const std::set<std::string>& files,
                                      const CheckReport& report);

    std::string m_path;
    std::vector<Entry> m_entries;
};

} // namespace broadside
