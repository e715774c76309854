// SPDX-License-Identifier: Apache-2.0
// The reader's language and colours, which hold for all pages of a course.
(() => {
    const page = document.documentElement;
    const isFirst = document.querySelector("[data-root]").dataset.root === ".";
    for (const link of document.querySelectorAll(".languages a"))
        link.addEventListener("click", () => {
            kept.write("language", link.lang);
            link.hash = location.hash; // the same picture of the lesson, the same search
        });
    const chosen = [...document.querySelectorAll(".languages a")].find((link) => link.lang === kept.read("language"));
    if (isFirst && chosen && chosen.lang !== page.lang)
        location.replace(chosen.href);

    const colours = kept.read("colours");
    if (colours === "light" || colours === "dark")
        page.dataset.theme = colours;
    else if (colours === "system")
        delete page.dataset.theme;
    document.getElementById("theme").addEventListener("change", (event) => {
        kept.write("colours", event.target.value || "system");
    });
})();
