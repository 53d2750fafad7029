#pragma once

#include <QAbstractButton>
#include <QApplication>
#include <QLineEdit>
#include <QMessageBox>
#include <QStringList>
#include <QTimer>

#include <functional>

namespace broadside::test {

/// Enters a file in an open file dialog, and accepts it.
inline void enterFile(QWidget& dialog, const QString& path)
{
    dialog.findChild<QLineEdit*>(QStringLiteral("fileNameEdit"))->setText(path);
    QMetaObject::invokeMethod(&dialog, "accept");
}

/// Answers the next dialog with a given name as soon as it is open, and keeps its text.
class DialogAnswer : public QObject {
public:
    using Act = std::function<void(QWidget&)>;

    DialogAnswer(QString name, Act act)
        : m_name(std::move(name))
        , m_act(std::move(act))
    {
        m_timer.setInterval(5);
        connect(&m_timer, &QTimer::timeout, this, &DialogAnswer::look);
        m_timer.start();
    }
    /// Clicks a standard button of a message box.
    DialogAnswer(const QString& name, QMessageBox::StandardButton button)
        : DialogAnswer(name,
                       [button](QWidget& dialog) { qobject_cast<QMessageBox*>(&dialog)->button(button)->click(); })
    {}

    [[nodiscard]] bool wasAsked() const { return m_asked; }
    [[nodiscard]] QString text() const { return m_text; }

private:
    void look()
    {
        QWidget* const dialog = shown();
        if (!dialog)
            return;
        m_timer.stop();
        m_asked = true;
        if (const auto* box = qobject_cast<QMessageBox*>(dialog))
            m_text = box->text() + QLatin1Char('\n') + box->informativeText();
        m_act(*dialog);
    }

    [[nodiscard]] QWidget* shown() const
    {
        if (QWidget* modal = QApplication::activeModalWidget())
            return modal->objectName() == m_name ? modal : nullptr;
        for (QWidget* window : QApplication::topLevelWidgets())
            if (window->objectName() == m_name && window->isVisible())
                return window;
        return nullptr;
    }

    QString m_name;
    Act m_act;
    QTimer m_timer;
    QString m_text;
    bool m_asked = false;
};

} // namespace broadside::test
