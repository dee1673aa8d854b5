import { countWords } from '#shared/kit/words.ts'

/** Label of the button with which a side confirms its declared shots; the last side also throws the dice (SAND-TURN-1). */
export function confirmWords(side: string, shots: number, doesRoll: boolean): string {
  const count = shots === 0 ? 'no shots' : countWords(shots, 'shot')
  return `Confirm ${count} of ${side}${doesRoll ? ' and roll' : ''}`
}
