// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/xxhash.h"
#include "tests/support/suite.h"

#include <QtTest>

#include <vector>

using namespace ks;

/// XXH64 and XXH3: the test vectors of their authors, and comparisons of inputs of different lengths.
class XxhashTest : public QObject {
    Q_OBJECT

    static constexpr std::uint64_t prime32 = 2654435761, prime64 = 11400714785074694797U;

    /// The input bytes of the vectors.
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
    void published_vectors_of_xxh64() {
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

    void published_vectors_of_xxh3() {
        struct Vector {
            std::size_t length;
            std::uint64_t sum;
        };
        for (const auto& [length, sum] : {Vector{0, 0x2D06800538D394C2},
                                          {1, 0xC44BDFF4074EECDB},
                                          {6, 0x27B56A84CD2D7325},
                                          {12, 0xA713DAF0DFBB77E7},
                                          {24, 0xA3FE70BF9D3510EB},
                                          {48, 0x397DA259ECBA1F11},
                                          {80, 0xBCDEFBBB2C47C90A},
                                          {195, 0xCD94217EE362EC3A},
                                          {403, 0xCDEB804D65C6DEA4},
                                          {512, 0x617E49599013CB6B},
                                          {2048, 0xDD59E2C3A5F038E0}})
            QCOMPARE(xxh3(buffer(length)), sum);
    }

    /// The sum of a row and its padding equals the sum of one contiguous block.
    void two_parts_have_the_sum_of_the_whole() {
        for (const std::size_t length : {0, 1, 16, 240, 241, 1024, 5000})
            for (const std::size_t more : {0, 1, 8}) {
                const std::vector<std::byte> bytes = buffer(length + more);
                const std::span whole(bytes);
                QCOMPARE(xxh3(whole.first(length), whole.subspan(length), 7), xxh3(whole, 7));
            }
    }

    void every_bit_of_every_length_counts() {
        for (std::size_t length = 1; length <= 80; ++length) {
            std::vector<std::byte> bytes = buffer(length);
            const std::uint64_t sum = xxh64(bytes), sum3 = xxh3(bytes);
            for (std::size_t bit = 0; bit < 8 * length; ++bit) {
                const auto mask = static_cast<std::byte>(1U << bit % 8);
                bytes[bit / 8] ^= mask;
                QVERIFY(xxh64(bytes) != sum && xxh3(bytes) != sum3);
                bytes[bit / 8] ^= mask;
            }
            QVERIFY(xxh64(std::span(bytes).first(length - 1)) != sum);
            QVERIFY(xxh3(std::span(bytes).first(length - 1)) != sum3);
        }
    }
};

KS_TEST(XxhashTest)
#include "xxhash_test.moc"
