import { readFile } from "node:fs/promises";
import type { Locator, Page } from "playwright-core";

/** What a job took of somebody's hands. */
export interface Effort {
  clicks: number;
  /** Fields that were typed or pasted into. */
  fields: number;
}

/**
 * Somebody at the back office: does what a person can do there, with what can be seen, and counts it.
 * A key that moves on (Enter, an arrow) counts as a click, a choice of a list as two: to open it, and
 * to take it.
 */
export class Clerk {
  private clicks = 0;
  private fields = 0;

  constructor(readonly page: Page) {}

  get effort(): Effort {
    return { clicks: this.clicks, fields: this.fields };
  }

  async click(control: Locator): Promise<void> {
    await control.click();
    this.clicks += 1;
  }

  async press(key: string): Promise<void> {
    await this.page.keyboard.press(key);
    this.clicks += 1;
  }

  /** Types over what stands there, by the keyboard; clicks into the field unless it has the focus. */
  async type(field: Locator, text: string): Promise<void> {
    await this.enter(field);
    await this.page.keyboard.press("ControlOrMeta+A");
    await this.page.keyboard.type(text);
    this.fields += 1;
  }

  /** Searches, and waits until the list is the search's: it follows a moment after the last key. */
  async search(box: Locator, text: string): Promise<void> {
    await this.type(box, text);
    await this.page.waitForURL(({ searchParams }) => searchParams.get("search") === text);
    await this.page.locator("main [aria-busy=true]").waitFor({ state: "detached" });
  }

  /** A day is typed into its parts: month, day, year. */
  async typeDay(field: Locator, day: string): Promise<void> {
    await this.enter(field);
    await field.fill(day);
    this.fields += 1;
  }

  /** Pastes what was copied elsewhere. */
  async paste(field: Locator, text: string): Promise<void> {
    await this.enter(field);
    await this.page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await this.page.keyboard.press("ControlOrMeta+V");
    this.fields += 1;
  }

  /** Chooses from a field that opens as a list. */
  async choose(field: Locator, label: string): Promise<void> {
    await field.selectOption({ label });
    this.clicks += 2;
  }

  /** Presses what gives a file; answers the file. */
  async download(control: Locator): Promise<{ name: string; bytes: Buffer }> {
    const [file] = await Promise.all([this.page.waitForEvent("download"), this.click(control)]);
    return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
  }

  /** Waits until it can be seen. */
  async see(thing: Locator): Promise<void> {
    await thing.waitFor();
  }

  /** An entry of the sidebar, by the beginning of its name: counts may follow it. */
  async goTo(screen: string): Promise<void> {
    await this.click(
      this.page
        .getByRole("navigation", { name: "Admin" })
        .getByRole("link", { name: new RegExp(`^${screen}`) }),
    );
    await this.see(this.page.getByRole("heading", { level: 1, name: new RegExp(`^${screen}`) }));
  }

  button(name: string | RegExp, within: Page | Locator = this.page): Locator {
    return within.getByRole("button", { name, exact: true });
  }

  /** The row of the screen's table that has these words. */
  row(words: string): Locator {
    return this.page.getByRole("row").filter({ hasText: words });
  }

  /** The question that stands before something that cannot be called back. */
  question(title?: string): Locator {
    return this.page.getByRole("alertdialog", title ? { name: title } : {});
  }

  /** A message that passes. */
  toast(words: string | RegExp): Locator {
    return this.page.locator("[data-toast-viewport] > li").getByText(words).first();
  }

  private async enter(field: Locator): Promise<void> {
    await field.waitFor();
    if (await field.evaluate((element) => element === document.activeElement)) return;
    await this.click(field);
  }
}
