import { type AdminApi, signInAsAdminOf } from "../../../tests/support/admin-api";
import { shopUnderTest } from "../../../tests/support/shop-under-test";

export type { AdminApi };

/** Medusa's own admin API of the shop under test. */
export const signInAsAdmin = () => signInAsAdminOf(shopUnderTest());
