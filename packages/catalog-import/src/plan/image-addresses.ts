/** Where the images that a file names are served, by the names that the file gives them. */
export type ImageAddresses = ReadonlyMap<string, string>;

/** The address of an image that was looked at before its row was planned. */
export function addressOf(addresses: ImageAddresses, file: string): string {
  const address = addresses.get(file);
  if (address === undefined) throw new Error(`The picture ${file} was not looked at.`);
  return address;
}
