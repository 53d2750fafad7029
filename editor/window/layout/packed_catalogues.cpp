#include "editor/window/layout/packed_catalogues.h"

#include "editor/window/data_file.h"

#include <QDataStream>
#include <QFile>
#include <QResource>

#include <algorithm>
#include <utility>
#include <vector>

namespace broadside {
namespace {

// Parts of a .qm file.
constexpr char kMagic[] = "\x3c\xb8\x64\x18\xca\xef\x9c\x95\xcd\x21\x1c\xbf\x60\xa1\xbd\xdd";
constexpr quint8 kHashes = 0x42;
constexpr quint8 kMessages = 0x69;
constexpr quint8 kEnd = 1;

struct PackedMessage {
    quint32 hash = 0;
    QByteArray distinction; ///< Its context, and more where messages have the same hash.
};

QByteArray catalogueOf(const std::vector<PackedMessage>& messages, const QByteArray& otherParts,
                       const QByteArray& texts)
{
    QByteArray bodies;
    std::vector<std::pair<quint32, quint32>> places; // hash, place of the message
    QDataStream in(texts);
    for (const PackedMessage& message : messages) {
        QByteArray text;
        in >> text;
        if (text.isEmpty())
            continue; // a text without translation
        places.emplace_back(message.hash, static_cast<quint32>(bodies.size()));
        bodies += text;
        bodies += message.distinction;
        bodies += static_cast<char>(kEnd);
    }
    std::ranges::sort(places);
    QByteArray index;
    QDataStream entries(&index, QIODevice::WriteOnly);
    for (const auto& [hash, place] : places)
        entries << hash << place;

    QByteArray catalogue(kMagic, sizeof kMagic - 1);
    catalogue += otherParts;
    QByteArray parts;
    QDataStream(&parts, QIODevice::WriteOnly) << kHashes << index << kMessages << bodies;
    return catalogue + parts;
}

} // namespace

QStringList packedLanguages()
{
    openDataFile();
    QFile list(QStringLiteral(":/broadside/translations/languages"));
    if (!list.open(QIODevice::ReadOnly))
        return {}; // built without the tool that packs them, or the file of data is missing
    return QString::fromUtf8(list.readAll()).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
}

QByteArray unpackedCatalogue(const QString& code)
{
    openDataFile();
    const QByteArray packed = QResource(QStringLiteral(":/broadside/translations/catalogues")).uncompressedData();
    QDataStream in(packed);
    quint32 count = 0;
    in >> count;
    std::vector<PackedMessage> messages(count);
    for (PackedMessage& message : messages)
        in >> message.hash >> message.distinction;
    while (!in.atEnd()) {
        QString language;
        QByteArray otherParts;
        QByteArray texts;
        in >> language >> otherParts >> texts;
        if (language == code)
            return catalogueOf(messages, otherParts, texts);
    }
    return {};
}

} // namespace broadside
