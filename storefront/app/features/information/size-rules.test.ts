import { formatLength, formatLengthRange } from "@eldercare/contracts/length";
import { HANDLE_HEIGHTS, SEAT_WIDTHS } from "@eldercare/contracts/size-charts";
import { describe, expect, it } from "vitest";
import {
  handleHeightFor,
  readLength,
  seatDepthFor,
  seatWidthFor,
  sockSizeFor,
  wantedSeatWidth,
} from "./size-rules";

describe("reading a measure", () => {
  it("takes centimetres and inches, with comma or point", () => {
    expect(readLength("wrist", "86", "cm")).toBe(86);
    expect(readLength("wrist", " 86,5 ", "cm")).toBe(86.5);
    expect(readLength("wrist", "34", "in")).toBeCloseTo(86.4, 1);
  });

  it("has nothing to say about an empty entry", () => {
    expect(readLength("hips", "  ", "cm")).toBeNull();
  });

  it.each(["0", "-40", "400", "forty", "1e9", "Infinity"])("refuses %s as a hip width", (entry) => {
    expect(readLength("hips", entry, "cm")).toBe("out of range");
  });

  it("notices inches entered as centimetres", () => {
    expect(readLength("height", "66", "cm")).toBe("out of range");
    expect(readLength("height", "66", "in")).toBeCloseTo(167.6, 1);
  });
});

describe("the height of a handle", () => {
  it.each(HANDLE_HEIGHTS)("for $height cm is what the chart says", ({ height, handle }) => {
    expect(handleHeightFor(height)).toBeCloseTo(handle, 5);
  });

  it("lies between two rows of the chart, and goes on beyond its ends", () => {
    expect(handleHeightFor(165)).toBeCloseTo(83.5, 5);
    expect(handleHeightFor(140)).toBeCloseTo(71, 5);
    expect(handleHeightFor(195)).toBeCloseTo(100, 5);
  });
});

describe("a wheelchair's seat", () => {
  it.each(SEAT_WIDTHS)("of $width cm suits hips of $hipsUpTo cm and not wider", (row) => {
    expect(seatWidthFor(row.hipsUpTo)).toBe(row.width);
    expect(seatWidthFor(row.hipsUpTo + 0.5)).not.toBe(row.width);
  });

  it("always leaves the room that the guide asks for", () => {
    for (let hips = 25; hips <= 48; hips += 0.5) {
      expect(seatWidthFor(hips)).toBeGreaterThanOrEqual(wantedSeatWidth(hips));
    }
  });

  it("is not to be had for very wide hips", () => {
    expect(seatWidthFor(49)).toBeNull();
  });

  it("ends two finger widths before the calf", () => {
    expect(seatDepthFor(46)).toBe(41);
  });
});

describe("compression socks", () => {
  it("are chosen by the ankle when the calf fits too", () => {
    expect(sockSizeFor(22, 36)).toEqual({ kind: "size", size: "Medium" });
  });

  it("of the larger size are taken between two sizes when only its calf fits", () => {
    expect(sockSizeFor(25, 44)).toEqual({ kind: "size", size: "Large" });
  });

  it("need a person's advice when ankle and calf fall in two sizes", () => {
    expect(sockSizeFor(22, 45)).toEqual({ kind: "calf differs", size: "Medium" });
  });

  it("of common sizes do not fit every leg", () => {
    expect(sockSizeFor(36, 45)).toEqual({ kind: "none" });
  });
});

describe("a length in words", () => {
  it("has whole centimetres and inches to the half", () => {
    expect(formatLength(86.4)).toBe("86 cm (34 in)");
    expect(formatLength(41)).toBe("41 cm (16 in)");
    expect(formatLength(45)).toBe("45 cm (17½ in)");
    expect(formatLengthRange([33, 41])).toBe("33 to 41 cm (13 to 16 in)");
  });
});
