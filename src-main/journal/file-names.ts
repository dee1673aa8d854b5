import { normalizeName } from './wiki-links.ts'

/** Characters that some system or link syntax does not allow in file names. */
const UNSAFE = /[<>:"/\\|?*#^[\]`\p{Cc}\p{Cf}]/gu
/** As UNSAFE, for folders, whose names may contain characters that would end a link. */
const UNSAFE_IN_FOLDERS = /[<>:"/\\|?*\p{Cc}\p{Cf}]/gu
/** Names reserved by Windows. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i
/** Maximum length of a name in bytes. Most file systems allow 255, including extension and number. */
const MOST_BYTES = 200
const encoder = new TextEncoder()

/** Converts a title to a file name, without extension, valid on every system. */
export function toFileName(title: string): string {
  const safe = trimmed(title.normalize('NFC').replace(UNSAFE, '-').replace(/\s+/g, ' '))
  const short = trimmed(shortened(safe))
  if (short === '') return 'Untitled'
  return RESERVED.test(short.split('.')[0] ?? '') ? `${short}_` : short
}

/** Converts a folder path so that each part is valid on every system. */
export function toValidFolderPath(folder: string): string {
  return folder
    .split('/')
    .flatMap((part) => trimmed(shortened(part.normalize('NFC').replace(UNSAFE_IN_FOLDERS, '-'))) || [])
    .map((part) => (RESERVED.test(part.split('.')[0] ?? '') ? `${part}_` : part))
    .join('/')
}

/** Creates a function that gives titles unique file names, ignoring letter case and excluding the names in `avoid`. */
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
