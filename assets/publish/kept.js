// SPDX-License-Identifier: Apache-2.0
// What a course keeps in the browser: answers, steps that were read, language, colours. A browser may refuse to keep
// anything, as some do for files opened from a disk; then it is kept until the page is closed.
"use strict";
const kept = (() => {
    const root = new URL(document.querySelector("[data-root]").dataset.root + "/", location.href).pathname;
    const begin = `knapscope-course:${root}:`; // another course of this host has another path
    const here = new Map();
    const store = () => {
        try {
            const storage = window.localStorage;
            storage.setItem(begin + "asked", "1");
            return storage;
        } catch {
            return null;
        }
    };
    const storage = store();

    return {
        lasts: storage !== null,
        read(name) {
            const text = storage ? storage.getItem(begin + name) : here.get(name);
            try {
                return JSON.parse(text ?? null);
            } catch { // something else wrote it
                return null;
            }
        },
        write(name, value) {
            try {
                storage ? storage.setItem(begin + name, JSON.stringify(value)) : here.set(name, JSON.stringify(value));
            } catch { /* the browser has no room left: the lesson goes on without it */ }
        },
        forget(prefix) {
            here.clear();
            for (const name of storage ? Object.keys(storage) : [])
                if (name.startsWith(begin + prefix))
                    storage.removeItem(name);
        },
    };
})();
