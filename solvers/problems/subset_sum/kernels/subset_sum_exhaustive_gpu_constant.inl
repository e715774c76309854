// SPDX-License-Identifier: Apache-2.0
// SSO report, Section 5.6: the weights in constant memory, which delivers one word at a time to a whole warp.

KS_CONSTANT(long, subset_sum_exhaustive_gpu_constant_weights, 4096);

/// As subset_sum_exhaustive_gpu_basic_chunk.
KS_KERNEL void subset_sum_exhaustive_gpu_constant_chunk(gptr<const unsigned char> prefix, int n, int high, long target,
                                                        gptr<long> values) {
    const int t = blockIdx.x * blockDim.x + threadIdx.x;
    if (KS_IF(t >> (n - high) != 0))
        return;
    long sum = 0;
    KS_FOR(int i = 0; i < n; ++i)
        sum += (i < high ? prefix[i] : t >> (n - 1 - i) & 1) * subset_sum_exhaustive_gpu_constant_weights[i];
    values[t] = sum <= target ? sum : 0;
}

KS_KERNELS(subset_sum_exhaustive_gpu_constant, KS_CONSTANT_ENTRY(subset_sum_exhaustive_gpu_constant_weights),
           KS_ENTRY("chunk", subset_sum_exhaustive_gpu_constant_chunk))

#ifdef KS_HOST_PART
const Variant& variant_subset_sum_exhaustive_gpu_constant() {
    static const auto variant = exhaustive_in_chunks([] {
        VariantInfo info = exhaustive_info("subset-sum.exhaustive.gpu-constant");
        info.title = "Exhaustive in chunks, weights in constant memory";
        info.section = "5.6";
        return ExhaustiveKernel{.info = std::move(info),
                                .chunk = "subset_sum_exhaustive_gpu_constant.chunk",
                                .constant =
                                    "subset_sum_exhaustive_gpu_constant.subset_sum_exhaustive_gpu_constant_weights"};
    }());
    return variant;
}
#endif
