// SPDX-License-Identifier: Apache-2.0
// SSO report, Section 5.6: unrolled by eight, with the weights in constant memory and the first bits in shared memory.

KS_CONSTANT(long, subset_sum_exhaustive_gpu_all_weights, 4096);

/// As subset_sum_exhaustive_gpu_basic_chunk. n is a multiple of 8: zeros come before the weights. `high` dynamic bytes.
KS_KERNEL void subset_sum_exhaustive_gpu_all_chunk(gptr<const unsigned char> prefix, int n, int high, long target,
                                                   gptr<long> values) {
    KS_DYNAMIC_SHARED(unsigned char, start, 0);
    KS_FOR(int i = threadIdx.x; i < high; i += blockDim.x)
        start[i] = prefix[i];
    KS_SYNC();
    const int t = blockIdx.x * blockDim.x + threadIdx.x;
    if (KS_IF(t >> (n - high) != 0))
        return;
    long sum = 0;
    KS_FOR(int i = 0; i < n; i += 8) {
        KS_FOR(int k = i; k < i + 8; ++k) // always eight rounds, so nvcc unrolls the loop
            sum += (k < high ? start[k] : t >> (n - 1 - k) & 1) * subset_sum_exhaustive_gpu_all_weights[k];
    }
    values[t] = sum <= target ? sum : 0;
}

KS_KERNELS(subset_sum_exhaustive_gpu_all, KS_CONSTANT_ENTRY(subset_sum_exhaustive_gpu_all_weights),
           KS_ENTRY("chunk", subset_sum_exhaustive_gpu_all_chunk))

#ifdef KS_HOST_PART
const Variant& variant_subset_sum_exhaustive_gpu_all() {
    static const auto variant = exhaustive_in_chunks([] {
        VariantInfo info = exhaustive_info("subset-sum.exhaustive.gpu-all");
        info.title = "Exhaustive in chunks: unrolled, constant and shared memory";
        info.section = "5.6";
        return ExhaustiveKernel{.info = std::move(info),
                                .chunk = "subset_sum_exhaustive_gpu_all.chunk",
                                .constant = "subset_sum_exhaustive_gpu_all.subset_sum_exhaustive_gpu_all_weights",
                                .unrolled = 8,
                                .prefix_in_shared = true};
    }());
    return variant;
}
#endif
