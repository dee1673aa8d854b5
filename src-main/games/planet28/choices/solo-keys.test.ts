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
import { PLANET28_PLAYABLE } from './playable.ts'

/** Maximum number of keys of the activations of five solo enemies. */
const MOST_KEYS = 15
const ENEMIES = ['e1', 'e2', 'e3', 'e4', 'e5']

/** Ana, who has enough hit points for all of it, against five enemies whose distances are known; two are in contact. */
function siege(): Battle {
  const enemies = ENEMIES.map((id) => createExampleCharacterOptions(id, { weapon: 'laser-rifle' }, 'enemies'))
  const ana = createExampleCharacterOptions('ana', { hp: 400, weapon: 'dagger' }, 'players')
  const battle = beginFirstTurn(createExampleBattle([ana, ...enemies], {}, createGivenDice([])), null)
  return {
    ...battle,
    phase: 'turn',
    order: battle.order.filter(({ unit }) => unit !== 'ana'),
    locks: [
      ['e4', 'ana'],
      ['e5', 'ana'],
    ],
    measured: ENEMIES.map((id) => ({ units: [id, 'ana'] as const, distanceCm: 30 })),
  }
}

/** The next choice by keyboard, with its keys: a letter, and Enter unless it is given at once. */
function pressNext(battle: Battle): { readonly after: Battle; readonly keys: number } {
  const view = viewFor(battle)
  const [seat = ''] = PLANET28_PLAYABLE.turn(view).waitsFor
  const open = PLANET28_PLAYABLE.choices(view, seat, []).choices.filter(
    ({ refusal, key }) => refusal === null && key !== null,
  )
  const picked = ['W', 'F', 'D'].flatMap((letter) => open.find(({ key }) => key === letter) ?? [])[0]
  if (picked === undefined) throw new Error(`No key for ${seat}: ${PLANET28_PLAYABLE.choices(view, seat, []).prompt}`)
  const { commands } = PLANET28_PLAYABLE.preview(view, seat, {
    pieces: [],
    choice: picked.id,
    target: null,
    values: {},
  })
  const { battle: after } = runCommandInBattle(
    battle,
    commands[0] as unknown as BattleCommand,
    createSeededDice('keys', battle.turn),
  )
  return { after, keys: picked.isImmediate ? 1 : 2 }
}

test(`a turn of five solo enemies whose distances are known takes at most ${MOST_KEYS} keys (P28-SOLO-2)`, () => {
  let battle = siege()
  let keys = 0
  const isDone = () => battle.active === null && ENEMIES.every((id) => hasActed(battle, id))
  for (let press = 0; press < MOST_KEYS && !isDone(); press += 1) {
    const next = pressNext(battle)
    battle = next.after
    keys += next.keys
  }
  expect(isDone()).toBe(true)
  expect(keys).toBeLessThanOrEqual(MOST_KEYS)
})

function hasActed({ units }: Battle, id: string): boolean {
  const unit = units.find((candidate) => candidate.id === id)
  return unit === undefined || unit.turn.isActivated || (unit.kind !== 'vehicle' && unit.models[0]?.fate !== 'fights')
}
