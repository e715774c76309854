// SPDX-License-Identifier: Apache-2.0
// CUDA as a kernel in the emulator sees it. Every compiled file begins with this header.
#pragma once

// Each needs those before it.
// clang-format off
#include "ks_words.h"
#include "ks_vectors.h"
#include "ks_hooks.h"
#include "ks_warp.h"
#include "ks_atomics.h"
#include "ks_maths.h"
#include "ks_host.h"
// clang-format on
