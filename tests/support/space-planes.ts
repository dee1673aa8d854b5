import { createSeededDice } from '#main/games/kit/dice.ts'
import { setUpBattle } from '#main/games/space-planes/game.ts'
import type { Battle } from '#shared/games/space-planes/battle.ts'
import type { Ship } from '#shared/games/space-planes/model.ts'
import type { PlanesSettings } from '#shared/games/space-planes/tables/settings.ts'

/** A ship in empty space, with changes. */
export function shipAt(fields: Partial<Ship> & Pick<Ship, 'id'>): Ship {
  return { owner: 'Ana', x: 300, y: 150, heading: 0, face: 1, twist: 0, plane: 3, ...fields }
}

/** A running battle of Ana and Ben with these ships; Ana is to act. */
export function battleOf(ships: readonly Ship[], settings: Partial<PlanesSettings> = {}): Battle {
  const empty = setUpBattle({ seats: ['Ana', 'Ben'], settings: {} }, createSeededDice('battle'))
  return { ...empty, settings: { ...empty.settings, ...settings }, phase: 'flying', turn: 1, ships }
}
