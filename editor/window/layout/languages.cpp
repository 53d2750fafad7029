#include "editor/window/layout/languages.h"

#include "editor/window/layout/packed_catalogues.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QSettings>

#include <algorithm>

namespace broadside {
namespace {

constexpr auto kKey = QLatin1String("language");
const QString kEnglish = QStringLiteral("en");

/// Qt's catalogues have longer names for these keys than the texts of the program ("Control+Mayúsculas+Z"). Its own
/// catalogues come first, so they name the keys of menus, too.
[[maybe_unused]] constexpr const char* kKeyNames[] = {
    QT_TRANSLATE_NOOP("QShortcut", "Ctrl"), QT_TRANSLATE_NOOP("QShortcut", "Shift"),
    QT_TRANSLATE_NOOP("QShortcut", "Del"), QT_TRANSLATE_NOOP("QShortcut", "Tab")};

/// The word of the program's own sentences: Qt's Russian button rejects the question.
[[maybe_unused]] constexpr const char* kButtonNames[] = {QT_TRANSLATE_NOOP("QPlatformTheme", "Discard")};

/// "Deutsch"; with a capital, as the first word of a menu entry. Qt adds the country to some names ("español de
/// España").
QString nameOfLanguage(const QString& code)
{
    QString name = QLocale(code).nativeLanguageName().section(QStringLiteral(" de "), 0, 0);
    if (!name.isEmpty())
        name[0] = name[0].toUpper();
    return name;
}

QLocale localeOf(const QString& code)
{
    const QLocale desktop = QLocale::system();
    const QLocale own(code);
    if (code == kEnglish)
        return desktop.language() == QLocale::English ? desktop : QLocale::c();
    return desktop.language() == own.language() ? desktop : own;
}

} // namespace

std::vector<Language> languages()
{
    std::vector<Language> all{{kEnglish, QStringLiteral("English")}};
    for (const QString& code : packedLanguages())
        all.push_back({code, nameOfLanguage(code)});
    return all;
}

QString chosenLanguage(const QSettings& storage) { return storage.value(kKey).toString(); }
void chooseLanguage(QSettings& storage, const QString& code) { storage.setValue(kKey, code); }

QString languageOfDesktop()
{
    const std::vector<Language> all = languages();
    for (const QString& wanted : QLocale::system().uiLanguages()) {
        const QLocale locale(wanted);
        const auto found = std::ranges::find_if(
            all, [&](const Language& one) { return QLocale(one.code).language() == locale.language(); });
        if (found != all.end())
            return found->code;
    }
    return kEnglish;
}

Catalogues::~Catalogues()
{
    QCoreApplication::removeTranslator(&m_own);
    QCoreApplication::removeTranslator(&m_qt);
}

void Catalogues::use(const QString& code)
{
    const std::vector<Language> all = languages();
    const bool isKnown = std::ranges::any_of(all, [&](const Language& one) { return one.code == code; });
    m_language = isKnown ? code : languageOfDesktop();
    QLocale::setDefault(localeOf(m_language));
    const bool isEnglish = m_language == kEnglish;
    load(m_qt, [&](QTranslator& qt) {
        return qt.load(isEnglish ? QString()
                                 : QLibraryInfo::path(QLibraryInfo::TranslationsPath) + QStringLiteral("/qtbase_") +
                                       m_language);
    });
    m_memory = std::make_shared<TextMemory>();
    QCoreApplication::removeTranslator(&m_own); // from now on no thread uses it
    m_own.setMemory(m_memory);
    load(m_own, [&](QTranslator& own) {
        const QByteArray bytes = isEnglish ? QByteArray() : unpackedCatalogue(m_language);
        const bool isLoaded =
            own.load(reinterpret_cast<const uchar*>(bytes.constData()), static_cast<int>(bytes.size()));
        m_bytes = bytes; // not earlier: the translator used the bytes before until now
        return isLoaded;
    });
}

/// Replaces the catalogue of a translator. QTranslator::load() empties it first.
void Catalogues::load(QTranslator& translator, const std::function<bool(QTranslator&)>& read)
{
    QCoreApplication::removeTranslator(&translator);
    const bool hasTexts = read(translator);
    if (hasTexts || !translator.isEmpty())
        QCoreApplication::installTranslator(&translator);
}

} // namespace broadside
