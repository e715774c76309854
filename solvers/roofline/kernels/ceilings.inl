// SPDX-License-Identifier: Apache-2.0
// What a GPU can do at most, each measured by a kernel that does nothing else (solvers/roofline/measure.h). Every kernel writes
// what it computed, and the host checks it: so nobody has left the work out.

/// Nothing: what a launch costs.
KS_KERNEL void ceilings_nothing(int) {}

/// Max-plus steps on eight chains a thread, which a chain's own last value and its neighbour's alone hold up. A round is eight
/// sweeps of eight steps. results[thread] is the largest of the thread's chains.
KS_KERNEL void ceilings_max_plus(gptr<int> results, int rounds, int plus) {
    const int thread = blockIdx.x * blockDim.x + threadIdx.x;
    int chain[8];
    KS_FOR(int k = 0; k < 8; ++k)
        chain[k] = (thread + 5 * k) % 64;
    KS_FOR(int round = 0; round < rounds; ++round) {
        KS_FOR(int sweep = 0; sweep < 8; ++sweep) { // always eight of eight, so nvcc writes them out
            KS_FOR(int k = 0; k < 8; ++k)
                chain[k] = max(chain[k], chain[(k + 1) % 8] + plus);
        }
    }
    int largest = chain[0];
    KS_FOR(int k = 1; k < 8; ++k)
        largest = max(largest, chain[k]);
    results[thread] = largest;
}

/// Sixteen words of shared memory a thread and round, a warp's side by side, so that no bank is asked twice. `step` words
/// further on each round. results[thread] is the sum of what the thread read. At most 1024 threads a block.
KS_KERNEL void ceilings_shared(gptr<int> results, int rounds, int step) {
    KS_SHARED(int, tile, 4096);
    KS_FOR(int k = threadIdx.x; k < 4096; k += blockDim.x)
        tile[k] = k % 13;
    KS_SYNC();
    int place = threadIdx.x;
    int sum = 0;
    KS_FOR(int round = 0; round < rounds; ++round) {
        KS_FOR(int k = 0; k < 16; ++k) // always sixteen, so nvcc writes them out
            sum += tile[place + 128 * k];
        place = (place + step) & 2047;
    }
    results[blockIdx.x * blockDim.x + threadIdx.x] = sum;
}

/// Eight words of `data` a thread and round, past the L1 cache, all threads side by side. `data` has a power of two words,
/// `last` is that minus one. results[thread] is the sum of what the thread read.
KS_KERNEL void ceilings_l2(gptr<const int> data, gptr<int> results, int last, int rounds) {
    const int threads = gridDim.x * blockDim.x;
    const int thread = blockIdx.x * blockDim.x + threadIdx.x;
    int place = thread;
    int sum = 0;
    KS_FOR(int round = 0; round < rounds; ++round) {
        KS_FOR(int k = 0; k < 8; ++k) // always eight, so nvcc writes them out
            sum += KS_LOAD_L2(data, (place + k * threads) & last);
        place = (place + 8 * threads) & last;
    }
    results[thread] = sum;
}

/// `rounds` barriers of the whole grid: cooperative groups' or, as in mckp_sync_rows, a counter that each block raises and then
/// waits for. `arrived` is that counter, 0 before; rounds * gridDim.x is below its overflow. With `check` each block writes its
/// round to seen[block] ahead of a barrier and looks behind it whether its neighbour has, too; passed[block] is `rounds`, less
/// how often it has not. All blocks must be on the device at once.
template <bool whole_grid>
KS_KERNEL void ceilings_barrier(vptr<unsigned> arrived, vptr<int> seen, gptr<int> passed, int rounds, int check) {
    int missed = 0;
    KS_FOR(int i = 1; i <= rounds; ++i) {
        if (KS_IF(check != 0 && threadIdx.x == 0))
            seen[blockIdx.x] = i;
        if (KS_IF(whole_grid)) {
            KS_GRID_SYNC();
        } else {
            KS_SYNC();
            if (KS_IF(threadIdx.x == 0)) {
                KS_FENCE();
                KS_ATOMIC_ADD(arrived[0], 1u);
                KS_SPIN(arrived[0] < gridDim.x * static_cast<unsigned>(i));
                KS_FENCE();
            }
            KS_SYNC();
        }
        if (KS_IF(check != 0 && threadIdx.x == 0)) {
            const int neighbour = seen[(blockIdx.x + 1) % gridDim.x];
            if (KS_IF(neighbour < i))
                ++missed;
        }
    }
    if (KS_IF(threadIdx.x == 0))
        passed[blockIdx.x] = rounds - missed;
}

KS_KERNELS(ceilings, KS_ENTRY("nothing", ceilings_nothing), KS_ENTRY("max_plus", ceilings_max_plus),
           KS_ENTRY("shared", ceilings_shared), KS_ENTRY("l2", ceilings_l2),
           KS_ENTRY("barrier<atomic>", ceilings_barrier<false>), KS_ENTRY("barrier<grid>", ceilings_barrier<true>))
