#include "editor/window/world_edits_bar.h"

#include "core/base/count_text.h"
#include "editor/widgets/icons.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QToolButton>

#include <utility>

namespace broadside {
namespace {

constexpr std::size_t kMany = 2'000; // edited objects; above this number they are read with a delay

} // namespace

WorldEditsBar::WorldEditsBar(SceneDocument& document, SimulationSession& session, std::function<bool()> isInGesture,
                             QWidget* parent)
    : QFrame(parent)
    , m_document(document)
    , m_session(session)
    , m_isInGesture(std::move(isInGesture))
    , m_text(new QLabel)
    , m_apply(new QPushButton(tr("Apply to scene")))
{
    setObjectName(QStringLiteral("worldEditsBar"));
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::ToolTipBase);
    auto* icon = new QLabel;
    icon->setPixmap(themedIcon(QStringLiteral("info")).pixmap(18, 18));
    m_text->setObjectName(QStringLiteral("worldEditsText"));
    m_text->setForegroundRole(QPalette::ToolTipText);
    m_text->setWordWrap(true);
    m_apply->setObjectName(QStringLiteral("worldEditsApply"));
    m_apply->setToolTip(tr("Edit the scene in the same way, as one undo step: what was placed, taken out or exchanged, "
                           "but not what the steps did"));
    auto* close = new QToolButton;
    close->setObjectName(QStringLiteral("worldEditsClose"));
    close->setIcon(themedIcon(QStringLiteral("close")));
    close->setAutoRaise(true);
    close->setToolTip(tr("Close; the edits stay in the simulation alone"));
    close->setAccessibleName(tr("Close the offer to apply edits"));
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(8, 3, 4, 3);
    layout->addWidget(icon);
    layout->addWidget(m_text, 1);
    layout->addWidget(m_apply);
    layout->addWidget(close);
    hide();

    connect(m_apply, &QPushButton::clicked, this, &WorldEditsBar::apply);
    connect(close, &QToolButton::clicked, this, [this] {
        m_isWanted = false;
        hide();
    });
    m_later.setSingleShot(true);
    connect(&m_later, &QTimer::timeout, this, &WorldEditsBar::readWorld);
    connect(&session, &SimulationSession::edited, this, &WorldEditsBar::followWorld);
    connect(&session, &SimulationSession::sought, this, &WorldEditsBar::followWorld);
    connect(&session, &SimulationSession::worldChanged, this, &WorldEditsBar::followWorld);
    connect(&session, &SimulationSession::stepped, this, [this](const StepReport& report) {
        if (!report.edited.empty())
            followWorld();
    });
    connect(&document, &SceneDocument::changed, this, &WorldEditsBar::followScene);
}

QString WorldEditsBar::text() const { return m_text->text(); }

void WorldEditsBar::followWorld()
{
    if (m_session.world() && m_session.world()->edits().originals.size() > kMany)
        m_later.start(0);
    else
        readWorld();
}

void WorldEditsBar::readWorld()
{
    m_later.stop();
    const bool wasLive = std::exchange(m_live, m_session.world() != nullptr);
    if (m_live)
        show(editsBeyond(m_document.scene(), *m_session.world()));
    else if (wasLive && m_isWanted)
        show(EditsBeyondScene(m_edits)); // the text is another one after the end
}

void WorldEditsBar::followScene(const SceneChange& change)
{
    if (m_applying)
        return;
    if (change.kind == SceneChange::Kind::Reset)
        show({});
    else if (m_live && m_session.world())
        show(editsBeyond(m_document.scene(), *m_session.world()));
}

void WorldEditsBar::show(EditsBeyondScene edits)
{
    const bool isOther = edits != m_edits;
    m_edits = std::move(edits);
    const std::size_t count = m_edits.count();
    const QString objects = QString::fromStdString(countOf(count, std::string("object")));
    m_text->setText(m_live ? tr("Edits of %1 are part of this simulation only.").arg(objects)
                           : tr("Edits of %1 were part of the simulation that has ended.").arg(objects));
    m_isWanted = count > 0 && (isOther || m_isWanted); // a bar that the user closed stays closed
    settle();
}

void WorldEditsBar::settle()
{
    if (m_isWanted == isHidden() && !m_isInGesture())
        setVisible(m_isWanted);
}

void WorldEditsBar::apply()
{
    if (m_later.isActive())
        readWorld();
    {
        const QScopedValueRollback applying(m_applying, true);
        applyEdits(m_document, std::exchange(m_edits, {}));
    }
    m_live ? followWorld() : show({});
}

} // namespace broadside
