import { normalizeName } from './wiki-links.ts'

/** What some system or link does not allow in a file's name. */
const UNSAFE = /[<>:"/\\|?*#^[\]`\p{Cc}\p{Cf}]/gu
/** As UNSAFE, for folders, whose names may hold what would end a link. */
const UNSAFE_IN_FOLDERS = /[<>:"/\\|?*\p{Cc}\p{Cf}]/gu
/** Names that Windows keeps for itself. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i
/** Most file systems take 255 bytes, the ending and a number included. */
const MOST_BYTES = 200
const encoder = new TextEncoder()

/** A title as a file's name without its ending, safe on every system. */
export function toFileName(title: string): string {
  const safe = trimmed(title.normalize('NFC').replace(UNSAFE, '-').replace(/\s+/g, ' '))
  const short = trimmed(shortened(safe))
  if (short === '') return 'Untitled'
  return RESERVED.test(short.split('.')[0] ?? '') ? `${short}_` : short
}

/** A folder's path with each part safe on every system. */
export function toFolderName(folder: string): string {
  return folder
    .split('/')
    .flatMap((part) => trimmed(shortened(part.normalize('NFC').replace(UNSAFE_IN_FOLDERS, '-'))) || [])
    .map((part) => (RESERVED.test(part.split('.')[0] ?? '') ? `${part}_` : part))
    .join('/')
}

/** File names for titles, one after the other: none twice, whatever the letter case, and none that is to be avoided. */
export function createFileNamer(avoid: ReadonlySet<string>): (title: string) => string {
  const used = new Set<string>()
  return (title) => {
    const name = toFileName(title)
    const isFree = (candidate: string): boolean => {
      const folded = normalizeName(candidate)
      return !used.has(folded) && (!avoid.has(folded) || folded === normalizeName(title))
    }
    for (let count = 1; ; count += 1) {
      const candidate = count === 1 ? name : `${name} (${count})`
      if (!isFree(candidate)) continue
      used.add(normalizeName(candidate))
      return candidate
    }
  }
}

function trimmed(name: string): string {
  return name.replace(/^[\s.]+|(?<![\s.])[\s.]+$/g, '')
}

function shortened(name: string): string {
  let short = ''
  let bytes = 0
  for (const letter of name) {
    bytes += encoder.encode(letter).length
    if (bytes > MOST_BYTES) break
    short += letter
  }
  return short
}
