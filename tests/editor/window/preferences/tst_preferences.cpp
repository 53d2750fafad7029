#include "editor/window/preferences/color_schemes.h"
#include "editor/window/preferences/preferences.h"
#include "tests/support/test.h"

#include <QFile>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>

#include <memory>

namespace broadside::test::tst_preferences {

class TestPreferences : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cleanup();

    void eachKeyIsThereOnce();
    void noKeyIsTheFolderOfAnother();
    void aValueIsReadAgain_data();
    void aValueIsReadAgain();
    void aDamagedValueGivesTheDefault_data();
    void aDamagedValueGivesTheDefault();
    void aFileThatIsNoSettingsFileGivesTheDefaults();
    void aChangeIsSaidOnce();
    void resetRemovesTheKey();
    void aSchemeIsRecognized_data();
    void aSchemeIsRecognized();
    void linesOfEachSchemeReachTheirContrast_data() { aSchemeIsRecognized_data(); }
    void linesOfEachSchemeReachTheirContrast();
    void aSingleColorEndsTheScheme();

private:
    [[nodiscard]] QString file() const { return m_folder->filePath(QStringLiteral("s.ini")); }
    void reopen();

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<QSettings> m_settings;
    std::unique_ptr<Preferences> m;
};

namespace {

/// A value that is allowed and is not the default.
QVariant otherValue(const PreferenceRow& row)
{
    switch (row.kind) {
    case PreferenceKind::Choice:
        return (row.usual + 1) % static_cast<int>(row.words.size());
    case PreferenceKind::Whole:
        return row.most;
    case PreferenceKind::Positive:
        return 0.5 * row.usual + 0.25;
    case PreferenceKind::Switch:
        return row.usual == 0;
    case PreferenceKind::Color:
        return QColor(0x12, 0x34, 0x56);
    case PreferenceKind::Text:
        return QStringLiteral("/tmp/a = b");
    }
    return {};
}

} // namespace

void TestPreferences::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    reopen();
}

void TestPreferences::cleanup()
{
    m.reset();
    m_settings.reset();
    m_folder.reset();
}

void TestPreferences::reopen()
{
    m.reset();
    m_settings.reset(); // writes the file
    m_settings = std::make_unique<QSettings>(file(), QSettings::IniFormat);
    m = std::make_unique<Preferences>(*m_settings);
}

void TestPreferences::eachKeyIsThereOnce()
{
    QSet<QString> keys;
    for (const PreferenceRow& row : preferenceTable())
        keys += row.key;
    QCOMPARE(keys.size(), static_cast<qsizetype>(preferenceTable().size()));
}

/// QSettings::remove() also removes all keys in the folder of that name.
void TestPreferences::noKeyIsTheFolderOfAnother()
{
    for (const PreferenceRow& row : preferenceTable())
        for (const PreferenceRow& other : preferenceTable())
            QVERIFY2(!QString(other.key).startsWith(row.key + QLatin1Char('/')), row.key.data());
}

void TestPreferences::aValueIsReadAgain_data()
{
    QTest::addColumn<int>("index");
    for (const PreferenceRow& row : preferenceTable())
        QTest::newRow(row.key.data()) << static_cast<int>(row.preference);
}

void TestPreferences::aValueIsReadAgain()
{
    QFETCH(const int, index);
    const auto preference = static_cast<Preference>(index);
    QVERIFY(m->isDefault(preference));
    const QVariant other = otherValue(rowOf(preference));
    m->set(preference, other);
    QCOMPARE(m->value(preference), other);
    reopen();
    QCOMPARE(m->value(preference), other);
    QVERIFY(!m->isDefault(preference));
    m->reset(preference);
    reopen();
    QCOMPARE(m->value(preference), defaultOf(preference));
}

void TestPreferences::aDamagedValueGivesTheDefault_data()
{
    QTest::addColumn<int>("index");
    QTest::addColumn<QString>("stored");
    const auto row = [](const char* name, Preference preference, const char* stored) {
        QTest::newRow(name) << static_cast<int>(preference) << QString::fromUtf8(stored);
    };
    row("a word for a theme", Preference::Theme, "purple");
    row("a number for a theme", Preference::Theme, "1");
    row("no text for a theme", Preference::Theme, "");
    row("a font of 1000 points", Preference::FontSize, "1000");
    row("a scale of 1000 percent", Preference::InterfaceScale, "1000");
    row("a colour with a name", Preference::HoveredColor, "red");
    row("a colour without its sign", Preference::HoveredColor, "F0E442");
    row("a short colour", Preference::HoveredColor, "#fff");
    row("a colour of other letters", Preference::HoveredColor, "#GGGGGG");
    row("no step", Preference::StepsPerSecond, "0");
    row("a negative step", Preference::StepsPerSecond, "-60");
    row("too many steps", Preference::StepsPerSecond, "99999999999999");
    row("a fraction of a step", Preference::StepsPerSecond, "0.5");
    row("NaN", Preference::AutosaveDelay, "nan");
    row("too few seconds", Preference::AutosaveDelay, "1");
    row("versions below none", Preference::VersionsKept, "-1");
    row("too many recent files", Preference::RecentFiles, "31");
    row("a switch with a word", Preference::WelcomesAtStart, "perhaps");
    row("a word for a unit", Preference::LengthUnitShown, "miles");
    row("no pixels in a metre", Preference::PixelsPerMetre, "0");
    row("fewer pixels than none", Preference::PixelsPerMetre, "-64");
    row("endless pixels", Preference::PixelsPerMetre, "inf");
    row("no number of pixels", Preference::PixelsPerMetre, "many");
    row("an unknown memory", Preference::HistoryMemory, "1 TiB");
}

void TestPreferences::aDamagedValueGivesTheDefault()
{
    QFETCH(const int, index);
    QFETCH(const QString, stored);
    const auto preference = static_cast<Preference>(index);
    m_settings->setValue(rowOf(preference).key, stored);
    reopen();
    QCOMPARE(m->value(preference), defaultOf(preference));
    m_settings->setValue(rowOf(preference).key, QStringList{stored, stored});
    reopen();
    QCOMPARE(m->value(preference), defaultOf(preference));
}

void TestPreferences::aFileThatIsNoSettingsFileGivesTheDefaults()
{
    m_settings.reset();
    QFile damaged(file());
    QVERIFY(damaged.open(QFile::WriteOnly));
    QByteArray noise;
    for (int i = 0; i < 4096; ++i)
        noise += static_cast<char>(i * 31 % 251);
    damaged.write(noise);
    damaged.close();
    reopen();
    for (const PreferenceRow& row : preferenceTable())
        QCOMPARE(m->value(row.preference), defaultOf(row.preference));
}

void TestPreferences::aChangeIsSaidOnce()
{
    QSignalSpy changed(m.get(), &Preferences::changed);
    m->set(Preference::RecentFiles, 3);
    QCOMPARE(changed.count(), 1);
    QCOMPARE(changed.front().front().value<Preference>(), Preference::RecentFiles);
    m->set(Preference::RecentFiles, 3);
    QCOMPARE(changed.count(), 1);
    m->reset(Preference::RecentFiles);
    QCOMPARE(changed.count(), 2);
    m->reset(Preference::RecentFiles);
    QCOMPARE(changed.count(), 2);
}

void TestPreferences::resetRemovesTheKey()
{
    m_settings->setValue(QStringLiteral("files/recentMost"), QStringLiteral("many"));
    m->reset(Preference::RecentFiles);
    QVERIFY(!m_settings->contains(QStringLiteral("files/recentMost")));
}

void TestPreferences::aSchemeIsRecognized_data()
{
    QTest::addColumn<int>("index");
    for (std::size_t i = 0; i < colorSchemes().size(); ++i)
        QTest::newRow(colorSchemes()[i].title) << static_cast<int>(i);
}

void TestPreferences::aSchemeIsRecognized()
{
    QFETCH(const int, index);
    QCOMPARE(colorSchemeIn(*m), std::optional<std::size_t>(0));
    useColorScheme(*m, static_cast<std::size_t>(index));
    QCOMPARE(colorSchemeIn(*m), std::optional(static_cast<std::size_t>(index)));
    useColorScheme(*m, 0);
    for (const Preference color : kColorPreferences)
        QVERIFY(!m_settings->contains(rowOf(color).key));
}

void TestPreferences::linesOfEachSchemeReachTheirContrast()
{
    QFETCH(const int, index);
    useColorScheme(*m, static_cast<std::size_t>(index));
    const double least = kLineContrasts[static_cast<std::size_t>(m->number(Preference::LineContrast))];
    for (const Theme& theme : {darkTheme(markColorsIn(*m)), lightTheme(markColorsIn(*m))})
        for (const Preference color : kColorPreferences) {
            const Rgba line = theme[markOf(color)].stroke.color;
            QVERIFY2(contrastRatio(line, theme.background) >= least, theme[markOf(color)].name);
        }
}

void TestPreferences::aSingleColorEndsTheScheme()
{
    m->set(Preference::HoveredColor, QColor(1, 2, 3));
    QVERIFY(!colorSchemeIn(*m));
    QCOMPARE(markColorsIn(*m)[Mark::Hovered], (Rgba{1, 2, 3}));
    m->set(Preference::HoveredCellsColor, QColor(4, 5, 6));
    QCOMPARE(markColorsIn(*m)[Mark::PinA], (Rgba{4, 5, 6}));
}

BROADSIDE_TEST(TestPreferences)

} // namespace broadside::test::tst_preferences

#include "tst_preferences.moc"
