import { tooManyImages } from "@eldercare/contracts";
import { useState } from "react";
import { newId } from "../components/new-id";
import { type AdminHost, useAdminHost } from "../host/admin-host";
import type { ChosenImage } from "./image";
import { imageFileProblem } from "./image-file-problem";
import { dataUrlOf, shrinkImage } from "./shrink-image";

/** Null, and a toast that names the file, when it is no image the shop takes. */
async function chosenImage(file: File, toast: AdminHost["toast"]): Promise<ChosenImage | null> {
  const problem = imageFileProblem(file);
  if (problem) {
    toast({ title: "Invalid file", description: `${file.name}: ${problem}`, tone: "destructive" });
    return null;
  }
  try {
    const shrunk = await shrinkImage(file);
    const preview = await dataUrlOf(shrunk);
    return { kind: "chosen", key: newId(), file: shrunk, preview, alt: "" };
  } catch {
    toast({ title: "Failed to read file", description: file.name, tone: "destructive" });
    return null;
  }
}

/**
 * Turns chosen files into images that wait for the save. More than there is `room` for adds
 * nothing; files that are no images are left out (spec §5).
 */
export function useChooseImages(room: number, onChosen: (images: ChosenImage[]) => void) {
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
    const images: ChosenImage[] = [];
    for (const file of files) {
      const image = await chosenImage(file, toast);
      if (image) images.push(image);
    }
    setReading(false);
    if (images.length > 0) onChosen(images);
  }

  return { choose, isReading };
}
