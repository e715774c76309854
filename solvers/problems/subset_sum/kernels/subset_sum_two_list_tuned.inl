// SPDX-License-Identifier: Apache-2.0
// Our two-list algorithm. A list and the same list shifted by a weight are merged in one pass: every block finds
// its part of both along the merge path (Odeh, Green, Mwassi, Shmueli, Birk 2012), without a recursion of
// partitions, and the shifted list is never stored. The last weight of each half is not in the lists. Instead the
// search looks for up to four targets, with each of these two weights taken or not, so that the lists have half the
// sums, and the largest pass is saved. Both lists rise; the search reads B from its end. The limit is device
// memory: a pass reads every sum of the old list twice and writes the new list once; a search reads both lists once
// for each target.

/// Launched with one block. Computes the rising sums of the first `count` weights that are at most `limit`. Each sum
/// finds its place from its index in its list and a binary search in the other list. Shared memory holds 1.5 *
/// `capacity` sums, where `capacity` = 2^count.
KS_KERNEL void subset_sum_two_list_tuned_first(gptr<const long> weights, int count, long limit, int capacity,
                                               gptr<long> list) {
    KS_DYNAMIC_SHARED(long, sums, 0);
    // The last weight's list is at the front, so the list before it is after that, and so on, alternating.
    int from = count % 2 == 0 ? 0 : capacity, to = capacity - from;
    int size = 1;
    if (KS_IF(threadIdx.x == 0))
        sums[from] = 0;
    KS_SYNC();
    KS_FOR(int w = 0; w < count; ++w) {
        const long weight = weights[w];
        int low = 0, shifted = size;
        KS_LOOP(low < shifted) {
            const int middle = (low + shifted) / 2;
            if (KS_IF(sums[from + middle] <= limit - weight))
                low = middle + 1;
            else
                shifted = middle;
        }
        KS_FOR(int i = threadIdx.x; i < size; i += blockDim.x) {
            const long sum = sums[from + i];
            int ahead = 0, end = shifted; // index in the shifted sums
            KS_LOOP(ahead < end) {
                const int middle = (ahead + end) / 2;
                if (KS_IF(sums[from + middle] + weight < sum))
                    ahead = middle + 1;
                else
                    end = middle;
            }
            sums[to + i + ahead] = sum;
            if (KS_IF(i < shifted)) {
                ahead = 0;
                end = size;
                KS_LOOP(ahead < end) {
                    const int middle = (ahead + end) / 2;
                    if (KS_IF(sums[from + middle] <= sum + weight))
                        ahead = middle + 1;
                    else
                        end = middle;
                }
                sums[to + i + ahead] = sum + weight;
            }
        }
        size += shifted;
        const int swapped = from;
        from = to;
        to = swapped;
        KS_SYNC();
    }
    KS_FOR(int i = threadIdx.x; i < size; i += blockDim.x)
        list[i] = sums[from + i];
}

/// Number of sums that a thread of a merge or a search processes. It is odd, so that the threads of a warp, which write
/// this far apart, have no bank conflicts.
constexpr int subset_sum_two_list_tuned_items = 15;

/// Sets splits[t] to how many sums of list[0 .. size) are among the first t * tile of the list merged with its first
/// `shifted` sums plus `weight`. One thread per t from 0 to the tile count. Equal sums: the list's is first.
KS_KERNEL void subset_sum_two_list_tuned_partition(gptr<const long> list, long size, long shifted, long weight, long tile,
                                                   gptr<long> splits) {
    const long t = long(blockIdx.x) * blockDim.x + threadIdx.x;
    if (KS_IF((t - 1) * tile >= size + shifted))
        return;
    const long count = min(t * tile, size + shifted);
    long low = max(0L, count - shifted), high = min(count, size);
    KS_LOOP(low < high) {
        const long middle = (low + high) / 2;
        const long other = list[count - middle - 1] + weight;
        if (KS_IF(other < list[middle]))
            high = middle;
        else
            low = middle + 1;
    }
    splits[t] = low;
}

/// Merges a tile; block b merges the tile that begins at merged[b * tile]; `total` = size + shifted.
KS_KERNEL void subset_sum_two_list_tuned_merge(gptr<const long> list, long total, long weight, gptr<const long> splits,
                                               gptr<long> merged) {
    constexpr int items = subset_sum_two_list_tuned_items;
    constexpr long beyond = 0x7fffffffffffffff;
    KS_DYNAMIC_SHARED(long, sums, 0);
    const int tile = items * blockDim.x;
    const long begin = long(blockIdx.x) * tile;
    const int count = int(min(long(tile), total - begin));
    const long from = splits[blockIdx.x];
    const int of_list = int(splits[blockIdx.x + 1] - from);
    const long shifted_from = begin - from - of_list;
    KS_FOR(int r = 0; r < items; ++r) {
        const int k = r * blockDim.x + threadIdx.x;
        if (KS_IF(k < count)) {
            const bool shifted = k >= of_list;
            sums[k] = list[(shifted ? shifted_from : from) + k] + (shifted ? weight : 0);
        }
    }
    KS_SYNC();
    const int mine = min(items * int(threadIdx.x), count);
    int low = max(0, mine - (count - of_list)), high = min(mine, of_list);
    KS_LOOP(low < high) {
        const int middle = (low + high) / 2;
        const long other = sums[of_list + mine - middle - 1];
        if (KS_IF(other < sums[middle]))
            high = middle;
        else
            low = middle + 1;
    }
    int i = low, j = of_list + mine - low;
    long x = beyond, y = beyond;
    if (KS_IF(i < of_list))
        x = sums[i];
    if (KS_IF(j < count))
        y = sums[j];
    long made[items];
    KS_FOR(int r = 0; r < items; ++r) {
        const bool other = y < x;
        made[r] = other ? y : x;
        if (KS_IF(other)) {
            ++j;
            y = beyond;
            if (KS_IF(j < count))
                y = sums[j];
        } else {
            ++i;
            x = beyond;
            if (KS_IF(i < of_list))
                x = sums[i];
        }
    }
    KS_SYNC();
    KS_FOR(int r = 0; r < items; ++r)
        if (KS_IF(mine + r < count))
            sums[mine + r] = made[r];
    KS_SYNC();
    KS_FOR(int r = 0; r < items; ++r) {
        const int k = r * blockDim.x + threadIdx.x;
        if (KS_IF(k < count))
            merged[begin + k] = sums[k];
    }
}

/// As `partition`, for list A merged with (target minus each sum of list B), from B's end on. The two positions move like
/// the pointers of Horowitz and Sahni, and meet where two sums add up to the target. stop[0] is whether an earlier search
/// has found a solution.
KS_KERNEL void subset_sum_two_list_tuned_search_partition(gptr<const long> a, long size_a, gptr<const long> b, long size_b,
                                                          long target, long tile, gptr<const long> found,
                                                          gptr<long> splits, gptr<long> stop) {
    const long t = long(blockIdx.x) * blockDim.x + threadIdx.x;
    if (KS_IF(t == 0))
        stop[0] = found[0];
    if (KS_IF((t - 1) * tile >= size_a + size_b))
        return;
    const long count = min(t * tile, size_a + size_b);
    long low = max(0L, count - size_b), high = min(count, size_a);
    KS_LOOP(low < high) {
        const long middle = (low + high) / 2;
        const long left = target - b[size_b - (count - middle)];
        if (KS_IF(left < a[middle]))
            high = middle;
        else
            low = middle + 1;
    }
    splits[t] = low;
}

/// Searches a tile unless stop[0] is set. The first solution sets found[0] to 1, found[1] to its sum of list A, and
/// found[2] to `which`. A block that sees a solution stops: an instance may have millions, and each would be an atomic
/// at the same address.
KS_KERNEL void subset_sum_two_list_tuned_search(gptr<const long> a, long size_a, gptr<const long> b, long size_b,
                                                long target, gptr<const long> splits, gptr<const long> stop,
                                                vptr<long> found, long which) {
    constexpr int items = subset_sum_two_list_tuned_items;
    constexpr long beyond = 0x7fffffffffffffff;
    KS_SHARED(long, seen, 1);
    KS_DYNAMIC_SHARED(long, sums, 0); // has room for one more than a tile
    const int tile = items * blockDim.x;
    const long begin = long(blockIdx.x) * tile;
    if (KS_IF(stop[0] != 0))
        return;
    if (KS_IF(threadIdx.x == 0))
        seen[0] = found[0];
    const int count = int(min(long(tile), size_a + size_b - begin));
    const long from = splits[blockIdx.x];
    const int of_a = int(splits[blockIdx.x + 1] - from);
    const long b_from = size_b - 1 - (begin - from) + of_a; // decreases
    // One more sum of B, which the tile's last sums of A may need; at the end of B there is none.
    const int all = count + (b_from - count >= 0 ? 1 : 0);
    KS_FOR(int r = 0; r < items; ++r) {
        const int k = r * blockDim.x + threadIdx.x;
        if (KS_IF(k < count)) {
            if (KS_IF(k < of_a))
                sums[k] = a[from + k];
            else
                sums[k] = target - b[b_from - k];
        }
    }
    if (KS_IF(threadIdx.x == 0 && all > count))
        sums[count] = target - b[b_from - count];
    KS_SYNC();
    if (KS_IF(seen[0] != 0))
        return;
    const int mine = min(items * int(threadIdx.x), count);
    int low = max(0, mine - (count - of_a)), high = min(mine, of_a);
    KS_LOOP(low < high) {
        const int middle = (low + high) / 2;
        const long left = sums[of_a + mine - middle - 1];
        if (KS_IF(left < sums[middle]))
            high = middle;
        else
            low = middle + 1;
    }
    int i = low, j = of_a + mine - low;
    long x = beyond, y = beyond;
    if (KS_IF(i < of_a))
        x = sums[i];
    if (KS_IF(j < all))
        y = sums[j];
    KS_FOR(int r = 0; r < items; ++r) {
        if (KS_IF(x == y && i < of_a && j < all)) {
            if (KS_IF(KS_ATOMIC_CAS(found[0], 0L, 1L) == 0)) {
                found[1] = x;
                found[2] = which;
            }
        }
        if (KS_IF(y < x)) {
            ++j;
            y = beyond;
            if (KS_IF(j < all))
                y = sums[j];
        } else {
            ++i;
            x = beyond;
            if (KS_IF(i < of_a))
                x = sums[i];
        }
    }
}

KS_KERNELS(subset_sum_two_list_tuned, KS_ENTRY("first", subset_sum_two_list_tuned_first),
           KS_ENTRY("partition", subset_sum_two_list_tuned_partition), KS_ENTRY("merge", subset_sum_two_list_tuned_merge),
           KS_ENTRY("search-partition", subset_sum_two_list_tuned_search_partition),
           KS_ENTRY("search", subset_sum_two_list_tuned_search))

#ifdef KS_HOST_PART
const Variant& variant_subset_sum_two_list_tuned() {
    static const auto variant = two_list_tuned();
    return variant;
}
#endif
