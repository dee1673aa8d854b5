import type { Source } from './source.ts'
import type { StyleViolation } from './style-rule.ts'

/** A vague or reserved word; `keptFor` lists the paths where it is allowed. */
interface NameWord {
  word: RegExp
  instead: string
  keptFor?: RegExp
}

/** Forbidden words in the names of files, functions, variables and types (CONTRIBUTING, Names). */
export const NAME_WORDS: readonly NameWord[] = [
  { word: /^managers?$/, instead: 'what it does' },
  { word: /^helpers?$/, instead: 'what it does' },
  { word: /^utils?$/, instead: 'what it does' },
  { word: /^utilit(?:y|ies)$/, instead: 'what it does' },
  { word: /^misc$/, instead: 'what it holds' },
  {
    word: /^settle[sd]?$|^settling$/,
    instead: 'debounce, merge, lay out: only a battle is settled',
    keptFor: /planet28|scenario|contract|sample|cli\/commands/,
  },
  {
    word: /^deeds?$/,
    instead: 'command, action: a deed is one of the off-table game',
    keptFor: /off-table/,
  },
]

/** Finds names with a vague or reserved word. */
export function listWrongNames(sources: readonly Source[]): StyleViolation[] {
  return sources.flatMap((source) => {
    const { path, declared } = source
    const stem = path.replace(/^.*\//, '').replace(/\..*$/, '')
    const names = [{ text: stem, line: 1 }, ...declared]
    return names.flatMap(({ text, line }) => {
      const wrong = splitWords(text).map((word) =>
        NAME_WORDS.find((rule) => rule.word.test(word) && !rule.keptFor?.test(path)),
      )
      const [first] = wrong.filter((rule) => rule !== undefined)
      return first ? [{ path, line, what: `${text}: say ${first.instead}` }] : []
    })
  })
}

/** Names that do not describe their value, with replacements (CONTRIBUTING, Language). */
const HOUSE_NAMES: Readonly<Record<string, string>> = {
  of: 'what it is',
  one: 'what it holds, or `a`',
  other: 'what it holds, or `b`',
  each: 'what it holds',
  thing: 'what it holds',
  said: 'measured, input',
  told: 'reported, input',
  wordsOf: 'formatX, describeX',
  linesOf: 'listLines',
  whyNot: 'findRefusal',
}

/** Finds variables and functions with a name of the list above. */
export function listHouseNames(sources: readonly Source[]): StyleViolation[] {
  return sources.flatMap(({ path, declared }) =>
    declared
      .filter(({ text }) => Object.hasOwn(HOUSE_NAMES, text))
      .map(({ text, line }) => ({ path, line, what: `${text}: say ${HOUSE_NAMES[text]}` })),
  )
}

const splitWords = (name: string) =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/)
