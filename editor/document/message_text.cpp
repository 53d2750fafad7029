#include "editor/document/message_text.h"

#include "core/base/message/message_form.h"

#include <QCoreApplication>

#include <algorithm>
#include <climits>

namespace broadside {
namespace {

QByteArray bytesOf(std::string_view text) { return {text.data(), static_cast<qsizetype>(text.size())}; }

/// The language of the window, by the catalogues that the application has loaded.
class WindowLanguage final : public MessageLanguage {
public:
    using MessageLanguage::textOf;

    [[nodiscard]] std::string textOf(const MessageForm& form, std::uint64_t count) const override
    {
        const QByteArray source = bytesOf(form.text);
        const int n = form.hasPlural() ? static_cast<int>(std::min<std::uint64_t>(count, INT_MAX)) : -1;
        const QString found = QCoreApplication::translate("messages", source.constData(), nullptr, n);
        // Without a catalogue the text comes back: English has its singular in the form itself.
        return found == QString::fromUtf8(source) ? MessageLanguage::textOf(form, count) : found.toStdString();
    }
};

} // namespace

QString translated(const Message& message) { return QString::fromStdString(message.textIn(WindowLanguage())); }

} // namespace broadside
