import { describe, expect, it } from "vitest";
import { ball, box, type Face, type Mesh, mirrored, moved, rounded, tube, turn } from "./mesh.js";
import { materials } from "./palette.js";
import { centre, dot, subtract, type Vec } from "./vector.js";

const faces = (mesh: Mesh): Face[] => mesh.filter((part) => part.kind === "face");

/** Whether every face looks away from `middle`, as on a convex body it must. */
const looksOutwards = (mesh: Mesh, middle: Vec): boolean =>
  faces(mesh).every((face) => dot(face.normal, subtract(centre(face.points), middle)) > 0);

describe("meshes", () => {
  it("turn their surfaces outwards", () => {
    expect(looksOutwards(ball([3, 1, 5], 2, materials.white), [3, 1, 5])).toBe(true);
    expect(looksOutwards(box([0, 0, 4], [6, 4, 8], materials.white), [0, 0, 4])).toBe(true);
    expect(
      looksOutwards(
        tube(
          [
            [0, 0, 0],
            [0, 0, 9],
          ],
          1,
          materials.steel,
        ),
        [0, 0, 4.5],
      ),
    ).toBe(true);
  });

  it("keep their surfaces outwards when mirrored, turned and moved", () => {
    const body = box([5, 0, 0], [6, 4, 8], materials.white);
    expect(looksOutwards(mirrored(body), [-5, 0, 0])).toBe(true);
    expect(looksOutwards(moved(turn(body, [0, 0, 1], 180), [0, 3, 0]), [-5, 3, 0])).toBe(true);
  });

  it("shade a ball smoothly: the normals of a corner agree between its faces", () => {
    const around = new Map<string, Vec[]>();
    for (const face of faces(ball([0, 0, 0], 1, materials.white))) {
      face.points.forEach((point, i) => {
        const key = point.map((part) => part.toFixed(3)).join();
        around.set(key, [...(around.get(key) ?? []), face.normals?.[i] ?? face.normal]);
      });
    }
    const equator = [...around].filter(([key]) => Math.abs(Number(key.split(",")[2])) < 0.5);
    expect(equator.length).toBeGreaterThan(40);
    for (const [, normals] of equator) {
      for (const normal of normals) expect(dot(normal, normals[0] ?? normal)).toBeCloseTo(1, 6);
    }
  });

  it("round a corner without leaving the line before and after it", () => {
    const path = rounded(
      [
        [0, 0, 0],
        [10, 0, 0],
        [10, 10, 0],
      ],
      3,
    );
    expect(path[0]).toEqual([0, 0, 0]);
    expect(path.at(-1)).toEqual([10, 10, 0]);
    expect(path).toContainEqual([7, 0, 0]);
    expect(path).not.toContainEqual([10, 0, 0]);
  });
});
