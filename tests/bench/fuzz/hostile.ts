import fc from "fast-check";

/** Texts that have broken other programs: markup, SQL, paths, control characters, odd Unicode, size. */
const TEXTS = [
  "",
  " ",
  "\u0000",
  "a\u0000b",
  "\uD800",
  "\u202Eevil",
  "\r\nSet-Cookie: a=b",
  "'; drop table product; --",
  "' or '1'='1",
  "%' and pg_sleep(9)--",
  "<script>alert(1)</script>",
  "{{7*7}}",
  "../../../../etc/passwd",
  "..%2f..%2fetc%2fpasswd",
  "file:///etc/passwd",
  "http://127.0.0.1:9000/health",
  "http://169.254.169.254/latest/meta-data",
  "javascript:alert(1)",
  "data:image/png;base64,AAAA",
  '=HYPERLINK("http://x")',
  "__proto__",
  "constructor",
  "NaN",
  "Infinity",
  "-0",
  "1e309",
  "9".repeat(400),
  "x".repeat(20_000),
  "é".repeat(5000),
  "(((((((((((((((((((((((a)*)*)*)*)*)*)*)",
  "a'b\"c`d\\e",
];

const VALUES: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e21,
  Number.MAX_SAFE_INTEGER,
  [],
  {},
  [[[[[[[[]]]]]]]],
  { $gt: "" },
  { toString: "x" },
  Array.from({ length: 2000 }, () => 1),
];

/** A text that nobody sends by mistake. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...TEXTS),
  fc.string({ unit: "binary", maxLength: 80 }),
);

/** A value of JSON that no field expects. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.constantFrom(...VALUES),
  fc.jsonValue({ maxDepth: 4 }),
);

const SEGMENTS = [
  "auth",
  "user",
  "customer",
  "x",
  "emailpass",
  "emailpas%73",
  "register",
  "reset-password",
  "update",
  "callback",
  "session",
  "token",
  "refresh",
  "admin",
  "users",
  "me",
  "invites",
  "accept",
  "products",
  "orders",
  "customers",
  "api-keys",
  "uploads",
  "exports",
  "workflows-executions",
  "store",
  "carts",
  "hooks",
  "payment",
  "cloud",
  "api",
  "app",
  "static",
  "health",
  "%61dmin",
  "ADMIN",
  "Auth",
  ".",
  "..",
  "%2e%2e",
  "%2F",
  "%5c",
  "%00",
  "%",
  "%zz",
  "",
  ";a=b",
  "*",
  "__proto__",
];

/** A path as an attacker spells it: doors of Medusa, encodings, doubled slashes, dots, case. */
export const hostilePath: fc.Arbitrary<string> = fc
  .tuple(
    fc.array(fc.constantFrom(...SEGMENTS), { minLength: 1, maxLength: 5 }),
    fc.constantFrom("", "", "", "/", "?", "?a[__proto__][x]=1", "?fields=*", "?limit=-1", "?q=%"),
  )
  .map(([segments, end]) => `/${segments.join("/")}${end}`);
