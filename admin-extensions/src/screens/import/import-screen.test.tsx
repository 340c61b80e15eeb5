import type { ImportDetail } from "@eldercare/contracts";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { refusal, serve } from "../../../../tests/components/served-calls";
import { showScreen } from "../../../testing/show-screen";
import ImportScreen from "./import-screen";

const COUNTS = {
  ...{ rows: 4, created: 1, updated: 2, unchanged: 1 },
  ...{ skipped: 0, removed: 0, rejected: 0 },
};
const READY: ImportDetail = {
  ...{ id: "imp_1", kind: "products", fileName: "spring.csv", source: "screen", status: "ready" },
  ...{ createdBy: null, createdAt: "2026-01-01T00:00:00.000Z", appliedAt: null, undoneAt: null },
  ...{ clearBlanks: false, createMissing: false, onlyNew: false, updateOnly: false, prune: false },
  ...{ french: false, columns: null },
  ...{ counts: COUNTS, done: 4, total: 4, problem: null },
  ...{ canApply: true, canUndo: false, hasRejectedRows: false },
  ...{ errors: [], differences: [], creations: ["Spring Rail"], removals: [] },
  ...{ warnings: [], kept: [] },
};

const NONE_MISSING = { images: [], total: 0, isTrying: false };

beforeEach(() => {
  serve("missingImages.list", NONE_MISSING);
  serve("categories.listAll", []);
});

/** An import that the screen is asked for, and its history. */
function serveImport(detail: ImportDetail) {
  const shown = { ...detail };
  serve("imports.read", () => shown);
  serve("imports.list", () => ({ imports: [shown], total: 1 }));
  return shown;
}

// That a file is sent is for the browser's tests: jsdom's forms hold no files.
describe("the import screen", () => {
  it("wants a file, and sends nothing without one", async () => {
    serve("imports.list", { imports: [], total: 0 });
    const sent = serve("imports.begin", READY);
    const { user } = showScreen(<ImportScreen />);
    await user.click(await screen.findByRole("button", { name: "Check File" }));
    await screen.findByText("Please choose an Excel or CSV file.");
    expect(sent).toEqual([]);
  });

  it("opens an import of the history, with what it would do", async () => {
    serveImport(READY);
    const { user } = showScreen(<ImportScreen />);
    await user.click(await screen.findByRole("button", { name: /^View / }));
    const preview = (await screen.findByText("New (1)")).closest("details");
    expect(preview?.textContent).toContain("Spring Rail");
  });

  it("shows the first notes, and folds the others away", async () => {
    serveImport({ ...READY, warnings: Array.from({ length: 8 }, (_, at) => `Note ${at + 1}`) });
    const { user } = showScreen(<ImportScreen />);
    await user.click(await screen.findByRole("button", { name: /^View / }));
    const folded = (await screen.findByText("3 more notes")).closest("details");
    expect(folded?.open).toBe(false);
    expect(folded?.textContent).toContain("Note 8");
    expect(folded?.textContent).not.toContain("Note 5");
  });

  it("asks what unknown columns are, with examples and a suggestion, and checks the file anew", async () => {
    const column = (heading: string, suggestion: string) => ({
      ...{ heading, suggestion, chosen: null, examples: ["1", "2"] },
    });
    serveImport({
      ...{ ...READY, status: "refused", canApply: false, counts: null },
      problem: 'list.xlsx: it has no column "SKU"',
      columns: {
        ...{
          header: "h",
          isRecognised: false,
          fields: ["SKU", "Price"],
          hasSpecs: true,
          hasVariants: false,
        },
        columns: [column("Réf", "SKU"), column("Prix", ""), column("Coût", "")],
        missing: [["Name"], ["Original Price", "Price"]],
      },
    });
    const sent = serve("imports.chooseColumns", { ...READY, status: "checking" });
    const { user } = showScreen(<ImportScreen />, "/?import=imp_1");
    const reference = await screen.findByRole<HTMLSelectElement>("combobox", { name: /Réf/ });
    expect(reference.value).toBe("SKU");
    const price = screen.getByRole("combobox", { name: /Prix/ });
    await user.selectOptions(price, "SKU");
    await user.click(screen.getByRole("button", { name: "Use These Columns" }));
    await screen.findByText("Two columns cannot both be “SKU”. Leave one of them out.");
    screen.getByText("Name, Original Price");
    await user.selectOptions(price, "Price");
    screen.getByText("Name");
    await user.click(screen.getByRole("button", { name: "Use These Columns" }));
    await waitFor(() =>
      expect(sent.map(({ body }) => body)).toEqual([
        {
          columns: [
            { heading: "Réf", field: "SKU" },
            { heading: "Prix", field: "Price" },
            { heading: "Coût", field: "" },
          ],
        },
      ]),
    );
  });

  it("lets choose one of 'only new' and 'remove', not both", async () => {
    serve("imports.list", { imports: [], total: 0 });
    const { user } = showScreen(<ImportScreen />);
    const only = await screen.findByRole<HTMLInputElement>("switch", { name: "Only new" });
    const prune = screen.getByRole<HTMLInputElement>("switch", { name: /^Remove what the file/ });
    await user.click(only);
    await user.click(prune);
    expect([only.checked, prune.checked]).toEqual([false, true]);
  });

  it("lists pictures that could not be fetched, tries them again, and lets one go", async () => {
    serve("imports.list", { imports: [], total: 0 });
    const image = {
      ...{ id: "mimg_1", productName: "Spring Rail", productSlug: "spring-rail" },
      ...{ address: "https://cdn.example/rail.jpg", reason: "The address answers 404." },
      triedAt: "2026-01-01T00:00:00.000Z",
    };
    const shown = { images: [image], total: 1, isTrying: false };
    serve("missingImages.list", () => shown);
    const tried = serve("missingImages.retry", () => Object.assign(shown, { isTrying: true }));
    const forgotten = serve("missingImages.forget", () => {
      Object.assign(shown, NONE_MISSING);
      return { message: "The picture is off the list." };
    });
    const { user } = showScreen(<ImportScreen />);
    await screen.findByText("The address answers 404.");
    await user.click(screen.getByRole("button", { name: "Try Again Now" }));
    await screen.findByText("Fetching pictures...");
    expect(tried).toHaveLength(1);
    Object.assign(shown, { isTrying: false });
    await screen.findByText("1 missing", undefined, { timeout: 5000 });
    await user.click(screen.getByRole("button", { name: /^Do without this picture/ }));
    await waitFor(() => expect(screen.queryByText("Missing pictures")).toBeNull());
    expect(forgotten.map(({ params }) => params.id)).toEqual(["mimg_1"]);
  });

  it("applies a checked import, and says when it is done", async () => {
    const shown = serveImport(READY);
    const applied = serve("imports.apply", () => {
      Object.assign(shown, { status: "applying", canApply: false });
      return shown;
    });
    const { user, toasts } = showScreen(<ImportScreen />, "/?import=imp_1");
    await user.click(await screen.findByRole("button", { name: "Apply 3 Changes" }));
    await screen.findByRole("progressbar", { name: "Progress of the import" });
    expect(applied.map(({ body }) => body)).toEqual([{ partial: false, removals: 0 }]);
    Object.assign(shown, { status: "applied", canApply: false, canUndo: true });
    await waitFor(() =>
      expect(toasts).toEqual([
        { title: "Import Applied", description: "The catalogue is up to date." },
      ]),
    );
    await screen.findByRole("button", { name: "Take This Import Back" });
  });

  it("says that an import is taken back, also when that is done before it asks again", async () => {
    const shown = serveImport({ ...READY, status: "applied", canApply: false, canUndo: true });
    serve("imports.undo", () => {
      const begun = { ...shown, status: "undoing" as const, canUndo: false };
      Object.assign(shown, { status: "undone", canUndo: false });
      return begun;
    });
    const { user, toasts } = showScreen(<ImportScreen />, "/?import=imp_1");
    await user.click(await screen.findByRole("button", { name: "Take This Import Back" }));
    await user.click(await screen.findByRole("button", { name: "Take Back" }));
    await waitFor(() => expect(toasts.map(({ title }) => title)).toEqual(["Import Taken Back"]));
  });

  it("asks before it removes what the file does not name, with the number", async () => {
    serveImport({ ...READY, prune: true, counts: { ...COUNTS, removed: 2 }, removals: ["A", "B"] });
    const applied = serve("imports.apply", { ...READY, status: "applying" });
    const { user } = showScreen(<ImportScreen />, "/?import=imp_1");
    await user.click(await screen.findByRole("button", { name: "Apply 5 Changes" }));
    const question = within(await screen.findByRole("alertdialog"));
    question.getByText(/^The file does not name 2 products of the shop\./);
    expect(applied).toEqual([]);
    await user.click(question.getByRole("button", { name: "Apply and Remove 2" }));
    await waitFor(() =>
      expect(applied.map(({ body }) => body)).toEqual([{ partial: false, removals: 2 }]),
    );
  });

  it("removes nothing while a row has errors, and names them", async () => {
    const error = {
      row: 3,
      column: "Price",
      value: "12,50",
      reason: "is no price",
      fix: "Write 12.50",
    };
    serveImport({
      ...READY,
      ...{ prune: true, errors: [error], hasRejectedRows: true },
      counts: { ...COUNTS, rejected: 1 },
    });
    showScreen(<ImportScreen />, "/?import=imp_1");
    await screen.findByText("12,50", { exact: false });
    expect(screen.queryByRole("button", { name: /^Apply/ })).toBeNull();
  });

  it("says why an upload did not work, and leads whoever is signed out to the sign-in", async () => {
    serveImport(READY);
    serve("imports.undo", refusal(409, { message: "Only the last import can be taken back." }));
    serve("imports.read", { ...READY, status: "applied", canApply: false, canUndo: true });
    const { user, toasts, refusals } = showScreen(<ImportScreen />, "/?import=imp_1");
    await user.click(await screen.findByRole("button", { name: "Take This Import Back" }));
    await user.click(await screen.findByRole("button", { name: "Take Back" }));
    await waitFor(() => expect(toasts[0]?.description).toContain("Only the last import"));
    serve("imports.undo", refusal(401, { message: "Unauthorized" }));
    await user.click(await screen.findByRole("button", { name: "Take This Import Back" }));
    await user.click(await screen.findByRole("button", { name: "Take Back" }));
    await waitFor(() => expect(refusals()).toBeGreaterThan(0));
  });
});
