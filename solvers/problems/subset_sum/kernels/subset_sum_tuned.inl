// SPDX-License-Identifier: Apache-2.0
// Our exact method: rows of bits, each only as long as the sum of its weights, two weights per row. All rows are kept,
// so that one pass answers and one block follows them back. The limit: each row is read and written once in device
// memory (the shifted reads come from the L2 cache, because a shift is short compared with a row). That is two bits of
// memory traffic per sum and pair of weights. The report's rows of bytes take 24 bits per sum and weight, in each of
// its decisions.

/// Returns word k of the row above, moved up by `shift` places.
KS_DEVICE unsigned long subset_sum_tuned_moved(gptr<const unsigned long> above, long words_above, long k, long shift) {
    const long at = k - shift / 64;
    const int bits = int(shift % 64);
    unsigned long word = 0;
    if (KS_IF(at >= 0 && at < words_above))
        word = above[at] << bits;
    if (KS_IF(at >= 1 && at <= words_above))
        word |= above[at - 1] >> 1 >> (63 - bits);
    return word;
}

/// Computes the row of two more weights, one word per thread: all sums of the row above, and those plus `a`, `b` or
/// both. If there is only one weight, or both together exceed the target, the shifts repeat. The last word holds only
/// the bits of `last`.
KS_KERNEL void subset_sum_tuned_pair(gptr<const unsigned long> above, long words_above, gptr<unsigned long> row,
                                     long words, long a, long b, long both, unsigned long last) {
    const long k = long(blockIdx.x) * blockDim.x + threadIdx.x;
    if (KS_IF(k >= words))
        return;
    unsigned long word = 0;
    if (KS_IF(k < words_above))
        word = above[k];
    word |= KS_CALL(subset_sum_tuned_moved(above, words_above, k, a));
    word |= KS_CALL(subset_sum_tuned_moved(above, words_above, k, b));
    word |= KS_CALL(subset_sum_tuned_moved(above, words_above, k, both));
    if (KS_IF(k == words - 1))
        word &= last;
    row[k] = word;
}

/// Returns whether the row that begins at word `begin` and ends with the sum `top` reaches the sum.
KS_DEVICE bool subset_sum_tuned_reached(gptr<const unsigned long> rows, long begin, long top, long sum) {
    if (KS_IF(sum < 0 || sum > top))
        return false;
    return rows[begin + sum / 64] >> sum % 64 & 1;
}

/// Launched with one block. Finds the largest sum of the last of `count` rows (row 0 has no weight), from its end on,
/// and walks back from it: taken[i] says whether the i-th weight of the pairs is in the subset; sum[0] is the sum. Row
/// i begins at word begins[i] of `rows` and ends with the sum tops[i]; its weights are pairs[2 * i - 2] and the next,
/// or 0.
KS_KERNEL void subset_sum_tuned_way_back(gptr<const unsigned long> rows, gptr<const long> begins, gptr<const long> tops,
                                         gptr<const long> pairs, int count, gptr<unsigned char> taken, gptr<long> sum) {
    KS_SHARED(long, found, 1);
    if (KS_IF(threadIdx.x == 0))
        found[0] = -1;
    KS_SYNC();
    const long last = begins[count];
    long end = tops[count] / 64 + 1; // later words are empty
    KS_LOOP(found[0] < 0) {
        KS_SYNC(); // no thread may write while another still reads
        const long k = end - 1 - long(threadIdx.x);
        if (KS_IF(k >= 0)) {
            const unsigned long word = rows[last + k];
            if (KS_IF(word != 0))
                KS_ATOMIC_MAX(found[0], k);
        }
        KS_SYNC();
        end -= blockDim.x;
    }
    if (KS_IF(threadIdx.x != 0))
        return;
    long left = found[0] * 64;
    unsigned long word = rows[last + found[0]] >> 1;
    KS_LOOP(word != 0) {
        ++left;
        word >>= 1;
    }
    sum[0] = left;
    KS_FOR(int i = count; i > 0; --i) {
        const long begin = begins[i - 1], top = tops[i - 1];
        const long a = pairs[2 * i - 2], b = pairs[2 * i - 1];
        const bool none = KS_CALL(subset_sum_tuned_reached(rows, begin, top, left));
        const bool with_a = KS_CALL(subset_sum_tuned_reached(rows, begin, top, left - a));
        const bool with_b = KS_CALL(subset_sum_tuned_reached(rows, begin, top, left - b));
        const bool takes_a = !none && (with_a || !with_b);
        const bool takes_b = !none && !with_a;
        taken[2 * i - 2] = takes_a;
        taken[2 * i - 1] = takes_b;
        if (KS_IF(takes_a))
            left -= a;
        if (KS_IF(takes_b))
            left -= b;
    }
}

KS_KERNELS(subset_sum_tuned, KS_ENTRY("pair", subset_sum_tuned_pair), KS_ENTRY("way-back", subset_sum_tuned_way_back))

#ifdef KS_HOST_PART
const Variant& variant_subset_sum_tuned() {
    static const auto variant = subset_sum_tuned();
    return variant;
}
#endif
