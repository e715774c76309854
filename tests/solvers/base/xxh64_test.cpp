// SPDX-License-Identifier: Apache-2.0
#include "solvers/base/xxh64.h"
#include "tests/support/suite.h"

#include <QtTest>

#include <vector>

using namespace ks;

/// XXH64 against the vectors of its authors' own sanity check, and its lengths against each other.
class Xxh64Test : public QObject {
    Q_OBJECT

    static constexpr std::uint64_t prime32 = 2654435761, prime64 = 11400714785074694797U;

    /// The bytes that the vectors are sums of.
    static std::vector<std::byte> buffer(std::size_t length) {
        std::vector<std::byte> bytes(length);
        std::uint64_t state = prime32;
        for (std::byte& byte : bytes) {
            byte = static_cast<std::byte>(state >> 56);
            state *= prime64;
        }
        return bytes;
    }

private slots:
    void published_vectors() {
        struct Vector {
            std::size_t length;
            std::uint64_t seed, sum;
        };
        for (const auto& [length, seed, sum] : {Vector{0, 0, 0xEF46DB3751D8E999},
                                                {0, prime32, 0xAC75FDA2929B17EF},
                                                {1, 0, 0xE934A84ADB052768},
                                                {1, prime32, 0x5014607643A9B4C3},
                                                {4, 0, 0x9136A0DCA57457EE},
                                                {14, 0, 0x8282DCC4994E35C8},
                                                {14, prime32, 0xC3BD6BF63DEB6DF0},
                                                {222, 0, 0xB641AE8CB691C174},
                                                {222, prime32, 0x20CB8AB7AE10C14A}})
            QCOMPARE(xxh64(buffer(length), seed), sum);
    }

    void every_bit_of_every_length_counts() {
        for (std::size_t length = 1; length <= 80; ++length) {
            std::vector<std::byte> bytes = buffer(length);
            const std::uint64_t sum = xxh64(bytes);
            for (std::size_t bit = 0; bit < 8 * length; ++bit) {
                const auto mask = static_cast<std::byte>(1U << bit % 8);
                bytes[bit / 8] ^= mask;
                QVERIFY(xxh64(bytes) != sum);
                bytes[bit / 8] ^= mask;
            }
            QVERIFY(xxh64(std::span(bytes).first(length - 1)) != sum);
        }
    }
};

KS_TEST(Xxh64Test)
#include "xxh64_test.moc"
