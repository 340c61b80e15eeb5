import { IMAGE_PATH } from "@eldercare/contracts";

/** The address of a stored image, without a host (spec §9, IMAGE_WIDTHS gives the sizes). */
export function imageAddress(name: string): string {
  return `${IMAGE_PATH}/${name}`;
}
