import { afterEach, beforeEach, expect, test } from 'vitest'
import { AUTHOR } from '#tests/support/test-world.ts'
import { openTestWar, type RaisedWarband, type TestWar } from '#tests/support/war.ts'

let war: TestWar
let red: RaisedWarband
beforeEach(() => {
  war = openTestWar()
  red = war.raise('The Reds', { Ann: { traits: ['venal'] }, Vex: { traits: ['mercenary'] } })
})
afterEach(() => war.close())

const dueLines = () => war.services.campaign.home().due.filter(({ about }) => about !== null)
const dueTexts = () => dueLines().map(({ text }) => text)

test('before the first battle nothing is due; a recorded one waits to be settled, and opens', () => {
  expect(dueTexts()).toEqual([])
  const { id } = war.fight('The Gate', [red.id])
  expect(dueLines()).toEqual([
    { text: '“The Gate” waits for its aftermath.', about: { kind: 'battle', id, name: 'The Gate' } },
  ])
})

test('what a battle leaves is due: points, fees, the Venal, injuries, the dead', () => {
  const fell = { fate: 'fell', wasHurt: true } as const
  const open = war.fight('The Gate', [red.id], { Ann: { ...fell, hits: 30 }, Vex: { fate: 'stood' } })
  const enter = (id: string | undefined, face: number) =>
    war.services.battles.enterFaces({ ...war.services.battles.get(open), key: `injury:${id}`, faces: [face] }, AUTHOR)
  war.finish(enter(red.units['Ann'], 3))
  const injury = war.services.advancement.standing({ kind: 'character', id: red.units['Ann'] ?? '' }).conditions[0]
    ?.name
  expect(dueTexts()).toEqual([
    'The Reds: more than 20 points wait to be spent by Ann.',
    'The Reds: Vex must be paid before the next battle.',
    'Ann keeps no points: spend 30, or they become credits with the next battle.',
  ])
  war.services.advancement.payFees({ warbandId: red.id, unitIds: null }, AUTHOR)
  war.finish(war.fight('The Well', [red.id], { Ann: { hits: 9 } }))
  expect(dueTexts()).toContain(`Ann may be healed of ${injury} for 10 points.`)
  const last = war.fight('The Pit', [red.id], { Ann: fell })
  war.finish(war.services.battles.enterFaces({ ...last, key: `injury:${red.units['Ann']}`, faces: [8] }, AUTHOR))
  expect(dueTexts()).toContain('The Reds may replace 1 dead character without paying the 10 points.')
  expect(dueTexts().filter((text) => text.startsWith('Ann'))).toEqual([])
})
