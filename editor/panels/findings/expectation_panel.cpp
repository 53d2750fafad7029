#include "editor/panels/findings/expectation_panel.h"

#include "editor/commands/apply_fix.h"
#include "editor/document/message_text.h"
#include "editor/widgets/fix_button.h"
#include "editor/widgets/lazy_refresh.h"
#include "editor/widgets/panel_form.h"
#include "editor/widgets/words/expectation_words.h"
#include "editor/widgets/words/number_text.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace broadside {
namespace {

QString linkTo(std::uint64_t step)
{
    return QStringLiteral("<a href=\"%1\">%2</a>").arg(step).arg(ExpectationPanel::tr("step %1").arg(grouped(step)));
}

/// The step that decides: that of the failure, or that in which the two came nearest.
std::optional<std::uint64_t> decisiveStep(const ExpectationAnswer& answer)
{
    if (answer.step || !answer.nearest)
        return answer.step;
    return answer.nearest->step;
}

QLabel* makeLinks(const QString& objectName, const QString& tip)
{
    QLabel* const label = makeNote(objectName);
    label->setTextFormat(Qt::RichText);
    label->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    label->setToolTip(tip);
    return label;
}

} // namespace

ExpectationPanel::ExpectationPanel(SceneDocument& document, ObjectEdits& edits, Focus& focus, StepSession& session,
                                   ExpectationCheck& check, QWidget* parent)
    : PanelWidget(parent)
    , m_document(document)
    , m_edits(edits)
    , m_focus(focus)
    , m_session(session)
    , m_check(check)
    , m_expected(makeNote(QStringLiteral("expected")))
    , m_note(makeNote(QStringLiteral("expectationNote")))
    , m_verdict(makeLinks(QStringLiteral("expectationVerdict"), tr("Click a step to go there")))
    , m_chain(makeLinks(QStringLiteral("expectationChain"),
                        tr("The reasons, from the outcome to its causes. Click a step to go there.")))
    , m_remedy(makeNote(QStringLiteral("expectationRemedy")))
    , m_fix(new FixButton(QStringLiteral("expectationFix"), document, edits))
    , m_cancel(new QPushButton)
    , m_forget(new QPushButton(tr("Clear")))
    , m_refresh(new LazyRefresh(*this, [this] { refresh(); }))
{
    setObjectName(QStringLiteral("ExpectationPanel"));
    setScrolledWidget(*this, makeBody());
    connectParts();
    m_refresh->request();
}

ExpectationPanel::~ExpectationPanel() { stopListeningToFields(*this); }

QWidget* ExpectationPanel::makeBody()
{
    QFont strong = m_expected->font();
    strong.setBold(true);
    m_expected->setFont(strong);
    m_remedy->setToolTip(tr("What to do about it"));
    m_remedy->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_cancel->setObjectName(QStringLiteral("expectationCancel"));
    m_forget->setObjectName(QStringLiteral("expectationClear"));
    m_forget->setToolTip(tr("Remove the expectation"));
    auto* body = new QWidget;
    auto* layout = new QVBoxLayout(body);
    layout->setContentsMargins(8, 8, 8, 8);
    layout->setSpacing(6);
    for (QLabel* label : {m_expected, m_note, m_verdict, m_chain, m_remedy})
        layout->addWidget(label);
    layout->addWidget(m_fix, 0, Qt::AlignLeft);
    auto* row = new QHBoxLayout;
    row->addWidget(m_cancel);
    row->addWidget(m_forget);
    row->addStretch(1);
    layout->addLayout(row);
    layout->addStretch(1);
    return body;
}

void ExpectationPanel::connectParts()
{
    const auto soon = [this] { m_refresh->request(kLiveRefreshMilliseconds); };
    connect(&m_check, &ExpectationCheck::changed, this, soon);
    connect(&m_session, &StepSession::stateChanged, this, soon);
    connect(&m_document, &SceneDocument::changed, this, soon); // names, and whether the fix is applied
    for (const QLabel* label : {m_verdict, m_chain})
        connect(label, &QLabel::linkActivated, this, &ExpectationPanel::goTo);
    connect(m_fix, &QPushButton::clicked, this, &ExpectationPanel::fix);
    connect(m_forget, &QPushButton::clicked, &m_check, &ExpectationCheck::forget);
    connect(m_cancel, &QPushButton::clicked, this,
            [this] { m_check.wasCancelled() ? m_check.restart() : m_check.cancel(); });
}

void ExpectationPanel::refresh()
{
    const auto& expected = m_check.expected();
    if (m_shown != expected)
        m_remadeFrom.reset();
    m_shown = expected;
    m_expected->setVisible(expected.has_value());
    if (expected)
        m_expected->setText(
            tr("Expected: %1.").arg(expectationText(*expected, [this](ObjectId id) { return nameOf(id); })));
    const QString text = note();
    m_note->setText(text);
    m_note->setVisible(!text.isEmpty());
    const auto& answer = m_check.answer();
    for (QLabel* label : {m_verdict, m_chain, m_remedy})
        label->setVisible(answer.has_value());
    if (answer)
        showAnswer(*answer);
    else
        m_fix->offer({});
    showButtons();
}

void ExpectationPanel::showAnswer(const ExpectationAnswer& answer)
{
    m_verdict->setText(verdictOf(answer));
    m_chain->setText(chainOf(answer));
    m_remedy->setText(translated(answer.remedy));
    const bool isOffered = !answer.holds && m_session.capabilities().canEdit;
    m_fix->offer(isOffered ? m_fix->wordsFor(answer.fix) : QString());
}

void ExpectationPanel::showButtons()
{
    m_forget->setVisible(m_check.expected().has_value());
    m_cancel->setVisible(m_check.isRunning() || (m_check.expected() && m_check.wasCancelled()));
    m_cancel->setText(m_check.wasCancelled() ? tr("Check again") : tr("Cancel"));
    m_cancel->setToolTip(m_check.wasCancelled() ? tr("Examine the recorded steps from the first one on")
                                                : tr("Stop examining the recorded steps"));
}

QString ExpectationPanel::verdictOf(const ExpectationAnswer& answer) const
{
    const StepRange steps = *m_check.steps();
    const QString where = tr("steps %1 to %2").arg(grouped(steps.first), grouped(steps.last));
    QStringList parts;
    parts << (answer.holds
                  ? answer.step ? tr("Holds: first in %1.").arg(linkTo(*answer.step)) : tr("Holds in %1.").arg(where)
              : answer.step ? tr("Fails: first in %1.").arg(linkTo(*answer.step))
                            : tr("Fails in %1.").arg(where));
    if (answer.nearest && !answer.holds)
        parts
            << tr("They are nearest in %1: %2 m.").arg(linkTo(answer.nearest->step), rounded(answer.nearest->distance));
    if (m_remadeFrom)
        parts << tr("The steps from %1 on were simulated again with the fix.").arg(linkTo(*m_remadeFrom));
    return joinedSentences(parts);
}

QString ExpectationPanel::chainOf(const ExpectationAnswer& answer) const
{
    QString html;
    for (const Reason& reason : answer.chain) {
        const QString link = reason.step ? QStringLiteral(" [%1]").arg(linkTo(*reason.step)) : QString();
        html += QStringLiteral("<li>%1%2</li>").arg(translated(reason.sentence).toHtmlEscaped(), link);
    }
    return QStringLiteral("<ul style=\"margin-left: 14px; -qt-list-indent: 0\">%1</ul>").arg(html);
}

/// Why there is no answer, or what the answer lacks; empty if there is nothing to say.
QString ExpectationPanel::note() const
{
    if (!m_check.expected())
        return tr(
            "Select one or two objects and choose Debug > Expect a hit, Expect to stay in the world, Expect to stay "
            "here or Expect that nothing touches it. Or drag from one object to another with the tool Expect. "
            "This panel then says whether it happens, and why not.");
    if (m_check.isRunning())
        return tr("Examining the recorded steps: %1 %").arg(static_cast<int>(100.0 * m_check.share()));
    if (m_check.wasCancelled())
        return tr("The search was cancelled.");
    if (m_check.problem())
        return sentenceOf(*m_check.problem());
    if (!m_session.objects())
        return tr("Run or step the simulation: its recorded steps are then checked.");
    if (m_session.state() == StepSession::State::Running && m_session.capabilities().canMakeSteps)
        return tr("Pause the simulation to check its latest steps.");
    const auto& answer = m_check.answer();
    return answer && answer->unreadable ? sentenceOf(*answer->unreadable) : QString();
}

QString ExpectationPanel::nameOf(ObjectId id) const
{
    const ObjectTable* objects = m_session.objects();
    const auto row = objects ? objects->rowOf(id) : std::nullopt; // also the row of a removed object
    const SceneObject* object = row ? &objects->objectOf(*row) : m_document.scene().find(id);
    return object && !object->name.empty() ? tr("%1 (%2)").arg(toQString(object->name)).arg(id.value)
                                           : tr("object %1").arg(id.value);
}

void ExpectationPanel::goTo(const QString& link)
{
    m_session.seek(link.toULongLong());
    if (m_check.expected())
        m_focus.select(objectsOf(*m_check.expected()));
}

/// Goes back before the fix is applied: in the present it would concern only later steps.
void ExpectationPanel::fix()
{
    if (!m_check.answer())
        return;
    const Fix fix = m_check.answer()->fix; // copies: the fix changes the answer
    const std::optional<std::uint64_t> step = decisiveStep(*m_check.answer());
    const StepRange recorded = m_session.recorded();
    const bool canRemake = m_session.objects() && step && recorded.last > recorded.first;
    const std::uint64_t before = canRemake ? std::clamp(*step, recorded.first + 1, recorded.last) - 1 : 0;
    if (canRemake)
        m_session.seek(before);
    applyFix(m_document, m_edits, fix);
    if (!canRemake)
        return;
    m_remadeFrom = before + 1;
    m_session.stepMany(recorded.last - before);
}

} // namespace broadside
