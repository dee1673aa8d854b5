import { hasAllWords } from '#shared/kit/has-all-words.ts'
import { SYNONYMS_BY_ACTION_ID } from './action-synonyms.ts'

/** Searchable fields of an action. */
interface Named {
  readonly id: string
  readonly label: string
}

/** Whether an action of a group matches the typed text by its name, its group or a synonym. */
export function matchesPaletteQuery({ id, label }: Named, group: string, text: string): boolean {
  return (
    hasAllWords(`${group} ${label}`, text) || (text !== '' && meansWords(SYNONYMS_BY_ACTION_ID[id] ?? '', label, text))
  )
}

/** Whether every typed word is a prefix of a synonym or occurs in the name. */
function meansWords(synonyms: string, label: string, text: string): boolean {
  const words = [...synonyms.split(' '), ...label.toLowerCase().split(/\s+/)]
  return text
    .toLowerCase()
    .split(/\s+/)
    .every((typed) => words.some((word) => word.startsWith(typed)))
}
