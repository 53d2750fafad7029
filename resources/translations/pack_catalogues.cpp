// pack_catalogues OUT LIST CATALOGUE.qm...: packs the catalogues that lrelease made into the file OUT. Their languages
// go into the file LIST, one a line. What all languages share is there once, and English texts are left out where they
// are not needed to find a message. editor/window/layout/packed_catalogues.cpp reads the result.

#include <QByteArray>
#include <QDataStream>
#include <QFile>
#include <QFileInfo>
#include <QHash>
#include <QMap>
#include <QStringList>

#include <cstdio>
#include <cstdlib>
#include <tuple>

namespace {

// Parts of a .qm file, and what a message in it consists of.
constexpr quint8 kHashes = 0x42;
constexpr quint8 kMessages = 0x69;
constexpr quint8 kContexts = 0x2f;
constexpr int kMagicLength = 16;
constexpr quint8 kEnd = 1;
constexpr quint8 kTranslation = 3;
constexpr quint8 kSource = 6;
constexpr quint8 kContext = 7;
constexpr quint8 kComment = 8;

using Key = std::tuple<QByteArray, QByteArray, QByteArray>; // context, source, comment: neighbours are similar

struct Catalogue {
    QString code;
    QByteArray otherParts; ///< As they are in the file.
    QMap<Key, QByteArray> texts;
};

[[noreturn]] void fail(const QString& file, const char* what)
{
    std::fprintf(stderr, "pack_catalogues: %s: %s\n", qPrintable(file), what);
    std::exit(1);
}

QByteArray chunk(quint8 tag, const QByteArray& bytes)
{
    QByteArray written;
    QDataStream(&written, QIODevice::WriteOnly) << tag << bytes;
    return written;
}

/// Reads the message at `offset`.
std::pair<Key, QByteArray> messageAt(const QByteArray& messages, quint32 offset)
{
    QDataStream in(messages);
    in.skipRawData(static_cast<int>(offset));
    std::pair<Key, QByteArray> message;
    for (quint8 tag = 0; !in.atEnd();) {
        in >> tag;
        if (tag == kEnd)
            break;
        QByteArray bytes;
        in >> bytes;
        if (tag == kTranslation)
            message.second += chunk(tag, bytes);
        else if (tag == kContext)
            std::get<0>(message.first) = bytes;
        else if (tag == kSource)
            std::get<1>(message.first) = bytes;
        else if (tag == kComment)
            std::get<2>(message.first) = bytes;
    }
    return message;
}

Catalogue readCatalogue(const QString& path, QMap<Key, quint32>& hashes)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        fail(path, "is not readable");
    Catalogue catalogue{QFileInfo(path).completeBaseName().section(QLatin1Char('_'), 1), {}, {}};
    QByteArray index;
    QByteArray messages;
    QDataStream in(&file);
    in.skipRawData(kMagicLength);
    while (!in.atEnd()) {
        quint8 tag = 0;
        QByteArray bytes;
        in >> tag >> bytes;
        if (tag == kHashes)
            index = bytes;
        else if (tag == kMessages)
            messages = bytes;
        else if (tag != kContexts) // only makes searches a little faster
            catalogue.otherParts += chunk(tag, bytes);
    }
    if (in.status() != QDataStream::Ok || messages.isEmpty())
        fail(path, "is no catalogue");
    QDataStream entries(index);
    while (!entries.atEnd()) {
        quint32 hash = 0;
        quint32 offset = 0;
        entries >> hash >> offset;
        const auto [key, texts] = messageAt(messages, offset);
        hashes[key] = hash;
        catalogue.texts[key] = texts;
    }
    return catalogue;
}

/// What tells the message from others with its hash. The context always does: other programs' texts, such as Qt's, are
/// looked up here, too.
QByteArray distinctionOf(const Key& key, bool isAlone)
{
    const auto& [context, source, comment] = key;
    return isAlone ? chunk(kContext, context)
                   : chunk(kSource, source) + chunk(kContext, context) + chunk(kComment, comment);
}

void write(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        fail(path, "cannot be written");
}

} // namespace

int main(int argc, char** argv)
{
    QStringList arguments;
    for (int i = 1; i < argc; ++i)
        arguments += QFile::decodeName(argv[i]);
    if (arguments.size() < 3)
        fail(QStringLiteral("usage"), "pack_catalogues OUT LIST CATALOGUE.qm...");
    QMap<Key, quint32> hashes;
    QList<Catalogue> catalogues;
    for (const QString& path : arguments.mid(2))
        catalogues += readCatalogue(path, hashes);
    QHash<quint32, int> count;
    for (const quint32 hash : std::as_const(hashes))
        ++count[hash];

    QByteArray packed;
    QDataStream out(&packed, QIODevice::WriteOnly);
    out << static_cast<quint32>(hashes.size());
    for (auto each = hashes.cbegin(); each != hashes.cend(); ++each)
        out << each.value() << distinctionOf(each.key(), count.value(each.value()) == 1);
    QByteArray codes;
    for (const Catalogue& catalogue : std::as_const(catalogues)) {
        codes += catalogue.code.toUtf8() + '\n';
        QByteArray texts;
        QDataStream of(&texts, QIODevice::WriteOnly);
        for (auto each = hashes.cbegin(); each != hashes.cend(); ++each)
            of << catalogue.texts.value(each.key());
        out << catalogue.code << catalogue.otherParts << texts;
    }
    write(arguments[0], packed);
    write(arguments[1], codes);
    return 0;
}
