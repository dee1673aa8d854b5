import { expect, test } from 'vitest'
import type { ChronicleItem } from '#shared/contract/journal.ts'
import { isRunTimeLinear } from '#tests/support/is-run-time-linear.ts'
import { createMentionFinder } from './mention-finder.ts'

const entry = (name: string, text = ''): ChronicleItem => ({
  what: 'entry',
  id: name,
  name,
  kind: 'entry',
  day: 1,
  text,
})
const listNames = (items: readonly ChronicleItem[]) => items.map(({ name }) => name)

test('a name is found as whole words, in any case and script', () => {
  const find = createMentionFinder([
    entry('A', 'They left EMBER REACH at dawn.'),
    entry('B', 'Embers reach far. Ember’s light.'),
    entry('Ember', 'x'),
    entry('C', 'Звезда Ола, 星の海, Ember reach'),
  ])
  expect(listNames(find('Ember Reach'))).toEqual(['A', 'C'])
  expect(listNames(find('ember'))).toEqual(['A', 'B', 'Ember', 'C'])
  expect(listNames(find('ОЛА'))).toEqual(['C'])
  expect(listNames(find('星の海'))).toEqual(['C'])
  for (const name of ['Emb', '', '…', 'Reach Ember']) expect(find(name)).toEqual([])
  expect(listNames(createMentionFinder([entry('D', 'They call it “!!!”.')])('!!!'))).toEqual(['D'])
})

test('a battle speaks of its place, its sides and all who fought', () => {
  const unit = { id: 'u', name: 'Vex Harrow', portraitId: null, fate: '' }
  const side = { name: 'The Unpaid', warbands: ['Low Lamps'], reachedGoal: true, units: [unit], others: '' }
  const battle: ChronicleItem = {
    what: 'battle',
    id: 'b',
    name: 'The Ford',
    day: 2,
    place: 'Isker',
    outcome: '',
    sides: [side],
    results: [],
  }
  const find = createMentionFinder([battle])
  for (const name of ['the ford', 'Isker', 'The Unpaid', 'Low Lamps', 'Vex Harrow'])
    expect(find(name)).toEqual([battle])
  expect(find('Harrow The')).toEqual([])
})

test('looking for every name takes linear time in names and texts', () => {
  const run = (size: number) => {
    const names = Array.from({ length: size }, (_, index) => `Gate ${index}`)
    const items = names.map((name) => entry(name, `${'word '.repeat(20)}${name} of the gate.`))
    const find = createMentionFinder(items)
    for (const name of names) expect(find(name)).toHaveLength(1)
  }
  expect(isRunTimeLinear(run, 1500)).toBe(true)
})
