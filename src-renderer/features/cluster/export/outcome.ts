import { sizeWords } from '../import/chosen-files.ts'

/** What came of saving, in words. */
export interface Outcome {
  readonly tone: 'good' | 'harm'
  readonly words: string
}

/** A file that was handed over. */
export interface Saved {
  readonly name: string
  readonly bytes: number
}

/** “Saved ember-reach.svg, 182 kB”. */
export function savedOutcome(saved: readonly Saved[]): Outcome {
  return { tone: 'good', words: `Saved ${saved.map(({ name, bytes }) => `${name}, ${sizeWords(bytes)}`).join('; ')}` }
}

/** Why nothing was saved. */
export function refusedOutcome(words: string): Outcome {
  return { tone: 'harm', words }
}

/** A file’s name made of a cluster’s: “the-ember-reach.png”. */
export function fileNameFor(cluster: string, ending: string): string {
  const plain = cluster
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
  return `${plain === '' ? 'cluster' : plain}.${ending}`
}
