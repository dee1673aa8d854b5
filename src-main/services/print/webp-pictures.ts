import type decodeWebp from '@jsquash/webp/decode.js'
import { encodePng } from '#main/print/pdf/png-file.ts'
import { decodeDataUrl } from '#main/print/pdf/woff-to-sfnt.ts'
import type { PrintedSheet } from '#shared/contract/printed-sheet.ts'
import type { PageMark } from '#shared/print/page-marks.ts'
import { readImageHeader } from '../images/image-header.ts'

const WEBP_URL = /^data:image\/webp;base64,(.+)$/
/** Most pixels of a picture, which bounds memory and time. The app stores a sixteenth of that at most. */
const MOST_PIXELS = 4096 * 4096

/** Converts the WebP pictures of sheets to PNG on white, since a PDF holds none. Damaged and oversized ones are kept. */
export async function convertWebpPictures(sheets: readonly PrintedSheet[]): Promise<readonly PrintedSheet[]> {
  const urls = new Set(sheets.flatMap(({ marks }) => listWebpUrls(marks)))
  if (urls.size === 0) return sheets
  const decode = await loadDecoder()
  const converted = new Map<string, string>()
  for (const url of urls) {
    const png = await convertWebp(url, decode)
    if (png !== null) converted.set(url, png)
  }
  return sheets.map((sheet) => ({ ...sheet, marks: replaceUrls(sheet.marks, converted) }))
}

function listWebpUrls(marks: readonly PageMark[]): string[] {
  return marks.flatMap((mark) => {
    if (mark.kind === 'group') return listWebpUrls(mark.marks)
    return mark.kind === 'image' && WEBP_URL.test(mark.url) ? [mark.url] : []
  })
}

function replaceUrls(marks: readonly PageMark[], urls: ReadonlyMap<string, string>): PageMark[] {
  return marks.map((mark) => {
    if (mark.kind === 'group') return { ...mark, marks: replaceUrls(mark.marks, urls) }
    return mark.kind === 'image' ? { ...mark, url: urls.get(mark.url) ?? mark.url } : mark
  })
}

/** Loads the decoder with its WebAssembly from the build, for the first print with such a picture. */
async function loadDecoder(): Promise<typeof decodeWebp> {
  const [{ default: decode, init }, { default: wasm }] = await Promise.all([
    import('@jsquash/webp/decode.js'),
    import('@jsquash/webp/codec/dec/webp_dec.wasm?url&inline'),
  ])
  await init({ wasmBinary: decodeDataUrl(wasm) })
  return decode
}

/** Converts a picture; null if it is damaged or too large. */
async function convertWebp(url: string, decode: typeof decodeWebp): Promise<string | null> {
  const bytes = Buffer.from(WEBP_URL.exec(url)?.[1] ?? '', 'base64')
  const header = readImageHeader(bytes)
  if (header?.type !== 'image/webp' || header.width * header.height > MOST_PIXELS) return null
  try {
    const { data, width } = await decode(Uint8Array.from(bytes).buffer)
    return `data:image/png;base64,${Buffer.from(encodePng(layOnWhite(data), width, 3)).toString('base64')}`
  } catch {
    return null // the decoder throws where a picture is damaged
  }
}

/** Lays pixels with opacity on white paper. */
function layOnWhite(pixels: Uint8ClampedArray): Uint8Array {
  const opaque = new Uint8Array((pixels.length / 4) * 3)
  for (let pixel = 0; pixel < pixels.length / 4; pixel += 1) {
    const opacity = (pixels[4 * pixel + 3] ?? 0) / 255
    for (let channel = 0; channel < 3; channel += 1)
      opaque[3 * pixel + channel] = Math.round((pixels[4 * pixel + channel] ?? 0) * opacity + 255 * (1 - opacity))
  }
  return opaque
}
