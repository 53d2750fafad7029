#include "editor/window/pages/live_dialog.h"

#include "editor/document/message_text.h"
#include "editor/session/live/live_socket.h"
#include "editor/window/pages/live_bar.h"

#include <QClipboard>
#include <QDialogButtonBox>
#include <QFontDatabase>
#include <QFormLayout>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace broadside {

QString LiveDialog::codeFor(const QString& name)
{
    return QStringLiteral("settings.can_pause = 1; /* if the game asks bst_poll */\n"
                          "bst_trace* trace = bst_open_socket(\"%1\", &settings);\n")
        .arg(name);
}

LiveDialog::LiveDialog(LiveServer& server, QWidget* parent)
    : QDialog(parent)
    , m_server(server)
    , m_name(new QLineEdit(server.status().name.isEmpty() ? QStringLiteral("my-game") : server.status().name))
    , m_nameFault(new QLabel)
    , m_code(new QPlainTextEdit)
    , m_state(new QLabel)
    , m_listen(new QPushButton)
{
    setObjectName(QStringLiteral("liveDialog"));
    setWindowTitle(tr("Attach to a game"));
    m_name->setObjectName(QStringLiteral("liveName"));
    m_name->setToolTip(tr("Games find this window by this name: up to 32 letters, digits, '-', '_' and '.'"));
    m_nameFault->setObjectName(QStringLiteral("liveNameFault"));
    m_nameFault->setWordWrap(true);
    m_code->setObjectName(QStringLiteral("liveCode"));
    m_code->setReadOnly(true);
    m_code->setTabChangesFocus(true);
    m_code->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_code->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_code->setFixedHeight(4 * fontMetrics().height());
    m_code->setAccessibleName(tr("Code for the game"));
    m_state->setObjectName(QStringLiteral("liveState"));
    m_state->setTextFormat(Qt::PlainText); // text of games may contain markup
    m_state->setWordWrap(true);
    m_state->setMinimumWidth(46 * fontMetrics().averageCharWidth() * 2);
    m_listen->setObjectName(QStringLiteral("liveListen"));
    auto* copy = new QPushButton(tr("&Copy"));
    copy->setObjectName(QStringLiteral("liveCopy"));
    copy->setToolTip(tr("Copy the lines to the clipboard"));

    auto* form = new QFormLayout;
    form->addRow(tr("&Name"), m_name);
    form->addRow(QString(), m_nameFault);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    buttons->addButton(copy, QDialogButtonBox::ActionRole);
    buttons->addButton(m_listen, QDialogButtonBox::ActionRole);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addWidget(new QLabel(tr("In the game, with broadside_trace.h, instead of bst_open_file:")));
    layout->addWidget(m_code);
    layout->addWidget(m_state);
    layout->addWidget(buttons);

    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(copy, &QPushButton::clicked, this,
            [this] { QGuiApplication::clipboard()->setText(m_code->toPlainText()); });
    connect(m_listen, &QPushButton::clicked, this, &LiveDialog::listen);
    connect(m_name, &QLineEdit::textChanged, this, &LiveDialog::show);
    connect(&server, &LiveServer::statusChanged, this, &LiveDialog::show);
    m_listen->setDefault(true);
    show();
}

void LiveDialog::show()
{
    const auto fault = liveNameProblem(m_name->text().toStdString());
    const bool listens = m_server.isListening() && m_server.status().name == m_name->text();
    m_nameFault->setText(fault ? translated(fault->remedy) : QString());
    m_nameFault->setVisible(fault.has_value());
    m_code->setPlainText(fault ? QString() : codeFor(m_name->text()));
    m_state->setText(sentenceOf(m_server.status()));
    m_listen->setText(listens ? tr("&Stop listening") : tr("&Listen"));
    m_listen->setEnabled(!fault);
    m_listen->setToolTip(fault     ? tr("Enter a valid name first.")
                         : listens ? tr("Disconnect the game; its recording stays in its tab")
                                   : tr("Wait for one game at a time; programs of other users cannot connect"));
}

void LiveDialog::listen()
{
    if (m_server.isListening() && m_server.status().name == m_name->text())
        m_server.stopListening();
    else
        m_server.listen(m_name->text());
}

} // namespace broadside
