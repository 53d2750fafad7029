#include "editor/panels/findings/events_panel.h"

#include "editor/document/message_text.h"
#include "editor/widgets/lazy_refresh.h"
#include "editor/widgets/panel_form.h"
#include "editor/widgets/words/count_messages.h"
#include "editor/widgets/words/number_text.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QTreeView>
#include <QVBoxLayout>

#include <utility>

namespace broadside {

EventsPanel::EventsPanel(StepSession& session, const ShownWorld& shownWorld, Focus& focus, QWidget* parent)
    : PanelWidget(parent)
    , m_session(session)
    , m_shownWorld(shownWorld)
    , m_focus(focus)
    , m_log(session)
    , m_model(m_log, [this](ObjectId id) { return nameOf(id); })
    , m_show(new QComboBox)
    , m_search(makeSearch(QStringLiteral("eventsSearch"), tr("Search events"), tr("Search..."),
                          tr("Show only events whose text or names contain this")))
    , m_count(makeNote(QStringLiteral("eventsCount")))
    , m_list(std::make_unique<QTreeView>())
    , m_refresh(new LazyRefresh(*this, [this] { refresh(); }))
{
    setObjectName(QStringLiteral("EventsPanel"));
    setWidget(makeBody());
    const auto soon = [this] { m_refresh->request(kLiveRefreshMilliseconds); };
    connect(&m_session, &StepSession::stepped, this, soon);
    connect(&m_session, &StepSession::recordedChanged, this, soon);
    connect(&m_session, &StepSession::worldChanged, this, soon);
    m_refresh->request();
}

EventsPanel::~EventsPanel() { stopListeningToFields(*this); }

QWidget* EventsPanel::makeBody()
{
    m_show->setObjectName(QStringLiteral("eventsShow"));
    m_show->setAccessibleName(tr("Shown events"));
    m_show->setToolTip(tr("The kinds of events in the list"));
    using Show = EventsModel::Show;
    const std::pair<Show, QString> entries[] = {
        {Show::All, tr("All events")},    {Show::Hits, tr("Hits")},     {Show::Removals, tr("Removals")},
        {Show::Launches, tr("Launches")}, {Show::Spawns, tr("Spawns")}, {Show::SpeedLimits, tr("Limited speeds")}};
    for (const auto& [show, name] : entries)
        m_show->addItem(name, static_cast<int>(show));
    m_list->setObjectName(QStringLiteral("eventsList"));
    m_list->setAccessibleName(tr("Events"));
    m_list->setModel(&m_model);
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->header()->setSectionResizeMode(EventsModel::What, QHeaderView::Stretch);
    m_list->header()->setStretchLastSection(false);
    connect(m_show, &QComboBox::currentIndexChanged, this, [this] {
        m_model.setShow(static_cast<EventsModel::Show>(m_show->currentData().toInt()));
        m_refresh->request();
    });
    connect(m_search, &QLineEdit::textChanged, this, [this](const QString& text) {
        m_model.setSearch(text);
        m_refresh->request();
    });
    connect(m_list.get(), &QTreeView::clicked, this, &EventsPanel::goTo);
    connect(m_list.get(), &QTreeView::activated, this, &EventsPanel::goTo);
    auto* body = new QWidget;
    auto* layout = new QVBoxLayout(body);
    layout->setContentsMargins(6, 4, 6, 4);
    layout->setSpacing(4);
    auto* row = new QHBoxLayout;
    row->addWidget(m_show);
    row->addWidget(m_search, 1);
    row->addWidget(m_count, 1);
    layout->addLayout(row);
    layout->addWidget(m_list.get(), 1);
    return body;
}

void EventsPanel::show(EventsModel::Show show)
{
    m_search->clear();
    m_show->setCurrentIndex(static_cast<int>(show));
}

QString EventsPanel::nameOf(ObjectId id) const
{
    const ObjectTable& objects = m_shownWorld.objects();
    const auto row = objects.rowOf(id); // also the row of a removed object
    const SceneObject* object = row ? &objects.objectOf(*row) : nullptr;
    return object && !object->name.empty() ? tr("%1 (%2)").arg(toQString(object->name)).arg(id.value)
                                           : tr("Object %1").arg(id.value);
}

void EventsPanel::refresh()
{
    m_log.follow();
    m_model.follow();
    if (!m_session.capabilities().hasEvents)
        m_count->setText(tr("A recording has no events, only the positions of the objects."));
    else if (m_log.entries().empty())
        m_count->setText(tr("Run or step the simulation: hits, removals, launches and spawns are listed here."));
    else
        m_count->setText(tr("%1 of %2")
                             .arg(grouped(static_cast<std::uint64_t>(m_model.rowCount())),
                                  translated(texts::countedEvents(m_log.entries().size()))));
}

void EventsPanel::goTo(const QModelIndex& index)
{
    if (!index.isValid())
        return;
    const EventLog::Entry entry = m_model.entryAt(index.row());
    m_session.seek(entry.step);
    std::vector<ObjectId> ids{entry.event.object};
    if (!entry.event.by.isNull())
        ids.push_back(entry.event.by);
    m_focus.select(ids);
    emit frameRequested();
}

} // namespace broadside
