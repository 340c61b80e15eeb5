import { addressOf } from "@eldercare/contracts/calls";
import type { Page } from "playwright-core";

const HEADER = "SKU,Name,Category,Description,Original Price,Stock,Images";

/** Chooses a table on the Import screen, as from the computer's disk, and sends it to be checked. */
export async function checkFile(page: Page, rows: string[]): Promise<void> {
  await page.getByLabel("Excel or CSV file").setInputFiles({
    name: "spring.csv",
    mimeType: "text/csv",
    buffer: Buffer.from([HEADER, ...rows].join("\n")),
  });
  await page.getByRole("button", { name: "Check File" }).click();
}

/** A row of a product whose name holds `mark`, with a image that the shop has. */
export async function aRow(page: Page, mark: string, number: number, price: string) {
  const shop = await page.request.get(addressOf("products.list", { query: { limit: "1" } }));
  const image = (await shop.json()).products[0].images[0];
  return `${mark}-${number},Spring Rail ${mark} ${number},Bathroom Safety,A rail.,${price},4,${image}`;
}
