import { formatFileSize } from '../import/chosen-files.ts'

/** What came of saving, in words. */
export interface ExportOutcome {
  readonly tone: 'good' | 'harm'
  readonly words: string
}

/** A file that was handed over. */
export interface SavedFile {
  readonly name: string
  readonly bytes: number
}

/** “Saved ember-reach.svg, 182 kB”. */
export function createSavedOutcome(saved: readonly SavedFile[]): ExportOutcome {
  return {
    tone: 'good',
    words: `Saved ${saved.map(({ name, bytes }) => `${name}, ${formatFileSize(bytes)}`).join('; ')}`,
  }
}

/** Why nothing was saved. */
export function createRefusedOutcome(text: string): ExportOutcome {
  return { tone: 'harm', words: text }
}

/** A file’s name made of a cluster’s: “the-ember-reach.png”. */
export function buildFileName(cluster: string, ending: string): string {
  const plain = cluster
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
  return `${plain === '' ? 'cluster' : plain}.${ending}`
}
