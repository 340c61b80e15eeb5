import { tooManyImages } from "@eldercare/contracts";
import { useState } from "react";
import { type AdminHost, useAdminHost } from "../host/admin-host";
import type { ChosenPicture } from "./picture";
import { pictureFileProblem } from "./picture-file-problem";
import { dataUrlOf, shrinkPicture } from "./shrink-picture";

let chosenCount = 0;

/** Null, and a toast that names the file, when it is no picture the shop takes. */
async function chosenPicture(file: File, toast: AdminHost["toast"]): Promise<ChosenPicture | null> {
  const problem = pictureFileProblem(file);
  if (problem) {
    toast({ title: "Invalid file", description: `${file.name}: ${problem}`, tone: "destructive" });
    return null;
  }
  try {
    const shrunk = await shrinkPicture(file);
    const preview = await dataUrlOf(shrunk);
    chosenCount += 1;
    return { kind: "chosen", key: `chosen-${chosenCount}`, file: shrunk, preview, alt: "" };
  } catch {
    toast({ title: "Failed to read file", description: file.name, tone: "destructive" });
    return null;
  }
}

/**
 * Turns chosen files into pictures that wait for the save. More than there is `room` for adds
 * nothing; files that are no pictures are left out (spec §5).
 */
export function useChoosePictures(room: number, onChosen: (pictures: ChosenPicture[]) => void) {
  const { toast } = useAdminHost();
  const [isReading, setReading] = useState(false);

  async function choose(files: readonly File[]): Promise<void> {
    if (files.length === 0) return;
    if (files.length > room) {
      toast({
        title: "Too many files",
        description: tooManyImages(room),
        tone: "destructive",
      });
      return;
    }
    setReading(true);
    const pictures: ChosenPicture[] = [];
    for (const file of files) {
      const picture = await chosenPicture(file, toast);
      if (picture) pictures.push(picture);
    }
    setReading(false);
    if (pictures.length > 0) onChosen(pictures);
  }

  return { choose, isReading };
}
