// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/emulator/engine/lane_values.h"

#include <array>
#include <atomic>
#include <bit>
#include <concepts>
#include <cstring>
#include <type_traits>
#include <utility>

namespace ks {

/// A kernel argument in the form in which a lane uses it.
struct LaunchArgument {
    std::byte* origin = nullptr;  ///< the allocation's first byte
    std::uint64_t start = 0;      ///< the element with index 0
    std::uint64_t count = 0;      ///< elements in the allocation
    std::uint64_t address = 0;    ///< the device address of its first byte
    std::uint32_t allocation = 0; ///< the allocation's id
    std::int64_t bits = 0;        ///< the bits of a scalar, as in Argument
};

} // namespace ks

namespace ks::emulator {

#ifdef KS_FAULT_FLIP_CELL
inline namespace faulty { // separate names, so that the linker never mixes the accessors of two builds
#endif

/// An index with its position in the source. In a template, g++ 12 gives every subscript that does not depend
/// on the template's parameters the position of its statement, so two such loads in one statement share a
/// site.
struct site_index {
    std::int64_t index;
    SourceLocation at;

    template <std::integral I>
    site_index(I i, SourceLocation here = KS_HERE) : index(static_cast<std::int64_t>(i)), at(here) {}
};

/// Whether other blocks may write the memory during the launch. `ordering` means volatile memory, by which
/// blocks wait for each other.
enum class Sharing { own, concurrent, ordering };

/// Loads a value that other OS threads read and write. The load is atomic, except that 16 bytes are read as
/// two halves, as on a GPU.
template <class T>
T load_shared(const T& place) {
    if constexpr (sizeof(T) == 16) {
        const auto halves = reinterpret_cast<std::uint64_t*>(const_cast<T*>(&place));
        const std::array<std::uint64_t, 2> both{load_shared(halves[0]), load_shared(halves[1])};
        return std::bit_cast<T>(both);
    } else {
        return std::atomic_ref<T>(const_cast<T&>(place)).load(std::memory_order_relaxed);
    }
}
template <class T>
void store_shared(T& place, const T& value) {
    if constexpr (sizeof(T) == 16) {
        const auto both = std::bit_cast<std::array<std::uint64_t, 2>>(value);
        const auto halves = reinterpret_cast<std::uint64_t*>(&place);
        store_shared(halves[0], both[0]);
        store_shared(halves[1], both[1]);
    } else {
        std::atomic_ref<T>(place).store(value, std::memory_order_relaxed);
    }
}

/// The place of one array element, to be read or written.
template <class T, Memory memory, Sharing sharing>
struct Element {
    using Value = std::remove_const_t<T>;
    static_assert(sizeof(T) == 1 || sizeof(T) == 2 || sizeof(T) == 4 || sizeof(T) == 8 || sizeof(T) == 16);

    T* origin;             ///< the array's first element
    std::int64_t index;    ///< index of this element
    std::uint64_t count;   ///< elements in the array
    std::uint64_t address; ///< device address of the array's first element
    std::uint32_t allocation;
    const char* array;
    SourceLocation at;

    [[gnu::always_inline]] Value load() const {
        check(Op::load);
        const Value value = content();
        keep_value(value);
        watch(Op::load, false);
        record(at, Op::load, memory, sizeof(T), where());
        return value;
    }
    [[gnu::always_inline]] void store(Value value) const {
        check(Op::store);
#ifdef KS_FAULT_FLIP_CELL
        // The planted fault of a test build makes the last cell of every array in global memory wrong. In a
        // float64 a change of the lowest bit could pass as rounding, so one half is added instead.
        if (memory == Memory::global && static_cast<std::uint64_t>(index) + 1 == count) {
            if constexpr (std::is_integral_v<Value>)
                value = static_cast<Value>(value ^ 1);
            else if constexpr (std::is_same_v<Value, double>)
                value += 0.5;
        }
#endif
        bool unchanged = false;
        if (sharing != Sharing::own || running.next != nullptr || running.checker != nullptr)
            unchanged = same(value);
        keep_value(value);
        if constexpr (sharing != Sharing::own)
            store_shared(origin[index], value);
        else
            origin[index] = value;
        running.changed |= sharing == Sharing::own || !unchanged;
        watch(Op::store, unchanged);
        record(at, Op::store, memory, sizeof(T), where() | (unchanged ? Event::unchanged : 0));
    }
    /// Replaces the value by `change(value)` in one atomic step and returns the old value.
    template <class Change>
    Value update(Change change) const {
        static_assert(std::is_integral_v<Value> && (sizeof(T) == 4 || sizeof(T) == 8),
                      "atomics are for integers of 4 and 8 bytes");
        static_assert(memory == Memory::shared || sharing != Sharing::own,
                      "atomics are for memory that others write: sptr, vptr or shared");
        check(Op::atomic);
        const std::atomic_ref<Value> place(origin[index]);
        Value before = place.load(), after = change(before);
        while (!place.compare_exchange_weak(before, after))
            after = change(before);
        running.changed |= before != after;
        keep_value(before);
        watch(Op::atomic, before == after);
        record(at, Op::atomic, memory, sizeof(T), where() | (before == after ? Event::unchanged : 0));
        return before;
    }

private:
    std::uint64_t where() const {
        return address + static_cast<std::uint64_t>(index) * sizeof(T);
    }
    Value content() const {
        if constexpr (sharing != Sharing::own)
            return load_shared<Value>(origin[index]);
        else
            return origin[index];
    }
    bool same(const Value& value) const {
        const Value before = content();
        return std::memcmp(&before, &value, sizeof(T)) == 0;
    }
    void watch(Op op, bool unchanged) const {
        if (memory != Memory::constant && running.checker != nullptr) [[unlikely]] // no lane writes constants
            check_access({.what = Event::code(at, op, memory, sizeof(T)),
                          .address = where(),
                          .allocation = allocation,
                          .strong = op == Op::atomic || sharing == Sharing::ordering,
                          .unchanged = unchanged,
                          .array = array});
    }
    void check(Op op) const {
        if (static_cast<std::uint64_t>(index) >= count) [[unlikely]]
            fault({.op = op,
                   .memory = memory,
                   .index = index,
                   .count = count,
                   .bytes = sizeof(T),
                   .allocation = allocation,
                   .array = array,
                   .address = where(),
                   .at = at});
    }
};

/// A writable element, as returned by operator[]. It can be read or written only while it is a temporary:
/// otherwise a variable declared `auto` would hold the place instead of its value, and change with it.
template <class E, class T>
class Reference {
public:
    explicit Reference(E element) : element_(element) {}
    Reference(const Reference&) = delete;

    operator T() && { return element_.load(); }
    T operator=(T value) && {
        element_.store(value);
        return value;
    }
    T operator=(Reference&& other) && noexcept { return std::move(*this) = static_cast<T>(std::move(other)); }
    T operator+=(T value) && { return std::move(*this) = static_cast<T>(element_.load() + value); }
    T operator-=(T value) && { return std::move(*this) = static_cast<T>(element_.load() - value); }
    T operator|=(T value) && { return std::move(*this) = static_cast<T>(element_.load() | value); }
    T operator&=(T value) && { return std::move(*this) = static_cast<T>(element_.load() & value); }
    template <class Change>
    T update(Change change) && {
        return element_.update(change);
    }

private:
    E element_;
};

/// gptr, sptr, vptr: a pointer into one allocation of global memory.
template <class T, Sharing sharing>
class GlobalPointer {
    using Cell = Element<T, Memory::global, sharing>;

public:
    explicit GlobalPointer(const LaunchArgument& argument)
        : origin_(reinterpret_cast<T*>(argument.origin)), start_(static_cast<std::int64_t>(argument.start)),
          count_(argument.count), address_(argument.address), allocation_(argument.allocation) {}

    auto operator[](site_index i) const {
        const Cell cell{.origin = origin_,
                        .index = start_ + i.index,
                        .count = count_,
                        .address = address_,
                        .allocation = allocation_,
                        .array = nullptr,
                        .at = i.at};
        if constexpr (std::is_const_v<T>)
            return cell.load();
        else
            return Reference<Cell, T>(cell);
    }
    GlobalPointer operator+(std::int64_t by) const {
        GlobalPointer moved = *this;
        moved.start_ += by;
        return moved;
    }
    GlobalPointer operator-(std::int64_t by) const { return *this + -by; }
    /// Returns the same address as a pointer to elements of another size. A pointer that is not aligned for
    /// them has no elements, so that using it is a fault, as on a GPU.
    template <class To>
    GlobalPointer<To, sharing> as() const {
        static_assert(!std::is_const_v<T> || std::is_const_v<To>);
        const auto size = static_cast<std::int64_t>(sizeof(To));
        const std::int64_t bytes = start_ * static_cast<std::int64_t>(sizeof(T));
        LaunchArgument argument{
            .origin = reinterpret_cast<std::byte*>(const_cast<std::remove_const_t<T>*>(origin_)),
            .start = static_cast<std::uint64_t>(bytes / size),
            .count = count_ * sizeof(T) / sizeof(To),
            .address = address_,
            .allocation = allocation_};
        if (bytes % size != 0) {
            argument.count = 0;
            argument.address += static_cast<std::uint64_t>((bytes % size + size) % size);
        }
        return GlobalPointer<To, sharing>(argument);
    }

private:
    T* origin_;
    std::int64_t start_;
    std::uint64_t count_;
    std::uint64_t address_;
    std::uint32_t allocation_;
};

/// KS_SHARED, KS_DYNAMIC_SHARED: an array in the block's shared memory. Its addresses are offsets in that
/// memory.
template <class T>
class SharedArray {
    using Cell = Element<T, Memory::shared, Sharing::own>;

public:
    SharedArray(const char* name, std::uint64_t offset, std::uint64_t count)
        : origin_(reinterpret_cast<T*>(running.shared + offset)), offset_(offset), count_(count),
          name_(name) {}

    Reference<Cell, T> operator[](site_index i) const {
        return Reference<Cell, T>(Cell{.origin = origin_,
                                       .index = i.index,
                                       .count = count_,
                                       .address = offset_,
                                       .allocation = 0,
                                       .array = name_,
                                       .at = i.at});
    }
    template <class To>
    SharedArray<To> as() const {
        return {name_, offset_, offset_ % sizeof(To) == 0 ? count_ * sizeof(T) / sizeof(To) : 0};
    }

private:
    T* origin_;
    std::uint64_t offset_;
    std::uint64_t count_;
    const char* name_;
};

/// KS_CONSTANT: an array in constant memory, which the host fills before a launch. Its addresses are offsets
/// in that memory.
template <class T, std::size_t count>
class ConstantArray {
public:
    static constexpr int bytes = count * sizeof(T);
    static_assert(count * sizeof(T) <= 65536, "there are 64 KB of constant memory");

    constexpr explicit ConstantArray(const char* name) : name_(name) {}

    T operator[](site_index i) const {
        const auto* const origin = reinterpret_cast<const T*>(constant_memory(this));
        using Constant = Element<const T, Memory::constant, Sharing::own>;
        return Constant{.origin = origin,
                        .index = i.index,
                        .count = count,
                        .address = 0,
                        .allocation = 0,
                        .array = name_,
                        .at = i.at}
            .load();
    }

private:
    const char* name_;
};

template <class T>
SharedArray<T> declare_shared(const char* name, std::size_t count, SourceLocation at = KS_HERE) {
    return {name, static_shared(name, count * sizeof(T), alignof(T), at), count};
}

template <class T>
SharedArray<T> dynamic_shared(const char* name, std::size_t byte_offset, SourceLocation at = KS_HERE) {
    return {name, byte_offset, dynamic_shared_bytes(name, byte_offset, alignof(T), at) / sizeof(T)};
}

/// as<const int4>(row)[i]: a wide access, written as on the device.
template <class To, class From, Sharing sharing>
GlobalPointer<To, sharing> as(const GlobalPointer<From, sharing>& pointer) {
    return pointer.template as<To>();
}
template <class To, class From>
SharedArray<To> as(const SharedArray<From>& array) {
    return array.template as<To>();
}

/// CUDA's atomics: each returns the old value.
template <class E, class T>
T atomic_add(Reference<E, T>&& place, std::type_identity_t<T> value) {
    using Unsigned = std::make_unsigned_t<T>; // wraps around
    return std::move(place).update([value](T before) {
        return static_cast<T>(static_cast<Unsigned>(before) + static_cast<Unsigned>(value));
    });
}
template <class E, class T>
T atomic_max(Reference<E, T>&& place, std::type_identity_t<T> value) {
    return std::move(place).update([value](T before) { return before < value ? value : before; });
}
template <class E, class T>
T atomic_min(Reference<E, T>&& place, std::type_identity_t<T> value) {
    return std::move(place).update([value](T before) { return value < before ? value : before; });
}
template <class E, class T>
T atomic_or(Reference<E, T>&& place, std::type_identity_t<T> value) {
    return std::move(place).update([value](T before) { return static_cast<T>(before | value); });
}
template <class E, class T>
T atomic_exchange(Reference<E, T>&& place, std::type_identity_t<T> value) {
    return std::move(place).update([value](T) { return value; });
}
template <class E, class T>
T atomic_cas(Reference<E, T>&& place, std::type_identity_t<T> expected, std::type_identity_t<T> value) {
    return std::move(place).update([=](T before) { return before == expected ? value : before; });
}

#ifdef KS_FAULT_FLIP_CELL
} // namespace faulty
#endif

} // namespace ks::emulator
