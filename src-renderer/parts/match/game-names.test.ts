import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const FOLDER = import.meta.dirname
const NAMES = ['planet28', 'planet 28', 'fistful', 'space-planes', 'space planes', 'planetary-sand', 'planetary sand']

test('the shared parts of a match name no game', () => {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(vue|ts|css)$/.test(file),
  )
  const named = files
    .filter((file) => !file.endsWith('game-names.test.ts'))
    .filter((file) => {
      const text = readFileSync(join(FOLDER, file), 'utf8').toLowerCase()
      return NAMES.some((name) => text.includes(name))
    })
  expect(files.length).toBeGreaterThan(30)
  expect(named).toEqual([])
})
