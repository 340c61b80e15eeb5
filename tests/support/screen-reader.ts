import type { Page } from "playwright-core";

/** What a screen reader is told of the element that has the focus. */
interface Heard {
  role: string;
  name: string;
  description: string;
}

export interface ScreenReader {
  /** The element with the focus; undefined where none has it. */
  focused(): Promise<Heard | undefined>;
  /** Texts of the regions that are read out when they change. */
  announced(): Promise<string[]>;
}

/** Reads a page by Chromium's accessibility tree, as screen readers do, and not by its elements. */
export async function openScreenReader(page: Page): Promise<ScreenReader> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Accessibility.enable");
  const tree = async () => (await devtools.send("Accessibility.getFullAXTree")).nodes;
  const textOf = (value?: { value?: unknown }) => String(value?.value ?? "");
  return {
    async focused() {
      const nodes = await tree();
      // The page itself has the focus, too.
      const node = nodes.findLast(({ properties = [] }) =>
        properties.some(({ name, value }) => name === "focused" && value.value === true),
      );
      return (
        node && {
          role: textOf(node.role),
          name: textOf(node.name),
          description: textOf(node.description),
        }
      );
    },
    async announced() {
      const nodes = await tree();
      const byId = new Map(nodes.map((node) => [node.nodeId, node]));
      const textsBelow = (id: string): string[] => {
        const node = byId.get(id);
        if (!node) return [];
        if (textOf(node.role) === "StaticText") return [textOf(node.name)];
        return (node.childIds ?? []).flatMap(textsBelow);
      };
      return nodes
        .filter(({ properties = [] }) =>
          properties.some(({ name, value }) => name === "live" && value.value !== "off"),
        )
        .flatMap(({ nodeId }) => textsBelow(nodeId));
    },
  };
}
