import { expect, test } from "vitest";
import { projectTexts } from "./project-texts.ts";
import { textFieldsIn, writtenLimitsIn } from "./text-fields.ts";

const PAGES_AND_SCREENS = /^(?:admin-extensions\/src|storefront\/app|packages\/ui\/src)\/.*\.tsx?$/;
const sources = [...projectTexts()].filter(
  ([path]) => PAGES_AND_SCREENS.test(path) && !/\.test\.tsx?$/.test(path),
);

const OF_MANY = "holds many texts, each of which has its own limit";
const OF_USERS = "whoever draws it gives it the limit";
const SENT_NOWHERE = "is sent nowhere, so no call has a limit of it";
const OF_ONE_FORM = "has one form alone, and what is longer is said to be wrong";
const CARD = "is as long as a card has it: what is typed beyond is left out as it is typed";

/** Fields without a limit of characters, and why it is right so. */
const WITHOUT_LIMIT: Readonly<Record<string, string>> = {
  "admin-extensions/src/admin/widgets/product-merchandising.tsx: {`${id}-specs`}": OF_MANY,
  "admin-extensions/src/screens/images/single-image.tsx: Image URL":
    "takes an image itself as an address, too, which is as long as the image",
  "admin-extensions/src/screens/posts/post-fields.tsx: Products": OF_MANY,
  "admin-extensions/src/screens/posts/sources-editor.tsx: {`Address of source ${place + 1}`}":
    "takes an address of any length, as its call does",
  "admin-extensions/src/screens/products/labels-fields.tsx: Tags": OF_MANY,
  "admin-extensions/src/screens/products/together/together-fields.tsx: {...amount}":
    "takes a number, with a sign that no keyboard of numbers has",
  "admin-extensions/src/screens/products/variant-row-fields.tsx: {`${label} of ${name}`}": OF_USERS,
  "admin-extensions/src/screens/settings/email-settings-card.tsx: SMTP Host": SENT_NOWHERE,
  "admin-extensions/src/screens/settings/email-settings-card.tsx: SMTP Username": SENT_NOWHERE,
  "admin-extensions/src/screens/settings/email-settings-card.tsx: From Email": SENT_NOWHERE,
  "admin-extensions/src/screens/settings/email-settings-card.tsx: From Name": SENT_NOWHERE,
  "admin-extensions/src/screens/settings/store-settings-card.tsx: Store Name": SENT_NOWHERE,
  "admin-extensions/src/screens/settings/store-settings-card.tsx: Store Email": SENT_NOWHERE,
  "admin-extensions/src/screens/settings/store-settings-card.tsx: Store Description": SENT_NOWHERE,
  "admin-extensions/src/screens/settings/store-settings-card.tsx: Store Phone": SENT_NOWHERE,
  "admin-extensions/src/screens/settings/store-settings-card.tsx: Currency": SENT_NOWHERE,
  "admin-extensions/src/screens/settings/tax-settings-card.tsx: {label}": OF_ONE_FORM,
  "storefront/app/features/catalog/entry-box.tsx: {id}": OF_USERS,
  "storefront/app/features/checkout/demo-card-entry.tsx: Card number": CARD,
  "storefront/app/features/checkout/demo-card-entry.tsx: Expiration date": CARD,
  "storefront/app/features/checkout/demo-card-entry.tsx: Security code": CARD,
  "storefront/app/features/contact/honeypot.tsx: {name}": "is seen by no person",
};

const fields = sources.flatMap(([path, source]) =>
  textFieldsIn(path, source).map((field) => ({ ...field, place: `${path}: ${field.name}` })),
);

test("a field's limit is a constant of the contracts: no form has a number of its own", () => {
  const found = sources.flatMap(([path, source]) =>
    writtenLimitsIn(path, source).map((limit) => `${path}: ${limit}`),
  );
  expect(found).toEqual([]);
});

test("each field that takes text ends where its call does, or it is said why it has no end", () => {
  expect(fields.length).toBeGreaterThan(100);
  const endless = fields.filter(({ isNumber, limit }) => !isNumber && limit === undefined);
  expect(endless.map(({ place }) => place).sort()).toEqual(Object.keys(WITHOUT_LIMIT).sort());
});

test("no number is cut off while it is typed: it would be another number", () => {
  const cut = fields.filter(({ isNumber, limit }) => isNumber && limit !== undefined);
  expect(cut.map(({ place }) => place)).toEqual([]);
});

test("the search for limits finds numbers that are written by hand, and lets pass what is imported", () => {
  const written = [
    "<input maxLength={200} />",
    '<input maxLength="200" />',
    "<TextField label='SKU' maxLength={isLong ? 64 : MAX_SKU_LENGTH} />",
    "const MOST = 64; const field = <input maxLength={MOST} />;",
    'field("sku", { maxLength: 64 });',
  ];
  const fine = [
    "<input maxLength={MAX_SKU_LENGTH} />",
    "<input maxLength={LENGTHS[text.kind] ?? text.max} />",
    'field("sku", { maxLength: MAX_SKU_LENGTH });',
    "<input size={20} />",
  ];
  expect(written.map((source) => writtenLimitsIn("a.tsx", source).length)).toEqual([1, 1, 1, 1, 1]);
  expect(fine.flatMap((source) => writtenLimitsIn("a.tsx", source))).toEqual([]);
});

test("the search for fields finds those that take text, by their labels", () => {
  const source = `<>
    <TextField label="City" {...register("city")} />
    <TextAreaField label="Message" maxLength={MAX_MESSAGE_LENGTH} />
    <TextField label="Pieces" inputMode="numeric" />
    <input {...input} type="search" />
    <input type="checkbox" />
    <TextField label="Password" type="password" />
    <TextField label="Link" readOnly value={link} />
  </>`;
  expect(textFieldsIn("a.tsx", source)).toEqual([
    { name: "City", isNumber: false, limit: undefined },
    { name: "Message", isNumber: false, limit: "{MAX_MESSAGE_LENGTH}" },
    { name: "Pieces", isNumber: true, limit: undefined },
    { name: "{...input}", isNumber: false, limit: undefined },
  ]);
});
