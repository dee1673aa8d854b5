import { afterEach, beforeEach, expect, test } from 'vitest'
import type { HistoryFilter } from '#shared/contract/history.ts'
import { AUTHOR } from '#tests/support/test-world.ts'
import { openTestWar, type RaisedWarband, type TestWar } from '#tests/support/war.ts'
import { RefusalError } from './kit/refusal-error.ts'

let war: TestWar
let red: RaisedWarband

beforeEach(() => {
  war = openTestWar()
  red = war.raise('The Reds', { Ann: {}, Bea: {}, Cat: {} })
})
afterEach(() => war.close())

const history = () => war.services.history
const newest = () => history().list({ beforeId: null, limit: 1 }).changes[0]?.id ?? 0
const ann = () => ({ kind: 'character' as const, id: red.units['Ann'] ?? '' })
const labels = (id: number) =>
  history()
    .plan({ id })
    .changes.map(({ label }) => label)

function buySkill(skill: 'A' | 'F'): void {
  const { advancement } = war.services
  const { unit, version } = advancement.standing(ann())
  advancement.buy({ ...unit, version, purchase: { what: 'skill', skill } }, AUTHOR)
}

const holds = () => war.services.ledger.balances({ warbandId: red.id })

test('a settling is not undone under what its points paid for; the plan takes that along (P28-CAMP-4)', () => {
  war.finish(war.fight('The Pit', [red.id]))
  const earned = holds().find(({ name }) => name === 'Ann')?.points ?? 0
  war.finish(war.fight('The Gate', [red.id], { Ann: { hits: 20 } }))
  const applied = newest()
  buySkill('A')
  const before = war.dump()
  const because = `Cannot undo: Ann would have −${20 - earned} points. “Ann buys Agility 1 to 2 (20 points)” spent it: undo that first.`
  expect(() => history().undo({ id: applied }, AUTHOR)).toThrow(because)
  expect(war.dump()).toEqual(before)
  expect(labels(applied)).toEqual(['Ann buys Agility 1 to 2 (20 points)', 'Apply the results of the Gate'])
  const alongWith = history()
    .plan({ id: applied })
    .changes.map(({ id }) => id)
  history().undo({ id: applied, alongWith }, AUTHOR)
  expect(holds().every(({ points, credits }) => points >= 0 && credits >= 0)).toBe(true)
  expect(history().list({ beforeId: null, limit: 1 })).toMatchObject({ redoable: { id: applied } })
  history().redo({ id: null }, AUTHOR)
  expect(war.dump()).toEqual(before)
  history().undo({ id: null }, AUTHOR)
  expect(holds().find(({ name }) => name === 'Ann')).toMatchObject({ points: earned })
})

test('a gift that is spent is not taken back', () => {
  war.finish(war.fight('The Gate', [red.id]))
  const { ledger } = war.services
  ledger.adjust({ account: ann(), currency: 'points', amount: 20, reason: 'Wit' }, AUTHOR)
  const gift = newest()
  buySkill('F')
  expect(history().plan({ id: gift })).toMatchObject({ refusal: null })
  expect(labels(gift)).toHaveLength(2)
  expect(() => history().undo({ id: gift }, AUTHOR)).toThrow('Ann would have −')
})

test('an amount set by hand takes no more than there is (P28-GM-1)', () => {
  const { battles } = war.services
  const open = war.fight('The Gate', [red.id])
  const overrides = { [`points:${ann().id}`]: { amount: -50, note: 'Fined' } }
  const chosen = battles.choose({ ...open, choices: { overrides } }, AUTHOR)
  expect(chosen.settling.because).toBe('Ann would have −50 points. Set by hand no more than it has.')
  expect(() => battles.settle(chosen, AUTHOR)).toThrow('−50 points')
})

test('History is filtered by what was touched, by whom and when', () => {
  const { factions } = war.services
  factions.create({ name: 'Salt Choir', notes: '' }, { name: 'Jo', session: 'x' })
  const all = { kind: null, actor: null, from: null, until: null }
  const listed = (filter: Partial<HistoryFilter>) =>
    history()
      .list({ beforeId: null, limit: 3, filter: { ...all, ...filter } })
      .changes.map(({ label }) => label)
  expect(listed({ kind: 'faction' })).toEqual(['Salt Choir joins the campaign'])
  expect(listed({ actor: 'Jo' })).toEqual(['Salt Choir joins the campaign'])
  expect(listed({ kind: 'character', actor: 'Jo' })).toEqual([])
  const { at } = history().list({ beforeId: null, limit: 1 }).changes[0] ?? { at: '' }
  expect([listed({ from: at }).length, listed({ until: at }).length]).toEqual([1, 3])
  expect(history().list({ beforeId: null, limit: 1 }).actors).toEqual(['Jo', 'Mira'])
})

test('with nothing left to turn back it says so, and nothing else', () => {
  const view = () => history().list({ beforeId: null, limit: 1 })
  expect(() => history().redo({ id: null }, AUTHOR)).toThrow(new RefusalError('not-found', 'There is nothing to redo.'))
  while (view().undoable !== null) history().undo({ id: null }, AUTHOR)
  const before = war.dump()
  expect(() => history().undo({ id: null }, AUTHOR)).toThrow(new RefusalError('not-found', 'There is nothing to undo.'))
  expect(war.dump()).toEqual(before)
})
