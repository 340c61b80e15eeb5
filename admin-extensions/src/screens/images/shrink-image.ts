import { IMAGE_MAX_WIDTH_PX, IMAGE_QUALITY } from "@eldercare/contracts";

/** Formats whose transparency JPEG would lose become WebP. */
const typeFor = (type: string) => (type === "image/jpeg" ? "image/jpeg" : "image/webp");

/**
 * The image at most 800 px wide and at 0.8 quality (spec §5), upright. One that is narrow
 * already stays as it is when that is smaller. Rejects when the browser cannot read it.
 */
export async function shrinkImage(file: File): Promise<File> {
  const bitmap = await createImageBitmap(file);
  try {
    const scale = Math.min(1, IMAGE_MAX_WIDTH_PX / bitmap.width);
    const canvas = document.createElement("canvas");
    canvas.width = Math.round(bitmap.width * scale);
    canvas.height = Math.max(1, Math.round(bitmap.height * scale));
    const context = canvas.getContext("2d");
    if (!context) throw new Error("The browser has no canvas to draw on.");
    context.imageSmoothingQuality = "high";
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    const shrunk = await encoded(canvas, typeFor(file.type));
    if (scale === 1 && shrunk.size >= file.size) return file;
    return new File([shrunk], file.name, { type: shrunk.type });
  } finally {
    bitmap.close();
  }
}

function encoded(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error("The picture cannot be encoded."))),
      type,
      IMAGE_QUALITY,
    ),
  );
}

/** A file as a data URL, to be shown before it is sent. */
export function dataUrlOf(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
