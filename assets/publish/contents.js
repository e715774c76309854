// SPDX-License-Identifier: Apache-2.0
// The contents of a course: what the reader has done of each lesson.
(() => {
    const words = JSON.parse(document.querySelector("main").dataset.words);
    const filled = (sentence, ...values) => values.reduce((text, value, i) => text.replace(`{${i}}`, value), sentence);
    const number = (value) => value.toLocaleString(document.documentElement.lang, { maximumFractionDigits: 2 });
    const lessons = [...document.querySelectorAll("[data-lesson]")];
    const box = document.getElementById("progress");

    function addBar(entry, part) {
        const bar = document.createElement("span");
        bar.className = "bar";
        bar.append(document.createElement("span"));
        bar.firstChild.style.width = `${Math.round(100 * part)}%`;
        entry.append(bar);
    }
    /// Whether the lesson is finished.
    function show(entry) {
        const { lesson, steps, questions } = entry.dataset;
        const progress = kept.read(`lesson:${lesson}`);
        if (!progress || !Array.isArray(progress.seen))
            return false;
        const read = progress.seen.filter((step) => step < Number(steps)).length;
        const isFinished = read >= Number(steps) && progress.done >= Number(questions);
        const parts = [isFinished ? `✓ ${words.finished}` : filled(words.steps, read, steps)];
        if (progress.possible > 0)
            parts.push(filled(words.points, number(progress.points), number(progress.possible)));
        const line = document.createElement("p");
        line.className = isFinished ? "done finished" : "done";
        line.textContent = parts.join(" · ");
        entry.append(line);
        addBar(entry, isFinished ? 1 : (read + (progress.done || 0)) / (Number(steps) + Number(questions)));
        return isFinished;
    }
    function showAll() {
        document.querySelectorAll(".done, .bar").forEach((part) => part.remove());
        const finished = lessons.map(show).filter(Boolean).length;
        const last = kept.read("lesson-last");
        const entry = last && lessons.find((each) => each.dataset.lesson === last.lesson);
        const status = box.querySelector("p");
        status.textContent = entry ? filled(words.lessons, finished, lessons.length) : words.begin;
        if (!kept.lasts)
            status.textContent = words.notKept;
        const goOn = box.querySelector("a");
        goOn.hidden = !entry;
        box.querySelector("button").hidden = !entry;
        if (entry) {
            const link = entry.querySelector("a");
            goOn.textContent = filled(words.goOn, link.textContent);
            goOn.href = `${link.getAttribute("href")}#${last.picture}`;
        }
        box.hidden = false;
    }
    box.querySelector("button").addEventListener("click", () => {
        if (!window.confirm(words.forget))
            return;
        kept.forget("lesson"); // not the language and the colours
        showAll();
        document.getElementById("lessons").focus();
    });
    window.addEventListener("pageshow", showAll); // also when the reader comes back from a lesson
    document.body.classList.add("ready");
})();
