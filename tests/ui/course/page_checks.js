// SPDX-License-Identifier: GPL-3.0-or-later
// What a reader with weak eyes, with a screen reader, with a keyboard or with a phone needs: each function returns what
// does not have it, as texts.
const pageChecks = (() => {
    const shown = (part) => part.checkVisibility({ visibilityProperty: true }) && part.getClientRects().length > 0;
    const called = (part) => `<${part.localName}${part.id ? "#" + part.id : ""}> ${part.textContent.trim().slice(0, 40)}`;
    const isSpoken = (part) => part.closest(".spoken, .title, .skip") && part.getBoundingClientRect().width <= 1;

    function channels(colour) {
        const [red, green, blue, alpha = 1] = colour.match(/[\d.]+/g).map(Number);
        return { red, green, blue, alpha };
    }
    function luminance({ red, green, blue }) {
        const linear = [red, green, blue].map((value) => {
            const part = value / 255;
            return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2];
    }
    function ground(part) {
        for (let each = part; each; each = each.parentElement) {
            const colour = channels(getComputedStyle(each).backgroundColor);
            if (colour.alpha > 0.99)
                return colour;
        }
        return channels("rgb(255, 255, 255)");
    }
    function ratio(part) {
        const [light, dark] = [luminance(channels(getComputedStyle(part).color)), luminance(ground(part))].sort((a, b) => b - a);
        return (light + 0.05) / (dark + 0.05);
    }
    const hasOwnWords = (part) => [...part.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim() !== "");

    return {
        words: () => [...document.body.querySelectorAll("*")].filter((part) => !(part instanceof SVGElement) && hasOwnWords(part) && shown(part)).length,
        pale: () => [...document.body.querySelectorAll("*")]
            .filter((part) => !(part instanceof SVGElement) && hasOwnWords(part) && shown(part) && !isSpoken(part) && !part.disabled)
            .filter((part) => ratio(part) < 4.5)
            .map((part) => `${called(part)}: ${ratio(part).toFixed(2)}`),
        nameless: () => [...document.querySelectorAll("a, button, input, select")]
            .filter((part) => shown(part) && part.textContent.trim() === "" && !part.getAttribute("aria-label") &&
                !(part.labels && part.labels.length > 0 && part.labels[0].textContent.trim() !== ""))
            .map(called),
        small: () => [...document.querySelectorAll("a, button, input, select, label")] // WCAG 2.2, 2.5.8; links in a text are exempt
            .filter((part) => shown(part) && !isSpoken(part) && !part.closest("p, .words") && !part.closest("svg"))
            .filter((part) => !(part.localName === "input" && part.closest("label")) && !(part.localName === "label" && !part.querySelector("input")))
            .filter((part) => part.getBoundingClientRect().height < 24)
            .map((part) => `${called(part)}: ${part.getBoundingClientRect().height.toFixed(1)}`),
        beyondTheEdge: () => document.documentElement.scrollWidth <= innerWidth ? []
            : [...document.body.querySelectorAll("*")].filter((part) => shown(part) && !isSpoken(part) && part.getBoundingClientRect().right > innerWidth + 1).map(called).slice(0, 5),
        headings: () => { // none is left out on the way down
            const levels = [...document.querySelectorAll("h1, h2, h3, h4, h5, h6")].map((part) => Number(part.localName[1]));
            return levels.filter((level, i) => level > (i === 0 ? 1 : levels[i - 1] + 1)).map(String);
        },
        unfocusable: () => [...document.querySelectorAll("a, button, input, select")]
            .filter((part) => shown(part) && !part.disabled && part.tabIndex < 0).map(called),
        smallLetters: () => [...document.querySelectorAll("svg text")].filter(shown)
            .map((text) => parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a)
            .filter((size) => size < 9).map((size) => size.toFixed(1)).slice(0, 3),
    };
})();
