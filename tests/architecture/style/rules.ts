import { unusedClasses } from './classes.ts'
import type { Finding, Rule } from './finding.ts'
import { listClimbingImports, listUnusedExports, listUnusedFiles } from './modules.ts'
import { listDuplicatePatterns } from './single-patterns.ts'
import { isTest, type Source } from './source.ts'
import { listHouseNames, listWrongNames } from './words.ts'

/** Maximum number of lines of a function, without nested functions. */
export const MOST_LINES = 40

export const RULES: readonly Rule[] = [
  { name: 'long function', instead: `at most ${MOST_LINES} lines: two functions, or a table`, find: longFunctions },
  { name: 'unused file', instead: 'delete it, or list it in style/listed.ts with the entries', find: listUnusedFiles },
  { name: 'unused export', instead: 'delete it, or drop `export`', find: listUnusedExports },
  { name: 'unused class', instead: 'delete its rule, or bear it', find: unusedClasses },
  { name: 'climbing import', instead: '#shared, #main, #renderer, #tests', find: listClimbingImports },
  { name: 'literal spread', instead: 'write its properties out', find: literalSpreads },
  { name: 'house name', instead: 'what it holds', find: listHouseNames },
  { name: 'word in a name', instead: 'the word that CONTRIBUTING gives for it', find: listWrongNames },
  { name: 'second way', instead: 'the one way', find: listDuplicatePatterns },
]

function longFunctions(sources: readonly Source[]): Finding[] {
  return sources
    .filter(({ path }) => path.startsWith('src-') && !isTest(path))
    .flatMap(({ path, functions }) =>
      functions
        .filter(({ lines }) => lines > MOST_LINES)
        .map(({ name, line, lines }) => ({ path, line, what: `${name} has ${lines} lines` })),
    )
}

function literalSpreads(sources: readonly Source[]): Finding[] {
  return sources.flatMap(({ path, literalSpreads }) =>
    literalSpreads.map(({ text, line }) => ({ path, line, what: text })),
  )
}
