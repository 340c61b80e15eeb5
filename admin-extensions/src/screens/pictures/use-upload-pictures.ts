import { ApiError } from "@eldercare/contracts/client";
import { useState } from "react";
import { useAdminHost } from "../host/admin-host";
import { isRefusal } from "../host/use-admin-query";
import type { Picture, StoredPicture, UploadProgress } from "./picture";
import { sendPicture } from "./send-picture";

const FAILED = "Failed to upload images. Please try again.";

/**
 * Stores what was chosen, one picture after the other, and says how it goes (spec §8). Answers
 * null when one failed; `onStored` has been told those that were stored by then, so that another
 * try does not send them twice.
 */
export function useUploadPictures() {
  const { toast, onRefused } = useAdminHost();
  const [progress, setProgress] = useState<UploadProgress>({});
  const [isUploading, setUploading] = useState(false);

  async function upload(
    pictures: readonly Picture[],
    onStored: (pictures: Picture[]) => void,
  ): Promise<StoredPicture[] | null> {
    const all: Picture[] = [...pictures];
    const count = all.filter(({ kind }) => kind === "chosen").length;
    if (count > 0) {
      toast({ title: "Uploading images", description: `${count} image(s) are on their way.` });
    }
    setUploading(true);
    try {
      const stored: StoredPicture[] = [];
      for (const [index, picture] of all.entries()) {
        const done = picture.kind === "stored" ? picture : await stow(picture);
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
        const isTold = error instanceof ApiError && error.status >= 400 && error.status < 500;
        const reason = isTold ? ` ${error.sentence}` : "";
        toast({
          title: "Upload failed",
          description: `${FAILED}${reason}`,
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

  async function stow(picture: Extract<Picture, { kind: "chosen" }>): Promise<StoredPicture> {
    const { key, file, alt } = picture;
    const onProgress = (share: number) => setProgress((before) => ({ ...before, [key]: share }));
    onProgress(0);
    const url = await sendPicture(file, onProgress);
    onProgress(1);
    return { kind: "stored", key, url, alt };
  }

  return { upload, progress, isUploading };
}
