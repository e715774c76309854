// SPDX-License-Identifier: Apache-2.0
// A published lesson: one picture at a time, with the step's words beside it. Keys, buttons and the outline do what they do
// in the program (ui/stepping): Right and Left go along pictures, PgDn and PgUp along steps.
"use strict";
(() => {
    const byId = (id) => document.getElementById(id);
    const sections = [...document.querySelectorAll("section")];
    const figures = [...document.querySelectorAll("figure")];
    const links = [...document.querySelectorAll("#outline a")];
    const stepOf = (at) => sections.indexOf(figures[at].closest("section"));
    let at = -1;
    // What a course listens to, which keeps the reader's progress.
    const tell = (name, detail) => document.dispatchEvent(new CustomEvent(name, { detail }));

    function nextStep() {
        const next = figures.findIndex((_, i) => stepOf(i) > stepOf(at));
        return next < 0 ? figures.length - 1 : next;
    }
    function previousStep() { // to where the step begins, or from there to where the one before begins
        let to = Math.max(at - 1, 0);
        while (to > 0 && stepOf(to - 1) === stepOf(to))
            --to;
        return to;
    }

    function show(wanted) {
        const to = Math.min(Math.max(wanted, 0), figures.length - 1);
        if (to === at)
            return;
        const across = at < 0 ? 0 : figures[at].scrollLeft; // of a wide picture on a narrow screen
        if (at >= 0 && stepOf(at) !== stepOf(to))
            window.scrollTo(0, 0);
        at = to;
        sections.forEach((section, i) => { section.hidden = i !== stepOf(at); });
        figures.forEach((figure, i) => { figure.hidden = i !== at; });
        figures[at].scrollLeft = across;
        links.forEach((link, i) => {
            if (i === stepOf(at))
                link.setAttribute("aria-current", "step");
            else
                link.removeAttribute("aria-current");
        });
        byId("place").textContent = `${figures[at].id} / ${sections[sections.length - 1].id.replace("step-", "")}`;
        byId("back").disabled = at === 0;
        byId("next").disabled = at === figures.length - 1;
        const picture = figures[at].querySelector("svg").getAttribute("aria-label");
        byId("said").textContent = `${picture}: ${figures[at].querySelector("figcaption").textContent}`;
        history.replaceState(null, "", "#" + figures[at].id);
        tell("lesson-shown", { picture: figures[at].id, step: stepOf(at), last: at === figures.length - 1 });
    }

    function showOutline(on) {
        byId("outline").hidden = !on;
        byId("contents").setAttribute("aria-expanded", String(on));
    }
    const toggleOutline = () => showOutline(byId("outline").hidden);
    const showPlaceInAddress = () =>
        show(Math.max(0, figures.findIndex((figure) => figure.id === location.hash.slice(1))));

    const keys = {
        ArrowRight: () => show(at + 1),
        ArrowLeft: () => show(at - 1),
        PageDown: () => show(nextStep()),
        PageUp: () => show(previousStep()),
        Home: () => show(0),
        End: () => show(figures.length - 1),
        o: toggleOutline,
        Escape: () => showOutline(false),
    };
    document.addEventListener("keydown", (event) => {
        const typing = event.target.closest("input, select, textarea");
        const act = keys[event.key];
        if (!act || typing || event.ctrlKey || event.altKey || event.metaKey)
            return;
        event.preventDefault();
        act();
    });
    byId("next").addEventListener("click", () => show(at + 1));
    byId("back").addEventListener("click", () => show(at - 1));
    byId("contents").addEventListener("click", toggleOutline);
    byId("outline").addEventListener("click", (event) => {
        if (event.target.closest("a"))
            showOutline(false);
    });
    window.addEventListener("hashchange", showPlaceInAddress);

    // Questions. A response is a list of texts, compared as solvers/questions does: numbers by their value. `mark`
    // is the language's decimal mark, beside which a point is taken, too; without it the text is no number.
    function tidy(text, mark) {
        const bare = text.replace(/\s/g, "").replace("\u2212", "-").replace("\u221e", "inf");
        const plain = mark ? bare.replaceAll(mark, ".") : bare;
        const fraction = /^([+-]?[\d.]+)\/([\d.]+)$/.exec(plain);
        if (mark && fraction)
            return tidy(String(Number(fraction[1]) / Number(fraction[2])), ".");
        if (!mark || plain === "" || !Number.isFinite(Number(plain)))
            return plain;
        return /^[+-]?\d+$/.test(plain) ? String(BigInt(plain.replace("+", ""))) : String(Number(Number(plain).toPrecision(6)));
    }
    function responseOf(form, mark) {
        return [...form.querySelectorAll("[name=answer]")]
            .filter((input) => input.type === "text" || input.checked)
            .map((input) => input.type === "text" ? tidy(input.value, mark) : input.value);
    }
    // Whether it is an answer at all, right or wrong, so that a slip of the hand takes no try.
    function isAnswer(form, response, isNumber) {
        const kind = form.querySelector("[name=answer]").type;
        if (kind !== "text")
            return kind === "checkbox" || response.length === 1;
        return response.every((part) => isNumber ? part !== "" && (Number.isFinite(Number(part)) || /^[+-]?inf$/.test(part))
            : /^\d+,\d+$/.test(part));
    }
    let points = 0, possible = 0; // of the questions that are done
    function grade(form) {
        if (form.dataset.done)
            return;
        const key = JSON.parse(form.dataset.key);
        const response = responseOf(form, key.numbers ? key.mark : "");
        const said = form.querySelector("[role=status]");
        if (!isAnswer(form, response, key.numbers)) {
            said.className = "";
            said.textContent = key.noAnswer;
            return;
        }
        const isAs = (given, part) => given === part || (key.tolerance > 0 && given !== "" &&
            Math.abs(Number(given) - Number(part)) <= key.tolerance * Math.abs(Number(part)));
        const isGiven = (other) => other.length === response.length && other.every((part, i) => isAs(response[i], part));
        const isRight = key.right.some(isGiven);
        const hits = key.right[0].filter((part, i) => isAs(response[i], part)).length;
        const isRow = form.classList.contains("row");
        const partly = isRow ? key.partly.replace("{0}", hits).replace("{1}", response.length) : "";
        const named = key.named.find((wrong) => isGiven(wrong.response));
        said.className = isRight ? "right" : "wrong";
        const tries = Number(form.dataset.tries || 0) + 1;
        form.dataset.tries = tries;
        const done = isRight || tries >= key.tries;
        if (done) {
            points += key.weight * (isRight ? 1 : isRow ? hits / response.length : 0);
            possible += key.weight;
        }
        tell("lesson-answered", { form, response, done, points, possible });
        const verdict = isRight ? key.isRight : `${key.isWrong} ${named ? named.sentence : partly}`;
        if (!done) {
            said.textContent = `${verdict} ${key.left.replace("{0}", key.tries - tries)}`;
            return;
        }
        form.dataset.done = "yes";
        form.querySelectorAll("input, button").forEach((part) => { part.disabled = true; });
        const number = (value) => value.toLocaleString(form.closest("[lang]").lang, { maximumFractionDigits: 2 });
        const score = key.points.replace("{0}", number(points)).replace("{1}", number(possible));
        const because = /[^.!?…]$/.test(key.because) ? `${key.because}.` : key.because;
        said.textContent = `${verdict} ${isRight ? "" : key.answer} ${because} ${score}`;
    }
    for (const form of document.querySelectorAll("form"))
        form.addEventListener("submit", (event) => {
            event.preventDefault();
            grade(form);
        });

    document.body.classList.add("stepping");
    showOutline(false);
    showPlaceInAddress();
})();
