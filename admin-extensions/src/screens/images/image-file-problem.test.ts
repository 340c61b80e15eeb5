import { describe, expect, it } from "vitest";
import { imageFileProblem } from "./image-file-problem";

const MEGABYTE = 1024 * 1024;

describe("a file chosen as a picture", () => {
  it("may be a jpeg, png, webp or gif of up to 5 MB", () => {
    for (const type of ["image/jpeg", "image/png", "image/webp", "image/gif"]) {
      expect(imageFileProblem({ type, size: 5 * MEGABYTE })).toBeNull();
    }
  });

  it("is refused when it is larger", () => {
    expect(imageFileProblem({ type: "image/png", size: 5 * MEGABYTE + 1 })).toBe(
      "File size exceeds 5MB limit",
    );
  });

  it("is refused when it is something else, and the allowed types are named", () => {
    expect(imageFileProblem({ type: "image/svg+xml", size: 10 })).toBe(
      "File type image/svg+xml is not supported. Allowed types: image/jpeg, image/png, image/webp, image/gif",
    );
  });
});
