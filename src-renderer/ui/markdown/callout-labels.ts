import { isOpenCallout } from '#shared/kit/callouts.ts'
import { findFenceReaders } from './fence.ts'
import { CALLOUTS } from './markdown-lexer.ts'

/** What stands over a frame: who may read it, or what it is. */
export function getCalloutLabel(word: string): string {
  const readers = findFenceReaders(word)
  if (readers !== null) return `For ${readers}`
  if (/^for\s*$/i.test(word)) return 'For nobody yet'
  if (isCallout(word)) return CALLOUTS[word]
  return isOpenCallout(word) ? word.replace(/^./, (letter) => letter.toUpperCase()) : CALLOUTS.secret
}

/** How a frame looks; a word that nobody knows is a secret, as players are not let in. */
export function getCalloutStyle(word: string): string {
  if (/^for\b/i.test(word)) return 'for'
  if (isCallout(word)) return word
  return isOpenCallout(word) ? 'note' : 'secret'
}

function isCallout(word: string): word is keyof typeof CALLOUTS {
  return Object.hasOwn(CALLOUTS, word)
}
