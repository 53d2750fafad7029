#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

namespace broadside {

/// The languages that have a catalogue in the file of data, in the order of their codes.
/// @pre there is a QCoreApplication
[[nodiscard]] QStringList packedLanguages();

/// The catalogue of a language as QTranslator reads it. Empty: there is no such language. Takes some
/// milliseconds: all languages are packed together, by resources/translations/pack_catalogues.cpp.
[[nodiscard]] QByteArray unpackedCatalogue(const QString& code);

} // namespace broadside
