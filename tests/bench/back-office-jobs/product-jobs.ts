import type { PriceGridRow, StaffProduct } from "@eldercare/contracts";
import type { Clerk } from "./clerk.ts";
import type { Job } from "./job.ts";
import { type MadeProduct, must, type World } from "./world.ts";

/** Products of a category that nobody else changes. */
async function shelf(world: World, count: number) {
  const category = await world.category();
  const products: MadeProduct[] = [];
  for (let each = 0; each < count; each += 1)
    products.push(await world.product({ categoryId: category.id, stock: 20 }));
  products.sort((one, other) => (one.name < other.name ? -1 : 1));
  return { category, products };
}

/** What the products of a category cost, and how many there are, by name. */
async function rowsOf(world: World, categoryId: string): Promise<PriceGridRow[]> {
  const { rows } = await world.staff<{ rows: PriceGridRow[] }>("products.readGrid", {
    query: { categoryId, sortBy: "name" },
  });
  return rows;
}

async function read(world: World, { name }: MadeProduct): Promise<StaffProduct | undefined> {
  const { products } = await world.staff<{ products: StaffProduct[] }>("products.listAll", {
    query: { search: name },
  });
  return products.find((each) => each.name === name);
}

async function openShelf(clerk: Clerk, category: string): Promise<void> {
  await clerk.goTo("Products");
  await clerk.choose(clerk.page.getByRole("combobox", { name: "Filter by category" }), category);
}

async function find(clerk: Clerk, { name }: MadeProduct): Promise<void> {
  await clerk.goTo("Products");
  await clerk.search(clerk.page.getByRole("searchbox", { name: "Search products" }), name);
  await clerk.see(clerk.page.getByRole("button", { name: `Edit ${name}` }));
}

const cell = ({ page }: Clerk, label: string, { name }: MadeProduct) =>
  page.getByRole("textbox", { name: `${label} of ${name}`, exact: true });

async function saveGrid(clerk: Clerk): Promise<void> {
  await clerk.click(clerk.button("Save All"));
  await clerk.click(clerk.button("Save All", clerk.question("Save prices and stock?")));
  await clerk.see(clerk.page.getByText(/^\d+ products? saved\.$/));
}

async function raise(clerk: Clerk, category: string, count: number): Promise<void> {
  await openShelf(clerk, category);
  await clerk.see(clerk.page.getByRole("heading", { level: 1, name: `Products (${count})` }));
  await clerk.click(clerk.page.getByRole("checkbox", { name: "All on this page" }));
  await clerk.click(clerk.button("Change Together"));
  const dialog = clerk.page.getByRole("dialog", { name: `Change ${count} Products` });
  await clerk.type(dialog.getByLabel("Percent"), "5");
  await clerk.press("Enter");
  await clerk.see(dialog.getByRole("list", { name: "Before and after" }));
  await clerk.click(clerk.button(`Change ${count}`, dialog));
  await clerk.see(dialog.getByText(`${count} products changed.`));
}

export const PRODUCT_JOBS: readonly Job[] = [
  {
    name: "Change a price",
    async begin(world) {
      const product = await world.product();
      return {
        async work(clerk) {
          await find(clerk, product);
          await clerk.click(clerk.button(`Edit ${product.name}`));
          const dialog = clerk.page.getByRole("dialog", { name: "Edit Product" });
          await clerk.type(dialog.getByLabel("Original Price (CAD)"), "39.90");
          await clerk.press("Enter");
          await clerk.see(clerk.row(product.name).getByText("$39.90"));
        },
        async check() {
          must((await read(world, product))?.priceCAD === 3990, `${product.name} costs $39.90`);
        },
      };
    },
  },
  {
    name: "Count a shelf of five",
    async begin(world) {
      const { category, products } = await shelf(world, 5);
      return {
        async work(clerk) {
          await openShelf(clerk, category.name);
          await clerk.click(clerk.button("Edit Prices and Stock"));
          for (const [place, product] of products.entries()) {
            await clerk.type(cell(clerk, "On hand", product), String(11 + place));
            if (place + 1 < products.length) await clerk.press("Enter");
          }
          await saveGrid(clerk);
        },
        async check() {
          const counts = (await rowsOf(world, category.id)).map(({ onHand }) => onHand);
          must(counts.join() === "11,12,13,14,15", `the shelf has 11 to 15 (${counts})`);
        },
      };
    },
  },
  {
    name: "Raise the prices of a category by 5 %, after a preview",
    async begin(world) {
      const { category } = await shelf(world, 5);
      return {
        work: (clerk) => raise(clerk, category.name, 5),
        async check() {
          const prices = (await rowsOf(world, category.id)).map(({ priceCAD }) => priceCAD);
          must(
            prices.every((price) => price === 4463),
            `all cost $44.63 (${prices})`,
          );
        },
      };
    },
  },
  {
    name: "The same, and take it back",
    async begin(world) {
      const { category } = await shelf(world, 5);
      return {
        async work(clerk) {
          await raise(clerk, category.name, 5);
          await clerk.click(clerk.button("Undo", clerk.page.getByRole("dialog")));
          await clerk.see(clerk.page.getByText("The change is taken back."));
        },
        async check() {
          const prices = (await rowsOf(world, category.id)).map(({ priceCAD }) => priceCAD);
          must(
            prices.every((price) => price === 4250),
            `all cost $42.50 again (${prices})`,
          );
        },
      };
    },
  },
  {
    name: "Paste five prices and counts from a spreadsheet",
    async begin(world) {
      const { category, products } = await shelf(world, 5);
      const copied = products.map((_, place) => `$${30 + place}.50\t\t${place + 40}`).join("\n");
      return {
        async work(clerk) {
          await openShelf(clerk, category.name);
          await clerk.click(clerk.button("Edit Prices and Stock"));
          await clerk.paste(cell(clerk, "Price", products[0] as MadeProduct), copied);
          await clerk.see(clerk.page.getByText(/To save: /));
          await saveGrid(clerk);
        },
        async check() {
          const rows = (await rowsOf(world, category.id)).map(
            ({ priceCAD, onHand }) => `${priceCAD} ${onHand}`,
          );
          must(
            rows.join() === "3050 40,3150 41,3250 42,3350 43,3450 44",
            `all was pasted (${rows})`,
          );
        },
      };
    },
  },
  {
    name: "Publish a draft",
    async begin(world) {
      const draft = await world.product({ published: false });
      return {
        async work(clerk) {
          await find(clerk, draft);
          await clerk.click(clerk.page.getByRole("switch", { name: `${draft.name} is published` }));
          await clerk.see(clerk.toast("It is published."));
        },
        async check() {
          must((await read(world, draft))?.published === true, `${draft.name} is published`);
        },
      };
    },
  },
  {
    name: "See what runs low, and for how long it lasts",
    async begin(world) {
      const product = await world.product({ stock: 0 });
      return {
        async work(clerk) {
          const region = clerk.page.getByRole("table", { name: /sold out or nearly so/ });
          await clerk.see(region);
          await clerk.click(clerk.page.getByRole("link", { name: "View all low stock" }));
          await clerk.see(clerk.page.getByRole("heading", { level: 1, name: /^Products/ }));
          await clerk.see(clerk.row(product.name));
        },
        check: async () => undefined,
      };
    },
  },
];
