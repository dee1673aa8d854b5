import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { SETTINGS } from '#shared/games/planetary-sand/tables/settings.ts'
import { sandBattle } from '#tests/support/planetary-sand.ts'

const HERE = import.meta.dirname
const TEXTS = readdirSync(HERE).map((name) => readFileSync(join(HERE, name), 'utf8'))

/** The tests of one question. */
function testsOf(id: string): string {
  const [, body = ''] = TEXTS.join('\n').split(`describe('${id} (`)
  return body.slice(0, body.indexOf('\n})\n'))
}

test('each answer to each of the 23 questions has its test beside this one', () => {
  const missing = Object.entries(SETTINGS).flatMap(([id, { choices }]) => {
    const text = testsOf(id)
    return choices.flatMap(({ value }) => {
      const literal = typeof value === 'string' ? `'${value}'` : String(value)
      return text.includes(`[${literal},`) ? [] : [`${id} ${literal}`]
    })
  })
  expect(missing).toEqual([])
  const measures = Object.keys(sandBattle().settings).filter((id) => !(id in SETTINGS))
  const lengths = TEXTS.join('\n')
  expect(measures.filter((id) => !lengths.includes(`${id}:`) && !lengths.includes(`{ ${id} }`))).toEqual([])
  expect(Object.keys(sandBattle().settings)).toHaveLength(23)
})
