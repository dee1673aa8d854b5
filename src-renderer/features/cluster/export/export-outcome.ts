import { formatFileSize } from '../import/chosen-files.ts'

/** Result of saving, as text. */
export interface ExportOutcome {
  readonly tone: 'good' | 'harm'
  readonly words: string
}

export interface SavedFile {
  readonly name: string
  readonly bytes: number
}

/** Formats the saved files: “Saved ember-reach.svg, 182 kB”. */
export function createSavedOutcome(saved: readonly SavedFile[]): ExportOutcome {
  return {
    tone: 'good',
    words: `Saved ${saved.map(({ name, bytes }) => `${name}, ${formatFileSize(bytes)}`).join('; ')}`,
  }
}

/** Result of a refused export, with the reason. */
export function createRefusedOutcome(text: string): ExportOutcome {
  return { tone: 'harm', words: text }
}

/** File name from the name of a cluster: “the-ember-reach.png”. */
export function buildFileName(cluster: string, ending: string): string {
  const plain = cluster
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
  return `${plain === '' ? 'cluster' : plain}.${ending}`
}
