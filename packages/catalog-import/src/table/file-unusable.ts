/** The whole file cannot be used (exit code 2); the message says what to do about it. */
export class FileUnusable extends Error {
  constructor(
    readonly file: string,
    message: string,
  ) {
    super(`${file}: ${message}`);
    this.name = "FileUnusable";
  }
}
