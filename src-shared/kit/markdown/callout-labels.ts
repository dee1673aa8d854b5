import { isPlayerReadableCallout } from '#shared/kit/callouts.ts'
import { findFenceReaderText } from './fence.ts'
import { CALLOUT_LABELS_BY_WORD } from './markdown-lexer.ts'

/** Label of a call-out: who may read it, or what it is. */
export function getCalloutLabel(word: string): string {
  const readers = findFenceReaderText(word)
  if (readers !== null) return `For ${readers}`
  if (/^for\s*$/i.test(word)) return 'For nobody yet'
  if (isCallout(word)) return CALLOUT_LABELS_BY_WORD[word]
  return isPlayerReadableCallout(word)
    ? word.replace(/^./, (letter) => letter.toUpperCase())
    : CALLOUT_LABELS_BY_WORD.secret
}

/** Style of a call-out. Unknown words are styled as secret, because they are hidden from players. */
export function getCalloutStyleName(word: string): string {
  if (/^for\b/i.test(word)) return 'for'
  if (isCallout(word)) return word
  return isPlayerReadableCallout(word) ? 'note' : 'secret'
}

function isCallout(word: string): word is keyof typeof CALLOUT_LABELS_BY_WORD {
  return Object.hasOwn(CALLOUT_LABELS_BY_WORD, word)
}
