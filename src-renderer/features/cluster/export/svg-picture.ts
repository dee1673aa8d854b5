import type { Box } from '#shared/cluster/draw/picture.ts'
import type { SheetSize } from '#shared/cluster/picture-options.ts'
import { withPngResolution } from './png-resolution.ts'

/** Size of a generated SVG in millimetres; null if it is not stated. */
export function findSvgSize(text: string): SheetSize | null {
  const found = /<svg[^>]* width="([\d.]+)mm" height="([\d.]+)mm"/.exec(text.slice(0, 1000))
  return found ? { widthMm: Number(found[1]), heightMm: Number(found[2]) } : null
}

/** Part of a generated SVG with the hexes of its map; undefined if it is not stated. */
export function findSvgBoardBox(text: string): Box | undefined {
  const [x, y, width, height] = /<svg[^>]* data-board="([\d. ]+)"/.exec(text.slice(0, 1000))?.[1]?.split(' ') ?? []
  if (height === undefined) return undefined
  return { x: Number(x), y: Number(y), width: Number(width), height: Number(height) }
}

/**
 * Creates an object URL to display an SVG as an image. Inside an image an SVG runs no scripts and loads no resources.
 */
export function createSvgUrl(text: string): string {
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`
}

/** Size in pixels of a picture with the given longest side. */
export function computePixelSize(
  { widthMm, heightMm }: SheetSize,
  longest: number,
): { readonly width: number; readonly height: number } {
  const scale = longest / Math.max(widthMm, heightMm)
  return { width: Math.max(1, Math.round(widthMm * scale)), height: Math.max(1, Math.round(heightMm * scale)) }
}

/** Renders an SVG as PNG; null if the browser cannot render a picture of this size. */
export async function renderSvgAsPng(text: string, longest: number): Promise<Blob | null> {
  const size = findSvgSize(text)
  if (!size) return null
  const { width, height } = computePixelSize(size, longest)
  const picture = new Image(width, height)
  picture.src = createSvgUrl(text)
  await picture.decode()
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  canvas.getContext('2d')?.drawImage(picture, 0, 0, width, height)
  const { promise, resolve } = Promise.withResolvers<Blob | null>()
  canvas.toBlob(resolve, 'image/png')
  const png = await promise
  return png && withPngResolution(png, width / size.widthMm)
}
