// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/instance/instance.h"

#include <memory>
#include <utility>

namespace ks {

namespace detail {

template <auto function>
struct Typed;

template <class Returned, class SomeInstance, class... Arguments,
          Returned (*function)(const SomeInstance&, Arguments...)>
struct Typed<function> {
    static Returned call(const Instance& instance, Arguments... arguments) {
        return function(static_cast<const SomeInstance&>(instance), std::forward<Arguments>(arguments)...);
    }
};

template <class Returned, class SomeInstance, class... Arguments,
          Returned (*function)(std::shared_ptr<const SomeInstance>, Arguments...)>
struct Typed<function> {
    static Returned call(InstancePtr instance, Arguments... arguments) {
        return function(std::static_pointer_cast<const SomeInstance>(std::move(instance)),
                        std::forward<Arguments>(arguments)...);
    }
};

} // namespace detail

/// Converts `function`, whose first parameter is an instance of one class, to a function of any Instance, as
/// Kind and Format need. Callers must pass instances of that class.
template <auto function>
inline constexpr auto typed = &detail::Typed<function>::call;

} // namespace ks
