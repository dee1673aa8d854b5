import type { Finding } from './finding.ts'
import { isTest, type Source } from './source.ts'

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

/** A phrase of the interface and what is said instead. */
interface Phrase {
  was: RegExp
  say: string
}

/** Phrases that a newcomer has to guess, and the plain words for them. */
export const PHRASES: readonly Phrase[] = [
  { was: /\bMuster it\b|\bTo the desk\b/, say: 'Create' },
  { was: /\bBring it in\b/, say: 'Import' },
  { was: /\bMake dokaz\b/, say: 'Create map' },
  { was: /\bWhat it tells of\b|\bTells of\b/, say: 'Type' },
  { was: /\bSpoken of here\b/, say: 'Links' },
  { was: /\bSpoken of in\b/, say: 'Backlinks' },
  { was: /\bWho may read it\b/, say: 'Visible to' },
  { was: /(?<=["'>`])Write it\b/, say: 'Create page' },
  { was: /\bNames without a page\b|\(no page yet\b/, say: 'Missing page' },
  { was: /\bBring in a folder\b/, say: 'Import' },
  { was: /\bHow all stand to each other\b/, say: 'Relations' },
  { was: /\bNot theirs to read\b/, say: 'Not visible to this player' },
  { was: /\bThat was not done\b/, say: 'what was not done' },
  { was: /\bNobody is at the table yet\b/, say: 'No players yet' },
  { was: /\bBegin a campaign\b/, say: 'New campaign' },
  { was: /\bNo page yet\b/, say: 'Missing page' },
  { was: /\bTake out\b/, say: 'Remove' },
  { was: /\bTake them back\b/, say: 'Withdraw orders' },
  { was: /(?<=["'>`])Nearer\b/, say: 'Zoom in' },
  { was: /(?<=["'>`])Farther\b/, say: 'Zoom out' },
  { was: /\bThe whole board\b/, say: 'Fit' },
  { was: /(?<=["'>`])As usual\b/, say: 'Default' },
  { was: /\bLet the day pass\b/, say: 'End the day' },
  { was: />\s*Not yet\s*</, say: 'Cancel' },
  { was: /(?<=["'>`])Upright\b/, say: 'Portrait' },
  { was: /\bFrom side to side of a hex\b/, say: 'Hex width' },
  { was: /\bAn empty forme\b/, say: 'Nothing selected' },
  { was: /\bHow it is set\b/, say: 'Layout' },
  { was: /\bRows pushed right\b/, say: 'Row offset' },
  { was: /\bFives per band\b/, say: '5-star systems per band' },
  { was: /\bCodes to scan\b/, say: 'QR codes' },
  { was: /\bMade from nothing\b/, say: 'New' },
  { was: /\bRules added to a printed one\b/, say: 'Based on' },
  { was: /\bNobody will feel it\b/, say: 'Too small to matter' },
  { was: /\bAdd those that people look up to\b/, say: 'Add a moon' },
  { was: /\bWhat became of it\b/, say: 'Outcome' },
  { was: /\bLeave it out\b/, say: 'Skip' },
  { was: /\bReplacements without the 10\b/, say: 'Free replacements' },
  { was: /\bthen holds\b/, say: 'balance' },
  { was: /\bOwn points\b/, say: 'CP' },
  { was: /\bWithout goods everything is sold\b/, say: 'Sells everything' },
  { was: /\bThey lie in\b/, say: 'Folder' },
  { was: /\bSomebody asked for it\b/, say: 'Made by hand' },
  { was: /\bEnter takes, and gives back\b/, say: 'Enter toggles' },
  { was: /\bEsc is done\b/, say: 'Esc closes' },
  { was: /\bSwitch [Bb]etween Void and Paper\b/, say: 'Switch between dark and light' },
]

/** Names with a word that says nothing or means something else. */
export function listWrongNames(sources: readonly Source[]): Finding[] {
  return sources.flatMap((source) => {
    const { path, declared } = source
    const stem = path.replace(/^.*\//, '').replace(/\..*$/, '')
    const names = [{ text: stem, line: 1 }, ...declared]
    return names.flatMap(({ text, line }) => {
      const wrong = wordsOf(text).map((word) =>
        NAME_WORDS.find((rule) => rule.word.test(word) && !rule.keptFor?.test(path)),
      )
      const [first] = wrong.filter((rule) => rule !== undefined)
      return first ? [{ path, line, what: `${text}: say ${first.instead}` }] : []
    })
  })
}

/** Variables called `of`. */
export function listOfVariables(sources: readonly Source[]): Finding[] {
  return sources.flatMap(({ path, declared }) =>
    declared.filter(({ text }) => text === 'of').map(({ line }) => ({ path, line, what: 'a variable called `of`' })),
  )
}

/** Phrases of the interface that have plain words. */
export function listObscurePhrases(sources: readonly Source[]): Finding[] {
  return sources
    .filter(({ path }) => path.startsWith('src-') && !isTest(path))
    .flatMap(({ path, shown }) =>
      shown.flatMap(({ text, line }) => {
        const quoted = path.endsWith('.vue') ? text : `'${text}'`
        return PHRASES.filter(({ was }) => was.test(quoted)).map(({ was, say }) => ({
          path,
          line,
          what: `“${was.exec(quoted)?.[0]}”: say “${say}”`,
        }))
      }),
    )
}

const wordsOf = (name: string) =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/)
