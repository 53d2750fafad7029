#include "editor/widgets/icons.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QEvent>
#include <QFile>
#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>
#include <QPixmap>
#include <QStyle>
#include <QSvgRenderer>
#include <QToolBar>

#include <cstdlib>

namespace broadside {
namespace {

/// Disabled texts are dark enough to be read. An icon with that colour looks enabled: it is drawn closer to the window,
/// with a contrast of 3:1.
QColor disabledColor(const QPalette& palette)
{
    constexpr double kOnDark = 80.0; // levels of grey from the window: a little more than 3:1
    constexpr double kOnLight = 105.0;
    const QColor window = palette.color(QPalette::Window);
    const double farthest = qGray(window.rgb()) < 128 ? kOnDark : kOnLight;
    const QColor text = palette.color(QPalette::Disabled, QPalette::WindowText);
    const double distance = std::abs(qGray(text.rgb()) - qGray(window.rgb()));
    const double share = distance > farthest ? farthest / distance : 1.0;
    const auto mixed = [share](int from, int to) { return static_cast<int>(from + share * (to - from)); };
    return {mixed(window.red(), text.red()), mixed(window.green(), text.green()), mixed(window.blue(), text.blue())};
}

/// Renders an SVG whose strokes have the colour "currentColor". It does not cache pictures: buttons keep their icon,
/// and a change of the palette has to be visible at once.
class ThemedEngine final : public QIconEngine {
public:
    explicit ThemedEngine(QByteArray svg, bool isFaded = false)
        : m_svg(std::move(svg))
        , m_isFaded(isFaded)
    {}

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State /*state*/) override
    {
        const auto role = mode == QIcon::Selected ? QPalette::HighlightedText : QPalette::WindowText;
        const QPalette palette = QGuiApplication::palette();
        const bool isPale = m_isFaded || mode == QIcon::Disabled;
        const QColor color = isPale ? disabledColor(palette) : palette.color(QPalette::Active, role);
        QByteArray colored = m_svg;
        colored.replace("currentColor", color.name().toLatin1());
        QSvgRenderer renderer(colored);
        renderer.setAspectRatioMode(Qt::KeepAspectRatio);
        renderer.render(painter, QRectF(rect));
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override
    {
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect(QPoint(0, 0), size), mode, state);
        return pixmap;
    }

    QIconEngine* clone() const override { return new ThemedEngine(m_svg, m_isFaded); }

private:
    QByteArray m_svg;
    bool m_isFaded;
};

QIcon iconOf(const QString& name, bool isFaded)
{
    QFile file(QStringLiteral(":/broadside/icons/%1.svg").arg(name));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return QIcon(new ThemedEngine(file.readAll(), isFaded));
}

/// Gives a widget its icons again after each change of the style.
template<class Widget>
class IconSideKeeper final : public QObject {
public:
    IconSideKeeper(Widget& widget, int usual)
        : QObject(&widget)
        , m_usual(usual)
    {
        widget.installEventFilter(this);
        apply(widget);
    }

    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::StyleChange)
            apply(static_cast<Widget&>(*watched));
        return false;
    }

private:
    void apply(Widget& widget) const
    {
        const int side = iconSide(*widget.style(), m_usual);
        widget.setIconSize({side, side});
    }

    const int m_usual;
};

} // namespace

QIcon themedIcon(const QString& name) { return iconOf(name, false); }
QIcon fadedIcon(const QString& name) { return iconOf(name, true); }

int iconSide(const QStyle& style, int usual)
{
    constexpr int kSmall = 16;
    return usual * style.pixelMetric(QStyle::PM_SmallIconSize) / kSmall;
}

void useIconSide(QAbstractButton& button, int usual) { new IconSideKeeper<QAbstractButton>(button, usual); }
void useIconSide(QToolBar& bar, int usual) { new IconSideKeeper<QToolBar>(bar, usual); }
void useIconSide(QAbstractItemView& view, int usual) { new IconSideKeeper<QAbstractItemView>(view, usual); }

} // namespace broadside
