#include "editor/panels/why_panel.h"

#include "editor/commands/apply_fix.h"
#include "editor/widgets/cause_words.h"
#include "editor/widgets/lazy_refresh.h"
#include "editor/widgets/number_text.h"
#include "editor/widgets/object_chooser.h"
#include "editor/widgets/panel_form.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace broadside {
namespace {

constexpr std::size_t kMostSharedCells = 8; // A list that fits into the panel.
constexpr int kFixWidth = 260;              // Pixels; a button does not widen the panel.

QString yesOrNo(bool yes) { return yes ? WhyPanel::tr("yes") : WhyPanel::tr("no"); }

QString cellsText(const std::vector<std::uint64_t>& ids)
{
    QStringList parts;
    for (std::size_t i = 0; i < std::min(ids.size(), kMostSharedCells); ++i)
        parts << grouped(ids[i]);
    QString text = parts.join(QStringLiteral(", "));
    if (ids.size() > kMostSharedCells)
        text += WhyPanel::tr(" and %1 more").arg(grouped(ids.size() - kMostSharedCells));
    return text.isEmpty() ? WhyPanel::tr("none") : text;
}

} // namespace

WhyPanel::WhyPanel(SceneDocument& document, ObjectEdits& edits, Focus& focus, StepSession& session, const Stage& stage,
                   const PairInquiry& inquiry, QWidget* parent)
    : QDockWidget(tr("Why"), parent)
    , m_document(document)
    , m_edits(edits)
    , m_focus(focus)
    , m_session(session)
    , m_stage(stage)
    , m_inquiry(inquiry)
    , m_clear(new QPushButton(tr("Clear")))
    , m_note(makeNote(QStringLiteral("whyNote")))
    , m_sentence(makeNote(QStringLiteral("whySentence")))
    , m_remedy(makeNote(QStringLiteral("whyRemedy")))
    , m_fix(new QPushButton)
    , m_cancelPassages(new QPushButton(tr("Cancel")))
    , m_goToNearest(new QPushButton(tr("Go to that step")))
    , m_search(new ApproachSearch(session, focus, this))
    , m_refresh(new LazyRefresh(*this, [this] { refresh(); }))
{
    setObjectName(QStringLiteral("WhyPanel"));
    const auto scene = [this]() -> const Scene& { return m_document.scene(); };
    m_a = new ObjectChooser(QStringLiteral("whyA"), tr("Object A"), ObjectChooser::Needed::No, scene);
    m_b = new ObjectChooser(QStringLiteral("whyB"), tr("Object B"), ObjectChooser::Needed::No, scene);
    for (ObjectChooser* chooser : {m_a, m_b}) // the frame that is shown, not the one with which the recording begins
        chooser->setTable([this] { return m_session.isRecording() ? m_session.objects() : nullptr; });
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
    m_clear->setToolTip(tr("Ask about no objects any more; the letters A and B leave the world"));
    layout->addWidget(m_clear, 0, Qt::AlignLeft); // last: the answer is to be seen without scrolling
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
    m_sentence->setToolTip(tr("Why the two collide, or not, at the moment that is shown"));
    m_remedy->setToolTip(tr("What to do about it"));
    m_fix->setObjectName(QStringLiteral("whyFix"));
    layout->addWidget(m_sentence);
    layout->addWidget(m_remedy);
    layout->addWidget(m_fix, 0, Qt::AlignLeft);
    QFormLayout* form = makeForm();
    const auto add = [&](const char* name, const QString& title, const QString& tip) {
        return addValue(*form, QLatin1String(name), title, tip);
    };
    m_rows.canCollide = add("whyCanCollide", tr("Can collide"),
                            tr("Their masks accept each other, and at least one of the two is dynamic"));
    m_rows.candidate = add("whyCandidate", tr("Candidates"), tr("The broad phase hands the pair out for a box test"));
    m_rows.cells =
        add("whyCells", tr("Cells of both"), tr("Cells that both touch, by their ids; drawn hatched in the world"));
    m_rows.boxes = add("whyBoxes", tr("Boxes overlap"), tr("Their axis-aligned boxes overlap; touching counts"));
    m_rows.shapes = add("whyShapes", tr("Shapes overlap"), tr("The narrow phase finds that the two really touch"));
    m_rows.distance = add("whyDistance", tr("Distance"), tr("Between the shapes, in metres; 0 when they overlap"));
    m_rows.cause = add("whyCause", tr("Missed because"),
                       tr("Why the broad phase does not hand out two objects whose boxes overlap"));
    m_nearest = add("whyNearest", tr("Nearest"),
                    tr("The smallest distance between the two in all recorded steps, and the first step that has it"));
    m_goToNearest->setObjectName(QStringLiteral("whyGoToNearest"));
    form->addRow(QString(), m_goToNearest);
    m_passages = add("whyPassages", tr("Passed through"),
                     tr("The last step up to this one in which one of the two passed through the other between two "
                        "frames, if both went straight"));
    m_cancelPassages->setObjectName(QStringLiteral("whyCancelPassages"));
    m_cancelPassages->setToolTip(tr("Stop looking for steps in which one passed through the other"));
    form->addRow(QString(), m_cancelPassages);
    m_passageForm = form;
    layout->addLayout(form);
    return m_answer;
}

void WhyPanel::connectParts()
{
    connect(&m_focus, &Focus::selectionChanged, this, &WhyPanel::takeSelection);
    connect(this, &QDockWidget::visibilityChanged, this, [this](bool onTop) {
        m_isOnTop = onTop;
        takeSelection();
    });
    connect(&m_focus, &Focus::pinsChanged, this, [this] { m_refresh->request(); });
    connect(&m_inquiry, &PairInquiry::changed, this,
            [this] { m_refresh->request(m_stage.isLive() ? kLiveRefreshMilliseconds : 0); });
    connect(m_a, &ObjectChooser::chosen, this, [this](ObjectId id) { m_focus.setPins(id, m_focus.pins()[1]); });
    connect(m_b, &ObjectChooser::chosen, this, [this](ObjectId id) { m_focus.setPins(m_focus.pins()[0], id); });
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
    connect(m_cancelPassages, &QPushButton::clicked, &m_inquiry.passages(), &PairPassages::cancel);
    connect(m_clear, &QPushButton::clicked, this, [this] { m_focus.setPins({}, {}); });
    connect(m_fix, &QPushButton::clicked, this, [this] { applyFix(m_document, m_edits, m_shownFix); });
}

void WhyPanel::takeSelection()
{
    const std::vector<ObjectId>& selection = m_focus.selection();
    const Focus::Pins& pins = m_focus.pins();
    if (m_isOnTop && selection.size() == 2 && !(selection[0] == pins[1] && selection[1] == pins[0]))
        m_focus.setPins(selection[0], selection[1]);
}

QString WhyPanel::whatWouldFillIt() const
{
    const Focus::Pins& pins = m_focus.pins();
    if (pins[0].isNull())
        return tr("Select two objects, or press Shift+P over one and then over another: here stands why the two "
                  "collide, or why they do not.");
    if (pins[1].isNull())
        return tr("And the other? Choose B, or press Shift+P over it in the world.");
    if (!m_stage.broadPhase())
        return tr("There is no broad phase now: the Broad phase panel says why.");
    return tr("One of the two is not in the world at this moment: go to a step in which it is there.");
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
        m_note->setText(whatWouldFillIt());
}

void WhyPanel::showQuestion()
{
    const Focus::Pins& pins = m_focus.pins();
    if (!m_a->hasFocus())
        m_a->showObject(pins[0]);
    if (!m_b->hasFocus())
        m_b->showObject(pins[1]);
    m_clear->setEnabled(!pins[0].isNull());
    m_clear->setToolTip(pins[0].isNull() ? tr("No objects are asked about")
                                         : tr("Ask about no objects any more; the letters A and B leave the world"));
}

void WhyPanel::showAnswer(const WhyAnswer& answer)
{
    m_sentence->setText(toQString(answer.sentence));
    m_remedy->setText(toQString(answer.remedy));
    showFix(answer);
    m_rows.canCollide->setText(yesOrNo(answer.canCollide));
    const bool isMute = !m_stage.broadPhase(); // of a recording: else there is no answer
    m_rows.candidate->setText(isMute ? tr("not recorded") : yesOrNo(answer.candidate));
    m_rows.cells->setText(m_stage.cellTable() ? cellsText(answer.sharedCells)
                          : isMute            ? tr("not recorded")
                                              : tr("the algorithm has no cells"));
    m_rows.boxes->setText(yesOrNo(answer.boxOverlap));
    m_rows.shapes->setText(yesOrNo(answer.overlap));
    m_rows.distance->setText(tr("%1 m").arg(rounded(answer.distance)));
    m_rows.cause->setText(answer.cause ? causeText(nameOf(*answer.cause))
                          : isMute     ? tr("not recorded")
                                       : tr("not missed"));
    m_rows.cause->setWordWrap(true);
    showNearest();
    showPassages();
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
    m_goToNearest->setToolTip(!nearest  ? tr("Not now: run or step the simulation, then its steps are searched")
                              : isThere ? tr("Not now: this is the step at which the two came nearest")
                                        : tr("Put the world to the step at which the two came nearest"));
}

/// Of a recording; a simulation says in each step what passed through what.
void WhyPanel::showPassages()
{
    const PairPassages& search = m_inquiry.passages();
    const bool isTheirs = m_session.isRecording();
    m_passageForm->labelForField(m_passages)->setVisible(isTheirs);
    m_passages->setVisible(isTheirs);
    m_cancelPassages->setVisible(isTheirs && search.isRunning());
    std::optional<std::uint64_t> last;
    for (const Audit::Passage& passage : search.found())
        if (passage.step <= m_session.step())
            last = passage.step;
    if (last)
        m_passages->setText(tr("in step %1").arg(grouped(*last)));
    else if (search.isRunning())
        m_passages->setText(tr("searching, %1 %").arg(static_cast<int>(100.0 * search.share())));
    else
        m_passages->setText(search.wasCancelled() ? tr("not searched for") : tr("not up to this step"));
}

void WhyPanel::showFix(const WhyAnswer& answer)
{
    m_shownFix = answer.fix;
    const QString text = m_session.isRecording() ? QString() : textOf(answer.fix, m_edits); // nothing to fix it in
    if (text.isEmpty() && m_fix->hasFocus())
        m_a->setFocus(); // at the top: what comes next in the form would scroll the answer away
    m_fix->setVisible(!text.isEmpty());
    QString label = m_fix->fontMetrics().elidedText(tr("Fix: %1").arg(text), Qt::ElideRight, kFixWidth);
    m_fix->setText(label.replace(QLatin1Char('&'), QLatin1String("&&"))); // a name is no mnemonic
    m_fix->setAccessibleName(tr("Fix: %1").arg(text));
    m_fix->setToolTip(tr("%1. Undo takes it back.").arg(text));
}

} // namespace broadside
