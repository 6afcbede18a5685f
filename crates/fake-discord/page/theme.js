// Light or dark, before anything is drawn: the choice made here last time, else the system's.
(() => {
  const root = document.documentElement;
  const wear = (theme) => {
    if (theme === "light" || theme === "dark") root.dataset.theme = theme;
    else delete root.dataset.theme;
  };
  const read = () => { try { return localStorage.getItem("theme") ?? "system"; } catch { return "system"; } };
  window.theme = {
    read,
    choose: (theme) => {
      try { localStorage.setItem("theme", theme); } catch { /* Then only for this visit. */ }
      wear(theme);
    },
  };
  wear(read());
  addEventListener("storage", () => wear(read()));
})();
