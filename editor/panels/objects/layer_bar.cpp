#include "editor/panels/objects/layer_bar.h"

#include "core/base/limits.h"
#include "core/base/message/common_messages.h"
#include "editor/document/message_text.h"
#include "editor/widgets/elided_label.h"
#include "editor/widgets/icons.h"
#include "editor/widgets/words/number_text.h"

#include <QColorDialog>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPixmap>
#include <QSignalBlocker>
#include <QSlider>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace broadside {
namespace {

QString shownName(const std::string& layer)
{
    return layer.empty() ? LayerBar::tr("Base layer") : QString::fromStdString(layer);
}

QIcon layerSwatch(const std::optional<Rgb>& color)
{
    QPixmap pixmap(16, 16);
    pixmap.fill(color ? QColor(color->r, color->g, color->b) : QColor(Qt::transparent));
    return color ? QIcon(pixmap) : themedIcon(QStringLiteral("layer"));
}

/// Enables the widget, or adds to its tooltip the reason why it is disabled.
void setAvailable(QWidget& widget, bool available, const QString& tip, const QString& reason)
{
    widget.setEnabled(available);
    widget.setToolTip(available ? tip : tip + QLatin1Char('\n') + reason);
}

} // namespace

LayerBar::LayerBar(SceneDocument& document, const StepSession& steps)
    : m_document(document)
    , m_steps(steps)
    , m_name(new ElidedLabel)
    , m_head(new QHBoxLayout)
    , m_tools(new QHBoxLayout)
    , m_deleteMenu(new QMenu(this))
    , m_opacity(new QSlider(Qt::Horizontal))
    , m_percent(new QLabel)
{
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(2);
    m_name->setObjectName(QStringLiteral("layerName"));
    m_head->addWidget(m_name, 1);
    rows->addLayout(m_head);
    m_tools->setSpacing(2);
    rows->addLayout(m_tools);
    m_add = addButton("layerAdd", "layer-add", tr("Add a layer"), tr("Add a layer on top of all others"));
    m_up = addButton("layerUp", "up", tr("Raise the layer"), {});
    m_down = addButton("layerDown", "down", tr("Lower the layer"), {});
    m_color = addButton("layerColor", "layer", tr("Colour of the layer"), {});
    m_visible = addButton("layerVisible", "eye", tr("Hide the layer"), {});
    m_locked = addButton("layerLocked", "unlock", tr("Lock the layer"), {});
    m_tools->addStretch(1);
    makeOpacity();
    m_delete = addButton("layerDelete", "delete", tr("Delete the layer"), {});
    m_delete->setMenu(m_deleteMenu);
    m_delete->setPopupMode(QToolButton::InstantPopup);
    m_deleteMenu->setToolTipsVisible(true);
    connectTools();
    setLayer({});
}

void LayerBar::makeOpacity()
{
    m_opacity->setObjectName(QStringLiteral("layerOpacity"));
    m_opacity->setAccessibleName(tr("Opacity of the layer"));
    m_opacity->setRange(0, 100);
    m_opacity->setPageStep(10);
    m_opacity->setMinimumWidth(40);
    m_opacity->setFocusPolicy(Qt::WheelFocus); // losing the focus ends the gesture that the wheel began
    m_opacity->installEventFilter(this);
    m_head->addWidget(m_opacity, 1);
    m_percent->setMinimumWidth(m_percent->fontMetrics().horizontalAdvance(QStringLiteral("100 %")));
    m_percent->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_head->addWidget(m_percent);
}

void LayerBar::connectTools()
{
    connect(m_add, &QToolButton::clicked, this, [this] {
        const std::string name = freeLayerName(allLayers(m_document.scene()));
        if (const QString refusal = addLayer(m_document, name); !refusal.isEmpty())
            emit refused(refusal);
        else
            emit renameWanted(name);
    });
    connect(m_up, &QToolButton::clicked, this, [this] { say(moveLayer(m_document, std::string(m_layer), 1)); });
    connect(m_down, &QToolButton::clicked, this, [this] { say(moveLayer(m_document, std::string(m_layer), -1)); });
    connect(m_visible, &QToolButton::clicked, this,
            [this] { say(toggleLayer(m_document, std::string(m_layer), LayerSwitch::Visible)); });
    connect(m_locked, &QToolButton::clicked, this,
            [this] { say(toggleLayer(m_document, std::string(m_layer), LayerSwitch::Locked)); });
    connect(m_color, &QToolButton::clicked, this, &LayerBar::chooseColor);
    connect(m_opacity, &QSlider::sliderPressed, this, [this] { m_gesture = m_document.newGesture(); });
    connect(m_opacity, &QSlider::sliderReleased, this, [this] { m_gesture.reset(); });
    connect(m_opacity, &QSlider::valueChanged, this, &LayerBar::setOpacity);
    connect(m_deleteMenu, &QMenu::aboutToShow, this, &LayerBar::fillDeleteMenu);
}

bool LayerBar::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_opacity && event->type() == QEvent::FocusOut)
        m_gesture.reset();
    return QWidget::eventFilter(watched, event);
}

void LayerBar::say(const QString& refusal)
{
    if (!refusal.isEmpty())
        emit refused(refusal);
}

QToolButton* LayerBar::addButton(const char* name, const char* icon, const QString& title, const QString& tip)
{
    auto* button = new QToolButton;
    button->setObjectName(QLatin1String(name));
    button->setIcon(themedIcon(QLatin1String(icon)));
    button->setAccessibleName(title);
    button->setToolTip(tip);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus);
    m_tools->addWidget(button);
    return button;
}

void LayerBar::setLayer(const std::string& name)
{
    if (m_layer != name)
        m_gesture.reset();
    m_layer = name;
    const std::vector<Layer>& listed = m_document.scene().layers;
    const auto found = std::ranges::find(listed, name, &Layer::name);
    const Layer layer = found == listed.end() ? Layer{} : *found;
    const int percent = qRound(100.0 * layer.opacity);
    const QSignalBlocker silent(m_opacity);
    m_opacity->setValue(percent);
    m_percent->setText(tr("%1 %").arg(percent));
    const QString title = shownName(name);
    m_name->setText(tr("Layer: %1").arg(title));
    m_opacity->setToolTip(tr("Opacity of %1").arg(title));
    m_color->setIcon(layerSwatch(layer.color));
    m_color->setToolTip(tr("Mark %1 with a colour in this list").arg(title));
    showSwitches(layer);
    // Whether objects are on the layer is not checked here: this runs at every click.
    const std::size_t place = static_cast<std::size_t>(found - listed.begin());
    showAvailable(place, listed.size());
}

void LayerBar::showSwitches(const Layer& layer)
{
    const QString title = shownName(m_layer);
    m_visible->setIcon(themedIcon(layer.visible ? QStringLiteral("eye") : QStringLiteral("eye-off")));
    m_visible->setAccessibleName(layer.visible ? tr("Hide the layer") : tr("Show the layer"));
    m_visible->setToolTip(layer.visible ? tr("Hide %1, so that it is neither drawn nor picked").arg(title)
                                        : tr("Show %1").arg(title));
    m_locked->setIcon(themedIcon(layer.locked ? QStringLiteral("lock") : QStringLiteral("unlock")));
    m_locked->setAccessibleName(layer.locked ? tr("Unlock the layer") : tr("Lock the layer"));
    m_locked->setToolTip(layer.locked ? tr("Unlock %1").arg(title)
                                      : tr("Lock %1, so that no edit changes its objects").arg(title));
}

void LayerBar::showAvailable(std::size_t place, std::size_t layers)
{
    const bool isListed = place < layers;
    const QString title = shownName(m_layer);
    setAvailable(*m_add, layers < limits::kLayers, tr("Add a layer on top of all others"),
                 tr("A scene has at most %1 layers.").arg(grouped(limits::kLayers)));
    setAvailable(*m_up, layers > 0 && !(isListed && place + 1 == layers), tr("Raise %1 by one layer").arg(title),
                 layers > 0 ? tr("This is the top layer.") : tr("There is no other layer."));
    const bool isLowest = m_layer.empty() && !isListed;
    setAvailable(*m_down, layers > 0 && !isLowest, tr("Lower %1 by one layer").arg(title),
                 layers > 0 ? tr("This is the lowest layer.") : tr("There is no other layer."));
    const bool isLocked = isListed && m_document.scene().layers[place].locked;
    setAvailable(*m_delete, !m_layer.empty() && !isLocked && m_steps.state() == StepSession::State::Authored,
                 tr("Delete %1").arg(title),
                 m_layer.empty() ? tr("The base layer cannot be deleted. Select another layer in the list.")
                 : isLocked      ? tr("Unlock the layer first.")
                                 : tr("Stop the simulation first (Shift+F5)."));
}

std::size_t LayerBar::objectsOnLayer() const
{
    return static_cast<std::size_t>(std::ranges::count_if(
        m_document.scene().objects(), [this](const ObjectPtr& object) { return *object->layer == m_layer; }));
}

/// The entries of the menu say what happens to the objects of the layer.
void LayerBar::fillDeleteMenu()
{
    m_deleteMenu->clear();
    const std::size_t count = objectsOnLayer();
    const QString objects = translated(texts::objectCount(count));
    const auto add = [&](const QString& text, const QString& tip, ObjectsOfLayer what) {
        QAction* action = m_deleteMenu->addAction(text);
        action->setToolTip(tip);
        connect(action, &QAction::triggered, this,
                [this, what] { say(deleteLayer(m_document, std::string(m_layer), what)); });
    };
    const QString title = shownName(m_layer);
    add(count == 0 ? tr("&Delete %1").arg(title) : tr("&Delete %1, keep %2").arg(title, objects),
        tr("Its objects go to the base layer"), ObjectsOfLayer::ToBaseLayer);
    if (count > 0)
        add(tr("Delete %1 &and %2").arg(title, objects), tr("Its objects are deleted, too"), ObjectsOfLayer::Deleted);
}

void LayerBar::setOpacity(int percent)
{
    const double opacity = percent / 100.0; // 0.01 * percent would not be exactly the number that 0.35 in a file means
    if (!m_gesture)
        m_gesture = m_document.newGesture();
    say(editLayer(m_document, std::string(m_layer),
                  tr("Change the opacity of %1 to %2 %").arg(shownName(m_layer)).arg(percent), *m_gesture,
                  [&](Layer& layer) { layer.opacity = opacity; }));
}

void LayerBar::chooseColor()
{
    const std::string name = m_layer; // a copy: the current layer may change while the dialog is open
    const std::vector<Layer>& listed = m_document.scene().layers;
    const auto found = std::ranges::find(listed, name, &Layer::name);
    const Rgb now = found != listed.end() && found->color ? *found->color : Rgb{0xe6, 0x9f, 0x00};
    const QColor chosen =
        QColorDialog::getColor(QColor(now.r, now.g, now.b), this, tr("Colour of %1").arg(shownName(name)));
    if (!chosen.isValid())
        return;
    const auto part = [](int value) { return static_cast<std::uint8_t>(value); };
    say(editLayer(m_document, name, tr("Change the colour of %1").arg(shownName(name)), m_document.newGesture(),
                  [&](Layer& layer) {
                      layer.color = Rgb{part(chosen.red()), part(chosen.green()), part(chosen.blue())};
                  }));
}

} // namespace broadside
