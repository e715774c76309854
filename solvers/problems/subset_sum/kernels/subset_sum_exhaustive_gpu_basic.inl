// SPDX-License-Identifier: Apache-2.0
// SSO report, Section 5.5: every subset of a chunk of bit strings, one per thread.

/// Computes the sums of a chunk's subsets, one per thread: values[t] is the sum if it is at most the target, otherwise
/// 0. The first `high` of the n bits of a subset are `prefix`, the others are the thread's number; weight i is taken if
/// bit i is 1. Launched with at least 2^(n - high) threads.
KS_KERNEL void subset_sum_exhaustive_gpu_basic_chunk(gptr<const long> weights, gptr<const unsigned char> prefix, int n,
                                                     int high, long target, gptr<long> values) {
    const int t = blockIdx.x * blockDim.x + threadIdx.x;
    if (KS_IF(t >> (n - high) != 0))
        return;
    long sum = 0;
    KS_FOR(int i = 0; i < n; ++i)
        sum += (i < high ? prefix[i] : t >> (n - 1 - i) & 1) * weights[i];
    values[t] = sum <= target ? sum : 0;
}

/// Computes the largest of each block's 8 * blockDim.x values (Section 5.4: after the book's reduction, unrolled by 8,
/// in shared memory): 8 * blockDim.x dynamic bytes.
KS_KERNEL void subset_sum_exhaustive_maximum(gptr<const long> values, int count, gptr<long> maxima) {
    KS_DYNAMIC_SHARED(long, best, 0);
    long most = 0;
    const int first = 8 * blockIdx.x * blockDim.x + threadIdx.x;
    KS_FOR(int k = 0; k < 8; ++k) {
        const int at = first + k * blockDim.x;
        if (KS_IF(at < count))
            most = max(most, values[at]);
    }
    best[threadIdx.x] = most;
    KS_SYNC();
    int width = blockDim.x;
    KS_LOOP(width > 1) {
        const int half = (width + 1) / 2;
        const int other = threadIdx.x + half;
        if (KS_IF(other < width))
            best[threadIdx.x] = max(best[threadIdx.x], best[other]);
        KS_SYNC();
        width = half;
    }
    if (KS_IF(threadIdx.x == 0))
        maxima[blockIdx.x] = best[0];
}

KS_KERNELS(subset_sum_exhaustive_gpu_basic, KS_ENTRY("chunk", subset_sum_exhaustive_gpu_basic_chunk),
           KS_ENTRY("maximum", subset_sum_exhaustive_maximum))

#ifdef KS_HOST_PART
const Variant& variant_subset_sum_exhaustive_gpu_basic() {
    static const auto variant = exhaustive_in_chunks([] {
        VariantInfo info = exhaustive_info("subset-sum.exhaustive.gpu-basic");
        info.title = "Exhaustive in chunks, a subset a thread";
        info.section = "5.5";
        return ExhaustiveKernel{.info = std::move(info), .chunk = "subset_sum_exhaustive_gpu_basic.chunk"};
    }());
    return variant;
}
#endif
