// SPDX-License-Identifier: Apache-2.0
#pragma once

// The sanitizers of this build: KS_ADDRESS_SANITIZER and KS_THREAD_SANITIZER are 1 or 0. g++ defines macros;
// clang has __has_feature.

#ifdef __has_feature
#define KS_HAS_FEATURE(name) __has_feature(name)
#else
#define KS_HAS_FEATURE(name) 0
#endif

#if defined(__SANITIZE_ADDRESS__) || KS_HAS_FEATURE(address_sanitizer)
#define KS_ADDRESS_SANITIZER 1
#else
#define KS_ADDRESS_SANITIZER 0
#endif

#if defined(__SANITIZE_THREAD__) || KS_HAS_FEATURE(thread_sanitizer)
#define KS_THREAD_SANITIZER 1
#else
#define KS_THREAD_SANITIZER 0
#endif
