// SPDX-License-Identifier: Apache-2.0
// The limits of a GPU, each measured by a kernel that does nothing else (solvers/roofline/measure.h). Every kernel writes its
// result, and the host checks it, so that the compiler cannot remove the work.

/// Does nothing; measures the cost of a launch.
KS_KERNEL void ceilings_nothing(int) {}

/// Max-plus steps on eight chains per thread. A step depends only on its chain's last value and that of the neighbouring
/// chain. A round is eight sweeps of eight steps. results[thread] is the largest value of the thread's chains.
KS_KERNEL void ceilings_max_plus(gptr<int> results, int rounds, int plus) {
    const int thread = blockIdx.x * blockDim.x + threadIdx.x;
    int chain[8];
    KS_FOR(int k = 0; k < 8; ++k)
        chain[k] = (thread + 5 * k) % 64;
    KS_FOR(int round = 0; round < rounds; ++round) {
        KS_FOR(int sweep = 0; sweep < 8; ++sweep) { // always eight times eight, so nvcc unrolls them
            KS_FOR(int k = 0; k < 8; ++k)
                chain[k] = max(chain[k], chain[(k + 1) % 8] + plus);
        }
    }
    int largest = chain[0];
    KS_FOR(int k = 1; k < 8; ++k)
        largest = max(largest, chain[k]);
    results[thread] = largest;
}

/// Each thread reads 16 words of shared memory per round, `step` words further each round. A warp's words are contiguous:
/// no bank conflicts. results[thread] is the sum of the words read. At most 1024 threads per block.
KS_KERNEL void ceilings_shared(gptr<int> results, int rounds, int step) {
    KS_SHARED(int, tile, 4096);
    KS_FOR(int k = threadIdx.x; k < 4096; k += blockDim.x)
        tile[k] = k % 13;
    KS_SYNC();
    int place = threadIdx.x;
    int sum = 0;
    KS_FOR(int round = 0; round < rounds; ++round) {
        KS_FOR(int k = 0; k < 16; ++k) // always sixteen, so nvcc unrolls it
            sum += tile[place + 128 * k];
        place = (place + step) & 2047;
    }
    results[blockIdx.x * blockDim.x + threadIdx.x] = sum;
}

/// Each thread reads 8 words of `data` per round, bypassing the L1 cache; all threads' words are contiguous. `data` has a
/// power of two words, `last` is one less. results[thread] is the sum of the words read.
KS_KERNEL void ceilings_l2(gptr<const int> data, gptr<int> results, int last, int rounds) {
    const int threads = gridDim.x * blockDim.x;
    const int thread = blockIdx.x * blockDim.x + threadIdx.x;
    int place = thread;
    int sum = 0;
    KS_FOR(int round = 0; round < rounds; ++round) {
        KS_FOR(int k = 0; k < 8; ++k) // always eight, so nvcc unrolls it
            sum += KS_LOAD_L2(data, (place + k * threads) & last);
        place = (place + 8 * threads) & last;
    }
    results[thread] = sum;
}

/// `rounds` grid barriers: those of cooperative groups or, as in mckp_sync_rows, a counter that each block increments and then
/// waits for. `arrived` is that counter, initially 0; rounds * gridDim.x must not overflow it. With `check` each block writes
/// its round to seen[block] before a barrier and afterwards checks whether its neighbour has done so; passed[block] is `rounds`
/// minus the number of failed checks. All blocks must be resident at once.
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
