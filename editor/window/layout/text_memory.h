#pragma once

#include <QByteArray>
#include <QHash>
#include <QMutex>
#include <QRegularExpression>
#include <QString>
#include <QStringList>
#include <QTranslator>

#include <memory>
#include <utility>
#include <vector>

namespace broadside {

/// Texts that one language has given to the window, each with its source: for texts that were made once and are shown
/// long afterwards, such as those of undo steps.
class TextMemory {
public:
    /// The language whose decimal point numbers in the texts have is that of the default QLocale now.
    TextMemory();

    /// Any thread. `n`: the count that chose the plural form; -1: none.
    void remember(const QString& text, const char* context, const char* source, const char* disambiguation, int n);

    /// The text in the language that the application has now, with the arguments that it has. A text that this memory
    /// does not know stays as it is.
    [[nodiscard]] QString inPresentLanguage(const QString& text) const { return translatedAgain(text, 0); }

private:
    struct Source {
        QByteArray context;
        QByteArray source;
        QByteArray disambiguation;
        int n = -1;
    };
    struct Match {
        const Source* source = nullptr;
        QHash<QString, QString> arguments; ///< By placeholder: "%1", "%n", "{count}".
    };
    /// A text with placeholders, for matching.
    struct Pattern {
        Source source;
        QStringList placeholders;
        QString longest; ///< The longest part between placeholders: texts without it are no match.
        qsizetype length = 0;
        QRegularExpression expression;
    };
    [[nodiscard]] static Pattern patternOf(const QString& text, const Source& source);
    void makePatterns() const;
    [[nodiscard]] QString translatedAgain(const QString& text, int depth) const;
    [[nodiscard]] Match matchOf(const QString& text) const;
    [[nodiscard]] QString argumentAgain(const QString& argument, int depth) const;

    mutable QMutex m_mutex;
    QHash<QString, Source> m_sources;          // by text, with placeholders
    mutable std::vector<Pattern> m_patterns;   // those with placeholders and letters, longest first; made when needed
    mutable qsizetype m_sourcesOfPatterns = 0; // size of m_sources when they were made
    QString m_decimalPoint;
};

/// A catalogue that remembers which texts it has given.
class RememberingTranslator final : public QTranslator {
public:
    /// @pre it is not installed: other threads translate, too
    void setMemory(std::shared_ptr<TextMemory> memory) { m_memory = std::move(memory); }

    [[nodiscard]] QString translate(const char* context, const char* source, const char* disambiguation,
                                    int n) const override;
    [[nodiscard]] bool isEmpty() const override { return false; } ///< English, which has no file, is remembered, too.

private:
    std::shared_ptr<TextMemory> m_memory; // null: nothing is remembered
};

} // namespace broadside
