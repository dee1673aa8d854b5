import { hasAllWords } from '#shared/kit/has-all-words.ts'
import { SYNONYMS } from './synonyms.ts'

/** An action as the palette finds it. */
interface Named {
  readonly id: string
  readonly label: string
}

/** Whether an action of a group is meant by what was typed: by its name, its group, or another word for it. */
export function matchesQuery({ id, label }: Named, group: string, text: string): boolean {
  return hasAllWords(`${group} ${label}`, text) || (text !== '' && meansWords(SYNONYMS[id] ?? '', label, text))
}

/** Every word typed begins another word for the action, or stands in its name. */
function meansWords(synonyms: string, label: string, text: string): boolean {
  const words = [...synonyms.split(' '), ...label.toLowerCase().split(/\s+/)]
  return text
    .toLowerCase()
    .split(/\s+/)
    .every((typed) => words.some((word) => word.startsWith(typed)))
}
