import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { PRINTED_TABLES, getRuleId, type TableName, RULEBOOK_TABLE_HEADINGS } from '#shared/games/planet28/rulebook.ts'
import { listRowIds } from '#shared/games/planet28/tables/row.ts'
import fistful from '../rules/fistful.json' with { type: 'json' }
import excused from '../rules/not-cited.json' with { type: 'json' }
import planet28 from '../rules/planet28.json' with { type: 'json' }

const root = resolve(import.meta.dirname, '../..')

/** How many rules no code and no test cites yet. Lower it with the list; it never rises. */
const MOST_NOT_CITED = 3

/** Lists of rules are no code that obeys them: these data, and the ledger of the group's rulings. */
const LISTS = /^tests\/(?:rules|catalogue|vectors|golden)\/|^src-shared\/games\/planet28\/tables\/rulings\.ts$/

const code = globSync(['src-*/**/*.{ts,vue}', 'tests/**/*.ts', 'e2e/**/*.ts'], { cwd: root })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !LISTS.test(path))
  .map((path) => readFileSync(join(root, path), 'utf8'))
  .join('\n')
const cited = new Set(code.match(/\b(?:P28|FIST)-[A-Za-z]+(?:-[A-Za-z0-9]+)*/g))
const notCited = excused.flatMap(({ ids }) => ids)

test('every rule is cited by its id where it is obeyed or tested, or says why not yet', () => {
  expect([...planet28, ...fistful].filter((id) => !cited.has(id) && !notCited.includes(id))).toEqual([])
})

test('the list of rules that nothing cites only gets shorter', () => {
  expect(notCited.filter((id) => cited.has(id) || !planet28.includes(id))).toEqual([])
  expect(new Set(notCited).size).toBe(notCited.length)
  expect(notCited).toHaveLength(MOST_NOT_CITED)
})

test('every row of a printed table has a rule, and no rule is listed twice', () => {
  const tables = Object.keys(RULEBOOK_TABLE_HEADINGS).filter((name): name is TableName => name in PRINTED_TABLES)
  const rules = tables.flatMap((name) => listRowIds(PRINTED_TABLES[name]).map((id) => getRuleId(name, id)))
  expect(rules.filter((rule) => !planet28.includes(rule))).toEqual([])
  expect(new Set([...planet28, ...fistful]).size).toBe(planet28.length + fistful.length)
})
