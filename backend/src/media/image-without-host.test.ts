import { describe, expect, it } from "vitest";
import { imageWithoutHost } from "./image-without-host";

describe("imageWithoutHost", () => {
  it("takes the host off pictures that the shop serves itself", () => {
    expect(imageWithoutHost("http://localhost:8000/static/ab12.webp")).toBe("/static/ab12.webp");
    expect(imageWithoutHost("/static/ab12.webp")).toBe("/static/ab12.webp");
  });

  it("leaves pictures of other hosts where they are", () => {
    const address = "https://pictures.example/ab12.webp";
    expect(imageWithoutHost(address)).toBe(address);
  });

  it("answers nothing for data URLs, nonsense and what is missing", () => {
    for (const url of [
      "data:image/png;base64,AAAA",
      "javascript:alert(1)",
      "ab12.webp",
      "",
      null,
    ]) {
      expect(imageWithoutHost(url)).toBeNull();
    }
  });
});
