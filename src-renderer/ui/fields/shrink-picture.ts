/** Pictures that a window can read. */
export const PICTURE_TYPES = 'image/png,image/jpeg,image/webp,image/gif,image/avif'

/** How well a picture is written: the next one where it is too large so. */
const QUALITIES = [0.85, 0.6, 0.4] as const

/** A size made to fit, in whole pixels; what fits stays as it is. */
export function fitWithin(width: number, height: number, longest: number): { width: number; height: number } {
  const scale = Math.min(1, longest / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** A picture made small, at most `longestPixels` a side and `mostBytes`, as base64: WebP, or JPEG where the browser writes no WebP. Throws where the file is no picture. */
export async function shrinkPicture(file: Blob, { longestPixels, mostBytes }: PictureBounds): Promise<string> {
  const picture = await createImageBitmap(file)
  const { width, height } = fitWithin(picture.width, picture.height, longestPixels)
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  canvas.getContext('2d')?.drawImage(picture, 0, 0, width, height)
  picture.close()
  let smallest = await written(canvas, QUALITIES[0])
  for (const quality of QUALITIES.slice(1)) if (smallest.size > mostBytes) smallest = await written(canvas, quality)
  return base64Of(smallest)
}

/** How small a picture is made. */
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
