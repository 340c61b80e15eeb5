/**
 * Where the images that a file names are served, by the names that the file gives them; null for one
 * that cannot be fetched now.
 */
export type ImageAddresses = ReadonlyMap<string, string | null>;

/** The address of an image that was looked at before its row was planned; null: not to be had now. */
export function addressOf(addresses: ImageAddresses, file: string): string | null {
  const address = addresses.get(file);
  if (address === undefined) throw new Error(`The picture ${file} was not looked at.`);
  return address;
}
