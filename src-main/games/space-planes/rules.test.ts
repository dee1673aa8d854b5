import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

/** Every rule id of the game: the numbers of each part. */
const RULES: Readonly<Record<string, number>> = {
  COMP: 4,
  SETUP: 7,
  TURN: 3,
  MAN: 5,
  PLANE: 3,
  FACE: 3,
  MOVE: 5,
  PIVOT: 3,
  ROLL: 2,
  REOR: 6,
  CANCEL: 4,
  RANGE: 5,
  SHOT: 4,
  DECK: 3,
  SCORE: 2,
  END: 3,
  MAIL: 3,
  CLASH: 2,
}

test('every rule is named where it is obeyed', () => {
  const root = resolve(import.meta.dirname, '../../..')
  const sources = globSync(['src-shared/games/space-planes/**/*.ts', 'src-main/games/space-planes/**/*.ts'], {
    cwd: root,
  })
    .filter((path) => !path.endsWith('rules.test.ts'))
    .map((path) => readFileSync(resolve(root, path), 'utf8'))
    .join('\n')
  const isNamed = (part: string, number: number) => {
    const spans = [...sources.matchAll(new RegExp(`SP-${part}-(\\d)(?: to (?:SP-${part})?-(\\d))?`, 'g'))]
    return spans.some(([, from, to]) => number >= Number(from) && number <= Number(to ?? from))
  }
  const silent = Object.entries(RULES).flatMap(([part, count]) =>
    Array.from({ length: count }, (_, at) => at + 1)
      .filter((number) => !isNamed(part, number))
      .map((number) => `SP-${part}-${number}`),
  )
  expect(silent).toEqual([])
})
