import { defineSearchEntity, getSearchEntity } from "@medusajs/dashboard/lib";
import { MAIN_SCREENS, MORE_SCREENS } from "../screens/screen-list";

/*
 * Our screens in the search of Medusa Admin (Ctrl+K, "Jump to"). They get no letters to press: those
 * are heard wherever no text is typed, also while somebody chooses from a list by its first letters.
 */
for (const { path, label } of [...MAIN_SCREENS, ...MORE_SCREENS]) {
  defineSearchEntity(path, {
    shortcut: { keys: { Mac: [] }, label: `Shop: ${label}`, to: path },
  });
}

/** What of a document of the shop's product index is shown. */
type FoundProduct = { id: string; name: string; sku: string };

// Products come from the shop's own index, whose documents have a name where Medusa's have a title.
defineSearchEntity<FoundProduct>("product", {
  ...getSearchEntity("product"),
  transform: ({ id, name, sku }) => ({
    ...{ id, title: name, subtitle: sku },
    to: `/products/${id}`,
    value: `product:${id}`,
  }),
});

// The index finds products by their variants' SKUs and words; by themselves nearly all variants are
// called "Default variant".
defineSearchEntity("product_variant", {});
