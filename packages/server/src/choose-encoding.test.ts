import { describe, expect, it } from "vitest";
import { chooseEncoding } from "./choose-encoding.js";

describe("chooseEncoding", () => {
  it("prefers brotli, which is smaller", () => {
    expect(chooseEncoding("gzip, deflate, br, zstd")).toBe("br");
  });

  it("takes gzip where brotli is not offered", () => {
    expect(chooseEncoding("gzip, deflate")).toBe("gzip");
  });

  it("does not take what the client refuses", () => {
    expect(chooseEncoding("br;q=0, gzip;q=0.5")).toBe("gzip");
    expect(chooseEncoding("br; q=0.0")).toBeNull();
  });

  it("sends plain files to clients that ask for nothing", () => {
    expect(chooseEncoding(undefined)).toBeNull();
    expect(chooseEncoding("identity")).toBeNull();
  });
});
