#pragma once

#include <QObject>

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

private:
    void connectLists();
    void connectChecks();
    void connectBroadPhase();
    void openReduced(const ReducedFinding& result);
    static void showIn(Page& page, const Finding& finding, std::size_t inputs);

    Parts m_parts;
};

} // namespace broadside
