import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { parseStartOptions } from './start-options.ts'

const HERE = resolve('/games')
const NOTHING = { home: null, campaign: null }

test.each([
  [[], NOTHING],
  [['.'], NOTHING],
  [['.', '--no-sandbox', '--inspect=0'], NOTHING],
  [['ember.orrery'], { home: null, campaign: resolve(HERE, 'ember.orrery') }],
  [['.', '/home/mira/The Reach.ORRERY'], { home: null, campaign: resolve('/home/mira/The Reach.ORRERY') }],
  [['--campaign', 'ember.orrery', '--home=h'], { home: resolve(HERE, 'h'), campaign: resolve(HERE, 'ember.orrery') }],
  [['--allow-file-access', 'first.orrery', 'last.orrery'], { home: null, campaign: resolve(HERE, 'last.orrery') }],
  [['notes.txt', '--campaign'], NOTHING],
])('%j', (args, started) => {
  expect(parseStartOptions(args, HERE)).toEqual(started)
})
