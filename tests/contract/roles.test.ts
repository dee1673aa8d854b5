import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { AUDIENCE_OF } from './endpoints.ts'

const FILE = join(import.meta.dirname, 'roles.txt')

test('who may call what is as it was agreed (UPDATE_ROLES=1 writes the table anew)', () => {
  const names = [...AUDIENCE_OF.keys()].toSorted()
  const wide = Math.max(...names.map(({ length }) => length))
  const table = names.map((name) => `${name.padEnd(wide)}  ${AUDIENCE_OF.get(name)}\n`).join('')
  if (process.env['UPDATE_ROLES'] === '1') writeFileSync(FILE, table)
  expect(table).toBe(readFileSync(FILE, 'utf8'))
})
