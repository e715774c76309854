// SPDX-License-Identifier: Apache-2.0
// Every compiled file has this already (ks_cuda.h).
#pragma once
