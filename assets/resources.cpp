// SPDX-License-Identifier: Apache-2.0
#include <QResource>

extern "C" {
extern const unsigned char ks_resources[]; // resources.S
/// The linker is asked for it, so that each program registers its resources before main().
extern const bool ks_resources_are_registered;
const bool ks_resources_are_registered = QResource::registerResource(ks_resources);
}
