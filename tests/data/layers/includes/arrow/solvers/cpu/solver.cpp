// SPDX-License-Identifier: Apache-2.0
#include "visual/scene/table.h"
