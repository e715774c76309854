// SPDX-License-Identifier: Apache-2.0
// The choice between light, dark and the system's colours.
(() => {
    const theme = document.getElementById("theme");
    theme.value = document.documentElement.dataset.theme || "";
    theme.addEventListener("change", () => {
        if (theme.value)
            document.documentElement.dataset.theme = theme.value;
        else
            delete document.documentElement.dataset.theme;
        theme.blur(); // the next arrow key turns the page
    });
})();
