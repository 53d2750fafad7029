#include "editor/panels/findings/checks_panel.h"

#include "editor/commands/apply_fix.h"
#include "editor/document/message_text.h"
#include "editor/session/step_session.h"
#include "editor/widgets/icons.h"
#include "editor/widgets/lazy_refresh.h"
#include "editor/widgets/panel_form.h"
#include "editor/widgets/words/count_messages.h"
#include "editor/widgets/words/number_text.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace broadside {
namespace {

constexpr int kFirst = Qt::UserRole; // index of the first finding of an item in the report
constexpr int kCount = Qt::UserRole + 1;

std::uint64_t warningsIn(const LevelReport& report)
{
    return static_cast<std::uint64_t>(std::ranges::count(report.findings, Severity::Warning, &LevelFinding::severity));
}

bool isOf(const LevelFinding& finding, LevelCheck check) { return finding.check == check; }

} // namespace

ChecksPanel::ChecksPanel(SceneDocument& document, ObjectEdits& edits, TemplateEdits& templates, Focus& focus,
                         const StepSession& steps, const LevelReview& review, QWidget* parent)
    : PanelWidget(parent)
    , m_document(document)
    , m_edits(edits)
    , m_templates(templates)
    , m_focus(focus)
    , m_review(review)
    , m_summary(makeNote(QStringLiteral("checksSummary")))
    , m_list(new QTreeWidget)
    , m_fix(new QPushButton(tr("Fix")))
    , m_refresh(new LazyRefresh(*this, [this] { refresh(); }))
{
    setObjectName(QStringLiteral("ChecksPanel"));
    setWidget(makeBody());
    connect(&m_review, &LevelReview::changed, this, [this] { m_refresh->request(); });
    connect(m_list, &QTreeWidget::currentItemChanged, this, &ChecksPanel::showFix);
    connect(m_list, &QTreeWidget::itemClicked, this, &ChecksPanel::goTo);
    connect(m_list, &QTreeWidget::itemActivated, this, &ChecksPanel::goTo); // for Return
    connect(m_fix, &QPushButton::clicked, this, [this] {
        if (m_review.isCurrent() && !m_edits.isLive())
            applyFix(m_document, m_edits, fix(), &m_templates);
    });
    connect(&steps, &StepSession::worldChanged, this, &ChecksPanel::showFix);
    m_refresh->request();
}

QWidget* ChecksPanel::makeBody()
{
    m_fix->setObjectName(QStringLiteral("checksFix"));
    m_list->setObjectName(QStringLiteral("checksList"));
    m_list->setAccessibleName(tr("Likely mistakes"));
    m_list->setHeaderHidden(true);
    m_list->setUniformRowHeights(true);
    m_list->setTextElideMode(Qt::ElideRight);
    auto* body = new QWidget;
    auto* layout = new QVBoxLayout(body);
    layout->setContentsMargins(6, 4, 6, 4);
    layout->setSpacing(4);
    auto* row = new QHBoxLayout;
    row->addWidget(m_summary, 1);
    row->addWidget(m_fix);
    layout->addLayout(row);
    layout->addWidget(m_list, 1);
    return body;
}

void ChecksPanel::refresh()
{
    showSummary();
    const LevelReport report = m_review.latest() ? *m_review.latest() : LevelReport{};
    if (report != m_listed) {
        m_listed = report;
        listFindings();
    }
    showFix();
}

QString ChecksPanel::titleFor(const LevelReview& review)
{
    const std::uint64_t warnings = review.latest() ? warningsIn(*review.latest()) : 0;
    return warnings == 0 ? tr("Checks") : tr("Checks (%1)").arg(grouped(warnings));
}

void ChecksPanel::showSummary()
{
    const LevelReport* report = m_review.latest();
    if (!report) {
        m_summary->setText(tr("Checking the level..."));
        return;
    }
    const std::uint64_t warnings = warningsIn(*report);
    const std::uint64_t others = report->findings.size() - warnings;
    QString text = report->findings.empty() ? tr("No remarks: all objects are in the world, no static object is inside "
                                                 "another one, and every mask can meet an object.")
                                            : tr("%1, %2").arg(translated(texts::countedWarnings(warnings)),
                                                               translated(texts::countedOtherRemarks(others)));
    if (!report->isComplete)
        text = joinedSentences(
            {text, tr("Not everything was checked, because too many objects overlap or have their own masks.")});
    m_summary->setText(text);
}

void ChecksPanel::listFindings()
{
    const QSignalBlocker blocker(m_list);
    m_list->clear();
    const std::span<const LevelFinding> all = m_listed.findings;
    for (std::size_t first = 0; first < all.size();) {
        const LevelCheck check = all[first].check;
        std::size_t end = first;
        while (end < all.size() && isOf(all[end], check))
            ++end;
        addHeading(check, all.subspan(first, end - first));
        first = end;
    }
}

void ChecksPanel::addHeading(LevelCheck check, std::span<const LevelFinding> findings)
{
    const auto first = static_cast<int>(findings.data() - m_listed.findings.data());
    const std::uint64_t unlisted = m_listed.unlisted[static_cast<std::size_t>(check)];
    auto* heading = new QTreeWidgetItem(
        m_list, {tr("%1 (%2)").arg(translated(titleOf(check)), grouped(findings.size() + unlisted))});
    heading->setToolTip(0, translated(reasonOf(check)) + QLatin1Char('\n') +
                               tr("Click, or press Return, to select all listed objects."));
    heading->setData(0, kFirst, first);
    heading->setData(0, kCount, static_cast<int>(findings.size()));
    for (std::size_t i = 0; i < findings.size(); ++i) {
        const LevelFinding& finding = findings[i];
        auto* item = new QTreeWidgetItem(heading, {translated(finding.message)});
        item->setIcon(
            0, themedIcon(finding.severity == Severity::Warning ? QStringLiteral("warning") : QStringLiteral("info")));
        const QStringList lines{tr("%1.").arg(translated(finding.message)), tr("%1.").arg(translated(finding.remedy)),
                                tr("Click, or press Return, to select and show the objects.")};
        item->setToolTip(0, lines.join(QLatin1Char('\n')));
        item->setData(0, kFirst, first + static_cast<int>(i));
        item->setData(0, kCount, 1);
    }
    if (unlisted > 0) {
        auto* rest = new QTreeWidgetItem(heading, {tr("and %1 more").arg(grouped(unlisted))});
        rest->setFlags(Qt::ItemIsEnabled);
    }
    heading->setExpanded(true);
}

std::span<const LevelFinding> ChecksPanel::current() const
{
    const QTreeWidgetItem* item = m_list->currentItem();
    if (!item)
        return {};
    return std::span<const LevelFinding>(m_listed.findings)
        .subspan(static_cast<std::size_t>(item->data(0, kFirst).toInt()),
                 static_cast<std::size_t>(item->data(0, kCount).toInt()));
}

Fix ChecksPanel::fix() const { return fixForAll(current()); }

void ChecksPanel::goTo()
{
    showFix();
    const std::span<const LevelFinding> chosen = current();
    const bool hasField = chosen.size() == 1 && !chosen.front().field.empty();
    std::vector<ObjectId> objects;
    for (const LevelFinding& finding : chosen)
        for (const ObjectId id : finding.objects)
            if (m_edits.contains(id))
                objects.push_back(id);
    if (hasField && !objects.empty())
        objects.resize(1); // the object whose field is shown
    if (objects.empty()) {
        if (const auto about = current(); !about.empty() && !about.front().subject.empty())
            emit templateRequested(about.front().subject);
        return;
    }
    std::ranges::sort(objects);
    objects.erase(std::unique(objects.begin(), objects.end()), objects.end());
    m_focus.select(std::move(objects));
    emit frameRequested();
    if (hasField)
        emit fieldRequested(toQString(chosen.front().field));
}

void ChecksPanel::showFix()
{
    const QString text = textOf(fix(), m_edits);
    const bool stands = m_review.isCurrent() && !m_edits.isLive() && !text.isEmpty();
    m_fix->setEnabled(stands);
    m_fix->setToolTip(stands              ? tr("%1. Undo reverts it.").arg(text)
                      : current().empty() ? tr("Select a remark or a heading in the list first.")
                      : m_edits.isLive()  ? tr("Stop the simulation first: the checks are about the scene.")
                      : !m_review.isCurrent()
                          ? tr("The level is being checked.")
                          : tr("This has no automatic fix. Decide what is right, and edit the objects."));
}

} // namespace broadside
