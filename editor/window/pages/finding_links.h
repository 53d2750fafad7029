#pragma once

#include <QObject>

#include <cstddef>

namespace broadside {

class ActionRegistry;
class BroadPhasePanel;
class Manual;
class MessageBar;
class Page;
class PageHost;
class Panels;
class ViewportWidget;
struct Finding;
struct PageModel;
struct ReducedFinding;

/// Connects lists of findings, and the counts of the legend, with the objects, fields and panels that they refer to.
/// Opens a reduced finding in a page of its own.
class FindingLinks final : public QObject {
    Q_OBJECT
public:
    struct Parts {
        ActionRegistry& actions;
        MessageBar& messages;
        PageModel& model;
        Panels& panels;
        ViewportWidget& viewport;
        PageHost& host;
        Manual& manual;
    };
    /// @pre all outlive this
    explicit FindingLinks(const Parts& parts);

    /// Goes to the step of a finding in a page that was just opened with a small scene, and audits it. `inputs`: the
    /// number of inputs of a simulation that the finding needs; a message says that they are missing.
    static void showIn(Page& page, const Finding& finding, std::size_t inputs);

private:
    void connectLists();
    void connectChecks();
    void connectBroadPhase();
    void openReduced(const ReducedFinding& result);

    Parts m_parts;
};

} // namespace broadside
