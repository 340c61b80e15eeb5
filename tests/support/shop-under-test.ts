/** The running shop that integration and browser tests talk to; `npm test` starts it. */
export interface ShopUnderTest {
  /** Origin of the pages, without a slash at the end. */
  shopUrl: string;
  /** Origin of Medusa and its `/api`, without a slash at the end. */
  medusaUrl: string;
  databaseUrl: string;
  dataDir: string;
  adminEmail: string;
  adminPassword: string;
}

/** Reads what `npm test` hands over in the environment. Throws, naming what is missing. */
export function shopUnderTest(env: NodeJS.ProcessEnv = process.env): ShopUnderTest {
  const value = (name: string) => {
    const found = env[name];
    if (!found) throw new Error(`${name} is not set: run the test with "npm test"`);
    return found;
  };
  return {
    shopUrl: value("SHOP_URL"),
    medusaUrl: value("MEDUSA_URL"),
    databaseUrl: value("DATABASE_URL"),
    dataDir: value("DATA_DIR"),
    adminEmail: value("ADMIN_EMAIL"),
    adminPassword: value("ADMIN_PASSWORD"),
  };
}
