/** Something that can be read from its beginning as often as needed, in pieces. */
export type ByteSource = () => AsyncIterable<Uint8Array>;

/** A file to read, wherever it lies. */
export interface SourceFile {
  /** For messages. */
  name: string;
  bytes: ByteSource;
}

/** A file that is in memory. */
export function fileInMemory(name: string, content: string | Uint8Array): SourceFile {
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
  return {
    name,
    async *bytes() {
      yield bytes;
    },
  };
}
