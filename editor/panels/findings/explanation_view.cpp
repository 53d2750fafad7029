#include "editor/panels/findings/explanation_view.h"

#include "core/debug/diagnosis/texts/explanation_text.h"
#include "core/debug/recorded_broad_phase.h"
#include "editor/commands/apply_fix.h"
#include "editor/document/message_text.h"
#include "editor/panels/findings/explanations_model.h"
#include "editor/panels/findings/finding_words.h"
#include "editor/widgets/help_link.h"
#include "editor/widgets/panel_form.h"
#include "editor/widgets/words/number_text.h"
#include "editor/widgets/words/sentence.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QResizeEvent>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QSplitter>
#include <QStyle>
#include <QStyledItemDelegate>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>

namespace broadside {
namespace {

// Logical pixels: the details of a view that is narrower and higher are below the tree.
constexpr QSize kTallAndNarrow{640, 260};
constexpr int kIndentation = 12; // Logical pixels: names of pairs need the room.
// Logical pixels: the picture of a smaller view would take the room of the text, and show little.
constexpr QSize kSmallestWithPicture{420, 90};
constexpr int kSmallestPicture = 120;  // Logical pixels: a narrower one shows nothing.
constexpr int kLettersOfText = 44;     // A narrower text would need more lines than there are.
constexpr int kLettersOfPair = 34;     // The names and ids of two objects.
constexpr int kTreeNextToDetails = 40; // Percent: the text needs most of the room.
constexpr int kTreeAboveDetails = 56;  // Percent.

constexpr int kMostWrapped = 2'000; // Rows: the heights of more rows take too long to compute.
constexpr int kMostLines = 3;       // A sentence may be cut: the whole one is among the details.
constexpr int kMostLinesOfPair = 3; // Long names of both objects must be readable.

/// Explanations take up to three lines. Pairs take as many as their names need, usually one.
class WrappedSentences final : public QStyledItemDelegate {
public:
    explicit WrappedSentences(QTreeView& tree)
        : QStyledItemDelegate(&tree)
        , m_tree(tree)
    {}

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& given, const QModelIndex& index) const override
    {
        const QSize oneLine = QStyledItemDelegate::sizeHint(given, index);
        if (index.column() != ExplanationsModel::What || m_tree.uniformRowHeights())
            return oneLine;
        const bool isPair = index.parent().isValid();
        QStyleOptionViewItem option = given;
        initStyleOption(&option, index);
        const int margin = 2 * (m_tree.style()->pixelMetric(QStyle::PM_FocusFrameHMargin, &option, &m_tree) + 1);
        const int indented = (isPair ? 2 : 1) * m_tree.indentation();
        const int width = m_tree.columnWidth(ExplanationsModel::What) - indented - margin;
        const QFontMetrics metrics(option.font);
        const int wrapped = metrics.boundingRect(0, 0, std::max(width, 1), 0, Qt::TextWordWrap, option.text).height();
        const int most = isPair ? kMostLinesOfPair : kMostLines;
        const int shown = std::clamp(wrapped, metrics.height(), most * metrics.lineSpacing());
        return {oneLine.width(), oneLine.height() - metrics.height() + shown};
    }

private:
    QTreeView& m_tree;
};

/// Closer than usual: the panel is low.
QString paragraphOfHtml(const QString& html)
{
    return QStringLiteral("<p style=\"margin-top: 0; margin-bottom: 4px\">%1</p>").arg(html);
}
QString paragraph(const QString& text) { return paragraphOfHtml(text.toHtmlEscaped()); }

} // namespace

ExplanationView::ExplanationView(const Parts& parts, QWidget* parent)
    : QWidget(parent)
    , m_parts(parts)
    , m_model(new ExplanationsModel(
          [this](std::uint64_t step, ObjectId id) {
              const Diagnosis* diagnosis = m_parts.diagnosis.diagnosis();
              return foundName(m_parts.session, m_parts.document, diagnosis ? diagnosis->names : NameBook{}, step, id);
          },
          this))
    , m_player(new ExamplePlayer(parts.session, this))
    , m_splitter(new QSplitter(Qt::Horizontal))
    , m_tree(new QTreeView)
    , m_text(makeNote(QStringLiteral("explanationText")))
    , m_fixText(makeNote(QStringLiteral("explanationFixed")))
    , m_show(new QPushButton(tr("Show me")))
    , m_fix(new QPushButton(tr("Fix")))
    , m_report(new QPushButton(tr("Report...")))
    , m_help(new HelpLink)
    , m_picture(new ExampleView(parts.drawExample))
{
    makeTree();
    m_splitter->addWidget(makeList());
    m_splitter->addWidget(makeDetails());
    m_splitter->setStretchFactor(0, kTreeNextToDetails);
    m_splitter->setStretchFactor(1, 100 - kTreeNextToDetails);
    m_splitter->setChildrenCollapsible(false);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_fixText);
    layout->addWidget(m_splitter, 1);
    connectParts();
}

void ExplanationView::makeTree()
{
    m_tree->setObjectName(QStringLiteral("explanations"));
    m_tree->setAccessibleName(tr("Explanations"));
    m_tree->setModel(m_model);
    m_tree->setItemDelegate(new WrappedSentences(*m_tree));
    m_tree->setWordWrap(true);
    m_tree->setIndentation(kIndentation);
    m_tree->header()->setStretchLastSection(false);
    m_tree->header()->setSectionResizeMode(ExplanationsModel::What, QHeaderView::Stretch);
    for (const int column : {ExplanationsModel::First, ExplanationsModel::Last})
        fitToHeader(*m_tree, column);
    fitCounts();
}

/// A number of a sample has a word before it.
void ExplanationView::fitCounts()
{
    QHeaderView& header = *m_tree->header();
    fitToHeader(*m_tree, ExplanationsModel::Count);
    const int number = header.sectionSize(ExplanationsModel::Count);
    m_tree->resizeColumnToContents(ExplanationsModel::Count);
    if (header.sectionSize(ExplanationsModel::Count) < number)
        header.resizeSection(ExplanationsModel::Count, number);
}

/// The buttons are below the tree, because the text next to it needs all the height.
QWidget* ExplanationView::makeList()
{
    m_show->setObjectName(QStringLiteral("explanationShow"));
    m_fix->setObjectName(QStringLiteral("explanationFix"));
    m_report->setObjectName(QStringLiteral("explanationReport"));
    auto* column = new QWidget;
    auto* layout = new QVBoxLayout(column);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(m_tree, 1);
    auto* row = new QHBoxLayout;
    row->addWidget(m_show);
    row->addWidget(m_fix);
    row->addWidget(m_report);
    row->addStretch(1);
    layout->addLayout(row);
    return column;
}

QWidget* ExplanationView::makeDetails()
{
    m_text->setTextFormat(Qt::RichText);
    m_text->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_fixText->setToolTip(tr("Undo reverts the fix."));
    m_fixText->hide();
    m_picture->hide();
    auto* details = new QWidget;
    auto* layout = new QHBoxLayout(details);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(makeText(), 5);
    layout->addWidget(m_picture, 3);
    return details;
}

QWidget* ExplanationView::makeText()
{
    auto* page = new QWidget;
    auto* layout = new QVBoxLayout(page);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    layout->addWidget(m_text);
    layout->addWidget(m_help, 0, Qt::AlignLeft); // in a row of its own, so that a narrow panel stays narrow
    layout->addStretch(1);
    QScrollArea* scroll = makeScrolled(page);
    scroll->setMinimumWidth(fontMetrics().averageCharWidth() * kLettersOfText / 4); // it can become narrow, and wrap
    return scroll;
}

void ExplanationView::connectParts()
{
    connect(m_tree->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& row) { isChosen(*m_tree, row) ? goTo() : showDetails(); });
    connect(m_tree, &QTreeView::clicked, this, &ExplanationView::goTo);
    connect(m_tree->header(), &QHeaderView::sectionResized, m_tree, [this](int column) {
        if (column == ExplanationsModel::What) // the heights depend on the width
            QMetaObject::invokeMethod(m_tree, &QTreeView::doItemsLayout, Qt::QueuedConnection);
    });
    connect(m_splitter, &QSplitter::splitterMoved, this, [this] {
        m_isShareChosen = true;
        showColumns();
    });
    connect(m_show, &QPushButton::clicked, this, &ExplanationView::play);
    connect(m_picture, &QAbstractButton::clicked, this, &ExplanationView::goTo);
    connect(m_fix, &QPushButton::clicked, this, [this] {
        if (const Explanation* explanation = chosen())
            m_parts.fixRun.apply(*explanation);
    });
    connect(m_report, &QPushButton::clicked, this, [this] {
        if (const Explanation* explanation = chosen())
            emit reportWanted(*explanation);
    });
    connect(&m_parts.fixRun, &FixRun::fixesChanged, this,
            &ExplanationView::showState); // at once: Fix does what it says
    connect(m_player, &ExamplePlayer::arrived, this, [this] {
        if (m_wanted)
            focusOn(*m_wanted);
    });
}

void ExplanationView::resizeEvent(QResizeEvent* event)
{
    const QSize size = event->size();
    const bool isBelow = size.width() < kTallAndNarrow.width() && size.height() > kTallAndNarrow.height();
    const Qt::Orientation wanted = isBelow ? Qt::Vertical : Qt::Horizontal;
    if (wanted != m_splitter->orientation()) {
        m_splitter->setOrientation(wanted);
        m_isShareChosen = false;
    }
    if (!m_isShareChosen)
        shareRoom();
    showColumns();
    placePicture();
    makeRoomForFix();
    QWidget::resizeEvent(event);
}

void ExplanationView::shareRoom()
{
    const bool isHorizontal = m_splitter->orientation() == Qt::Horizontal;
    const int tree = isHorizontal ? kTreeNextToDetails : kTreeAboveDetails;
    const int all = isHorizontal ? width() : height();
    m_splitter->setSizes({all * tree / 100, all * (100 - tree) / 100});
}

/// Pairs whose names are cut look all the same: the steps are left out where the names need the room, the last first.
void ExplanationView::showColumns()
{
    int room = m_splitter->sizes().front() - m_tree->header()->sectionSize(ExplanationsModel::Count);
    for (const int column : {ExplanationsModel::First, ExplanationsModel::Last}) {
        QHeaderView& header = *m_tree->header();
        m_tree->setColumnHidden(column, false); // a hidden section has no width
        room -= header.sectionSize(column);
        m_tree->setColumnHidden(column, room < fontMetrics().averageCharWidth() * kLettersOfPair);
    }
}

/// The layout does not ask a label with several lines how high it must be.
void ExplanationView::makeRoomForFix()
{
    m_fixText->setMinimumHeight(m_fixText->isHidden() ? 0 : m_fixText->heightForWidth(width()));
}

void ExplanationView::showDiagnosis()
{
    {
        const QSignalBlocker blocker(m_tree->selectionModel());
        const Diagnosis* diagnosis = m_parts.diagnosis.diagnosis();
        m_tree->setUniformRowHeights(diagnosis && diagnosis->groups.size() > kMostWrapped);
        m_model->setDiagnosis(diagnosis);
        m_tree->expandAll();
        fitCounts();
        if (m_model->rowCount() > 0)
            m_tree->setCurrentIndex(m_model->index(0, 0));
    }
    showDetails();
}

void ExplanationView::showState()
{
    showDetails(); // A measurement may have changed the remedy.
    m_splitter->setVisible(m_model->rowCount() > 0);
    const bool isTried = m_parts.fixRun.explanation().has_value();
    m_fixText->setVisible(isTried);
    if (isTried)
        m_fixText->setText(
            joinedSentences({translated(m_parts.fixRun.explanation()->sentence), m_parts.fixRun.text()}));
    makeRoomForFix();
}

const Explanation* ExplanationView::chosen() const
{
    const QModelIndex index = m_tree->currentIndex();
    return index.isValid() ? m_model->explanationAt(index) : nullptr;
}

std::optional<Explanation::Example> ExplanationView::chosenExample() const
{
    const QModelIndex index = m_tree->currentIndex();
    return index.isValid() ? m_model->exampleAt(index) : std::nullopt;
}

QString ExplanationView::detailsOf(const Explanation& explanation) const
{
    QString text = paragraphOfHtml(
        tr("<b>%1:</b> %2")
            .arg(translated(kindText(explanation)).toHtmlEscaped(), translated(explanation.sentence).toHtmlEscaped()));
    const auto measured =
        m_parts.session.capabilities().canEdit ? m_parts.fixRun.measuredSizeFor(explanation) : std::nullopt;
    if (measured)
        text += paragraph(
            tr("Remedy: Use cells of %1 m, the best size that the panel Cell size measured.").arg(rounded(*measured)));
    else if (!explanation.remedy.empty())
        text += paragraph(tr("Remedy: %1").arg(translated(explanation.remedy)));
    const QString evidence = translated(evidenceText(*m_parts.diagnosis.diagnosis(), explanation));
    text += paragraph(explanation.symptom == Symptom::Cost
                          ? joinedSentences({evidence, tr("The status bar counts the shown step only.")})
                          : evidence);
    for (const Message& rival : explanation.rivals)
        text += paragraph(tr("Equally good: %1").arg(translated(rival)));
    if (!explanation.record.empty())
        text += paragraph(tr("To confirm it: %1").arg(translated(explanation.record)));
    return text + exampleText();
}

/// For pairs without an explanation: what that means, and what helps.
QString ExplanationView::unexplainedText() const
{
    QString text = paragraphOfHtml(
        tr("<b>Not explained:</b> no known fault explains these pairs, and nothing sets them apart from found pairs."));
    const RecordedBroadPhase* recorded = m_parts.session.registrations();
    text += paragraph(recorded && recorded->knowsRegistrations()
                          ? tr("Click a pair: the panel Why shows where it was lost.")
                          : tr("Record in which cells, or with which boxes, your game registers its objects, and "
                               "diagnose again. Or click a pair, and look at the two objects in the steps before."));
    return text + exampleText();
}

/// The picture shows the same, where it has room.
QString ExplanationView::exampleText() const
{
    const auto example = chosenExample();
    if (!example)
        return {};
    const auto nameIn = [&](ObjectId id) {
        return foundName(m_parts.session, m_parts.document, m_parts.diagnosis.diagnosis()->names, example->step, id);
    };
    return paragraph(
        tr("Example: %1 and %2 in step %3.").arg(nameIn(example->a), nameIn(example->b), grouped(example->step)));
}

void ExplanationView::showDetails()
{
    const Explanation* explanation = chosen();
    m_text->setText(explanation                        ? detailsOf(*explanation)
                    : m_tree->currentIndex().isValid() ? unexplainedText()
                                                       : QString());
    m_help->setTarget(explanation ? helpForExplanation(explanation->rule) : QString());
    showPicture();
    showFix();
}

void ExplanationView::showPicture()
{
    const auto example = chosenExample();
    if (example) {
        const Explanation* explanation = chosen(); // Null for a pair that nothing explains.
        m_picture->setExample(ExampleView::Example{m_parts.diagnosis.source(), *example,
                                                   explanation ? explanation->symptom : Symptom::MissedPair});
    } else {
        m_picture->setExample(std::nullopt);
    }
    placePicture();
}

void ExplanationView::placePicture()
{
    const bool isHorizontal = m_splitter->orientation() == Qt::Horizontal;
    const int details = isHorizontal ? width() * (100 - kTreeNextToDetails) / 100 : width();
    const int text = fontMetrics().averageCharWidth() * kLettersOfText;
    const bool fits = width() >= kSmallestWithPicture.width() && height() >= kSmallestWithPicture.height() &&
                      details >= text + kSmallestPicture;
    m_picture->setVisible(fits && m_picture->hasExample());
}

void ExplanationView::showFix()
{
    const Explanation* explanation = chosen();
    const bool canEdit = m_parts.session.capabilities().canEdit;
    const Fix fix = explanation && canEdit ? m_parts.fixRun.fixFor(*explanation) : Fix{};
    const bool isDone = isApplied(fix, m_parts.document.scene());
    const bool canFix = !std::holds_alternative<std::monostate>(fix) && !isDone;
    m_fix->setEnabled(canFix);
    m_fix->setToolTip(!canEdit       ? tr("The broad phase is the game's own. The remedy says what to change there.")
                      : !explanation ? tr("Select an explanation first.")
                      : isDone       ? tr("The fix is already applied.")
                      : !canFix
                          ? tr("The objects are not part of the scene.")
                          : tr("%1, and simulate the recorded steps again with it").arg(textOf(fix, m_parts.edits)));
    m_report->setEnabled(explanation != nullptr);
    m_report->setToolTip(explanation
                             ? tr("Write it as one page that you can send, with pictures and the world that shows it")
                             : tr("Select an explanation first."));
    const bool hasExample = chosenExample().has_value();
    m_show->setEnabled(hasExample);
    m_show->setToolTip(hasExample ? tr("Play the steps before the example in slow motion, and pause there")
                                  : tr("Select an explanation with an example first."));
}

void ExplanationView::focusOn(const Explanation::Example& example)
{
    m_parts.focus.setPins(example.a, example.b);
    m_parts.focus.select({example.a, example.b});
    emit frameRequested();
}

void ExplanationView::goTo()
{
    showDetails();
    m_wanted = chosenExample();
    if (m_wanted)
        m_player->goTo(m_wanted->step);
}

void ExplanationView::play()
{
    m_wanted = chosenExample();
    if (!m_wanted)
        return;
    focusOn(*m_wanted);
    m_player->play(m_wanted->step);
}

} // namespace broadside
