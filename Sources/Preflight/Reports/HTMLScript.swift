extension HTMLPage {
  /// Filters rows, and makes the card of an asset when it is opened.
  static let script: StaticString = #"""

    (() => {
      "use strict";
      const id = (name) => document.getElementById(name);
      document.documentElement.classList.add("js");
      const form = document.querySelector(".filters");
      if (!form) return;
      const matrix = id("matrix"), search = id("q"), to = id("d"), folder = id("f"), all = id("all");
      const chips = [...form.querySelectorAll(".chip")];
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
      const itemOf = new Map(rows.map((item) => [item.row, item]));

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
        const wanted = new Set(chips.filter((chip) => chip.ariaPressed === "true").map((chip) => chip.dataset.o));
        const counts = {};
        let shown = 0;
        for (const home of folders) {
          const inside = home.name.startsWith(folder.value);
          let inFolder = 0;
          for (const part of home.parts) {
            let inPart = 0;
            for (const item of part.rows) {
              let fits = inside && asked.every((word) => words(item).includes(word));
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
            part.body.style.containIntrinsicSize = "auto none auto " + inPart * 34 + "px";
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
        if (to) mark(column);
        id("none").hidden = shown > 0;
        matrix.tHead.hidden = shown === 0;
        id("shown").textContent = shown === rows.length
          ? rows.length + (rows.length === 1 ? " asset" : " assets") : shown + " of " + rows.length + " assets";
        all.textContent = rows.some((item) => item.card) ? "Close all" : "Open all";
      }

      // The column that was chosen stands out by the others stepping back.
      const rule = new CSSStyleSheet();
      document.adoptedStyleSheets = [rule];
      function mark(column) {
        rule.replaceSync(column < 0 ? "" :
          "@media (min-width: 761px) { #matrix :is(.v, .to):not(:nth-last-child(" + (to.options.length - 1 - column) +
          ")) { opacity: .35; } }");
      }

      let waiting = 0;
      const later = () => { cancelAnimationFrame(waiting); waiting = requestAnimationFrame(apply); };
      search.addEventListener("input", later);
      folder.addEventListener("change", apply);
      to?.addEventListener("change", apply);
      form.addEventListener("submit", (event) => event.preventDefault());
      for (const chip of chips) {
        chip.addEventListener("click", () => {
          chip.ariaPressed = chip.ariaPressed === "true" ? "false" : "true";
          apply();
        });
      }
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
        if (item.card) history.replaceState(null, "", "#c" + (item.index + 1));
        all.textContent = rows.some((item) => item.card) ? "Close all" : "Open all";
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
        if (!item) return;
        open(item);
        item.row.scrollIntoView({ block: "start" });
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
    })();

    """#
}
