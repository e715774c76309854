// SPDX-License-Identifier: Apache-2.0
// Wan et al., Section 4: the kernels that the three improvements change. Partition and merge are those of Section 3.

KS_CONSTANT(long, subset_sum_two_list_gpu_improved_target, 1);

/// Algorithm 10: as subset_sum_two_list_gpu_add_item, but sums above the target are only counted, not stored. A thread
/// adds its count once, where the paper does an atomicAdd for each sum.
KS_KERNEL void subset_sum_two_list_gpu_improved_add_item(gptr<const long> weights, int item, gptr<const long> list,
                                                         long size, gptr<long> shifted, sptr<long> discarded) {
    KS_SHARED(long, weight, 1);
    if (KS_IF(threadIdx.x == 0))
        weight[0] = weights[item];
    KS_SYNC();
    const long added = weight[0], most = subset_sum_two_list_gpu_improved_target[0] - added;
    const long threads = long(gridDim.x) * blockDim.x;
    long above = 0;
    KS_FOR(long i = long(blockIdx.x) * blockDim.x + threadIdx.x; i < size; i += threads) {
        const long sum = list[i];
        if (KS_IF(sum > most))
            ++above;
        else
            shifted[i] = sum + added;
    }
    if (KS_IF(above > 0))
        KS_ATOMIC_ADD(discarded[0], above);
}

/// As subset_sum_two_list_gpu_found.
KS_DEVICE void subset_sum_two_list_gpu_improved_found(vptr<long> is_found, gptr<long> solution, long of_a) {
    if (KS_IF(KS_ATOMIC_EXCHANGE(is_found[0], 1) == 0)) {
        solution[0] = of_a;
        solution[1] = subset_sum_two_list_gpu_improved_target[0] - of_a;
    }
}

/// Algorithm 11: two binary searches give each thread the blocks of B, `low` to `high`, with which its block of A is
/// searched. Then it takes slots of S for all of them at once. The arguments are those of
/// subset_sum_two_list_gpu_pruning. The paper's r is both a counter of pairs and a bound of the searches.
KS_KERNEL void subset_sum_two_list_gpu_improved_pruning(gptr<const long> a, long size_a, long length_a,
                                                        gptr<const long> b, long size_b, long length_b, int log_k,
                                                        gptr<int2> pairs, vptr<long> is_found, gptr<long> solution,
                                                        sptr<long> picked, sptr<long> over) {
    const long target = subset_sum_two_list_gpu_improved_target[0];
    const int blocks_a = int((size_a + length_a - 1) / length_a), blocks_b = int((size_b + length_b - 1) / length_b);
    const int threads = gridDim.x * blockDim.x;
    KS_FOR(int s = blockIdx.x * blockDim.x + threadIdx.x; s < blocks_a; s += threads) {
        const long first_a = a[s * length_a], last_a = a[min(size_a, (s + 1) * length_a) - 1];
        int low = 0, high = blocks_b - 1;
        KS_LOOP(low <= high) { // Lemma 3: the first block whose last element is below target - first_a
            const int m = low + (high - low) / 2;
            const long sum = first_a + b[min(size_b, (m + 1) * length_b) - 1];
            if (KS_IF(sum == target)) {
                KS_CALL(subset_sum_two_list_gpu_improved_found(is_found, solution, first_a));
                break;
            }
            if (KS_IF(sum < target))
                high = m - 1;
            else
                low = m + 1;
        }
        int left = low;
        high = blocks_b - 1;
        KS_LOOP(left <= high) { // Lemma 4: the last block whose first element is above target - last_a
            const int m = left + (high - left) / 2;
            const long sum = last_a + b[m * length_b];
            if (KS_IF(sum == target)) {
                KS_CALL(subset_sum_two_list_gpu_improved_found(is_found, solution, last_a));
                break;
            }
            if (KS_IF(sum > target))
                left = m + 1;
            else
                high = m - 1;
        }
        if (KS_IF(is_found[0] != 0))
            break;
        const int picks = high - low + 1;
        KS_WATCH(picks);
        if (KS_IF(picks > 0)) {
            const long slot = KS_ATOMIC_ADD(picked[0], picks);
            KS_FOR(int j = 0; j < picks; ++j)
                pairs[slot + j] = make_int2(s, low + j);
        }
        if (KS_IF(picks > log_k))
            KS_ATOMIC_ADD(over[0], 1);
    }
}

/// Returns the first element of a part of a list whose sum with `other` is beyond the target: above in A, which rises,
/// below in B, which falls. An element that reaches the target is stored, and the return value not used.
template <bool falling>
KS_DEVICE long subset_sum_two_list_gpu_improved_beyond(gptr<const long> list, long begin, long end, long other,
                                                       vptr<long> is_found, gptr<long> solution) {
    const long target = subset_sum_two_list_gpu_improved_target[0];
    KS_LOOP(begin < end) {
        const long m = begin + (end - begin) / 2;
        const long sum = list[m] + other;
        if (KS_IF(sum == target)) {
            KS_CALL(subset_sum_two_list_gpu_improved_found(is_found, solution, falling ? other : target - other));
            return m;
        }
        if (KS_IF(falling ? sum > target : sum < target))
            begin = m + 1;
        else
            end = m;
    }
    return begin;
}

/// Algorithm 12: four binary searches cut a pair of blocks down to a window, which alone is walked. The windows' sizes
/// are added up in left[0] (whole blocks of A), left[1] (its last block), left[2] and left[3] (B; Table VIII).
KS_KERNEL void subset_sum_two_list_gpu_improved_search(gptr<const long> a, long size_a, long length_a,
                                                       gptr<const long> b, long size_b, long length_b,
                                                       gptr<const int2> pairs, long picked, vptr<long> is_found,
                                                       gptr<long> solution, sptr<long> left) {
    const long target = subset_sum_two_list_gpu_improved_target[0], threads = long(gridDim.x) * blockDim.x;
    KS_FOR(long i = long(blockIdx.x) * blockDim.x + threadIdx.x; i < picked; i += threads) {
        if (KS_IF(is_found[0] != 0))
            break;
        const int2 pair = pairs[i];
        const long begin_a = pair.x * length_a, begin_b = pair.y * length_b;
        const long end_a = min(size_a, begin_a + length_a), end_b = min(size_b, begin_b + length_b);
        const long first_b = b[begin_b], last_b = b[end_b - 1];
        const long low_a = KS_CALL(subset_sum_two_list_gpu_improved_beyond<false>(a, begin_a, end_a, first_b, is_found,
                                                                                  solution)); // Lemma 5
        const long high_a = KS_CALL(subset_sum_two_list_gpu_improved_beyond<false>(a, low_a, end_a, last_b, is_found,
                                                                                   solution)); // Lemma 6
        long low_b = begin_b, high_b = begin_b;
        if (KS_IF(low_a < high_a)) {
            const long first_a = a[low_a], last_a = a[high_a - 1];
            low_b = KS_CALL(subset_sum_two_list_gpu_improved_beyond<true>(b, begin_b, end_b, first_a, is_found,
                                                                          solution)); // Lemma 7
            high_b = KS_CALL(subset_sum_two_list_gpu_improved_beyond<true>(b, low_b, end_b, last_a, is_found,
                                                                           solution)); // Lemma 8
        }
        KS_ATOMIC_ADD(left[end_a - begin_a < length_a ? 1 : 0], high_a - low_a);
        KS_ATOMIC_ADD(left[end_b - begin_b < length_b ? 3 : 2], high_b - low_b);
        long x = low_a, y = low_b;
        KS_LOOP(x < high_a && y < high_b) {
            if (KS_IF(is_found[0] != 0))
                break;
            const long of_a = a[x], sum = of_a + b[y];
            KS_WATCH(sum);
            if (KS_IF(sum == target))
                KS_CALL(subset_sum_two_list_gpu_improved_found(is_found, solution, of_a));
            else if (KS_IF(sum < target))
                ++x;
            else
                ++y;
        }
    }
}

KS_KERNELS(subset_sum_two_list_gpu_improved, KS_CONSTANT_ENTRY(subset_sum_two_list_gpu_improved_target),
           KS_ENTRY("add-item", subset_sum_two_list_gpu_improved_add_item),
           KS_ENTRY("pruning", subset_sum_two_list_gpu_improved_pruning),
           KS_ENTRY("search", subset_sum_two_list_gpu_improved_search))

#ifdef KS_HOST_PART
const Variant& variant_subset_sum_two_list_gpu_improved() {
    static const auto variant = two_lists_on_gpu([] {
        VariantInfo info = two_list_gpu_info("subset-sum.two-list.gpu-improved");
        info.title = "Two lists on the GPU, improved: discards, and binary searches for pruning and search";
        info.section = "4";
        info.algorithm = "9";
        info.complexity.time = "O(3N/k) + O(2 log k + k) + O(4 log(N/k) + 2N/k)";
        info.complexity.source = "Sections 2.2.1, 4.2, 4.3 and 5.1, N = 2^(n/2)";
        for (Parameter& stage : two_list::switch_parameters())
            info.parameters.push_back(std::move(stage));
        return info;
    }());
    return variant;
}
#endif
