/** Longest side of a portrait, in pixels: sheets print it at a quarter of a page's width. */
export const PORTRAIT_PIXELS = 512

const QUALITY = 0.85

/** Pictures that a window can read. */
export const PICTURE_TYPES = 'image/png,image/jpeg,image/webp,image/gif,image/avif'

/** A size made to fit, in whole pixels; what fits stays as it is. */
export function fitWithin(width: number, height: number, longest: number): { width: number; height: number } {
  const scale = Math.min(1, longest / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** A picture made small, as base64: WebP, or JPEG where the browser writes no WebP. Throws where the file is no picture. */
export async function shrinkPicture(file: Blob): Promise<string> {
  const picture = await createImageBitmap(file)
  const { width, height } = fitWithin(picture.width, picture.height, PORTRAIT_PIXELS)
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  canvas.getContext('2d')?.drawImage(picture, 0, 0, width, height)
  picture.close()
  const webp = await written(canvas, 'image/webp')
  return base64Of(webp.type === 'image/webp' ? webp : await written(canvas, 'image/jpeg'))
}

function written(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture cannot be drawn'))), type, QUALITY)
  })
}

async function base64Of(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer())
  const CHUNK = 0x2000
  let binary = ''
  for (let at = 0; at < bytes.length; at += CHUNK) binary += String.fromCharCode(...bytes.subarray(at, at + CHUNK))
  return btoa(binary)
}
