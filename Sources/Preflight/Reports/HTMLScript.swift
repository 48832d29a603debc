import PreflightLanguage
import PreflightRules

extension HTMLPage {
  /// Returns the script, which filters rows and makes the card of an asset when it is opened.
  static func script(in language: Language) -> String {
    let words = language.words.page.script
    return #"""

      (() => {
        "use strict";
        const id = (name) => document.getElementById(name);
        document.documentElement.classList.add("js");
        const form = document.querySelector(".filters");
        if (!form) return;
        const matrix = id("matrix"), search = id("q"), to = id("d"), folder = id("f"), all = id("all"), copy = id("copy");
        const chips = [...form.querySelectorAll(".chip")], only = id("only");
        const heads = [...matrix.tHead.querySelectorAll(".to:not(.g)")], folds = [...matrix.tHead.querySelectorAll(".fold")];
        const texts = id("cards").getElementsByTagName("noscript");
        const columns = matrix.tHead.rows[0].cells.length;
        const folders = [], rows = [];
        for (const body of matrix.tBodies) {
          if (body.className === "folder") {
            folders.push({ body, name: body.dataset.folder, parts: [], count: 0 });
            continue;
          }
          const home = folders[folders.length - 1], part = { body, rows: [] };
          home.parts.push(part);
          for (const row of body.rows) {
            const item = { row, home, index: rows.length, worst: row.dataset.w, verdicts: row.dataset.v, text: null, shown: true };
            rows.push(item);
            part.rows.push(item);
            home.count++;
          }
        }
        const asks = [...document.querySelectorAll(".ask")];
        const itemOf = new Map(rows.map((item) => [item.row, item]));

        // Thumbnails stand in the cards, once; a row gets its own when it comes near.
        const height = matrix.classList.contains("measured") ? 34 : 53;
        const near = new IntersectionObserver((entries) => {
          for (const { isIntersecting, target } of entries) {
            if (!isIntersecting) continue;
            near.unobserve(target);
            for (const { row, index } of partOf.get(target).rows) {
              const source = /<img [^>]*src="(data:image\/jpeg;base64,[A-Za-z0-9+\/=]+)"/.exec(texts[index].textContent);
              if (!source) continue;
              const image = new Image();
              image.alt = "";
              image.className = "peek";
              image.decoding = "async";
              image.src = source[1];
              row.cells[0].prepend(image);
            }
          }
        }, { rootMargin: "600px" });
        const partOf = new Map(folders.flatMap((home) => home.parts).map((part) => [part.body, part]));
        if (matrix.classList.contains("pictured")) for (const body of partOf.keys()) near.observe(body);

        // Folders with all that contain them, so that one choice takes a whole branch.
        const branches = new Map();
        for (const home of folders) {
          for (let end = home.name.indexOf("/"); end >= 0; end = home.name.indexOf("/", end + 1)) {
            const branch = home.name.slice(0, end + 1);
            branches.set(branch, (branches.get(branch) || 0) + home.count);
          }
        }
        for (const branch of [...branches.keys()].sort()) {
          const option = new Option(branch + "  (" + branches.get(branch) + ")", branch);
          folder.add(option);
        }
        folder.closest("label").hidden = folders.length < 2;

        // The header of the matrix stays under the filters, which take one line or two.
        const measure = () => {
          const sticks = getComputedStyle(form).position === "sticky", root = document.documentElement.style;
          root.setProperty("--bar", form.offsetHeight + "px");
          root.setProperty("--top", (sticks ? form.offsetHeight + matrix.tHead.offsetHeight : 0) + "px");
        };
        const heights = new ResizeObserver(measure);
        heights.observe(form);
        heights.observe(matrix.tHead);

        // What is searched: the row, its folder, and the words of its card.
        const entities = { lt: "<", gt: ">", amp: "&", quot: "\"", "#39": "'", "#10": " " };
        const words = (item) => item.text ??= (item.home.name + item.row.textContent + " " +
          texts[item.index].textContent.replace(/<[^>]*>/g, " ").replace(/&([a-z#0-9]+);/g, (all, name) => entities[name] ?? all)
        ).toLowerCase();

        function close(item) {
          item.card?.remove();
          item.card = null;
          item.row.classList.remove("open");
          item.row.querySelector("a").setAttribute("aria-expanded", "false");
        }
        function open(item) {
          if (item.card) return;
          const host = document.createElement("tr");
          const cell = host.insertCell();
          host.className = "host";
          host.role = "row";
          cell.role = "cell";
          cell.colSpan = columns;
          cell.className = "opened";
          cell.innerHTML = texts[item.index].textContent;
          item.row.after(host);
          item.card = host;
          item.row.classList.add("open");
          item.row.querySelector("a").setAttribute("aria-expanded", "true");
        }

        function apply() {
          const asked = search.value.toLowerCase().split(/\s+/).filter(Boolean);
          const column = to && to.value !== "" ? Number(to.value) : -1;
          const problems = only?.ariaPressed === "true";
          const wanted = new Set(chips.filter((chip) => chip.ariaPressed === "true").map((chip) => chip.dataset.o));
          const counts = {};
          let shown = 0;
          for (const home of folders) {
            const inside = home.name.startsWith(folder.value);
            let inFolder = 0;
            for (const part of home.parts) {
              let inPart = 0;
              for (const item of part.rows) {
                let fits = inside && (!problems || "fqw".includes(item.worst)) && asked.every((word) => words(item).includes(word));
                if (fits) {
                  const letter = column < 0 ? item.worst : item.verdicts[column];
                  counts[letter] = (counts[letter] || 0) + 1;
                  fits = wanted.size === 0 || wanted.has(letter);
                }
                if (item.shown !== fits) item.row.hidden = !fits;
                item.shown = fits;
                if (item.card) item.card.hidden = !fits;
                if (fits) inPart++;
              }
              part.body.hidden = inPart === 0;
              // How high a part is that was not laid out yet.
              part.body.style.containIntrinsicSize = "auto none auto " + inPart * height + "px";
              inFolder += inPart;
            }
            home.body.hidden = inFolder === 0;
            shown += inFolder;
          }
          for (const chip of chips) {
            const count = counts[chip.dataset.o] || 0;
            chip.querySelector("b").textContent = count;
            chip.hidden = count === 0 && chip.ariaPressed !== "true";
          }
          for (const ask of asks) ask.ariaPressed = String(search.value === ask.dataset.q);
          paint(column);
          if (started) keep();
          id("none").hidden = shown > 0;
          matrix.tHead.hidden = shown === 0;
          const noun = " " + id("assets").dataset.noun;
          id("shown").textContent = shown === rows.length
            ? \#(words.allShown) : \#(words.someShown);
          all.textContent = rows.some((item) => item.card) ? "\#(words.closeAll)" : "\#(words.openAll)";
        }

        // What is chosen stands in the address, so that it can be passed on.
        let started = false;
        const place = (state) => { try { history.replaceState(null, "", state || location.pathname); } catch {} };
        function keep() {
          const state = new URLSearchParams();
          if (search.value) state.set("q", search.value);
          if (to && to.value !== "") state.set("d", to.value);
          if (folder.value) state.set("f", folder.value);
          const wanted = chips.filter((chip) => chip.ariaPressed === "true").map((chip) => chip.dataset.o).join("");
          if (wanted) state.set("o", wanted);
          if (only?.ariaPressed === "true") state.set("p", "1");
          place(state.size ? "#" + state : "");
        }
        function restore() {
          const state = new URLSearchParams(location.hash.slice(1));
          const known = (list, value) => [...list.options].some((option) => option.value === value) ? value : "";
          search.value = state.get("q") ?? "";
          if (to) to.value = known(to, state.get("d"));
          folder.value = known(folder, state.get("f"));
          if (only) only.ariaPressed = String(state.get("p") === "1");
          for (const chip of chips) chip.ariaPressed = String((state.get("o") ?? "").includes(chip.dataset.o));
        }

        // The column that was chosen stands out by the others stepping back. Folded groups hide their columns, and so do
        // columns without problems if only problems are shown.
        const rule = new CSSStyleSheet();
        document.adoptedStyleSheets = [rule];
        const nth = (cell) => ":nth-child(" + (cell.cellIndex + 1) + ")";
        const groupOf = (head) => folds.find((fold) => head?.classList.contains("k" + fold.dataset.k));
        function paint(column) {
          const chosen = heads[column], wide = [], all = [];
          for (const fold of folds) {
            if (fold.ariaExpanded === "true" || fold === groupOf(chosen)) {
              wide.push("#matrix .m.k" + fold.dataset.k + " { display: block; }");
            }
          }
          if (chosen) wide.push("#matrix :is(.v, .to):not(" + nth(chosen) + ") { opacity: .35; }");
          if (only?.ariaPressed === "true") {
            const clean = heads.filter((head, index) => !rows.some((item) => "fqw".includes(item.verdicts[index])));
            const dull = folds.filter((fold) => heads.every((head) => groupOf(head) !== fold || clean.includes(head)));
            const hidden = [...clean, ...dull.map((fold) => fold.closest("th"))].filter((cell) => cell !== chosen);
            if (hidden.length) all.push("#matrix :is(.v, .to):is(" + hidden.map(nth).join() + ") { display: none !important; }");
          }
          const narrow = chosen ? "#matrix tr[data-v] > .v { display: none; } #matrix tr[data-v] > .v" + nth(chosen) + " { display: block; }" : "";
          rule.replaceSync(all.join(" ") + " @media (min-width: 761px) { " + wide.join(" ") + " } @media (max-width: 760px) { " + narrow + " }");
        }

        let waiting = 0;
        const later = () => { cancelAnimationFrame(waiting); waiting = requestAnimationFrame(apply); };
        search.addEventListener("input", later);
        folder.addEventListener("change", apply);
        to?.addEventListener("change", () => {
          apply();
          const head = heads[Number(to.value)], box = id("assets");
          if (to.value !== "" && head) box.scrollLeft = head.offsetLeft - box.clientWidth / 2;
        });
        form.addEventListener("submit", (event) => event.preventDefault());
        for (const chip of chips) {
          chip.addEventListener("click", () => {
            chip.ariaPressed = chip.ariaPressed === "true" ? "false" : "true";
            apply();
          });
        }
        only?.addEventListener("click", () => {
          only.ariaPressed = only.ariaPressed === "true" ? "false" : "true";
          apply();
        });
        for (const fold of folds) {
          fold.addEventListener("click", () => {
            fold.ariaExpanded = fold.ariaExpanded === "true" ? "false" : "true";
            apply();
          });
        }
        for (const ask of asks) {
          ask.addEventListener("click", () => {
            search.value = ask.ariaPressed === "true" ? "" : ask.dataset.q;
            apply();
            if (search.value) form.scrollIntoView({ block: "start" });
          });
        }
        copy.addEventListener("click", async () => {
          const shown = rows.filter((item) => item.shown);
          const paths = shown.map((item) => item.home.name + item.row.querySelector("bdi").textContent + "\n").join("");
          try {
            await navigator.clipboard.writeText(paths);
            id("shown").textContent = \#(words.copied);
          } catch {
            id("shown").textContent = "\#(words.notCopied)";
          }
        });
        // A card costs a little; more than these at once nobody reads.
        const most = 200;
        all.addEventListener("click", () => {
          const opened = rows.filter((item) => item.card);
          if (opened.length) opened.forEach(close);
          else rows.filter((item) => item.shown).slice(0, most).forEach(open);
          apply();
        });
        matrix.addEventListener("click", (event) => {
          const item = itemOf.get(event.target.closest("tr"));
          if (!item || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
          if (!event.target.closest("a") && String(getSelection())) return;
          event.preventDefault();
          item.card ? close(item) : open(item);
          if (item.card) place("#c" + (item.index + 1));
          all.textContent = rows.some((item) => item.card) ? "\#(words.closeAll)" : "\#(words.openAll)";
        });
        document.addEventListener("keydown", (event) => {
          if (event.ctrlKey || event.metaKey || event.altKey) return;
          const typing = /^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName);
          if (event.key === "/" && !typing) {
            event.preventDefault();
            search.focus();
          } else if (event.key === "Escape" && event.target === search) {
            search.value = "";
            apply();
          }
        });
        function follow() {
          const item = rows[Number(/^#c(\d+)$/.exec(location.hash)?.[1]) - 1];
          if (!item && location.hash.includes("=")) {
            restore();
            apply();
          }
          if (!item) return;
          open(item);
          // Rows get their true height when they first come into sight, which moves those below.
          const scroll = (again) => {
            item.row.scrollIntoView({ block: "start" });
            if (again > 0) requestAnimationFrame(() => scroll(again - 1));
          };
          scroll(3);
        }
        addEventListener("hashchange", follow);

        // On paper the problems follow the matrix.
        addEventListener("beforeprint", () => {
          for (const item of rows) if (item.shown && "fqw".includes(item.worst) && !item.card) { open(item); item.printed = true; }
        });
        addEventListener("afterprint", () => {
          for (const item of rows) if (item.printed) { close(item); item.printed = false; }
        });

        for (const item of rows) item.row.querySelector("a").setAttribute("aria-expanded", "false");
        form.hidden = false;
        apply();
        measure();
        follow();
        started = true;
      })();

      """#
  }
}
