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
    const lesson = document.querySelector("nav.course");
    if (!isFirst && !(lesson && page.lang === "en")) // a lesson in English may have readers of any language
        kept.write("language", page.lang);
    const notice = document.querySelector(`.notice[lang="${kept.read("language")}"]`);
    if (notice) { // the reader's language does not have this lesson: the ways out of it lead back to that language
        notice.hidden = false;
        const contents = lesson.querySelector("a");
        Object.assign(contents, { href: `../${notice.lang}/index.html`, lang: notice.lang, textContent: notice.dataset.contents });
        for (const link of lesson.querySelectorAll(`a[data-in~="${notice.lang}"]`))
            link.setAttribute("href", `../${notice.lang}/${link.getAttribute("href")}`);
    }
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
