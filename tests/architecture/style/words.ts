import type { Finding } from './finding.ts'
import type { Source } from './source.ts'

/** A word that says nothing, or that means one thing only: `keptFor` names the paths where it is right. */
interface NameWord {
  word: RegExp
  instead: string
  keptFor?: RegExp
}

/** Words not to use in names of files, functions, variables and types (CONTRIBUTING, Names). */
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

/** Names with a word that says nothing or means something else. */
export function listWrongNames(sources: readonly Source[]): Finding[] {
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

/** Names that say nothing of what they hold, and what to say instead (CONTRIBUTING, Language). */
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

/** Variables and functions with a name of the list above. */
export function listHouseNames(sources: readonly Source[]): Finding[] {
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
