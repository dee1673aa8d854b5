import { isPlayerReadableCallout } from '#shared/kit/callouts.ts'
import { findFenceReaders } from './fence.ts'
import { CALLOUTS } from './markdown-lexer.ts'

/** Label of a call-out: who may read it, or what it is. */
export function getCalloutLabel(word: string): string {
  const readers = findFenceReaders(word)
  if (readers !== null) return `For ${readers}`
  if (/^for\s*$/i.test(word)) return 'For nobody yet'
  if (isCallout(word)) return CALLOUTS[word]
  return isPlayerReadableCallout(word) ? word.replace(/^./, (letter) => letter.toUpperCase()) : CALLOUTS.secret
}

/** Style of a call-out. Unknown words are styled as secret, because they are hidden from players. */
export function getCalloutStyle(word: string): string {
  if (/^for\b/i.test(word)) return 'for'
  if (isCallout(word)) return word
  return isPlayerReadableCallout(word) ? 'note' : 'secret'
}

function isCallout(word: string): word is keyof typeof CALLOUTS {
  return Object.hasOwn(CALLOUTS, word)
}
