// SPDX-License-Identifier: Apache-2.0
#include "solvers/kinds/pisinger.h"

#include "solvers/core/formatted.h"

#include <algorithm>

namespace ks::pisinger {

Item uncorrelated(Random& random, std::int64_t range) {
    const std::int64_t value = random.between(1, range);
    return {value, random.between(1, range)};
}

Item weakly(Random& random, std::int64_t range) {
    const std::int64_t weight = random.between(1, range);
    const std::int64_t least = std::max<std::int64_t>(1, weight - range / 10);
    return {random.between(least, weight + range / 10), weight};
}

Item strongly(Random& random, std::int64_t range) {
    const std::int64_t weight = random.between(1, range);
    return {weight + range / 10, weight};
}

Item inverse_strongly(Random& random, std::int64_t range) {
    const std::int64_t value = random.between(1, range);
    return {value, value + range / 10};
}

Item almost_strongly(Random& random, std::int64_t range) {
    const std::int64_t weight = random.between(1, range);
    const std::int64_t middle = weight + range / 10;
    return {random.between(middle - range / 500, middle + range / 500), weight};
}

Item subset_sum(Random& random, std::int64_t range) {
    const std::int64_t weight = random.between(1, range);
    return {weight, weight};
}

Item similar_weights(Random& random, std::int64_t range) {
    const std::int64_t value = random.between(1, range);
    return {value, random.between(100 * range, 100 * range + range / 10)};
}

std::int64_t thousandths(std::int64_t sum, std::int64_t fraction) {
    return sum / 1000 * fraction + sum % 1000 * fraction / 1000; // the product itself could overflow
}

Parameter count(std::string name, std::int64_t standard, std::string unit, std::string title) {
    return {.name = std::move(name),
            .min = 1,
            .max = most_generated_items,
            .standard = standard,
            .unit = std::move(unit),
            .title = std::move(title)};
}

Parameter range() {
    return {
        .name = "R", .min = 1, .max = 1'000'000'000, .standard = 1000, .title = "Largest value and weight"};
}

Parameter fraction() {
    return {.name = "fraction",
            .max = 1000,
            .standard = 500,
            .unit = "thousandths",
            .title = "Capacity as a part of the weights"};
}

std::string source(std::string_view preset, const Parameters& settings,
                   std::initializer_list<std::string_view> order, std::uint64_t seed) {
    std::string text = "preset " + std::string(preset);
    const auto texts = settings.texts();
    for (const std::string_view name : order)
        text += written(", {} = {}", name,
                        std::ranges::find(texts, name, &std::pair<std::string, std::string>::first)->second);
    return written("{}, seed {}", text, seed);
}

} // namespace ks::pisinger
