// SPDX-License-Identifier: Apache-2.0
// What the lanes of a warp do together. The first argument of ks_collective is of ks::emulator::Collective.
#pragma once

KS_DEVICE void __syncwarp(unsigned mask = 0xffffffffu) {
    ks_collective(0, mask, 0, 0, __ks_here());
}
KS_DEVICE unsigned __ballot_sync(unsigned mask, int vote) {
    return (unsigned)ks_collective(5, mask, vote != 0, 0, __ks_here());
}
KS_DEVICE int __any_sync(unsigned mask, int vote) {
    return (int)ks_collective(6, mask, vote != 0, 0, __ks_here());
}
KS_DEVICE int __all_sync(unsigned mask, int vote) {
    return (int)ks_collective(7, mask, vote != 0, 0, __ks_here());
}
KS_DEVICE int __reduce_add_sync(unsigned mask, int value) {
    return (int)ks_collective(8, mask, (unsigned long)(long)value, 0, __ks_here());
}
KS_DEVICE unsigned __reduce_add_sync(unsigned mask, unsigned value) {
    return (unsigned)ks_collective(8, mask, value, 0, __ks_here());
}
KS_DEVICE int __reduce_max_sync(unsigned mask, int value) {
    return (int)ks_collective(9, mask, (unsigned long)(long)value, 0, __ks_here());
}
KS_DEVICE unsigned __reduce_max_sync(unsigned mask, unsigned value) {
    return (unsigned)ks_collective(10, mask, value, 0, __ks_here());
}
KS_DEVICE int __reduce_min_sync(unsigned mask, int value) {
    return (int)ks_collective(11, mask, (unsigned long)(long)value, 0, __ks_here());
}
KS_DEVICE unsigned __reduce_min_sync(unsigned mask, unsigned value) {
    return (unsigned)ks_collective(12, mask, value, 0, __ks_here());
}

// A shuffle within segments of `width` lanes: the source lane is computed here.
template <class T>
KS_DEVICE T ks_value_of(unsigned mask, T value, unsigned lane) {
    return ks_from<T>(ks_collective(1, mask, ks_bits(value), lane, __ks_here()));
}
template <class T>
KS_DEVICE T __shfl_sync(unsigned mask, T value, int lane, int width = 32) {
    const unsigned segment = ks_lane() & ~(unsigned)(width - 1);
    return ks_value_of(mask, value, segment | ((unsigned)lane & (unsigned)(width - 1)));
}
template <class T>
KS_DEVICE T __shfl_up_sync(unsigned mask, T value, unsigned by, int width = 32) {
    const unsigned self = ks_lane(), place = self & (unsigned)(width - 1);
    return ks_value_of(mask, value, place >= by ? self - by : self);
}
template <class T>
KS_DEVICE T __shfl_down_sync(unsigned mask, T value, unsigned by, int width = 32) {
    const unsigned self = ks_lane(), place = self & (unsigned)(width - 1);
    return ks_value_of(mask, value, place + by < (unsigned)width ? self + by : self);
}
template <class T>
KS_DEVICE T __shfl_xor_sync(unsigned mask, T value, int by, int width = 32) {
    const unsigned self = ks_lane(), other = self ^ (unsigned)by;
    const bool outside = other / (unsigned)width > self / (unsigned)width;
    return ks_value_of(mask, value, outside ? self : other);
}
