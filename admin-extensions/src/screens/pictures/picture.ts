/** A picture in the shop's store, or at another web address. */
export type StoredPicture = { kind: "stored"; key: string; url: string; alt: string };

/** A picture that was chosen and waits for the save; `preview` is a data URL. */
export type ChosenPicture = {
  kind: "chosen";
  key: string;
  file: File;
  preview: string;
  alt: string;
};

/** A picture of a form; `key` tells it apart from the others. */
export type Picture = StoredPicture | ChosenPicture;

/** How far the uploads are, by the pictures' keys: 0 to 1. */
export type UploadProgress = Readonly<Record<string, number>>;

export function storedPicture(url: string, alt = ""): StoredPicture {
  return { kind: "stored", key: url, url, alt };
}

/** The address a picture is shown from. */
export const shownAddress = (picture: Picture): string =>
  picture.kind === "stored" ? picture.url : picture.preview;
