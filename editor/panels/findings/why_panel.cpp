#include "editor/panels/findings/why_panel.h"

#include "editor/commands/apply_fix.h"
#include "editor/document/message_text.h"
#include "editor/panels/findings/finding_words.h"
#include "editor/session/object_name.h"
#include "editor/widgets/fix_button.h"
#include "editor/widgets/help_link.h"
#include "editor/widgets/lazy_refresh.h"
#include "editor/widgets/object_chooser.h"
#include "editor/widgets/panel_form.h"
#include "editor/widgets/words/cause_words.h"
#include "editor/widgets/words/number_text.h"
#include "editor/widgets/words/sentence.h"
#include "editor/widgets/words/unrecorded_words.h"

#include <QCoreApplication>
#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace broadside {
namespace {

constexpr std::size_t kMostSharedCells = 8; // So many fit into the panel.
constexpr std::size_t kMostPassages = 3;
constexpr std::size_t kMostOffered = 3; // objects that are near A

QString yesOrNo(bool yes)
{
    return yes ? QCoreApplication::translate("broadside::WhyPanel", "yes")
               : QCoreApplication::translate("broadside::WhyPanel", "no");
}

QString cellsText(const std::vector<std::uint64_t>& ids)
{
    QStringList parts;
    for (std::size_t i = 0; i < std::min(ids.size(), kMostSharedCells); ++i)
        parts << grouped(ids[i]);
    const QString text = listed(parts);
    if (ids.size() > kMostSharedCells)
        return WhyPanel::tr("%1 and %2 more").arg(text, grouped(ids.size() - kMostSharedCells));
    return text.isEmpty() ? WhyPanel::tr("none") : text;
}

/// The finding that the sentence describes; nothing if it is not a finding of an audit.
std::optional<Finding> findingDescribedBy(const WhyAnswer& answer, const Focus::Pins& pins, std::uint64_t step)
{
    if (answer.cause)
        return Finding{Finding::Kind::MissedPair, step, std::min(pins[0], pins[1]), std::max(pins[0], pins[1]),
                       *answer.cause};
    if (answer.passage)
        return Finding{Finding::Kind::Passage, answer.passage->step, answer.passage->passage.object,
                       answer.passage->passage.through, MissCause::Unknown};
    return std::nullopt;
}

} // namespace

WhyPanel::WhyPanel(SceneDocument& document, ObjectEdits& edits, Focus& focus, StepSession& session,
                   const ShownWorld& shownWorld, const PairInquiry& inquiry, FixProof& proof, QWidget* parent)
    : PanelWidget(parent)
    , m_document(document)
    , m_edits(edits)
    , m_focus(focus)
    , m_session(session)
    , m_shownWorld(shownWorld)
    , m_inquiry(inquiry)
    , m_proof(proof)
    , m_clear(new QPushButton(tr("Clear")))
    , m_note(makeNote(QStringLiteral("whyNote")))
    , m_run(makeNote(QStringLiteral("whyRun")))
    , m_sentence(makeNote(QStringLiteral("whySentence")))
    , m_remedy(makeNote(QStringLiteral("whyRemedy")))
    , m_fix(new FixButton(QStringLiteral("whyFix"), document, edits))
    , m_help(new HelpLink)
    , m_report(new QPushButton(tr("Report...")))
    , m_trialText(makeNote(QStringLiteral("whyTrial")))
    , m_proofText(makeNote(QStringLiteral("whyProof")))
    , m_cancelPassages(new QPushButton(tr("Cancel")))
    , m_goToNearest(new QPushButton(tr("Go to that step")))
    , m_search(new ApproachSearch(session, focus, this))
    , m_tester(new FixTester(document, session, this))
    , m_refresh(new LazyRefresh(*this, [this] { refresh(); }))
{
    setObjectName(QStringLiteral("WhyPanel"));
    const auto scene = [this]() -> const Scene& { return m_document.scene(); };
    m_a = new ObjectChooser(QStringLiteral("whyA"), tr("Object A"), ObjectChooser::Needed::No, scene);
    m_b = new ObjectChooser(QStringLiteral("whyB"), tr("Object B"), ObjectChooser::Needed::No, scene);
    // Lists the objects of the shown frame, not those of the recording's first one.
    for (ObjectChooser* chooser : {m_a, m_b})
        chooser->setTable([this] { return m_session.capabilities().canEdit ? nullptr : m_session.objects(); });
    setScrolledWidget(*this, makeBody());
    connectParts();
    m_refresh->request();
}

WhyPanel::~WhyPanel() { stopListeningToFields(*this); }

QWidget* WhyPanel::makeBody()
{
    auto* body = new QWidget;
    auto* layout = new QVBoxLayout(body);
    layout->setContentsMargins(8, 8, 8, 8);
    layout->setSpacing(6);
    layout->addWidget(makeQuestion());
    layout->addWidget(m_note);
    layout->addWidget(makeAnswer());
    m_clear->setObjectName(QStringLiteral("whyClear"));
    m_clear->setToolTip(tr("Clear A and B, also in the world"));
    layout->addWidget(m_clear, 0, Qt::AlignLeft); // last, so that the answer is visible without scrolling
    layout->addStretch(1);
    return body;
}

QWidget* WhyPanel::makeQuestion()
{
    auto* question = new QWidget;
    QFormLayout* form = makeForm();
    question->setLayout(form);
    const QString how = tr("Choose from the list, type a name or an id, select two objects,\n"
                           "or press Shift+P over an object in the world.");
    addField(*form, tr("A"), m_a, tr("The first of the two objects.") + QLatin1Char('\n') + how);
    addField(*form, tr("B"), m_b, tr("The second of the two objects.") + QLatin1Char('\n') + how);
    return question;
}

QWidget* WhyPanel::makeAnswer()
{
    m_answer = new QWidget;
    auto* layout = new QVBoxLayout(m_answer);
    layout->setContentsMargins(0, 0, 0, 0);
    QFont large = m_sentence->font();
    large.setPointSizeF(large.pointSizeF() * 1.1);
    large.setBold(true);
    m_sentence->setFont(large);
    for (QLabel* label : {m_sentence, m_remedy})
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_sentence->setToolTip(tr("Why the two collide or not in the shown step"));
    m_remedy->setToolTip(tr("What to do about it"));
    m_run->setTextFormat(Qt::RichText);
    m_run->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    m_run->setToolTip(tr("When the two meet in the whole run. Click a step to go there."));
    layout->addWidget(m_run); // at the top, because the shown step may not be the one that matters
    layout->addWidget(m_sentence);
    layout->addWidget(m_remedy);
    layout->addWidget(m_help, 0, Qt::AlignLeft);
    layout->addWidget(m_fix, 0, Qt::AlignLeft);
    m_trialText->setToolTip(
        tr("The recorded steps were simulated again with the fix. The simulation itself did not change."));
    layout->addWidget(m_trialText);
    layout->addWidget(m_proofText);
    QFormLayout* form = makeForm();
    const auto add = [&](const char* name, const QString& title, const QString& tip) {
        return addValue(*form, QLatin1String(name), title, tip);
    };
    m_rows.canCollide = add("whyCanCollide", tr("Can collide"),
                            tr("Their masks accept each other, and at least one of the two is dynamic"));
    m_rows.candidate = add("whyCandidate", tr("Candidates"), tr("The broad phase reports the pair for a box test"));
    m_rows.cells = add("whyCells", tr("Touched by both"),
                       tr("Cells that both touch, by their ids; the world hatches those in which both are registered"));
    m_rows.boxes = add("whyBoxes", tr("Boxes overlap"), tr("Their axis-aligned boxes overlap; touching counts"));
    m_rows.shapes = add("whyShapes", tr("Shapes overlap"), tr("The shapes really touch in the narrow phase"));
    m_rows.distance = add("whyDistance", tr("Distance"), tr("Between the shapes, in metres; 0 when they overlap"));
    m_rows.cause = add("whyCause", tr("Missed because"),
                       tr("Why the broad phase does not report the pair, although the boxes overlap"));
    m_nearest =
        add("whyNearest", tr("Nearest"),
            tr("The smallest distance between the two in all recorded steps, and the first step with this distance"));
    m_goToNearest->setObjectName(QStringLiteral("whyGoToNearest"));
    form->addRow(QString(), m_goToNearest);
    m_passages = add("whyPassages", tr("Passed through"),
                     tr("The last step so far in which one of the two passed through the other between two frames, if "
                        "both moved in straight lines"));
    m_cancelPassages->setObjectName(QStringLiteral("whyCancelPassages"));
    m_cancelPassages->setToolTip(tr("Stop the search for steps in which one passed through the other"));
    form->addRow(QString(), m_cancelPassages);
    m_passageForm = form;
    layout->addLayout(form);
    m_report->setObjectName(QStringLiteral("whyReport"));
    m_report->setToolTip(tr("Write this answer as one page that you can send, with pictures and the world"));
    layout->addWidget(m_report, 0, Qt::AlignLeft);
    return m_answer;
}

void WhyPanel::connectParts()
{
    connect(&m_focus, &Focus::selectionChanged, this, &WhyPanel::takeSelection);
    connect(this, &PanelWidget::visibilityChanged, this, [this](bool onTop) {
        m_isOnTop = onTop;
        takeSelection();
    });
    connect(&m_focus, &Focus::pinsChanged, this, [this] { m_refresh->request(); });
    connect(&m_inquiry, &PairInquiry::changed, this,
            [this] { m_refresh->request(m_shownWorld.isLive() ? kLiveRefreshMilliseconds : 0); });
    connect(m_a, &ObjectChooser::chosen, this, [this](ObjectId id) { m_focus.setPins(id, m_focus.pins()[1]); });
    connect(m_b, &ObjectChooser::chosen, this, [this](ObjectId id) { m_focus.setPins(askedObject(), id); });
    connect(m_note, &QLabel::linkActivated, this,
            [this](const QString& id) { m_focus.setPins(askedObject(), ObjectId{id.toULongLong()}); });
    for (ObjectChooser* chooser : {m_a, m_b})
        connect(chooser, &ObjectChooser::refused, this, [this](const QString& why) {
            m_note->setText(why);
            m_note->show();
        });
    const auto later = [this] { m_refresh->request(kLiveRefreshMilliseconds); };
    connect(&m_session, &StepSession::recordedChanged, this, later);
    connect(m_search, &ApproachSearch::found, this, later);
    connect(m_goToNearest, &QPushButton::clicked, this, [this] {
        if (const auto nearest = m_search->nearest())
            m_session.seek(nearest->step);
    });
    connect(m_run, &QLabel::linkActivated, this, [this](const QString& step) { m_session.seek(step.toULongLong()); });
    connect(m_cancelPassages, &QPushButton::clicked, &m_inquiry.passages(), &PairPassages::cancel);
    connect(m_clear, &QPushButton::clicked, this, [this] { m_focus.setPins({}, {}); });
    connect(m_fix, &QPushButton::clicked, this, &WhyPanel::fix);
    connect(m_report, &QPushButton::clicked, this, &WhyPanel::report);
    connect(&m_proof, &FixProof::changed, this, [this] { m_refresh->request(); });
    connect(m_tester, &FixTester::changed, this, [this] { m_refresh->request(); });
}

void WhyPanel::takeSelection()
{
    const std::vector<ObjectId>& selection = m_focus.selection();
    const Focus::Pins& pins = m_focus.pins();
    if (m_isOnTop && selection.size() == 2 && !(selection[0] == pins[1] && selection[1] == pins[0]))
        m_focus.setPins(selection[0], selection[1]);
    m_refresh->request();
}

ObjectId WhyPanel::askedObject() const
{
    const ObjectId pinned = m_focus.pins()[0];
    const std::vector<ObjectId>& selection = m_focus.selection();
    return pinned.isNull() && selection.size() == 1 ? selection.front() : pinned;
}

/// The nearest objects of the shown step that could collide with it if their masks let them.
std::vector<ObjectId> WhyPanel::nearObjects(ObjectId id) const
{
    const ObjectTable& objects = m_shownWorld.objects();
    const auto row = objects.indexOf(id);
    if (!row)
        return {};
    std::vector<std::pair<double, ObjectId>> all;
    objects.forEach([&](ObjectIndex other) {
        if (other != *row && (objects.filterOf(*row).dynamic || objects.filterOf(other).dynamic))
            all.emplace_back(distance(objects.boundsOf(*row), objects.boundsOf(other)), objects.idOf(other));
    });
    const std::size_t count = std::min(kMostOffered, all.size());
    std::ranges::partial_sort(all, all.begin() + static_cast<std::ptrdiff_t>(count));
    std::vector<ObjectId> near;
    for (std::size_t i = 0; i < count; ++i)
        near.push_back(all[i].second);
    return near;
}

QString WhyPanel::offerOfB() const
{
    QStringList links;
    for (const ObjectId id : nearObjects(askedObject()))
        links << QStringLiteral("<a href=\"%1\">%2</a>").arg(id.value).arg(nameOfObject(id).toHtmlEscaped());
    return links.isEmpty()
               ? tr("Choose B, or press Shift+P over it in the world.")
               : tr("Choose B, or press Shift+P over it in the world. Near A in this step: %1.").arg(listed(links));
}

QString WhyPanel::reasonForNoAnswer() const
{
    const Focus::Pins& pins = m_focus.pins();
    if (askedObject().isNull())
        return tr("Select two objects, or press Shift+P over one and then over another. This panel then says why the "
                  "two collide, or why they do not.");
    if (pins[1].isNull())
        return offerOfB();
    if (m_inquiry.isComing())
        return tr("This step is simulated again, to see how its pairs were tested.");
    if (!m_shownWorld.broadPhase())
        return tr("There is no broad phase. The panel Broad phase says why.");
    return tr("One of the two is not in the world in this step. Go to a step in which both are.");
}

void WhyPanel::refresh()
{
    showQuestion();
    const std::optional<WhyAnswer>& answer = m_inquiry.answer();
    m_note->setVisible(!answer);
    m_answer->setVisible(answer.has_value());
    if (answer)
        showAnswer(*answer);
    else
        m_note->setText(reasonForNoAnswer());
}

void WhyPanel::showQuestion()
{
    const Focus::Pins& pins = m_focus.pins();
    if (!m_a->hasFocus())
        m_a->showObject(askedObject());
    if (!m_b->hasFocus())
        m_b->showObject(pins[1]);
    m_clear->setEnabled(!pins[0].isNull());
    m_clear->setToolTip(pins[0].isNull() ? tr("A and B are empty.") : tr("Clear A and B, also in the world"));
}

/// In a game's recording: the rule of the explanation, or else where the pair was lost.
QString WhyPanel::causeOf(const WhyAnswer& answer) const
{
    if (!answer.rule.empty())
        return titleOfExplanation(answer.rule);
    if (*answer.cause == MissCause::Unknown && !m_session.capabilities().hasOwnBroadPhase && answer.stage)
        return translated(wordsOf(*answer.stage));
    return causeText(nameOf(*answer.cause));
}

/// "Nothing is wrong: move them closer" would confuse before the step in which the pair is missed.
QString WhyPanel::remedyOf(const WhyAnswer& answer) const
{
    if (m_shownFinding)
        return m_tester->told(answer.remedy, *m_shownFinding);
    const auto missed = m_inquiry.missedSteps();
    if (answer.boxOverlap || answer.cause || !missed)
        return translated(answer.remedy);
    return missed->first == missed->last
               ? tr("Nothing is wrong in this step. The pair is missed in step %1.").arg(grouped(missed->first))
               : tr("Nothing is wrong in this step. The pair is missed in steps between %1 and %2.")
                     .arg(grouped(missed->first), grouped(missed->last));
}

void WhyPanel::showAnswer(const WhyAnswer& answer)
{
    const QString aside =
        tr("This shows the objects after hits have moved or removed them. Pause to see how the pair was tested.");
    m_sentence->setText(
        joinedSentences({translated(answer.sentence), m_inquiry.usesShownObjects() ? aside : QString()}));
    showFix(answer);
    m_remedy->setText(remedyOf(answer));
    m_help->setTarget(!answer.rule.empty() ? helpForExplanation(answer.rule)
                      : answer.cause       ? helpFor(Finding::Kind::MissedPair, *answer.cause)
                      : answer.passage     ? helpFor(Finding::Kind::Passage, MissCause::Unknown)
                                           : QString());
    m_rows.canCollide->setText(yesOrNo(answer.canCollide));
    const Capabilities& known = m_session.capabilities();
    m_rows.candidate->setText(known.hasCandidates ? yesOrNo(answer.candidate) : tr("not recorded"));
    m_rows.cells->setText(!known.hasCells            ? tr("not recorded")
                          : m_shownWorld.cellTable() ? cellsText(answer.sharedCells)
                                                     : tr("the algorithm has no cells"));
    m_rows.boxes->setText(yesOrNo(answer.boxOverlap));
    m_rows.shapes->setText(yesOrNo(answer.overlap));
    m_rows.distance->setText(answer.stage == PairStage::NotInFrame ? unknownNumber()
                                                                   : tr("%1 m").arg(rounded(answer.distance)));
    m_rows.cause->setText(answer.cause ? causeOf(answer) : known.hasCandidates ? tr("not missed") : tr("not recorded"));
    m_rows.cause->setWordWrap(true);
    showNearest();
    showPassages();
    showRun();
}

QString WhyPanel::nameOfObject(ObjectId id) const
{
    const ObjectTable* objects = m_session.objects();
    const auto row = objects ? objects->rowOf(id) : std::nullopt;
    const SceneObject* object = row ? &objects->objectOf(*row) : m_document.scene().find(id);
    return object ? shownName(*object) : tr("Object %1").arg(id.value);
}

/// Removals and the nearest approach are shown only while the run is paused.
void WhyPanel::showRun()
{
    QStringList parts;
    const auto link = [](std::uint64_t step) {
        return QStringLiteral("<a href=\"%1\">%2</a>").arg(step).arg(tr("step %1").arg(grouped(step)));
    };
    const std::vector<FoundPassage>& passages = m_inquiry.passages().found();
    for (std::size_t i = 0; i < std::min(passages.size(), kMostPassages); ++i)
        parts << tr("%1 passed through %2 in %3")
                     .arg(nameOfObject(passages[i].passage.object).toHtmlEscaped(),
                          nameOfObject(passages[i].passage.through).toHtmlEscaped(), link(passages[i].step));
    if (passages.size() > kMostPassages)
        parts << tr("and %1 more times").arg(grouped(passages.size() - kMostPassages));
    const bool isPaused = m_session.state() == StepSession::State::Paused;
    const auto run = isPaused ? m_inquiry.wholeRun() : std::nullopt;
    for (const ObjectId id : m_focus.pins())
        if (const auto step = run ? run->removed(id) : std::nullopt)
            parts << tr("%1 was removed in %2").arg(nameOfObject(id).toHtmlEscaped(), link(*step));
    const auto nearest = m_search->nearest();
    if (nearest && isPaused)
        parts << (nearest->distance > 0.0
                      ? tr("they came nearest in %1: %2 m").arg(link(nearest->step), rounded(nearest->distance))
                      : tr("they first overlapped in %1").arg(link(nearest->step)));
    m_run->setVisible(!parts.isEmpty());
    m_run->setText(tr("In the whole run: %1.").arg(listedApart(parts)));
}

void WhyPanel::showNearest()
{
    m_search->update();
    const std::optional<NearestApproach> nearest = m_search->nearest();
    if (nearest)
        m_nearest->setText(tr("%1 m in step %2").arg(rounded(nearest->distance), grouped(nearest->step)));
    else
        m_nearest->setText(m_session.objects() ? tr("searching") : tr("nothing is recorded yet"));
    const bool isThere = nearest && m_session.step() == nearest->step;
    m_goToNearest->setEnabled(nearest && !isThere);
    m_goToNearest->setToolTip(!nearest  ? tr("Run or step the simulation first.")
                              : isThere ? tr("This is the step in which the two are nearest.")
                                        : tr("Go to the step in which the two are nearest"));
}

/// Searches passages in recordings only: a simulation reports them in each step.
void WhyPanel::showPassages()
{
    const PairPassages& search = m_inquiry.passages();
    const bool mustSearch = !m_session.capabilities().hasEvents;
    m_passageForm->labelForField(m_passages)->setVisible(mustSearch);
    m_passages->setVisible(mustSearch);
    m_cancelPassages->setVisible(mustSearch && search.isRunning());
    std::optional<std::uint64_t> last;
    for (const FoundPassage& passage : search.found())
        if (passage.step <= m_session.step())
            last = passage.step;
    if (last)
        m_passages->setText(tr("in step %1").arg(grouped(*last)));
    else if (search.isRunning())
        m_passages->setText(tr("searching, %1 %").arg(static_cast<int>(100.0 * search.share())));
    else
        m_passages->setText(search.wasCancelled() ? tr("not searched") : tr("not up to this step"));
}

void WhyPanel::fix()
{
    const Fix fix = m_shownFix; // a copy: the fix changes the answer
    if (const auto finding = m_shownFinding)
        m_proof.apply(*finding, fix);
    else
        applyFix(m_document, m_edits, fix);
}

void WhyPanel::report()
{
    if (m_shownFinding)
        emit findingReportWanted(*m_shownFinding);
    else if (m_inquiry.answer())
        emit answerReportWanted({m_session.step(), m_focus.pins()[0], m_focus.pins()[1]});
}

void WhyPanel::showFix(const WhyAnswer& answer)
{
    m_shownFix = answer.fix;
    m_shownFinding = findingDescribedBy(answer, m_focus.pins(), m_session.step());
    const bool isDone = isApplied(answer.fix, m_document.scene());
    const bool isOffered = !isDone && m_session.capabilities().canEdit;
    const QString text = isOffered ? m_fix->wordsFor(answer.fix) : QString();
    if (text.isEmpty() && m_fix->hasFocus())
        m_a->setFocus(); // the first field: focus on the next one would scroll the answer away
    m_fix->offer(text);
    if (text.isEmpty())
        m_tester->ask(std::nullopt, {});
    else
        m_tester->ask(m_shownFinding, m_shownFix);
    m_trialText->setText(m_tester->text());
    m_trialText->setVisible(!m_tester->text().isEmpty());
    showProof(isDone && m_session.objects() && m_session.capabilities().canEdit);
}

void WhyPanel::showProof(bool isDone)
{
    const Focus::Pins& pins = m_focus.pins();
    const auto& finding = m_proof.finding();
    const bool isTheirs = finding && ((finding->a == pins[0] && finding->b == pins[1]) ||
                                      (finding->a == pins[1] && finding->b == pins[0]));
    m_proofText->setVisible(isTheirs || isDone);
    if (isTheirs)
        m_proofText->setText(asSentence(m_proof.text()));
    else if (isDone)
        m_proofText->setText(tr("The scene already has the fix, but this was recorded without it. Run the simulation "
                                "again from its start."));
}

} // namespace broadside
