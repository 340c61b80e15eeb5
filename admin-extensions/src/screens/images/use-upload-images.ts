import { useState } from "react";
import { useAdminHost } from "../host/admin-host";
import { failureWords } from "../host/failure-words";
import { isRefusal } from "../host/use-admin-query";
import type { Image, StoredImage, UploadProgress } from "./image";
import { sendImage } from "./send-image";

const FAILED = "Failed to upload images. Please try again.";

/**
 * Stores what was chosen, one image after the other, and says how it goes (spec §8). Answers
 * null when one failed; `onStored` has been told those that were stored by then, so that another
 * try does not send them twice.
 */
export function useUploadImages() {
  const { toast, onRefused } = useAdminHost();
  const [progress, setProgress] = useState<UploadProgress>({});
  const [isUploading, setUploading] = useState(false);

  async function upload(
    images: readonly Image[],
    onStored: (images: Image[]) => void,
  ): Promise<StoredImage[] | null> {
    const all: Image[] = [...images];
    const count = all.filter(({ kind }) => kind === "chosen").length;
    if (count > 0) {
      toast({ title: "Uploading images", description: `${count} image(s) are on their way.` });
    }
    setUploading(true);
    try {
      const stored: StoredImage[] = [];
      for (const [index, image] of all.entries()) {
        const done = image.kind === "stored" ? image : await stow(image);
        all[index] = done;
        stored.push(done);
      }
      if (count > 0) {
        toast({
          title: "Upload successful",
          description: `${count} image(s) uploaded successfully`,
        });
      }
      return stored;
    } catch (error) {
      if (isRefusal(error)) onRefused();
      else {
        toast({
          title: "Upload failed",
          description: failureWords(FAILED, error),
          tone: "destructive",
        });
      }
      return null;
    } finally {
      if (count > 0) onStored(all);
      setProgress({});
      setUploading(false);
    }
  }

  async function stow(image: Extract<Image, { kind: "chosen" }>): Promise<StoredImage> {
    const { key, file, alt } = image;
    const onProgress = (share: number) => setProgress((before) => ({ ...before, [key]: share }));
    onProgress(0);
    const url = await sendImage(file, onProgress);
    onProgress(1);
    return { kind: "stored", key, url, alt };
  }

  return { upload, progress, isUploading };
}
