const OPEN_MENUS = "details[data-menu][open]";

/**
 * The header's menus close as people expect: with Escape, which leads back to what opened them, and
 * with a press elsewhere or on one of their links. They open and close by themselves, without this.
 */
export function closeMenus(): void {
  addEventListener("keydown", ({ key }) => {
    if (key !== "Escape") return;
    for (const menu of document.querySelectorAll<HTMLDetailsElement>(OPEN_MENUS)) {
      if (menu.contains(document.activeElement)) menu.querySelector("summary")?.focus();
      menu.open = false;
    }
  });
  addEventListener("click", ({ target }) => {
    const pressed = target as Element;
    for (const menu of document.querySelectorAll<HTMLDetailsElement>(OPEN_MENUS)) {
      if (!menu.contains(pressed) || pressed.closest("a")) menu.open = false;
    }
  });
}
