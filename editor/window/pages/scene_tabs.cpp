#include "editor/window/pages/scene_tabs.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QDir>
#include <QGuiApplication>
#include <QMenu>
#include <QMouseEvent>

#include <algorithm>
#include <utility>

namespace broadside {
namespace {

constexpr int kMostEms = 28; // of the name in a tab
constexpr int kFewestEms = 10;

} // namespace

SceneTabs::SceneTabs(QWidget* parent)
    : QTabBar(parent)
{
    setObjectName(QStringLiteral("sceneTabs"));
    setAccessibleName(tr("Open scenes"));
    setDocumentMode(true);
    setDrawBase(false);
    setExpanding(false);
    setMovable(true);
    setTabsClosable(true);
    setElideMode(Qt::ElideMiddle);
    setUsesScrollButtons(true);
    connect(this, &QTabBar::currentChanged, this, [this](int index) {
        if (index >= 0)
            emit chosen(idAt(index));
    });
    connect(this, &QTabBar::tabCloseRequested, this, [this](int index) { emit closeWanted(idAt(index)); });
}

void SceneTabs::addScene(int id)
{
    const QSignalBlocker quiet(this); // the caller shows the first page
    setTabData(addTab(QString()), id);
}

void SceneTabs::removeScene(int id) { removeTab(indexOf(id)); }

int SceneTabs::indexOf(int id) const
{
    for (int i = 0; i < count(); ++i)
        if (idAt(i) == id)
            return i;
    return -1;
}

QList<int> SceneTabs::ids() const
{
    QList<int> ids;
    for (int i = 0; i < count(); ++i)
        ids += idAt(i);
    return ids;
}

void SceneTabs::setLabel(int id, const Label& label)
{
    const int index = indexOf(id);
    QString text = label.name;
    text.replace(QLatin1Char('&'), QLatin1String("&&"));
    if (label.isModified)
        text += QLatin1Char('*');
    if (label.isRecording)
        text = tr("%1 (recording)").arg(text);
    if (tabText(index) != text)
        setTabText(index, text);
    setTabToolTip(index, !label.path.isEmpty() ? label.path
                         : label.isRecording   ? tr("This recording has no file")
                                               : tr("This scene has no file yet"));
}

void SceneTabs::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::MiddleButton)
        m_pressed = idAt(tabAt(event->position().toPoint()));
    else
        QTabBar::mousePressEvent(event);
}

void SceneTabs::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() != Qt::MiddleButton) {
        QTabBar::mouseReleaseEvent(event);
        return;
    }
    const int pressed = std::exchange(m_pressed, 0);
    if (pressed != 0 && pressed == idAt(tabAt(event->position().toPoint())))
        emit closeWanted(pressed);
}

void SceneTabs::contextMenuEvent(QContextMenuEvent* event)
{
    const bool byMouse = event->reason() == QContextMenuEvent::Mouse;
    const int index = byMouse ? tabAt(event->pos()) : currentIndex();
    const int id = idAt(index);
    if (id == 0)
        return;
    QMenu menu(this);
    menu.setObjectName(QStringLiteral("tabMenu"));
    connect(menu.addAction(tr("&Close")), &QAction::triggered, this, [this, id] { emit closeWanted(id); });
    QAction* others = menu.addAction(tr("Close the &others"));
    others->setEnabled(count() > 1);
    connect(others, &QAction::triggered, this, [this, id] { emit closeOthersWanted(id); });
    menu.addSeparator();
    QAction* copy = menu.addAction(tr("Copy the &path"));
    const QString path = tabToolTip(index);
    copy->setEnabled(QDir::isAbsolutePath(path));
    connect(copy, &QAction::triggered, this, [path] { QGuiApplication::clipboard()->setText(path); });
    menu.exec(byMouse ? event->globalPos() : mapToGlobal(tabRect(index).center()));
}

bool SceneTabs::hasRoomForNames() const
{
    int whole = 0;
    for (int i = 0; i < count(); ++i)
        whole += QTabBar::tabSizeHint(i).width();
    return whole <= width();
}

QSize SceneTabs::tabSizeHint(int index) const
{
    const QSize hint = QTabBar::tabSizeHint(index);
    if (hasRoomForNames())
        return hint;
    return {std::min(hint.width(), kMostEms * fontMetrics().averageCharWidth() * 2), hint.height()};
}

QSize SceneTabs::minimumTabSizeHint(int index) const
{
    const QSize hint = tabSizeHint(index);
    return {std::min(hint.width(), kFewestEms * fontMetrics().averageCharWidth() * 2), hint.height()};
}

} // namespace broadside
