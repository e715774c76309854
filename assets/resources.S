/* SPDX-License-Identifier: Apache-2.0 */
/* The binary resource file that rcc wrote, as it is. */
    .section .rodata
    .globl ks_resources
    .hidden ks_resources
    .balign 16
ks_resources:
    .incbin KS_RESOURCES
    .section .note.GNU-stack,"",%progbits
