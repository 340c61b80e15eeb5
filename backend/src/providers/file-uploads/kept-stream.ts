import { once } from "node:events";
import { PassThrough, Writable } from "node:stream";
import type { FilePath, FileStore } from "@eldercare/file-store";

/**
 * A stream whose bytes become a file, and when that is done. Medusa's exports write to it without
 * listening: a store that fails in between neither stops them nor takes the process down, and `written`
 * says so in the end.
 */
export function keptStream(files: FileStore, path: FilePath) {
  const source = new PassThrough();
  source.on("error", () => undefined);
  const written = files.write(path, source);
  written.catch(() => source.destroy());
  const writeStream = new Writable({
    write(chunk, encoding, done) {
      if (source.destroyed || source.write(chunk, encoding)) return done();
      Promise.race([once(source, "drain"), once(source, "close")]).then(
        () => done(),
        () => done(),
      );
    },
    final(done) {
      source.end();
      done();
    },
    // Whoever writes gave up: half a file is none, and the store does not wait for the other half.
    destroy(error, done) {
      if (!source.writableEnded) source.destroy(error ?? new Error("The file broke off."));
      done(error);
    },
  });
  return { writeStream, written };
}
