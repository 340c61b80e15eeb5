/** A image in the shop's store, or at another web address. */
export type StoredImage = { kind: "stored"; key: string; url: string; alt: string };

/** A image that was chosen and waits for the save; `preview` is a data URL. */
export type ChosenImage = {
  kind: "chosen";
  key: string;
  file: File;
  preview: string;
  alt: string;
};

/** A image of a form; `key` tells it apart from the others. */
export type Image = StoredImage | ChosenImage;

/** How far the uploads are, by the images' keys: 0 to 1. */
export type UploadProgress = Readonly<Record<string, number>>;

export function storedImage(url: string, alt = ""): StoredImage {
  return { kind: "stored", key: url, url, alt };
}

/** The address a image is shown from. */
export const shownAddress = (image: Image): string =>
  image.kind === "stored" ? image.url : image.preview;
