import { expect, test } from 'vitest'
import { createSeededDice } from '#main/games/kit/dice.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import type { CommandDraft } from '#shared/match/protocol.ts'
import { someBattle } from '#tests/support/planet28-battles.ts'
import { setUpBattle } from '../battle/setup/setup.ts'
import { viewFor } from '../battle/view.ts'
import { PLANET28_PLAYABLE } from './playable.ts'

const BATTLE = setUpBattle(someBattle({ characters: 2 }), createSeededDice('correction'))

function preview(battle: Battle, target: string, values: CommandDraft['values'] = {}) {
  return PLANET28_PLAYABLE.preview(viewFor(battle), 'red', { pieces: [], choice: 'correct', target, values })
}

test('the hit points of every model can be corrected up to their start, in the name of its side (P28-ACT-4)', () => {
  const targets = PLANET28_PLAYABLE.correction?.(viewFor(BATTLE))?.targets ?? []
  const models = BATTLE.units.flatMap((unit) => (unit.kind === 'vehicle' ? [] : unit.models.map(({ id }) => id)))
  expect(targets.map(({ id }) => id).toSorted()).toEqual(models.toSorted())
  const blue = BATTLE.units.find(({ side }) => side === 'blue')
  const model = blue && blue.kind !== 'vehicle' ? blue.models[0] : undefined
  const asked = preview(BATTLE, model?.id ?? '')
  expect(asked.missing).toEqual(['note'])
  expect(asked.inputs[0]).toMatchObject({ path: 'hitPoints', max: model?.start, value: model?.hitPoints })
  expect(preview(BATTLE, model?.id ?? '', { note: 'Misread', hitPoints: 3 }).commands).toEqual([
    { type: 'correct', by: 'blue', unit: blue?.id, model: model?.id, note: 'Misread', hitPoints: 3 },
  ])
})

test('a correction that changes nothing is refused', () => {
  const [first] = PLANET28_PLAYABLE.correction?.(viewFor(BATTLE))?.targets ?? []
  expect(preview(BATTLE, first?.id ?? '', { note: 'So' })).toMatchObject({
    commands: [],
    refusal: { code: 'unchanged' },
  })
})

test('more hit points than at the start need the ruling on it', () => {
  const open = { ...BATTLE, settings: { ...BATTLE.settings, overheal: true } }
  const [first] = PLANET28_PLAYABLE.correction?.(viewFor(open))?.targets ?? []
  expect(preview(open, first?.id ?? '').inputs[0]).toMatchObject({ max: 999 })
})

test('nothing is corrected in a battle that is over (P28-TURN-9)', () => {
  expect(PLANET28_PLAYABLE.correction?.(viewFor({ ...BATTLE, phase: 'over' }))?.refusal?.rule).toBe('P28-TURN-9')
})
