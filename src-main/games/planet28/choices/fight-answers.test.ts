import { expect, test } from 'vitest'
import { createGivenDice, createSeededDice } from '#main/games/kit/dice.ts'
import {
  beginFirstTurn,
  createExampleBattle,
  createExampleCharacterOptions,
  runCommandInBattle,
} from '#main/games/planet28/vectors/battle/example-battle.ts'
import type { BattleCommand } from '#shared/games/planet28/battle/commands.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import { viewFor } from '../battle/view.ts'
import { PLANET28_BATTLE } from '../game.ts'
import { PLANET28_PLAYABLE } from './playable.ts'

const none = createGivenDice([])

/** `us` in contact with `foe`, us to act; with `isCharge` it has just charged. */
function meeting({ isCharge = false, side = 'foe' } = {}): Battle {
  const units = [
    createExampleCharacterOptions('us', { weapon: 'dagger' }),
    createExampleCharacterOptions('foe', { weapon: 'great-sword' }, side),
  ]
  const battle: Battle = { ...beginFirstTurn(createExampleBattle(units, {}, none), 'us'), locks: [['us', 'foe']] }
  return isCharge
    ? { ...battle, due: [{ ask: 'charge-fight', unit: 'us', target: 'foe', rule: 'P28-CHRG-1' }] }
    : battle
}

const choicesOf = (battle: Battle, seat: string) => PLANET28_PLAYABLE.choices(viewFor(battle), seat, [])
const previewOf = (battle: Battle, seat: string, choice: string, target: string | null = null) =>
  PLANET28_PLAYABLE.preview(viewFor(battle), seat, { pieces: [], choice, target, values: {} })
function give(battle: Battle, { commands }: ReturnType<typeof previewOf>): Battle {
  const order = commands[0] as unknown as BattleCommand
  return runCommandInBattle(battle, order, createSeededDice('answers')).battle
}
const declared = (battle: Battle) => give(battle, previewOf(battle, 'us', 'fight:dagger', 'foe'))

test('a fight is declared without dice where its target has a choice (P28-COUNT-1, P28-META-10)', () => {
  const battle = meeting()
  const fight = previewOf(battle, 'us', 'fight:dagger', 'foe')
  expect(fight).toMatchObject({ rolls: [], text: 'Before any die, foe may answer.', commands: [{ type: 'declare' }] })
  expect(fight.inputs.map(({ path }) => path)).toEqual(expect.not.arrayContaining(['answer.counter', 'answer.block']))
  expect(fight.forecast?.chance).toBeGreaterThan(0)
  const led = meeting({ side: 'enemies' })
  const againstList = previewOf(led, 'us', 'fight:dagger', 'foe')
  expect(againstList).toMatchObject({ text: null, rolls: [{ label: 'Dice' }] })
  expect(againstList.forecast?.rolls.map(({ label }) => label)).toContainEqual(expect.stringMatching(/^foe: /))
})

test('the turn waits for the side of the target, which is asked; the other side can do nothing (P28-META-10)', () => {
  const battle = declared(meeting())
  expect(PLANET28_PLAYABLE.turn(viewFor(battle))).toEqual({
    text: 'Turn 1 of 10: answer of foe',
    waitsFor: ['foe'],
    isSecret: false,
  })
  const { prompt, choices, notices } = choicesOf(battle, 'foe')
  expect(prompt).toBe('how does foe answer the attack of us?')
  expect(notices).toMatchObject([{ rule: 'P28-COUNT-1', isUrgent: true }])
  expect(choices).toMatchObject([
    { id: 'answer:great-sword', label: 'Fight back: Great sword', key: 'F', isImmediate: true },
    { id: 'answer:fist', label: 'Fight back: Fist', key: null, isImmediate: true },
    { id: 'answer:none', label: 'No answer', key: 'N', isImmediate: true },
  ])
  expect(choices[0]?.note).toBe('40.0 % to be hit, 40.0 % to hit back (P28-COUNT-1)')
  expect(choicesOf(battle, 'us').choices).toEqual([])
})

test('a charge may be blocked too, with the odds of every answer (P28-CHRG-5, P28-CHRG-6)', () => {
  const charge = meeting({ isCharge: true })
  const { variants } = previewOf(charge, 'us', 'fight:dagger', 'foe').forecast ?? { variants: [] }
  expect(variants.at(-1)?.label).toBe('foe blocks')
  const battle = declared(charge)
  const { prompt, choices, notices } = choicesOf(battle, 'foe')
  expect(prompt).toBe('how does foe answer the charge of us?')
  expect(notices).toMatchObject([{ rule: 'P28-CHRG-5' }])
  expect(choices.map(({ label, key }) => [label, key])).toEqual([
    ['Block and fight back: Great sword', 'A'],
    ['Block and fight back: Fist', null],
    ['Fight back: Great sword', 'F'],
    ['Fight back: Fist', null],
    ['Block', 'B'],
    ['No answer', 'N'],
  ])
  const hitBy = (label: string) => Number.parseInt(choices.find((choice) => choice.label === label)?.note ?? '', 10)
  expect(hitBy('Block')).toBeLessThan(hitBy('No answer'))
})

test('an answer carries the fight out, with its own odds before it (P28-COUNT-2)', () => {
  const battle = declared(meeting({ isCharge: true }))
  const preview = previewOf(battle, 'foe', 'answer:block+great-sword')
  expect(preview).toMatchObject({ rolls: [{ label: 'Dice' }], refusal: null })
  expect(preview.forecast?.rolls.map(({ label }) => label)).toEqual(expect.arrayContaining(['Block of foe']))
  const after = give(battle, preview)
  expect(after.due.filter(({ ask }) => ask === 'answer')).toEqual([])
  expect(after.units.find(({ id }) => id === 'foe')?.turn.actions).toBe(1)
})

test('a player answers alone; only the gamemaster declares a fight that was measured (P28-MEAS-3)', () => {
  const battle = meeting()
  const [declare] = previewOf(battle, 'us', 'fight:dagger', 'foe').commands
  const [answer] = previewOf(declared(battle), 'foe', 'answer:great-sword').commands
  expect(PLANET28_BATTLE.forGamemaster?.(declare as unknown as BattleCommand, battle)).toMatch(/^Only the gamemaster/)
  expect(PLANET28_BATTLE.forGamemaster?.(answer as unknown as BattleCommand, battle)).toBeNull()
  const unasked: BattleCommand = { by: 'us', type: 'vehicle-fight', unit: 'us', target: 'foe' }
  expect(PLANET28_BATTLE.forGamemaster?.(unasked, battle)).toMatch(/the side of the target is asked/)
})

test('a fight with its answer takes three keys: the letter of the fight, Enter, the letter of the answer', () => {
  const open = choicesOf(meeting(), 'us').choices.filter(({ key, refusal }) => key === 'F' && refusal === null)
  const [first] = open
  expect(first?.targets?.filter(({ refusal }) => refusal === null).map(({ id }) => id)).toEqual(['foe'])
  const battle = give(meeting(), previewOf(meeting(), 'us', first?.id ?? '', 'foe'))
  const keys = choicesOf(battle, 'foe').choices.filter(({ isImmediate }) => isImmediate)
  expect(keys.map(({ key }) => key)).toEqual(expect.arrayContaining(['F', 'N']))
})
