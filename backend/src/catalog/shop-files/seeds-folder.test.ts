import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { pathFromUser, seedsFolder } from "./seeds-folder";

describe("the seeds folder", () => {
  it("is found from the source files", () => {
    expect(existsSync(join(seedsFolder({}), "products.csv"))).toBe(true);
  });

  it("is the setting's where there is one", () => {
    expect(seedsFolder({ SEEDS_DIR: "/elsewhere" })).toBe("/elsewhere");
  });

  it("is missed with advice", () => {
    expect(() => seedsFolder({}, "/")).toThrow("set SEEDS_DIR");
  });
});

describe("a path as typed", () => {
  it("is seen from the folder where npm was called", () => {
    expect(pathFromUser("new.csv", { INIT_CWD: "/home/ann" })).toBe("/home/ann/new.csv");
    expect(pathFromUser("/tmp/new.csv", { INIT_CWD: "/home/ann" })).toBe("/tmp/new.csv");
  });
});
