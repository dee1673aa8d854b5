import { shrinkSizeToFit } from '#renderer/ui/fields/shrink-picture.ts'
import { PICTURE_HEADER_BYTES, findPictureSize } from './picture-size.ts'
import type { PictureSize } from './pinhole-camera.ts'
import type { Pixels } from './pixels.ts'

/** A loaded picture: its pixels, and a URL to display it. */
export interface LoadedPhoto {
  readonly pixels: Pixels
  readonly url: string
}

const MOST_BYTES = 40 * 1024 * 1024
const MOST_PIXELS = 60_000_000
/** Maximum length of the long edge, in pixels. More resolution does not help to find marks and cubes. */
const LONGEST = 2400
const QUALITY = 0.9

/** Loads a photograph from a file. Throws an error for the user if it is not a picture or too large. */
export async function loadPhoto(file: Blob): Promise<LoadedPhoto> {
  if (file.size > MOST_BYTES)
    throw new Error(`The file has ${Math.ceil(file.size / 1024 / 1024)} MB: make the picture smaller, 40 MB at most.`)
  requireFit(findPictureSize(await file.slice(0, PICTURE_HEADER_BYTES).arrayBuffer()))
  const picture = await createImageBitmap(file).catch(() => {
    throw new Error('This is no picture that can be read here: choose a JPEG, PNG or WebP.')
  })
  requireFit(picture) // where the head told none
  const size = shrinkSizeToFit(picture.width, picture.height, LONGEST)
  const canvas = Object.assign(document.createElement('canvas'), size)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  context?.drawImage(picture, 0, 0, size.width, size.height)
  picture.close()
  const pixels = context?.getImageData(0, 0, size.width, size.height)
  if (!pixels) throw new Error('The picture cannot be drawn here: choose a smaller one.')
  return { pixels: { ...size, data: pixels.data }, url: canvas.toDataURL('image/jpeg', QUALITY) }
}

/** Rejects a picture that is too large before it is decoded: a small file may hold a huge picture. */
function requireFit(pictureSize: PictureSize | null): void {
  if (pictureSize && pictureSize.width * pictureSize.height > MOST_PIXELS)
    throw new Error(
      `The picture has ${pictureSize.width} × ${pictureSize.height} pixels: make it smaller, 60 million at most.`,
    )
}

/** Returns a URL that displays the pixels. */
export function createPixelsDataUrl({ width, height, data }: Pixels): string {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const image = new ImageData(width, height)
  image.data.set(data)
  canvas.getContext('2d')?.putImageData(image, 0, 0)
  return canvas.toDataURL('image/jpeg', QUALITY)
}
