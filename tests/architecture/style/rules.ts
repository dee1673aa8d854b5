import { listMissingClasses, listUnusedClasses } from './classes.ts'
import { listClimbingImports, listUnusedExports, listUnusedFiles } from './modules.ts'
import { listDuplicatePatterns } from './single-patterns.ts'
import { isTest, type Source } from './source.ts'
import type { StyleViolation, StyleRule } from './style-rule.ts'
import { listHouseNames, listWrongNames } from './words.ts'

/** Maximum number of lines of a function, nested functions included. */
export const MAX_FUNCTION_LINES = 60

export const RULES: readonly StyleRule[] = [
  {
    name: 'long function',
    instead: `at most ${MAX_FUNCTION_LINES} lines: two functions, or a table`,
    find: longFunctions,
  },
  {
    name: 'unused file',
    instead: 'delete it, or list it in style/exceptions.ts with the entries',
    find: listUnusedFiles,
  },
  { name: 'unused export', instead: 'delete it, or drop `export`', find: listUnusedExports },
  { name: 'unused class', instead: 'delete its rule, or bear it', find: listUnusedClasses },
  { name: 'missing class', instead: 'look for what the page draws', find: listMissingClasses },
  { name: 'climbing import', instead: '#shared, #main, #renderer, #tests', find: listClimbingImports },
  { name: 'literal spread', instead: 'write its properties out', find: literalSpreads },
  { name: 'house name', instead: 'what it holds', find: listHouseNames },
  { name: 'word in a name', instead: 'the word that CONTRIBUTING gives for it', find: listWrongNames },
  { name: 'second way', instead: 'the one way', find: listDuplicatePatterns },
]

function longFunctions(sources: readonly Source[]): StyleViolation[] {
  return sources
    .filter(({ path }) => path.startsWith('src-') && !isTest(path))
    .flatMap(({ path, functions }) =>
      functions
        .filter(({ lines }) => lines > MAX_FUNCTION_LINES)
        .map(({ name, line, lines }) => ({ path, line, what: `${name} has ${lines} lines` })),
    )
}

function literalSpreads(sources: readonly Source[]): StyleViolation[] {
  return sources.flatMap(({ path, literalSpreads }) =>
    literalSpreads.map(({ text, line }) => ({ path, line, what: text })),
  )
}
