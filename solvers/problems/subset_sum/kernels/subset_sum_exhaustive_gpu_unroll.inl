// SPDX-License-Identifier: Apache-2.0
// SSO report, Section 5.6: the loop over the weights unrolled by eight.

/// As subset_sum_exhaustive_gpu_basic_chunk. n is a multiple of 8: zeros are put before the weights.
KS_KERNEL void subset_sum_exhaustive_gpu_unroll_chunk(gptr<const long> weights, gptr<const unsigned char> prefix, int n,
                                                      int high, long target, gptr<long> values) {
    const int t = blockIdx.x * blockDim.x + threadIdx.x;
    if (KS_IF(t >> (n - high) != 0))
        return;
    long sum = 0;
    KS_FOR(int i = 0; i < n; i += 8) {
        KS_FOR(int k = i; k < i + 8; ++k) // always eight rounds, so nvcc unrolls the loop
            sum += (k < high ? prefix[k] : t >> (n - 1 - k) & 1) * weights[k];
    }
    values[t] = sum <= target ? sum : 0;
}

KS_KERNELS(subset_sum_exhaustive_gpu_unroll, KS_ENTRY("chunk", subset_sum_exhaustive_gpu_unroll_chunk))

#ifdef KS_HOST_PART
const Variant& variant_subset_sum_exhaustive_gpu_unroll() {
    static const auto variant = exhaustive_in_chunks([] {
        VariantInfo info = exhaustive_info("subset-sum.exhaustive.gpu-unroll");
        info.title = "Exhaustive in chunks, unrolled by eight";
        info.section = "5.6";
        return ExhaustiveKernel{
            .info = std::move(info), .chunk = "subset_sum_exhaustive_gpu_unroll.chunk", .unrolled = 8};
    }());
    return variant;
}
#endif
