/** Picture types that the browser can decode. */
export const PICTURE_ACCEPT_ATTRIBUTE = 'image/png,image/jpeg,image/webp,image/gif,image/avif'

/** Encoder qualities, tried in order until the result is small enough. */
const QUALITIES = [0.85, 0.6, 0.4] as const

/** Scales a size down to fit, in whole pixels. A size that already fits is unchanged. */
export function shrinkSizeToFit(width: number, height: number, longest: number): { width: number; height: number } {
  const scale = Math.min(1, longest / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/**
 * Scales a picture down to at most `longestPixels` a side and `mostBytes`, as base64: WebP, or JPEG if the browser
 * cannot encode WebP. Throws if the file is not a picture.
 */
export async function shrinkPictureToBase64(file: Blob, { longestPixels, mostBytes }: PictureBounds): Promise<string> {
  const picture = await createImageBitmap(file)
  const { width, height } = shrinkSizeToFit(picture.width, picture.height, longestPixels)
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  canvas.getContext('2d')?.drawImage(picture, 0, 0, width, height)
  picture.close()
  let smallest = await written(canvas, QUALITIES[0])
  for (const quality of QUALITIES.slice(1)) if (smallest.size > mostBytes) smallest = await written(canvas, quality)
  return base64Of(smallest)
}

export interface PictureBounds {
  readonly longestPixels: number
  readonly mostBytes: number
}

async function written(canvas: HTMLCanvasElement, quality: number): Promise<Blob> {
  const webp = await blobOf(canvas, 'image/webp', quality)
  return webp.type === 'image/webp' ? webp : await blobOf(canvas, 'image/jpeg', quality)
}

function blobOf(canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture cannot be drawn'))), type, quality)
  })
}

async function base64Of(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer())
  const CHUNK = 0x2000
  let binary = ''
  for (let at = 0; at < bytes.length; at += CHUNK) binary += String.fromCharCode(...bytes.subarray(at, at + CHUNK))
  return btoa(binary)
}
