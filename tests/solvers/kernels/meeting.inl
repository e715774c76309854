// SPDX-License-Identifier: Apache-2.0
// Test kernels in which lanes, warps and blocks meet.

/// Each collective once, on a warp with 32 values; `to` has eleven rows.
KS_KERNEL void collectives(gptr<const int> from, gptr<int> to) {
    const int i = threadIdx.x;
    const int value = from[i];
    to[i] = KS_SHUFFLE(~0u, value, 3);
    to[32 + i] = KS_SHUFFLE_UP(~0u, value, 1);
    to[64 + i] = KS_SHUFFLE_DOWN(~0u, value, 2);
    to[96 + i] = KS_SHUFFLE_XOR(~0u, value, 16);
    KS_SYNC_WARP(~0u);
    KS_WATCH(value);
    to[128 + i] = static_cast<int>(KS_BALLOT(~0u, value > 4));
    to[160 + i] = KS_ANY(~0u, value > 30) + KS_ALL(~0u, value > 30);
    to[192 + i] = KS_REDUCE_ADD(~0u, value);
    to[224 + i] = KS_REDUCE_MAX(~0u, value);
    to[256 + i] = KS_REDUCE_MIN(~0u, value);
    to[288 + i] = static_cast<int>(KS_REDUCE_MAX(~0u, static_cast<unsigned>(value)));
    to[320 + i] = static_cast<int>(KS_SHUFFLE(~0u, static_cast<long>(value) << 32, 5) >> 32);
}

/// The two halves of each warp do different things, each with its own mask.
KS_KERNEL void halves(gptr<int> to) {
    const int i = threadIdx.x;
    int sum = i;
    if (KS_IF(i % 32 < 16)) {
        KS_FOR(int by = 8; by > 0; by /= 2) {
            sum += KS_SHUFFLE_XOR(0x0000ffffu, sum, by);
        }
    } else {
        sum = KS_REDUCE_ADD(0xffff0000u, sum);
    }
    to[i] = sum;
}

/// Every atomic once, with all threads on one word each.
template <class T>
KS_KERNEL void atomics(sptr<T> words, gptr<T> before) {
    KS_SHARED(T, local, 1);
    const T i = blockIdx.x * blockDim.x + threadIdx.x;
    if (KS_IF(threadIdx.x == 0))
        local[0] = 0;
    KS_SYNC();
    before[i] = KS_ATOMIC_ADD(words[0], i);
    KS_ATOMIC_MAX(words[1], i);
    KS_ATOMIC_MIN(words[2], -i);
    KS_ATOMIC_OR(words[3], static_cast<T>(1) << (i % 30));
    KS_ATOMIC_EXCHANGE(words[4], 5);
    KS_ATOMIC_CAS(words[5], 6, i);
    KS_ATOMIC_ADD(local[0], 2);
    KS_SYNC();
    if (KS_IF(threadIdx.x == 0))
        KS_ATOMIC_ADD(words[6], local[0]);
}

/// Sixteen bytes per lane, through shared memory.
KS_KERNEL void wide(gptr<const int> from, gptr<int> to) {
    KS_DYNAMIC_SHARED(int, local, 0);
    const int i = threadIdx.x;
    as<int4>(local)[i] = as<const int4>(from)[i];
    KS_SYNC();
    const int4 turned = as<int4>(local)[blockDim.x - 1 - i];
    as<int2>(to)[2 * i] = make_int2(turned.w, turned.z);
    as<int2>(to)[2 * i + 1] = make_int2(turned.y, turned.x);
}

/// Each warp waits for the previous one (the first does not wait): a chain through the block, with spins.
KS_KERNEL void chain(vptr<int> flags, gptr<int> to) {
    const int warp = threadIdx.x / 32;
    KS_SPIN(flags[warp] == 0) {
    }
    to[threadIdx.x] = warp;
    KS_SYNC_WARP(~0u);
    if (KS_IF(threadIdx.x % 32 == 0))
        flags[warp + 1] = 1;
    KS_SYNC();
}

/// A lane spins until another lane of its warp writes, for any order of the lanes.
KS_KERNEL void within_a_warp(vptr<int> flags, gptr<int> to) {
    const int i = threadIdx.x;
    if (KS_IF(i == 31 || i == 0)) {
        flags[i == 31] = 1;
        KS_FENCE_BLOCK();
        KS_SPIN(flags[i == 0] == 0) {
        }
    }
    KS_SYNC_WARP(~0u);
    to[i] = i;
}

/// One lane works while its warp waits for it: more events than a lane's part of the log can hold.
KS_KERNEL void one_works(gptr<const int> from, gptr<int> to, int rounds) {
    int sum = 0;
    if (KS_IF(threadIdx.x % 32 == 5)) {
        KS_FOR(int k = 0; k < rounds; ++k) {
            sum += from[k % 32];
        }
    }
    KS_SYNC_WARP(~0u);
    to[threadIdx.x] = KS_SHUFFLE(~0u, sum, 5);
}

/// Cells move through the grid, a block per round, with a barrier implemented in the kernel after each round:
/// `arrived` counts blocks, `round` is the barrier's round.
KS_KERNEL void own_barrier(sptr<int> cells, vptr<int> arrived, vptr<int> round, int rounds) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x, size = gridDim.x * blockDim.x;
    KS_FOR(int r = 0; r < rounds; ++r) {
        cells[(r + 1) % 2 * size + (i + blockDim.x) % size] = cells[r % 2 * size + i] + 1;
        KS_SYNC();
        if (KS_IF(threadIdx.x == 0)) {
            KS_FENCE();
            if (KS_IF(KS_ATOMIC_ADD(arrived[0], 1) == static_cast<int>(gridDim.x) - 1)) {
                arrived[0] = 0;
                KS_FENCE();
                round[0] = r + 1;
            }
            KS_SPIN(round[0] <= r) {
            }
            KS_FENCE();
        }
        KS_SYNC();
    }
}

/// The same with the grid barrier.
KS_KERNEL void grid_barrier(sptr<int> cells, int rounds) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x, size = gridDim.x * blockDim.x;
    KS_FOR(int r = 0; r < rounds; ++r) {
        cells[(r + 1) % 2 * size + (i + blockDim.x) % size] = cells[r % 2 * size + i] + 1;
        KS_GRID_SYNC();
    }
}

/// Every operation that orders memory, or that a barrier is made of.
KS_KERNEL void fences(sptr<int> row, vptr<int> flag, vptr<long> wide_flag) {
    row[threadIdx.x] = 1;
    KS_FENCE_BLOCK();
    KS_FENCE();
    KS_FENCE_SYSTEM();
    KS_ATOMIC_ADD(flag[0], 1);
    KS_ATOMIC_MAX(wide_flag[0], 2);
    KS_SPIN(flag[0] == 0) {
    }
    row[threadIdx.x] += row[0];
}

KS_KERNELS(meeting, KS_ENTRY("collectives", collectives), KS_ENTRY("halves", halves), KS_ENTRY("atomics<4>", atomics<int>),
           KS_ENTRY("atomics<8>", atomics<long>), KS_ENTRY("wide", wide), KS_ENTRY("chain", chain),
           KS_ENTRY("within_a_warp", within_a_warp), KS_ENTRY("one_works", one_works),
           KS_ENTRY("own_barrier", own_barrier), KS_ENTRY("grid_barrier", grid_barrier), KS_ENTRY("fences", fences))
