#include "editor/window/pages/scene_tabs.h"

#include "editor/widgets/icons.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QDir>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMenu>
#include <QMouseEvent>

#include <algorithm>
#include <utility>

namespace broadside {
namespace {

constexpr int kMostEms = 28; // of the name in a tab
constexpr int kFewestEms = 10;

/// The text of a tab. The name of a file may be followed by its folders, "yard.broadside (one)".
QString textOf(const SceneTabs::Label& label, bool hasExtension)
{
    const QFileInfo file(label.path);
    QString text = label.name;
    if (!hasExtension && !file.completeBaseName().isEmpty() && text.startsWith(file.fileName()))
        text.replace(0, file.fileName().size(), file.completeBaseName());
    text.replace(QLatin1Char('&'), QLatin1String("&&"));
    return label.isModified ? text + QLatin1Char('*') : text;
}

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
    setElideMode(Qt::ElideRight);
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

void SceneTabs::removeScene(int id)
{
    m_labels.remove(id);
    removeTab(indexOf(id));
    nameTabs();
}

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
    m_labels[id] = label;
    const QString recording = tr("%1 (recording)");
    setTabToolTip(index, label.path.isEmpty()
                             ? (label.isRecording ? tr("This recording has no file") : tr("This scene has no file yet"))
                         : label.isRecording ? recording.arg(label.path)
                                             : label.path);
    setAccessibleTabName(index, label.isRecording ? recording.arg(label.name) : QString());
    if (tabIcon(index).isNull() == label.isRecording)
        setTabIcon(index, label.isRecording ? themedIcon(QStringLiteral("recording")) : QIcon());
    nameTabs();
}

void SceneTabs::nameTabs()
{
    const auto name = [this](bool hasExtension) {
        for (int i = 0; i < count(); ++i)
            if (const QString text = textOf(m_labels.value(idAt(i)), hasExtension); tabText(i) != text)
                setTabText(i, text);
    };
    int whole = 0;
    for (int i = 0; i < count(); ++i) {
        const auto widthOf = [this](const QString& text) {
            return fontMetrics().size(Qt::TextShowMnemonic, text).width();
        };
        whole += QTabBar::tabSizeHint(i).width() - widthOf(tabText(i)) + widthOf(textOf(m_labels.value(idAt(i)), true));
    }
    name(whole <= width());
}

void SceneTabs::resizeEvent(QResizeEvent* event)
{
    QTabBar::resizeEvent(event);
    nameTabs();
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
    const QString path = m_labels.value(id).path;
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
