import { expect, test } from 'vitest'
import { openTestFile } from '#tests/support/campaign-file.ts'
import { AUTHOR } from '#tests/support/test-world.ts'
import { listInvalidColours, replaceInvalidColours } from './invalid-colours.ts'

const LEGENDS = [
  [
    '["abc", null, true, [1], {"name": "Bright", "colour": "red"}]',
    ['abc', null, true, [1], { name: 'Bright', colour: null }],
  ],
  ['"abc"', 'abc'],
  ['{"first": "abc"}', { first: 'abc' }],
] as const

test.each(LEGENDS)('colours are found and replaced in a legend of %s', (legend, repaired) => {
  const campaign = openTestFile()
  campaign.change('Write a legend', `UPDATE cluster SET legend = '${legend}'`)
  const names = listInvalidColours(campaign.file.db).map(({ noun, value }) => `${noun} ${value}`)
  expect(names).toEqual(legend.includes('red') ? ['legend red'] : [])
  campaign.file.changes.record('Repair', AUTHOR, () => replaceInvalidColours(campaign.file.db))
  const stored = campaign.file.db.prepare<[], string>('SELECT legend FROM cluster').pluck().get()
  expect(JSON.parse(stored ?? '')).toEqual(repaired)
  campaign.close()
})

test('every colour of a livery that is found is replaced, whatever else stands among the ships', () => {
  const campaign = openTestFile()
  const ships = ['abc', { livery: 'red' }, { livery: { hull: '#FFF', trim: 'red', mast: 'red' } }]
  campaign.change(
    'Write ships',
    `INSERT INTO flotilla (id, name, ships) VALUES ('f', 'First', '${JSON.stringify(ships)}')`,
  )
  const { db, changes } = campaign.file
  expect(listInvalidColours(db)).toEqual([
    { noun: 'flotilla', name: 'First', value: '#FFF' },
    { noun: 'flotilla', name: 'First', value: 'red' },
  ])
  changes.record('Repair', AUTHOR, () => replaceInvalidColours(db))
  expect(listInvalidColours(db)).toEqual([])
  const stored = db.prepare<[], string>('SELECT ships FROM flotilla').pluck().get()
  expect(JSON.parse(stored ?? '')).toEqual([
    'abc',
    { livery: 'red' },
    { livery: { hull: '#ffffff', trim: '#235fa8', mast: 'red' } },
  ])
  campaign.close()
})
