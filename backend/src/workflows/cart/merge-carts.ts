/** Pieces by what the lines are about (`lineIdOf`); what is not in it has none. */
export type Quantities = ReadonlyMap<string, number>;

/** How many pieces of a line the browser's cart had when an account last heard of it; 0 for none. */
export type Heard = (lineId: string) => number;

interface Carts {
  browser: Quantities;
  account: Quantities;
  heard: Heard;
}

/**
 * What a browser's cart and an account's come to when somebody signs in (decision 057): of each
 * line the larger quantity. A line that the browser has not changed since an account heard of it
 * is that account's: this account's may have changed it on another device, and what somebody else
 * left behind is not this account's at all.
 */
export function mergeCarts({ browser, account, heard }: Carts): Quantities {
  return eachLine({ browser, account }, (id, there, here) =>
    here > 0 && here === heard(id) ? there : Math.max(here, there),
  );
}

/**
 * What an account's cart becomes when its browser changed something: the lines that the browser has
 * other than the account heard are the browser's, removed ones too; all others stay.
 */
export function takeOverChanges({ browser, account, heard }: Carts): Quantities {
  return eachLine({ browser, account }, (id, there, here) => (here === heard(id) ? there : here));
}

/** What is left of a cart once these pieces were bought. */
export function withoutBought(cart: Quantities, bought: Quantities): Quantities {
  return quantitiesOf([...cart].map(([id, qty]) => [id, qty - (bought.get(id) ?? 0)]));
}

function eachLine(
  { browser, account }: Pick<Carts, "browser" | "account">,
  quantity: (id: string, there: number, here: number) => number,
): Quantities {
  const ids = new Set([...account.keys(), ...browser.keys()]);
  return quantitiesOf(
    [...ids].map((id) => [id, quantity(id, account.get(id) ?? 0, browser.get(id) ?? 0)]),
  );
}

const quantitiesOf = (lines: readonly (readonly [string, number])[]): Quantities =>
  new Map(lines.filter(([, qty]) => qty > 0));
