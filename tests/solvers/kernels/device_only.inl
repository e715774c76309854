// SPDX-License-Identifier: Apache-2.0
// Words that the emulator does not know yet, each once.

KS_KERNEL void collectives(gptr<const int> from, gptr<int> to) {
    int sum = from[threadIdx.x];
    sum += KS_SHUFFLE(~0u, sum, 3);
    sum += KS_SHUFFLE_UP(~0u, sum, 1);
    sum += KS_SHUFFLE_DOWN(~0u, sum, 2);
    sum += KS_SHUFFLE_XOR(~0u, sum, 16);
    KS_SYNC_WARP(~0u);
    KS_WATCH(sum);
    if (KS_IF(KS_ANY(~0u, sum > 3) && !KS_ALL(~0u, sum > 5)))
        to[threadIdx.x] = static_cast<int>(KS_BALLOT(~0u, sum > 4));
}

KS_KERNEL void meeting(sptr<int> row, vptr<int> flag, sptr<int> counter) {
    row[threadIdx.x] = 1;
    KS_FENCE_BLOCK();
    KS_FENCE();
    KS_FENCE_SYSTEM();
    KS_ATOMIC_ADD(counter[0], 1);
    KS_ATOMIC_MAX(counter[1], 2);
    KS_ATOMIC_MIN(counter[2], 3);
    KS_ATOMIC_OR(counter[3], 4);
    KS_ATOMIC_EXCHANGE(counter[4], 5);
    KS_ATOMIC_CAS(counter[5], 6, 7);
    KS_SPIN(flag[0] == 0) {
    }
    KS_GRID_SYNC();
    row[threadIdx.x] += row[0];
}

KS_KERNELS(device_only, KS_ENTRY("collectives", collectives), KS_ENTRY("meeting", meeting))
