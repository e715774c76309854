// SPDX-License-Identifier: Apache-2.0
// Keeps what the reader has done in a lesson, and answers the questions again when the page is opened again. Answers are
// kept as the page has read them, so that they hold in every language.
(() => {
    const course = document.querySelector("nav.course").dataset;
    const name = `lesson:${course.lesson}`;
    const before = kept.read(name);
    const isWhole = Array.isArray(before?.seen) && Array.isArray(before?.answers);
    const progress = { seen: [], answers: [], done: 0, points: 0, possible: 0, ...(isWhole ? before : {}) };
    let answeringAgain = false;
    const keep = () => kept.write(name, progress);

    /// A question that was changed since is another one.
    function questionOf(form) {
        const right = JSON.stringify(JSON.parse(form.dataset.key).right);
        let sum = 5381;
        for (let i = 0; i < right.length; ++i)
            sum = (sum * 33 + right.charCodeAt(i)) % 4294967296;
        return sum;
    }
    function fill(form, response) {
        let text = 0;
        for (const input of form.querySelectorAll("[name=answer]"))
            if (input.type === "text")
                input.value = response[text++] ?? "";
            else
                input.checked = response.includes(input.value);
    }
    function answerAgain() {
        answeringAgain = true;
        Object.assign(progress, { done: 0, points: 0, possible: 0 });
        const answers = progress.answers.filter((answer) => {
            const form = document.getElementById(answer?.figure)?.querySelector("form");
            if (!form || !Array.isArray(answer.response) || questionOf(form) !== answer.question)
                return false;
            fill(form, answer.response);
            form.requestSubmit();
            return true;
        });
        answeringAgain = false;
        progress.answers = answers;
        keep();
        document.getElementById("again").hidden = answers.length === 0;
    }

    document.addEventListener("lesson-shown", ({ detail }) => {
        document.body.classList.toggle("at-end", detail.last);
        if (!progress.seen.includes(detail.step))
            progress.seen.push(detail.step);
        progress.at = detail.picture;
        keep();
        kept.write("lesson-last", { lesson: course.lesson, picture: detail.picture });
    });
    document.addEventListener("lesson-answered", ({ detail }) => {
        progress.points = detail.points;
        progress.possible = detail.possible;
        progress.done = document.querySelectorAll("form[data-done]").length + (detail.done ? 1 : 0);
        if (!answeringAgain)
            progress.answers.push({
                figure: detail.form.closest("figure").id, question: questionOf(detail.form), response: detail.response,
            });
        keep();
        document.getElementById("again").hidden = false;
    });
    document.getElementById("again").addEventListener("click", () => {
        Object.assign(progress, { answers: [], done: 0, points: 0, possible: 0 });
        keep();
        location.reload();
    });
    document.addEventListener("DOMContentLoaded", answerAgain);
})();
