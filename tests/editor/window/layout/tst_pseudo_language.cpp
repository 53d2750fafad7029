// The real window in a language that does not exist: each text is longer, and marked. What is not marked passes no
// catalogue; what does not fit is clipped.

#include "core/broadphase/algorithm.h"
#include "editor/window/layout/panels.h"
#include "tests/support/editor/dialog_answer.h"
#include "tests/support/editor/dialog_rows.h"
#include "tests/support/editor/reach.h"
#include "tests/support/test.h"

#include <QDockWidget>
#include <QGroupBox>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QTranslator>

namespace broadside::test::tst_pseudo_language {

constexpr QChar kBegin(u'\u27E6');
constexpr QChar kEnd(u'\u27E7');

/// Marks each text, replaces its vowels, and makes it about a third longer.
class PseudoTranslator final : public QTranslator {
public:
    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(const char* /*context*/, const char* text, const char* /*disambiguation*/,
                                    int /*n*/) const override
    {
        QString longer = QString::fromUtf8(text);
        if (longer.isEmpty())
            return longer;
        bool isArgument = false; // of core's messages: {name}
        bool isTag = false;
        for (QChar& c : longer) {
            isArgument = c == u'{' || (isArgument && c != u'}');
            isTag = c == u'<' || (isTag && c != u'>');
            if (!isArgument && !isTag)
                c = accented(c);
        }
        return kBegin + longer + QString(longer.size() / 3, u'\u00B7') + kEnd;
    }

private:
    static QChar accented(QChar c)
    {
        static const QString plain = QStringLiteral("aeouAEOU");
        static const QString marked = QString::fromUtf8("äéöüÄÉÖÜ");
        const qsizetype at = plain.indexOf(c);
        return at < 0 ? c : marked[at];
    }
};

namespace {

/// True for a marked text, for one without words, and for the name of an algorithm, which is the same in files.
bool isTranslated(const QString& text)
{
    static const QRegularExpression word(QStringLiteral("[A-Za-z]{3,}"));
    const std::string name = QString(text).remove(QLatin1Char('&')).toStdString();
    return text.contains(kBegin) || !text.contains(word) || algorithmNamed(name);
}

QString textOf(const QWidget& widget)
{
    if (const auto* label = qobject_cast<const QLabel*>(&widget))
        return label->text();
    if (const auto* button = qobject_cast<const QAbstractButton*>(&widget))
        return button->text();
    if (const auto* box = qobject_cast<const QGroupBox*>(&widget))
        return box->title();
    return {};
}

/// True for names of objects, files and algorithms, and for what a report of a problem needs in English.
bool isOfTheProgramAlone(const QWidget& widget)
{
    static const QStringList names{QStringLiteral("objectName"), QStringLiteral("aboutVersions"),
                                   QStringLiteral("aboutHeading")};
    return names.contains(widget.objectName());
}

/// True for a label whose text has no room, or a button.
bool isClipped(const QWidget& widget)
{
    if (const auto* label = qobject_cast<const QLabel*>(&widget); label && !label->text().isEmpty()) {
        const int needed = label->wordWrap() ? label->heightForWidth(label->width()) : label->sizeHint().height();
        const bool isNarrow = !label->wordWrap() && label->sizeHint().width() > label->width() + 1;
        return needed > label->height() + 1 || isNarrow;
    }
    if (const auto* button = qobject_cast<const QPushButton*>(&widget);
        button && !button->inherits("broadside::WelcomeCard")) // its text has several lines
        return button->fontMetrics().size(Qt::TextShowMnemonic, button->text()).width() > button->width();
    return false;
}

/// Visible labels and buttons whose text has no room.
QStringList clippedIn(const QWidget& parent)
{
    QStringList found;
    for (const QWidget* widget : parent.findChildren<QWidget*>())
        if (widget->isVisible() && !widget->inherits("broadside::ElidedLabel") && isClipped(*widget))
            found += placeOf(*widget) + QStringLiteral(" is clipped: ") + textOf(*widget).left(80);
    return found;
}

} // namespace

class TestPseudoLanguage : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        QCoreApplication::installTranslator(&m_translator);
        m = std::make_unique<LevelFixture>();
    }
    void cleanup() { m->forgetEdits(); }
    void cleanupTestCase()
    {
        m.reset();
        QCoreApplication::removeTranslator(&m_translator);
    }

    void menusAreTranslated();
    void panelsAreTranslated_data();
    void panelsAreTranslated();
    void dialogsAreTranslated_data();
    void dialogsAreTranslated();

private:
    /// Texts and tooltips of the visible widgets that passed no catalogue.
    static QStringList untranslatedIn(const QWidget& parent)
    {
        QStringList found;
        for (const QWidget* widget : parent.findChildren<QWidget*>()) {
            if (!widget->isVisible() || isOfTheProgramAlone(*widget))
                continue;
            for (const QString& text : {textOf(*widget), widget->toolTip()})
                if (!isTranslated(text))
                    found += placeOf(*widget) + QStringLiteral(": ") + text.left(80);
        }
        return found;
    }

    PseudoTranslator m_translator;
    std::unique_ptr<LevelFixture> m;
};

void TestPseudoLanguage::menusAreTranslated()
{
    QStringList faults;
    QList<QMenu*> menus;
    for (QAction* action : m->window->menuBar()->actions())
        if (action->menu())
            menus += action->menu();
    while (!menus.isEmpty()) {
        const QMenu* const menu = menus.takeFirst();
        if (menu->objectName() == QLatin1String("languageMenu") || menu->objectName() == QLatin1String("recentMenu"))
            continue;
        for (QAction* action : menu->actions()) {
            if (action->menu())
                menus += action->menu();
            for (const QString& text : {action->text(), action->toolTip()})
                if (!action->isSeparator() && !isTranslated(text))
                    faults += action->objectName() + QStringLiteral(": ") + text;
        }
    }
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join(QLatin1Char('\n'))));
}

void TestPseudoLanguage::panelsAreTranslated_data()
{
    QTest::addColumn<int>("row");
    int index = 0;
    for (const PanelRow& row : panelTable())
        QTest::newRow(row.objectName) << index++;
}

void TestPseudoLanguage::panelsAreTranslated()
{
    QFETCH(const int, row);
    const PanelRow& wanted = panelTable()[std::size_t(row)];
    auto* dock = m->window->findChild<QDockWidget*>(QLatin1String(wanted.objectName));
    QVERIFY(dock);
    dock->show();
    dock->raise();
    if (m->page().panels().has(wanted.panel))
        (void)m->page().panels()[wanted.panel];
    QTRY_VERIFY(!dock->visibleRegion().isEmpty());
    QStringList faults = untranslatedIn(*dock);
    if (!isTranslated(dock->windowTitle()))
        faults += dock->windowTitle();
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join(QLatin1Char('\n'))));
}

void TestPseudoLanguage::dialogsAreTranslated_data()
{
    QTest::addColumn<int>("row");
    int index = 0;
    for (const DialogRow& row : dialogRows())
        QTest::newRow(row.name) << index++;
}

void TestPseudoLanguage::dialogsAreTranslated()
{
    QFETCH(const int, row);
    const DialogRow& wanted = dialogRows()[std::size_t(row)];
    m.reset(); // earlier rows have opened other scenes
    m = std::make_unique<LevelFixture>();
    QStringList faults;
    const DialogAnswer answer(QLatin1String(wanted.dialog), [&](QWidget& shown) {
        const auto closes = qScopeGuard([&shown] { shown.close(); });
        // Texts that are set when the dialog opens, or when a file is read, change its layout and its size.
        constexpr int kLongest = 5'000; // milliseconds; a text that stays clipped is reported then
        (void)QTest::qWaitFor([&shown] { return clippedIn(shown).isEmpty(); }, kLongest);
        faults = untranslatedIn(shown);
        faults += clippedIn(shown);
        if (!isTranslated(shown.windowTitle()))
            faults += shown.windowTitle();
    });
    wanted.open(*m);
    QTRY_VERIFY(answer.wasAsked());
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join(QLatin1Char('\n'))));
}

BROADSIDE_WINDOW_TEST(TestPseudoLanguage)

} // namespace broadside::test::tst_pseudo_language

#include "tst_pseudo_language.moc"
