import { type ChartFile, FormatError, type ReadProgress } from '../chart-file.ts'
import { decodeText, findNonUtf8Encoding, type TextFile } from '../decode-text.ts'
import { getFileBaseName } from '../file-name.ts'
import type { LossTally } from '../loss-tally.ts'
import { cleanName } from './clean-name.ts'
import { detectTravellerFormat, type TravellerFormat } from './detect-traveller-format.ts'
import { readFixedWidthData } from './read-fixed-width.ts'
import { readSec } from './read-sec.ts'
import { readTabSeparatedData } from './read-tab-separated.ts'
import type { WorldFormat, SectorRows } from './sector-rows.ts'

/** Files of one sector by type. */
export interface SectorFiles {
  readonly data: ({ readonly format: WorldFormat } & TextFile) | null
  readonly xml: TextFile | null
  readonly msec: TextFile | null
}

/** Classifies the files of a sector by content. Refuses unknown files, and two files of the same type. */
export function classifyFiles(files: readonly ChartFile[]): SectorFiles {
  const found = new Map<'data' | 'xml' | 'msec', TextFile & { format: TravellerFormat }>()
  for (const file of files) {
    const format = detectTravellerFormat(file)
    if (format === null)
      throw new FormatError(file.name, null, 'this is no Traveller sector: neither worlds nor a description of them.')
    const kind = format === 'traveller-xml' ? 'xml' : format === 'traveller-msec' ? 'msec' : 'data'
    const other = found.get(kind)
    if (other)
      throw new FormatError(
        file.name,
        null,
        `this and ${other.file.name} hold the same kind of data. Choose the files of one sector.`,
      )
    found.set(kind, { file, text: textToKeep(file), format })
  }
  if (found.size === 0) throw new FormatError('Traveller sector', null, 'no file was chosen.')
  const data = found.get('data')
  return {
    data: data ? { ...data, format: data.format as WorldFormat } : null,
    xml: found.get('xml') ?? null,
    msec: found.get('msec') ?? null,
  }
}

/**
 * Text of a file for storage. If the file is not UTF-8, the encoding in its XML declaration is changed to UTF-8, which
 * every export writes.
 */
function textToKeep(file: ChartFile): string {
  const text = decodeText(file)
  if (findNonUtf8Encoding(file) === null) return text
  return text.replace(/^(<\?xml[^>]{0,200}?encoding\s{0,20}=\s{0,20}["'])[^"'>]{0,80}/, '$1UTF-8')
}

/** Reads the file of worlds. */
export function readWorldData(
  data: { readonly format: WorldFormat } & TextFile,
  losses: LossTally,
): Generator<ReadProgress, SectorRows> {
  switch (data.format) {
    case 'traveller-sec':
      return readSec(data, losses)
    case 'traveller-tab':
      return readTabSeparatedData(data, losses)
    case 'traveller-column':
      return readFixedWidthData(data, losses)
  }
}

/** Name of a sector derived from its file name. */
export function getSectorName(file: string): string {
  return cleanName(getFileBaseName({ name: file })) || 'Sector'
}
