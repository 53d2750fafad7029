#include "editor/panels/properties/recorded_objects.h"

#include "editor/session/object_name.h"
#include "editor/widgets/icons.h"
#include "editor/widgets/lazy_refresh.h"
#include "editor/widgets/panel_form.h"
#include "editor/widgets/words/length_text.h"
#include "editor/widgets/words/number_text.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QScrollArea>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace broadside {
namespace {

constexpr std::size_t kMost = 8;       // objects: so many fit into the panel
constexpr std::size_t kMostLines = 50; // lines of a log
constexpr int kLongestLine = 500;      // characters

} // namespace

RecordedObjects::RecordedObjects(const Focus& focus, const ShownWorld& shownWorld, TraceSession& recording,
                                 QWidget* parent)
    : QWidget(parent)
    , m_focus(focus)
    , m_shownWorld(shownWorld)
    , m_recording(recording)
    , m_text(makeNote(QStringLiteral("recordedObjects")))
    , m_log(makeNote(QStringLiteral("recordedLog")))
    , m_search(makeSearch(QStringLiteral("recordedLogSearch"), tr("Search the log of the game"),
                          tr("Search the log..."),
                          tr("Find the next step with a log line that contains this text (Enter)")))
    , m_earlier(new QToolButton)
    , m_later(new QToolButton)
    , m_found(makeNote(QStringLiteral("recordedLogFound")))
    , m_refresh(new LazyRefresh(*this, [this] { refresh(); }))
{
    auto* texts = new QWidget;
    auto* lines = new QVBoxLayout(texts);
    lines->setContentsMargins(0, 0, 0, 0);
    lines->addWidget(m_text);
    lines->addWidget(m_log);
    lines->addStretch(1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 8, 8, 8);
    layout->addWidget(makeScrolled(texts), 1); // several objects need more lines than the window has
    layout->addWidget(makeSearchRow());
    layout->addWidget(m_found);
    for (QLabel* label : {m_text, m_log, m_found}) {
        label->setTextFormat(Qt::PlainText); // names and lines of the game may contain markup
        label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    }
    m_log->setAccessibleName(tr("Log of the game in this step"));
    m_text->setAccessibleName(tr("Selected objects of the recording"));
    connect(&focus, &Focus::selectionChanged, this, [this] { m_refresh->request(); });
    connect(&shownWorld, &ShownWorld::changed, this, [this] { m_refresh->request(kLiveRefreshMilliseconds); });
    connectSearch();
    m_refresh->request();
}

RecordedObjects::~RecordedObjects() { stopListeningToFields(*this); }

QWidget* RecordedObjects::makeSearchRow()
{
    m_earlier->setObjectName(QStringLiteral("recordedLogEarlier"));
    m_earlier->setIcon(themedIcon(QStringLiteral("up")));
    m_earlier->setAccessibleName(tr("Earlier"));
    m_later->setObjectName(QStringLiteral("recordedLogLater"));
    m_later->setIcon(themedIcon(QStringLiteral("down")));
    m_later->setAccessibleName(tr("Later"));
    m_found->hide();
    auto* row = new QWidget;
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(m_search, 1);
    layout->addWidget(m_earlier);
    layout->addWidget(m_later);
    return row;
}

void RecordedObjects::connectSearch()
{
    using Direction = trace::LogDirection;
    connect(m_search, &QLineEdit::returnPressed, this, [this] { search(Direction::Later); });
    connect(m_search, &QLineEdit::textChanged, this, [this] {
        m_background.cancel();
        m_found->hide();
        showButtons();
    });
    connect(m_earlier, &QToolButton::clicked, this, [this] { search(Direction::Earlier); });
    connect(m_later, &QToolButton::clicked, this, [this] { search(Direction::Later); });
    showButtons();
}

void RecordedObjects::showButtons()
{
    const bool isEmpty = m_search->text().trimmed().isEmpty();
    for (QToolButton* button : {m_earlier, m_later})
        button->setEnabled(!isEmpty);
    m_earlier->setToolTip(isEmpty ? tr("Type a text to search for first.")
                                  : tr("Go to the previous step with such a log line"));
    m_later->setToolTip(isEmpty ? tr("Type a text to search for first.")
                                : tr("Go to the next step with such a log line (Enter)"));
}

void RecordedObjects::search(trace::LogDirection direction)
{
    const std::string text = m_search->text().trimmed().toStdString();
    if (text.empty() || m_recording.isEmpty())
        return;
    m_found->setText(tr("Searching"));
    m_found->show();
    m_background.start(
        [this, recording = m_recording.recording(), text, step = m_recording.step(),
         direction](const std::stop_token& stop, const Background::Post& post) {
            return trace::findInLog(*recording, text, step, direction, stop, [&](double share) {
                post([this, share] { m_found->setText(tr("Searching: %1 %").arg(qRound(100.0 * share))); });
            });
        },
        [this, direction](const std::optional<trace::LoggedLine>& line) { showFound(line, direction); });
}

void RecordedObjects::showFound(const std::optional<trace::LoggedLine>& line, trace::LogDirection direction)
{
    if (!line) {
        m_found->setText(direction == trace::LogDirection::Later ? tr("No such line in later steps.")
                                                                 : tr("No such line in earlier steps."));
        return;
    }
    m_found->setText(tr("Step %1: %2").arg(grouped(line->step), toQString(line->text).left(kLongestLine)));
    m_recording.seek(line->step);
}

QString RecordedObjects::textOf(ObjectId id) const
{
    const ObjectTable& objects = m_shownWorld.objects();
    const auto row = objects.indexOf(id);
    if (!row)
        return tr("Object %1 is not in this step.").arg(id.value);
    const SceneObject& object = objects.objectOf(*row);
    const GameCoordinates in = m_shownWorld.coordinates();
    const Aabb ofGame = in.box(objects.boundsOf(*row)); // its low corner, as the game counts
    const Vec2 low = in.metres(ofGame.lo);
    const Vec2 high = in.metres(ofGame.hi);
    const Aabb& box = objects.boundsOf(*row);
    return tr("%1 (%2), %3\nbox from %4 to %5\n%6 wide, %7 high\ncategory %8, mask %9")
        .arg(shownName(object))
        .arg(id.value)
        .arg(object.kind == ObjectKind::Dynamic ? tr("dynamic") : tr("static"), pointText(low, in), pointText(high, in),
             lengthText(box.width(), in), lengthText(box.height(), in))
        .arg(object.category)
        .arg(object.mask);
}

QString RecordedObjects::logText() const
{
    const trace::FrameData* frame = m_recording.data();
    if (!frame || frame->log.empty())
        return {};
    QStringList lines{tr("The game logged in this step:")};
    for (std::size_t i = 0; i < std::min(frame->log.size(), kMostLines); ++i)
        lines << toQString(frame->log[i]).left(kLongestLine);
    if (frame->log.size() > kMostLines)
        lines << tr("and %1 more").arg(grouped(frame->log.size() - kMostLines));
    return lines.join(QLatin1Char('\n'));
}

void RecordedObjects::refresh()
{
    m_log->setText(logText());
    m_log->setVisible(!m_log->text().isEmpty());
    const std::vector<ObjectId>& selection = m_focus.selection();
    QStringList parts;
    for (std::size_t i = 0; i < std::min(selection.size(), kMost); ++i)
        parts << textOf(selection[i]);
    if (selection.size() > kMost)
        parts << tr("and %1 more").arg(grouped(selection.size() - kMost));
    m_text->setText(parts.isEmpty() ? tr("Select an object. This panel then shows what the recording says of it in "
                                         "this step. To edit it, convert the step to a scene.")
                                    : parts.join(QStringLiteral("\n\n")));
}

} // namespace broadside
