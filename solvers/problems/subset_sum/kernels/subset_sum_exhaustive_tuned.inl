// SPDX-License-Identifier: Apache-2.0
// Our exhaustive search: a thread visits 8192 subsets, with the sums of the ten lightest weights in a table in shared
// memory and those of the next three in registers. The remaining part of the target wraps to a huge number if a sum
// exceeds it, so a subset costs only a subtraction and a minimum: two instructions at 32 bits, six at 64. The limit is
// 64 integer instructions per clock and SM.

/// Numbers of weights whose subsets a thread visits: the lightest in the table, and those before them in registers.
constexpr int subset_sum_exhaustive_tuned_table = 10, subset_sum_exhaustive_tuned_registers = 3;

/// Sets gaps[block] to the smallest rest of `room` over the block's subsets; more than the target if none is feasible.
/// The bits of the thread's number take the `bits` weights before the last 13, the highest bit the first weight. With
/// `prune` a thread whose smallest sum is too large visits nothing, and one whose largest sum is not takes that. The
/// sums of all weights and `room` are below half of the range of Sum.
template <class Sum>
KS_KERNEL void subset_sum_exhaustive_tuned_walk(gptr<const Sum> weights, int bits, Sum room, int prune,
                                                gptr<Sum> gaps) {
    constexpr int entries = 1 << subset_sum_exhaustive_tuned_table;
    constexpr int in_registers = 1 << subset_sum_exhaustive_tuned_registers;
    constexpr int walked = subset_sum_exhaustive_tuned_table + subset_sum_exhaustive_tuned_registers;
    KS_SHARED(Sum, table, entries);
    KS_SHARED(Sum, least, 256);
    KS_FOR(int s = threadIdx.x; s < entries; s += blockDim.x) {
        Sum sum = 0;
        KS_FOR(int k = 0; k < subset_sum_exhaustive_tuned_table; ++k)
            sum += (s >> k & 1) * weights[bits + subset_sum_exhaustive_tuned_registers + k];
        table[s] = sum;
    }
    KS_SYNC();
    const unsigned t = blockIdx.x * blockDim.x + threadIdx.x;
    Sum left = room;
    KS_FOR(int k = 0; k < bits; ++k)
        left -= (t >> (bits - 1 - k) & 1) * weights[k];
    Sum all = 0;
    KS_FOR(int k = 0; k < walked; ++k)
        all += weights[bits + k];
    Sum gap = ~Sum(0);
    if (KS_IF(prune != 0 && (left > room || left >= all))) {
        if (KS_IF(left <= room))
            gap = left - all;
    } else {
        Sum lefts[in_registers];
        KS_FOR(int r = 0; r < in_registers; ++r) {
            lefts[r] = left;
            KS_FOR(int k = 0; k < subset_sum_exhaustive_tuned_registers; ++k)
                lefts[r] -= (r >> k & 1) * weights[bits + k];
        }
        KS_FOR(int s = 0; s < entries; ++s) {
            const Sum sum = table[s];
            KS_FOR(int r = 0; r < in_registers; ++r)
                gap = min(gap, lefts[r] - sum);
        }
    }
    least[threadIdx.x] = gap;
    KS_SYNC();
    KS_FOR(unsigned half = blockDim.x / 2; half > 0; half /= 2) {
        if (KS_IF(threadIdx.x < half))
            least[threadIdx.x] = min(least[threadIdx.x], least[threadIdx.x + half]);
        KS_SYNC();
    }
    if (KS_IF(threadIdx.x == 0))
        gaps[blockIdx.x] = least[0];
}

KS_KERNELS(subset_sum_exhaustive_tuned, KS_ENTRY("walk<uint32>", subset_sum_exhaustive_tuned_walk<unsigned>),
           KS_ENTRY("walk<uint64>", subset_sum_exhaustive_tuned_walk<unsigned long>))

#ifdef KS_HOST_PART
const Variant& variant_subset_sum_exhaustive_tuned() {
    static const auto variant = exhaustive_tuned();
    return variant;
}
#endif
