/** Where images are served (spec §9, IMAGE_WIDTHS gives the sizes). */
export const IMAGE_PATH = "/static";

/** The address of a stored image, without a host. */
export function imageAddress(name: string): string {
  return `${IMAGE_PATH}/${name}`;
}
