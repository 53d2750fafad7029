#pragma once

#include "editor/window/layout/text_memory.h"

#include <QByteArray>
#include <QString>
#include <QTranslator>

#include <functional>
#include <memory>
#include <vector>

class QSettings;

namespace broadside {

/// A language of the window.
struct Language {
    QString code; ///< As in the names of catalogues: "de", "zh_CN".
    QString name; ///< In the language itself: "Deutsch".
};

/// English first, then those that have a catalogue in this program.
[[nodiscard]] std::vector<Language> languages();

/// The code of the language that the user has chosen; empty: that of the desktop.
[[nodiscard]] QString chosenLanguage(const QSettings& storage);
void chooseLanguage(QSettings& storage, const QString& code);

/// The first of the desktop's languages that the window has; English if it has none of them.
[[nodiscard]] QString languageOfDesktop();

/// The catalogues of the application: texts of the window, messages of core, texts of Qt. English needs none.
class Catalogues {
public:
    Catalogues() = default;
    Catalogues(const Catalogues&) = delete;
    Catalogues& operator=(const Catalogues&) = delete;
    ~Catalogues();

    /// What is translated and formatted from now on is in this language; an empty or unknown code means that of the
    /// desktop. Numbers and dates follow the desktop's region when it has the same language.
    /// @pre there is a QCoreApplication
    void use(const QString& code);
    [[nodiscard]] const QString& language() const noexcept { return m_language; }
    /// The texts of the present language that were made so far. Keep it while another language is used. Never null.
    [[nodiscard]] std::shared_ptr<const TextMemory> memory() const noexcept { return m_memory; }

private:
    static void load(QTranslator& translator, const std::function<bool(QTranslator&)>& read);

    QString m_language = QStringLiteral("en");
    std::shared_ptr<TextMemory> m_memory = std::make_shared<TextMemory>();
    QByteArray m_bytes; ///< Those that m_own reads.
    RememberingTranslator m_own;
    QTranslator m_qt;
};

} // namespace broadside
