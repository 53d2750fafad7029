#pragma once

#include <QAbstractButton>
#include <QApplication>
#include <QMessageBox>
#include <QStringList>
#include <QTimer>

#include <functional>

namespace broadside::test {

/// Answers the next modal dialog with a given name as soon as it is open, and keeps its text.
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
        QWidget* dialog = QApplication::activeModalWidget();
        if (!dialog || dialog->objectName() != m_name)
            return;
        m_timer.stop();
        m_asked = true;
        if (const auto* box = qobject_cast<QMessageBox*>(dialog))
            m_text = box->text() + QLatin1Char('\n') + box->informativeText();
        m_act(*dialog);
    }

    QString m_name;
    Act m_act;
    QTimer m_timer;
    QString m_text;
    bool m_asked = false;
};

} // namespace broadside::test
