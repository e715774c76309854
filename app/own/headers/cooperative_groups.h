// SPDX-License-Identifier: Apache-2.0
// Cooperative groups: the grid, the block, and tiles of 1 to 32 lanes (NVIDIA, CUDA C++ Programming Guide,
// chapter 8).
#pragma once

namespace cooperative_groups {

struct grid_group {
    KS_BOTH void sync() const { ks_barrier(1, __ks_here()); }
    KS_BOTH bool is_valid() const { return true; }
    KS_BOTH unsigned long long size() const {
        return (unsigned long long)gridDim.x * gridDim.y * gridDim.z * blockDim.x * blockDim.y * blockDim.z;
    }
};
struct thread_block {
    KS_BOTH void sync() const { ks_barrier(0, __ks_here()); }
    KS_BOTH unsigned thread_rank() const {
        return (threadIdx.z * blockDim.y + threadIdx.y) * blockDim.x + threadIdx.x;
    }
    KS_BOTH unsigned size() const { return blockDim.x * blockDim.y * blockDim.z; }
    KS_BOTH dim3 group_index() const { return blockIdx; }
    KS_BOTH dim3 thread_index() const { return threadIdx; }
};
KS_BOTH grid_group this_grid() {
    return {};
}
KS_BOTH thread_block this_thread_block() {
    return {};
}

template <unsigned width>
struct thread_block_tile {
    static_assert(width >= 1 && width <= 32 && (width & (width - 1)) == 0,
                  "tiles have 1, 2, 4, 8, 16 or 32 lanes");
    KS_BOTH unsigned first() const { return ks_lane() / width * width; }
    KS_BOTH unsigned mask() const {
        return width == 32 ? 0xffffffffu : ((1u << (width % 32)) - 1u) << first();
    }
    KS_BOTH void sync() const { __syncwarp(mask()); }
    KS_BOTH unsigned thread_rank() const { return ks_lane() % width; }
    KS_BOTH unsigned size() const { return width; }
    KS_BOTH unsigned num_threads() const { return width; }
    template <class T>
    KS_BOTH T shfl(T value, int lane) const {
        return __shfl_sync(mask(), value, lane, width);
    }
    template <class T>
    KS_BOTH T shfl_up(T value, unsigned by) const {
        return __shfl_up_sync(mask(), value, by, width);
    }
    template <class T>
    KS_BOTH T shfl_down(T value, unsigned by) const {
        return __shfl_down_sync(mask(), value, by, width);
    }
    template <class T>
    KS_BOTH T shfl_xor(T value, int by) const {
        return __shfl_xor_sync(mask(), value, by, width);
    }
    KS_BOTH unsigned ballot(int vote) const { return (__ballot_sync(mask(), vote) & mask()) >> first(); }
    KS_BOTH int any(int vote) const { return __any_sync(mask(), vote); }
    KS_BOTH int all(int vote) const { return __all_sync(mask(), vote); }
};
template <unsigned width>
KS_BOTH thread_block_tile<width> tiled_partition(const thread_block&) {
    return {};
}

} // namespace cooperative_groups
