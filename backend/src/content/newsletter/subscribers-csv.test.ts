import { parse } from "csv-parse/sync";
import { describe, expect, it } from "vitest";
import type { NewsletterSignUpRow } from "../../modules/newsletter/service";
import { subscribersCsv } from "./subscribers-csv";

const aSignUp = (changes: Partial<NewsletterSignUpRow> = {}): NewsletterSignUpRow => ({
  id: "nsub_1",
  email: "ada@example.ca",
  status: "confirmed",
  consent: "Yes, send me guides.",
  source: "/blog",
  consented_at: new Date("2026-03-01T10:00:00Z"),
  confirm_fingerprint: "secret",
  confirm_until: new Date("2026-03-08T10:00:00Z"),
  confirmed_at: new Date("2026-03-01T11:00:00Z"),
  unsubscribe_token: "token",
  unsubscribed_at: null,
  created_at: new Date("2026-03-01T10:00:00Z"),
  updated_at: new Date("2026-03-01T11:00:00Z"),
  deleted_at: null,
  ...changes,
});

const csvOf = (changes?: Partial<NewsletterSignUpRow>) =>
  subscribersCsv([aSignUp(changes)], "https://shop.example");

describe("the newsletter's subscribers as CSV", () => {
  it("tell who agreed to what, when and where, and how each unsubscribes", () => {
    expect(parse(csvOf(), { columns: true, bom: true })).toEqual([
      {
        Email: "ada@example.ca",
        Status: "confirmed",
        "Signed Up": "2026-03-01T10:00:00.000Z",
        Confirmed: "2026-03-01T11:00:00.000Z",
        Unsubscribed: "",
        Page: "/blog",
        Consent: "Yes, send me guides.",
        "Unsubscribe Link": "https://shop.example/newsletter/unsubscribe?token=token",
      },
    ]);
  });

  it("are read as UTF-8 by every spreadsheet program", () => {
    expect(csvOf().startsWith("\ufeff")).toBe(true);
  });

  it.each(["=1+1", "+1-416@example.ca", "-2@example.ca", "@SUM(A1)", "\t=1", "\r=1"])(
    "hold %j as text, not as a formula",
    (email) => {
      const [row] = parse(csvOf({ email }), { columns: true, bom: true }) as { Email: string }[];
      expect(row?.Email).toBe(`'${email}`);
    },
  );

  it("keep commas, quotes and line breaks within their cell", () => {
    const source = 'a,"b"\nc';
    const [row] = parse(csvOf({ source }), { columns: true, bom: true }) as { Page: string }[];
    expect(row?.Page).toBe(source);
  });
});
