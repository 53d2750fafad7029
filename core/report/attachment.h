#pragma once

#include "core/report/finding_report.h"

#include <cstdint>
#include <stop_token>
#include <string>
#include <vector>

/// @file
/// The world that a report carries in itself, so that its reader can look at the finding.

namespace broadside::report {

enum class AttachedKind : std::uint8_t { Scene, Recording };

struct Attachment {
    AttachedKind kind = AttachedKind::Scene;
    std::string name;       ///< File name: "finding.broadside" or "finding.bstrace".
    std::string bytes;      ///< Empty: nothing is attached; `notes` say why.
    std::uint64_t step = 0; ///< The step in which the attached world shows the finding.
    ObjectId a;             ///< The pair to select.
    ObjectId b;
    std::vector<Message> notes = {};     ///< What it is, as sentences.
    std::vector<std::string> shots = {}; ///< Values of --shoot that it needs: "1,6,3@1".
    bool hasSameFinding = false;         ///< It was checked that the attached world shows the same finding.

    [[nodiscard]] bool isEmpty() const noexcept { return bytes.empty(); }
};

inline constexpr std::uint64_t kMostAttached = 8ULL << 20; ///< Bytes, before they become text.

/// For a simulation: the smallest scene that shows the finding (reduction/). For a recording: the frames around it, as
/// few as give the same rule when they are diagnosed. Cost: that of reduceFinding(), or of some diagnoses of short
/// recordings. After a stop, the result means nothing.
[[nodiscard]] Attachment attachmentFor(const StepSource& source, const FindingReport& report,
                                       const std::stop_token& stop = {});

} // namespace broadside::report
