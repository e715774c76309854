// SPDX-License-Identifier: Apache-2.0
// Wan et al., Section 3: the two-list algorithm with k threads. A list is an array of 64-bit sums, counted from 0; the
// list A rises, the list B falls. The target, M, is in constant memory (Section 3.2). The vector H has k - 1 inner
// elements and k leaves, each as two ranges [begin, end): h[2 t] of the list, h[2 t + 1] of the shifted list.

KS_CONSTANT(long, subset_sum_two_list_gpu_target, 1);

/// Algorithm 4: shifts the list by a weight, which each block reads once into shared memory (Section 3.3).
KS_KERNEL void subset_sum_two_list_gpu_add_item(gptr<const long> weights, int item, gptr<const long> list, long size,
                                                gptr<long> shifted) {
    KS_SHARED(long, weight, 1);
    if (KS_IF(threadIdx.x == 0))
        weight[0] = weights[item];
    KS_SYNC();
    const long added = weight[0], threads = long(gridDim.x) * blockDim.x;
    KS_FOR(long i = long(blockIdx.x) * blockDim.x + threadIdx.x; i < size; i += threads)
        shifted[i] = list[i] + added;
}

/// Returns whether an element of the shifted list comes before one of the list; of equal ones it does not.
template <bool falling>
KS_DEVICE bool subset_sum_two_list_gpu_goes_ahead(long of_shifted, long of_list) {
    return falling ? of_shifted > of_list : of_shifted < of_list;
}

/// Algorithm 5, the level of H with elements `count` .. 2 count - 1: each is divided into its children 2 t and 2 t + 1
/// at its median pair (e, f), which a binary search finds.
template <bool falling>
KS_KERNEL void subset_sum_two_list_gpu_partition(gptr<const long> list, gptr<const long> shifted, int count,
                                                 gptr<longlong2> h) {
    const int threads = gridDim.x * blockDim.x;
    KS_FOR(int thread = blockIdx.x * blockDim.x + threadIdx.x; thread < count; thread += threads) {
        const int t = count + thread;
        const longlong2 of_list = h[2 * t], of_shifted = h[2 * t + 1];
        const long a = of_list.x, b = of_list.y, c = of_shifted.x, d = of_shifted.y;
        const long half = (b - a + d - c) / 2;
        long low = max(0L, half - (d - c)), high = min(half, b - a); // how many of the list are in the first half
        KS_LOOP(low < high) {
            const long middle = low + (high - low) / 2;
            const long of_a = list[a + middle], of_c = shifted[c + half - middle - 1];
            if (KS_IF(subset_sum_two_list_gpu_goes_ahead<falling>(of_c, of_a)))
                high = middle;
            else
                low = middle + 1;
        }
        const long e = a + low, f = c + half - low;
        KS_WATCH(e);
        KS_WATCH(f);
        h[4 * t] = make_longlong2(a, e);
        h[4 * t + 1] = make_longlong2(c, f);
        h[4 * t + 2] = make_longlong2(e, b);
        h[4 * t + 3] = make_longlong2(f, d);
    }
}

/// Algorithm 6: each thread merges the two parts of a leaf of H. `from` is the first used element of the shifted list:
/// 0, unless the improved generation stage discarded the beginning of a falling list.
template <bool falling>
KS_KERNEL void subset_sum_two_list_gpu_merge(gptr<const long> list, gptr<const long> shifted, long from,
                                             gptr<const longlong2> h, int k, gptr<long> merged) {
    const int threads = gridDim.x * blockDim.x;
    KS_FOR(int thread = blockIdx.x * blockDim.x + threadIdx.x; thread < k; thread += threads) {
        const longlong2 of_list = h[2 * (k + thread)], of_shifted = h[2 * (k + thread) + 1];
        long i = of_list.x, j = of_shifted.x, next = 0, next_shifted = 0;
        if (KS_IF(i < of_list.y))
            next = list[i];
        if (KS_IF(j < of_shifted.y))
            next_shifted = shifted[j];
        KS_FOR(long at = i + j - from; i < of_list.y || j < of_shifted.y; ++at) {
            const bool ahead =
                i == of_list.y ||
                (j < of_shifted.y && subset_sum_two_list_gpu_goes_ahead<falling>(next_shifted, next));
            merged[at] = ahead ? next_shifted : next;
            if (KS_IF(ahead)) {
                ++j;
                if (KS_IF(j < of_shifted.y))
                    next_shifted = shifted[j];
            } else {
                ++i;
                if (KS_IF(i < of_list.y))
                    next = list[i];
            }
        }
    }
}

/// Stores a solution: an element of A, and the element of B that completes it. Only the first one is stored.
KS_DEVICE void subset_sum_two_list_gpu_found(vptr<long> is_found, gptr<long> solution, long of_a) {
    if (KS_IF(KS_ATOMIC_EXCHANGE(is_found[0], 1) == 0)) {
        solution[0] = of_a;
        solution[1] = subset_sum_two_list_gpu_target[0] - of_a;
    }
}

/// Algorithm 7: each thread compares a block of A with every block of B, from the same number on, and writes the pairs
/// to search into S. The slot is atomicAdd's result; the paper reads the counter again. Blocks have `length` elements,
/// the last maybe fewer. `over` counts threads that pick more than `log_k` pairs.
KS_KERNEL void subset_sum_two_list_gpu_pruning(gptr<const long> a, long size_a, long length_a, gptr<const long> b,
                                               long size_b, long length_b, int log_k, gptr<int2> pairs,
                                               vptr<long> is_found, gptr<long> solution, sptr<long> picked,
                                               sptr<long> over) {
    const long target = subset_sum_two_list_gpu_target[0];
    const int blocks_a = int((size_a + length_a - 1) / length_a), blocks_b = int((size_b + length_b - 1) / length_b);
    const int threads = gridDim.x * blockDim.x;
    KS_FOR(int s = blockIdx.x * blockDim.x + threadIdx.x; s < blocks_a; s += threads) {
        const long first_a = a[s * length_a], last_a = a[min(size_a, (s + 1) * length_a) - 1];
        int t = s % blocks_b, picks = 0;
        KS_FOR(int step = 0; step < blocks_b; ++step) {
            if (KS_IF(is_found[0] != 0))
                break;
            const long first_b = b[t * length_b], last_b = b[min(size_b, (t + 1) * length_b) - 1];
            const long least = first_a + last_b, most = last_a + first_b;
            KS_WATCH(least);
            KS_WATCH(most);
            if (KS_IF(least == target || most == target)) {
                KS_CALL(subset_sum_two_list_gpu_found(is_found, solution, least == target ? first_a : last_a));
            } else if (KS_IF(least < target && most > target)) {
                const long slot = KS_ATOMIC_ADD(picked[0], 1);
                pairs[slot] = make_int2(s, t);
                ++picks;
            }
            t = t + 1 < blocks_b ? t + 1 : 0;
        }
        if (KS_IF(picks > log_k))
            KS_ATOMIC_ADD(over[0], 1);
    }
}

/// Algorithm 8: the walk of Horowitz and Sahni through each picked pair of blocks.
KS_KERNEL void subset_sum_two_list_gpu_search(gptr<const long> a, long size_a, long length_a, gptr<const long> b,
                                              long size_b, long length_b, gptr<const int2> pairs, long picked,
                                              vptr<long> is_found, gptr<long> solution) {
    const long target = subset_sum_two_list_gpu_target[0], threads = long(gridDim.x) * blockDim.x;
    KS_FOR(long i = long(blockIdx.x) * blockDim.x + threadIdx.x; i < picked; i += threads) {
        const int2 pair = pairs[i];
        long x = pair.x * length_a, y = pair.y * length_b;
        const long end_a = min(size_a, x + length_a), end_b = min(size_b, y + length_b);
        KS_LOOP(x < end_a && y < end_b) {
            if (KS_IF(is_found[0] != 0))
                break;
            const long of_a = a[x], sum = of_a + b[y];
            KS_WATCH(sum);
            if (KS_IF(sum == target))
                KS_CALL(subset_sum_two_list_gpu_found(is_found, solution, of_a));
            else if (KS_IF(sum < target))
                ++x;
            else
                ++y;
        }
    }
}

KS_KERNELS(subset_sum_two_list_gpu, KS_CONSTANT_ENTRY(subset_sum_two_list_gpu_target),
           KS_ENTRY("add-item", subset_sum_two_list_gpu_add_item),
           KS_ENTRY("partition<rising>", subset_sum_two_list_gpu_partition<false>),
           KS_ENTRY("partition<falling>", subset_sum_two_list_gpu_partition<true>),
           KS_ENTRY("merge<rising>", subset_sum_two_list_gpu_merge<false>),
           KS_ENTRY("merge<falling>", subset_sum_two_list_gpu_merge<true>),
           KS_ENTRY("pruning", subset_sum_two_list_gpu_pruning), KS_ENTRY("search", subset_sum_two_list_gpu_search))

#ifdef KS_HOST_PART
const Variant& variant_subset_sum_two_list_gpu() {
    static const auto variant = two_lists_on_gpu([] {
        VariantInfo info = two_list_gpu_info("subset-sum.two-list.gpu");
        info.title = "Two lists on the GPU: bounds in a vector, a launch for each of its levels";
        info.section = "3";
        info.algorithm = "3";
        return info;
    }());
    return variant;
}
#endif
